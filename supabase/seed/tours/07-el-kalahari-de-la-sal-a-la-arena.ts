import type { TourSeed } from "../types.ts";

export default {
  slug: "el-kalahari-de-la-sal-a-la-arena",
  name: {
    es: "El Kalahari, de la sal a la arena",
    en: "The Kalahari, from salt to sand",
    fr: "Le Kalahari, du sel au sable",
  },
  shortDescription: {
    es: "Safari de camping de 13 días por Botsuana, de los salares de Makgadikgadi al Kalahari Central, donde el vecino más próximo ruge.",
    en: "A 13-day camping safari in Botswana, from the Makgadikgadi pans to the Central Kalahari, where the nearest neighbour roars.",
    fr: "Un safari-camping de 13 jours au Botswana, des pans (cuvettes salées) du Makgadikgadi au Kalahari central, où le plus proche voisin rugit.",
  },
  fullDescription: {
    es: "Un viaje por tierra llana, que es otra manera de decir cielo. Salimos de Johannesburgo con el agua en el techo, vemos rinocerontes en Serowe y dormimos en Kubu, una isla de granito y baobabs en un lago que se secó. Después vienen Nxai Pan, el río Boteti y la Reserva del Kalahari Central: mayor que Dinamarca y sin un grifo de agua potable. Once noches de acampada, casi siempre sin valla, y una última con cama en Maun. De mayo a octubre, mejor antes de septiembre; con lluvia, los salares no dejan pasar a nadie.",
    en: "A journey across flat country, which is another way of saying sky. We leave Johannesburg with the water on the roof, look for rhino near Serowe and sleep on Kubu, an island of granite and baobabs in a lake that dried up. Then come Nxai Pan, the Boteti river and the Central Kalahari Game Reserve: larger than Denmark, and not one drinking-water tap. Eleven nights camping, hardly ever with a fence, and a last one in a bed in Maun. May to October, better before September; once it rains, the pans let nobody through.",
    fr: "Un voyage en pays plat, autrement dit en plein ciel. Nous quittons Johannesburg avec l’eau sur le toit, cherchons les rhinocéros près de Serowe et dormons à Kubu, une île de granit et de baobabs dans un lac qui s’est retiré. Viennent ensuite Nxai Pan, la rivière Boteti et la réserve du Kalahari central : plus grande que le Danemark, et pas un robinet d’eau potable. Onze nuits de camping, presque toujours sans clôture, et la dernière dans un vrai lit, à Maun. De mai à octobre, de préférence avant septembre ; dès qu’il pleut, les pans ne laissent passer personne.",
  },
  destination: {
    es: "Botsuana",
    en: "Botswana",
    fr: "Botswana",
  },
  pictures: ["makgadikgadi", "camp"],
  minGroupSize: 2,
  maxGroupSize: 10,
  pricePerPerson: 5850,
  isFeatured: false,
  included: {
    es: [
      "Guía en español, inglés o francés, cocinero y 4x4 equipados, hasta 6 viajeros en cada uno",
      "Once noches de acampada, con tienda, colchón y ropa de cama",
      "Última noche en un lodge de Maun",
      "Tasas de parques, reservas y campings comunitarios",
      "Todas las comidas, de la cena del día 1 al desayuno del día 12",
      "Agua para beber y para la ducha de cubo",
      "Traslado al aeropuerto de Maun",
    ],
    en: [
      "English-, French- or Spanish-speaking guide, a cook and equipped 4x4s, up to 6 travellers in each",
      "Eleven nights camping, with tent, mattress and bedding",
      "Last night in a lodge in Maun",
      "Fees for parks, reserves and community campsites",
      "All meals from dinner on day 1 to breakfast on day 12",
      "Water for drinking and for the bucket shower",
      "Transfer to Maun airport",
    ],
    fr: [
      "Guide en espagnol, anglais ou français, cuisinier et 4x4 équipés, 6 voyageurs au plus dans chacun",
      "Onze nuits de camping, tente, matelas et literie compris",
      "Dernière nuit dans un lodge à Maun",
      "Droits des parcs, des réserves et des campings communautaires",
      "Tous les repas, du dîner du jour 1 au petit déjeuner du jour 12",
      "L’eau à boire et celle de la douche au seau",
      "Transfert à l’aéroport de Maun",
    ],
  },
  excluded: {
    es: [
      "Vuelos internacionales y vuelo de Maun a Johannesburgo",
      "Noche previa en Johannesburgo (la reservamos si hace falta)",
      "Seguro de viaje con evacuación médica, obligatorio",
      "Bebidas, propinas, almuerzo del día 1 y comidas en Maun",
      "Vuelo opcional sobre el delta del Okavango",
    ],
    en: [
      "International flights and the flight from Maun to Johannesburg",
      "The night before in Johannesburg (we book it if you need it)",
      "Travel insurance with medical evacuation, which is compulsory",
      "Drinks, tips, lunch on day 1 and meals in Maun",
      "Optional flight over the Okavango delta",
    ],
    fr: [
      "Vols internationaux et vol de Maun à Johannesburg",
      "La nuit précédente à Johannesburg (nous la réservons au besoin)",
      "Assurance voyage avec évacuation médicale, obligatoire",
      "Boissons, pourboires, déjeuner du jour 1 et repas à Maun",
      "Survol du delta de l’Okavango, en option",
    ],
  },
  itinerary: [
    {
      es: `De Johannesburgo a Serowe
Salida a las cinco y media. 570 km y una frontera, la de Martin’s Drift sobre el Limpopo: unas ocho horas contando los sellos. Acampamos en el Khama Rhino Sanctuary, que lleva la comunidad de Serowe.`,
      en: `Johannesburg to Serowe
Off at half past five. 570 km and one border, Martin’s Drift on the Limpopo: about eight hours, counting the stamps. We camp in the Khama Rhino Sanctuary, run by the people of Serowe.`,
      fr: `De Johannesburg à Serowe
Départ à 5 h 30. 570 km et une frontière, Martin’s Drift, sur le Limpopo : environ huit heures, tampons compris. Camping au Khama Rhino Sanctuary, que gèrent les gens de Serowe.`,
    },
    {
      es: `Rinocerontes y rumbo a Kubu
Al amanecer, rinocerontes en Serwe Pan. Luego 270 km por Letlhakane, última tienda seria, y Mmatshumo; los 45 finales son rodada sobre el salar. Llegamos a Kubu con el sol bajo y acampamos al pie de los baobabs, en el camping comunitario.`,
      en: `Rhino, then on to Kubu
Rhino on Serwe Pan at dawn. Then 270 km by way of Letlhakane, the last proper shop, and Mmatshumo; the final 45 are wheel tracks over the pan. We reach Kubu with the sun low and camp under the baobabs, on the community campsite.`,
      fr: `Les rhinocéros, puis Kubu
Rhinocéros à l’aube sur Serwe Pan. Puis 270 km par Letlhakane, dernier vrai magasin, et Mmatshumo ; les 45 derniers ne sont que des traces sur le pan. Arrivée à Kubu sous un soleil bas, et camping communautaire au pied des baobabs.`,
    },
    {
      es: `Kubu, todo el día
Lekhubu, dicen aquí. Se rodea a pie en un par de horas: playas de guijarros sin mar, muros de piedra seca que nadie ha explicado del todo. Por la noche no hay una luz en treinta kilómetros.`,
      en: `Kubu, all day
Lekhubu, they say here. It takes a couple of hours to walk round: pebble beaches without a sea, dry-stone walls nobody has quite explained. At night, not one light for thirty kilometres.`,
      fr: `Kubu, toute la journée
Ici, on dit Lekhubu. On en fait le tour à pied en deux heures : plages de galets sans mer, murs de pierre sèche que personne n’a tout à fait expliqués. La nuit, pas une lumière à trente kilomètres.`,
    },
    {
      es: `Entre dos salares
100 km y cuatro o cinco horas entre Sowa y Ntwetwe, sin salirse de la rodada: la costra parece firme hasta que deja de serlo. Parada en el baobab de Green, con una inscripción de 1858. Camping en Gweta, con ducha de verdad.`,
      en: `Between two pans
100 km and four or five hours between Sowa and Ntwetwe, never leaving the tracks: the crust looks solid until it stops being so. We call at Green’s Baobab, with its inscription from 1858. Campsite in Gweta, with a real shower.`,
      fr: `Entre deux pans
100 km et quatre ou cinq heures entre Sowa et Ntwetwe, sans quitter la trace : la croûte a l’air solide jusqu’au moment où elle ne l’est plus. Halte au baobab de Green et à son inscription de 1858. Camping à Gweta, avec une vraie douche.`,
    },
    {
      es: `Nxai Pan
65 km de asfalto y 37 de arena hasta South Camp. Este salar es de hierba: springboks, impalas, algún guepardo. Los baños están rodeados de púas de hormigón, porque los elefantes de aquí han aprendido fontanería.`,
      en: `Nxai Pan
65 km of tarmac and 37 of sand to South Camp. This pan is grass: springbok, impala, now and then a cheetah. The washrooms are ringed with concrete spikes, because the local elephants have taught themselves plumbing.`,
      fr: `Nxai Pan, l’herbe
65 km de goudron et 37 de sable jusqu’à South Camp. Cette cuvette-ci est d’herbe : springboks, impalas, parfois un guépard. Les sanitaires sont cernés de pointes en béton, car les éléphants du coin ont appris la plomberie.`,
    },
    {
      es: `Los baobabs de Baines
Mañana en la charca y 30 km de arena hasta los baobabs que Thomas Baines pintó en 1862. Se ponen al lado el cuadro y los árboles y cuesta encontrar la diferencia. Acampamos junto a Kudiakam Pan.`,
      en: `Baines’ Baobabs
Morning at the waterhole, then 30 km of sand to the baobabs that Thomas Baines painted in 1862. Hold the picture up beside the trees and it is hard to spot the difference. We camp on the edge of Kudiakam Pan.`,
      fr: `Les baobabs de Baines
Matinée au point d’eau, puis 30 km de sable jusqu’aux baobabs que Thomas Baines a peints en 1862. On met le tableau à côté des arbres et l’on cherche la différence. Camping au bord de Kudiakam Pan.`,
    },
    {
      es: `Khumaga, sobre el Boteti
Al sur por el parque de Makgadikgadi: 110 km, la mayor parte de arena, cuatro horas. El campamento público de Khumaga mira al río desde un barranco, y de julio a octubre bajan las cebras a beber por centenares, discutiendo.`,
      en: `Khumaga, above the Boteti
South through Makgadikgadi Pans National Park: 110 km, mostly sand, four hours. The public camp at Khumaga looks down on the river from a bank, and from July to October the zebra come to drink in their hundreds, arguing.`,
      fr: `Khumaga, au-dessus de la Boteti
Plein sud par le parc de Makgadikgadi : 110 km, surtout de sable, quatre heures. Le camp public de Khumaga domine la rivière, et de juillet à octobre les zèbres descendent boire par centaines, en se disputant.`,
    },
    {
      es: `Entrada al Kalahari Central
Cruzamos el Boteti, en pontón si lleva agua, y seguimos a Rakops, último gasóleo. De allí, arena hasta la puerta de Matswere y Deception Valley: 180 km, seis horas. Campamento público sin valla y sin vecinos a la vista.`,
      en: `Into the Central Kalahari
Over the Boteti, by pontoon if there is water in it, and on to Rakops for the last diesel. From there it is sand to Matswere gate and Deception Valley: 180 km, six hours. A public campsite with no fence and no neighbours in sight.`,
      fr: `L’entrée du Kalahari central
On passe la Boteti, sur un bac s’il y a de l’eau, puis Rakops, dernier gazole. Ensuite, du sable jusqu’à la porte de Matswere et Deception Valley : 180 km, six heures. Emplacement public sans clôture ni voisin en vue.`,
    },
    {
      es: `Deception Valley
Un río que dejó de correr hace miles de años y todavía lo parece. Órices y springboks por el fondo, leones de melena negra por la orilla, ratel con suerte. En julio el agua del cubo amanece con hielo.`,
      en: `Deception Valley
A river that stopped flowing thousands of years ago and still looks like one. Oryx and springbok along the bed, black-maned lions along the edge, a honey badger if we are lucky. In July there is ice in the bucket at breakfast.`,
      fr: `Deception Valley
Une rivière qui ne coule plus depuis des milliers d’années et en garde l’allure. Oryx et springboks dans le lit, lions à crinière noire sur le bord, un ratel avec de la chance. En juillet, il y a de la glace dans le seau au petit déjeuner.`,
    },
    {
      es: `Piper Pan
Unos 100 km al suroeste y cinco horas de arena y pista ondulada, despacio. La recompensa es una charca, un llano redondo y los leones que lo consideran suyo. Acampamos cerca, con la leña traída de fuera.`,
      en: `Out to Piper Pan
About 100 km south-west, five hours of sand and washboard, slowly. At the end, a waterhole, a round plain and the lions who regard it as theirs. We camp nearby, on firewood brought from outside.`,
      fr: `Vers Piper Pan
Une centaine de kilomètres au sud-ouest, cinq heures de sable et de tôle ondulée, doucement. Au bout, un point d’eau, une plaine ronde et les lions qui l’estiment à eux. Camping tout près, avec du bois apporté du dehors.`,
    },
    {
      es: `Por Passarge a Sunday Pan
Otros 100 km, por el valle de Passarge, con tiempo para los zorros orejudos y las avutardas kori. Última noche de tienda en Sunday Pan: hiena parda, si pasa, y un cielo que no cabe en la foto.`,
      en: `Passarge to Sunday Pan
Another 100 km, along Passarge Valley, with time for bat-eared foxes and kori bustards. Last night under canvas at Sunday Pan: a brown hyena, if it passes, and more sky than the camera will hold.`,
      fr: `Par Passarge à Sunday Pan
Encore 100 km, par la vallée de Passarge, avec du temps pour les otocyons et les outardes kori. Dernière nuit de toile à Sunday Pan : une hyène brune, si elle passe, et un ciel qui déborde de la photo.`,
    },
    {
      es: `De la arena a Maun
290 km y unas seis horas: 100 de arena hasta Rakops y luego asfalto, que suena raro. En Maun esperan los burros en la calle, una cama y una ducha sin cubo. Lodge junto al río Thamalakane.`,
      en: `Out of the sand, to Maun
290 km and about six hours: 100 of sand to Rakops, then tarmac, which sounds strange. In Maun there are donkeys in the street, a bed and a shower without a bucket. Lodge on the Thamalakane river.`,
      fr: `Du sable à Maun
290 km et environ six heures : 100 de sable jusqu’à Rakops, puis le goudron, dont le bruit surprend. À Maun, des ânes dans la rue, un lit et une douche sans seau. Lodge au bord de la Thamalakane.`,
    },
    {
      es: `Vuelo desde Maun
Traslado al aeropuerto, a diez minutos. El vuelo a Johannesburgo dura algo menos de dos horas; quien prefiera quedarse tiene el delta del Okavango a la salida del pueblo.`,
      en: `Flight from Maun
Ten minutes to the airport. The flight to Johannesburg takes a little under two hours; anyone who would rather stay has the Okavango delta at the end of the street.`,
      fr: `Vol depuis Maun
Dix minutes jusqu’à l’aéroport. Le vol pour Johannesburg dure un peu moins de deux heures ; qui préfère rester a le delta de l’Okavango au bout de la rue.`,
    },
  ],
} satisfies TourSeed;
