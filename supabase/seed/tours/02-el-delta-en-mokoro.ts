import type { TourSeed } from "../types.ts";

export default {
  slug: "el-delta-en-mokoro",
  name: {
    es: "El delta en mokoro",
    en: "The delta by mokoro",
    fr: "Le delta en mokoro",
  },
  shortDescription: {
    es: "Safari de gama media de 12 días, en lodges y campamentos de tiendas, con dos noches de acampada en una isla del delta y, al final, las cataratas Victoria.",
    en: "A 12-day mid-range safari in lodges and tented camps, with two nights camping on an island in the delta and Victoria Falls at the end.",
    fr: "Un safari milieu de gamme de 12 jours, en lodges et camps de toile, avec deux nuits de bivouac sur une île du delta et, au bout, les chutes Victoria.",
  },
  fullDescription: {
    es: `El Okavango es un río que salió hacia el mar y cambió de idea. Empezamos por la sal del Makgadikgadi, para entender qué aspecto tiene este país sin agua, y desde Maun entramos en mokoro en la parte tranquila del delta, donde dormimos dos noches en una isla. Después viene la arena: Khwai, Savuti y el Chobe a última hora, cuando las manadas vuelven a casa a nado.

Las dos últimas noches son en las Cataratas Victoria. Todo va por tierra y por agua. De mayo a octubre es lo mejor; la crecida, por llevar la contraria, llega en plena estación seca.`,
    en: `The Okavango is a river that set out for the sea and changed its mind. We begin on the salt of the Makgadikgadi, to see what this country looks like without water, then pole out from Maun into the quiet part of the delta and sleep two nights on an island. After that comes the sand: Khwai, Savuti, and the Chobe at sunset, when the herds swim home.

The last two nights are at Victoria Falls. It all goes by road and by water. May to October is best; the flood, to be contrary, arrives in the middle of the dry season.`,
    fr: `L’Okavango est un fleuve parti pour la mer et qui a changé d’avis. On commence par le sel du Makgadikgadi, histoire de voir à quoi ressemble ce pays sans eau ; puis, depuis Maun, on entre en mokoro dans la partie tranquille du delta, pour deux nuits sur une île. Ensuite vient le sable : Khwai, Savuti, et la Chobe au couchant, quand les troupeaux rentrent à la nage.

Les deux dernières nuits se passent aux chutes Victoria. Tout se fait par la route et par l’eau. De mai à octobre, c’est parfait ; la crue, par esprit de contradiction, arrive en pleine saison sèche.`,
  },
  destination: {
    es: "Botsuana y Zimbabue",
    en: "Botswana and Zimbabwe",
    fr: "Botswana et Zimbabwe",
  },
  pictures: ["okavango", "makgadikgadi", "chobe", "victoria-falls"],
  minGroupSize: 2,
  maxGroupSize: 10,
  pricePerPerson: 6950,
  isFeatured: true,
  included: {
    es: [
      "Guía en español, inglés o francés, de Maun a las Cataratas",
      "Nueve noches en lodges y campamentos de tiendas, dos acampando en la isla",
      "Mokoro con barqueros de la comunidad y lanchas en el Boro y el Chobe",
      "Entradas a Moremi, Chobe y las Cataratas Victoria, y tasas de las comunidades",
      "Salidas en todoterreno abierto, hasta 6 viajeros en cada uno",
      "Todas las comidas, salvo almuerzos y cenas en Victoria Falls",
      "Traslados, incluido el paso de frontera en Kazungula",
    ],
    en: [
      "English-, French- or Spanish-speaking guide, from Maun to the Falls",
      "Nine nights in lodges and tented camps, two camping on the island",
      "Mokoro with polers from the community, and boats on the Boro and the Chobe",
      "Park fees for Moremi, Chobe and Victoria Falls, and community fees",
      "Game drives in open 4x4s, up to 6 travellers in each",
      "All meals except lunches and dinners at Victoria Falls",
      "Transfers, including the border at Kazungula",
    ],
    fr: [
      "Guide francophone, hispanophone ou anglophone, de Maun aux chutes",
      "Neuf nuits en lodges et camps de toile, deux en bivouac sur l’île",
      "Mokoro avec les piroguiers de la communauté, bateaux sur le Boro et la Chobe",
      "Entrées de Moremi, de Chobe et des chutes Victoria, redevances aux communautés",
      "Sorties en 4x4 ouvert, 6 voyageurs au plus dans chacun",
      "Tous les repas, sauf déjeuners et dîners à Victoria Falls",
      "Transferts, passage de la frontière à Kazungula compris",
    ],
  },
  excluded: {
    es: [
      "Vuelos a Maun y desde Victoria Falls (internos no hay)",
      "Visado de Zimbabue",
      "Vuelo panorámico sobre el delta, opcional",
      "Seguro de viaje con evacuación médica",
      "Bebidas y propinas",
    ],
    en: [
      "Flights to Maun and from Victoria Falls (there are none in between)",
      "Zimbabwean visa",
      "Optional scenic flight over the delta",
      "Travel insurance with medical evacuation",
      "Drinks and tips",
    ],
    fr: [
      "Vols vers Maun et depuis Victoria Falls (aucun vol intérieur)",
      "Visa du Zimbabwe",
      "Survol du delta, en option",
      "Assurance voyage avec évacuation médicale",
      "Boissons et pourboires",
    ],
  },
  itinerary: [
    {
      es: `Aterrizaje en Maun
El vuelo desde Johannesburgo dura una hora y tres cuartos y acaba en un aeropuerto con más avionetas que taxis. Trayecto corto hasta un lodge a orillas del Thamalakane, mapa sobre la mesa y cena temprana.`,
      en: `Landing in Maun
The flight from Johannesburg takes an hour and three-quarters and lands among more light aircraft than taxis. A short drive to a lodge on the Thamalakane river, a map on the table, an early supper.`,
      fr: `Arrivée à Maun
Une heure trois quarts de vol depuis Johannesburg, et un aéroport où l’on compte plus de coucous que de taxis. Court trajet jusqu’à un lodge au bord de la Thamalakane, carte étalée sur la table, dîner de bonne heure.`,
    },
    {
      es: `Hacia los salares
205 km de buen asfalto hasta Gweta, dos horas y media en las que mandan las cabras y los burros. Por la tarde, al salar de Ntwetwe, seco más o menos de mayo a noviembre y tan llano que se ve el día siguiente. Noche en un lodge de Gweta, entre baobabs.`,
      en: `East to the pans
205 km of good tarmac to Gweta, two and a half hours in which goats and donkeys have right of way. In the afternoon out to Ntwetwe Pan, dry from about May to November and so flat that you can see tomorrow. A lodge at Gweta, among baobabs.`,
      fr: `Vers les grands pans
205 km de bon goudron jusqu’à Gweta, deux heures et demie où chèvres et ânes ont la priorité. L’après-midi, le pan (une cuvette salée) de Ntwetwe, à sec de mai à novembre environ et si plat qu’on y voit le lendemain. Nuit dans un lodge de Gweta, parmi les baobabs.`,
    },
    {
      es: `De la sal al agua
Café en el salar al amanecer y regreso a Maun. Desde allí, lancha por el Boro hasta el embarcadero de la comunidad y unas dos horas de mokoro hasta una isla, adonde llegamos a media tarde. Mientras se monta el campamento, los hipopótamos se dejan oír; verlos lleva más tiempo.`,
      en: `Salt for breakfast, water for tea
Coffee on the pan at sunrise and back to Maun. From there a motorboat up the Boro to the community poling station, then about two hours by mokoro to an island, by mid-afternoon. While the camp goes up the hippos make themselves heard; seeing them takes longer.`,
      fr: `Du sel à l’eau
Café sur le pan au lever du soleil, puis retour à Maun. De là, bateau sur le Boro jusqu’à l’embarcadère de la communauté et deux heures de mokoro environ jusqu’à une île, atteinte en milieu d’après-midi. Pendant qu’on monte le camp, les hippopotames se font entendre ; les voir demande plus de patience.`,
    },
    {
      es: `Un día de isla
Al alba, caminata con los barqueros, que son de los pueblos de la orilla: lechwes, tsessebes y, con suerte, elefantes a una distancia educada. Siesta, y otra vez mokoro cuando empiezan las ranas. Los de ahora son de fibra: hacía falta un árbol muy grande para cada uno, y los árboles ya habían hecho bastante.`,
      en: `Island time
A walk at dawn with the polers, who come from the villages on the edge of the delta: lechwe, tsessebe and, with luck, elephant at a polite distance. A siesta, then the mokoro again when the frogs begin. They are made of fibreglass now; each used to take one very large tree, and the trees had done enough.`,
      fr: `Une journée sur l’île
À l’aube, marche avec les piroguiers, qui viennent des villages voisins : lechwes, sassabys et, avec un peu de chance, des éléphants à distance courtoise. Sieste, puis mokoro de nouveau quand les grenouilles commencent. Aujourd’hui ils sont en fibre : il fallait un très grand arbre pour chacun, et les arbres avaient assez donné.`,
    },
    {
      es: `Del agua a la arena: Khwai
Mokoro y lancha de vuelta, almuerzo en Maun y unos 140 km hacia el nordeste, cuatro horas: asfalto hasta Shorobe y luego grava y arena hasta el río Khwai. Campamento de tiendas en tierras de la comunidad, frente a la reserva de Moremi.`,
      en: `From water to sand
Mokoro and boat back, lunch in Maun, and about 140 km north-east in four hours: tarmac as far as Shorobe, then gravel and sand to the Khwai river. A tented camp on community land, across the water from Moremi Game Reserve.`,
      fr: `De l’eau au sable : Khwai
Mokoro et bateau dans l’autre sens, déjeuner à Maun, puis 140 km vers le nord-est en quatre heures : goudron jusqu’à Shorobe, ensuite gravier et sable jusqu’à la rivière Khwai. Camp de toile sur les terres de la communauté, face à la réserve de Moremi.`,
    },
    {
      es: `Las dos orillas del Khwai
De día, la reserva de Moremi por la puerta norte; ya oscurecido, la orilla de la comunidad, donde sí se permite circular de noche. Los licaones crían por aquí entre junio y agosto. El leopardo aparece cuando quiere, que para eso es leopardo.`,
      en: `Both banks of the Khwai
By day Moremi Game Reserve, through North Gate; after dark the community side, where night drives are allowed. Wild dogs den around here from about June to August. The leopard turns up when it suits her.`,
      fr: `Les deux rives de la Khwai
De jour, la réserve de Moremi par la porte nord ; à la nuit, la rive de la communauté, où l’on a le droit de rouler dans le noir. Les lycaons ont leurs terriers dans le coin de juin à août. Le léopard vient quand ça lui chante.`,
    },
    {
      es: `Por Mababe a Savuti
Unos 120 km que llevan cinco horas, porque son de arena: la depresión de Mababe y la loma de Magwikhwe, playa de un lago que ya no existe. Campamento de tiendas en Savuti, dentro del parque nacional de Chobe.`,
      en: `Through Mababe to Savuti
About 120 km, which take five hours because they are sand: across the Mababe Depression and over the Magwikhwe ridge, the beach of a lake that is no longer there. A tented camp at Savuti, inside Chobe National Park.`,
      fr: `Savuti par Mababe
120 km environ, mais cinq heures, puisque c’est du sable : la dépression de Mababe, puis la dune de Magwikhwe, plage d’un lac qui n’existe plus. Camp de toile à Savuti, dans le parc national de Chobe.`,
    },
    {
      es: `El canal que va y viene
El canal de Savuti se secó en 1982, volvió en 2008 y desde entonces no acaba de decidirse. Con agua o sin ella hay machos de elefante, leones en la llanura y pinturas san en las colinas de Gubatsaa. Segunda noche en el campamento.`,
      en: `A channel with its own mind
The Savuti Channel dried up in 1982, came back in 2008 and has not made up its mind since. With or without it there are bull elephants, lions on the marsh, and San paintings in the Gubatsaa hills. Second night in camp.`,
      fr: `Un chenal qui hésite
Le chenal de Savuti s’est asséché en 1982, il est revenu en 2008 et, depuis, il hésite. Avec ou sans lui, il reste les vieux éléphants mâles, les lions de la plaine et des peintures san dans les collines de Gubatsaa. Deuxième nuit au camp.`,
    },
    {
      es: `Al Chobe a última hora
Unos 170 km, cinco horas: arena hasta Kachikau, asfalto por Ngoma y Kasane. A las cuatro ya estamos en la barca, a tiempo de ver a los elefantes cruzar hacia la isla de Sedudu con la trompa de tubo de buceo. Noche en un lodge de Kasane.`,
      en: `Sand, tarmac and the Chobe
About 170 km, five hours: sand to Kachikau, then tarmac by Ngoma to Kasane. We are on a boat by four, in time for the elephants crossing to Sedudu Island with their trunks up like snorkels. A lodge in Kasane.`,
      fr: `La Chobe au couchant
Quelque 170 km, cinq heures : du sable jusqu’à Kachikau, puis le goudron par Ngoma jusqu’à Kasane. À seize heures nous sommes sur l’eau, à temps pour les éléphants qui gagnent l’île de Sedudu, la trompe en guise de tuba. Nuit dans un lodge de Kasane.`,
    },
    {
      es: `La frontera de Kazungula
Al alba, última salida por la ribera del Chobe. Luego 12 km hasta la frontera, sellos, cambio de vehículo y 70 km de asfalto entre bosque y algún elefante. Tarde de barca en el Zambeze, por encima de las Cataratas, y noche en Victoria Falls.`,
      en: `Over the border at Kazungula
One last dawn along the Chobe riverfront. Then 12 km to the border, stamps, a change of vehicle, and 70 km of tarmac through forest and the odd elephant. A boat on the Zambezi in the late afternoon, upstream of the edge; night in the town of Victoria Falls.`,
      fr: `La frontière à Kazungula
À l’aube, dernière sortie au bord de la Chobe. Puis 12 km jusqu’à la frontière, des tampons, un changement de voiture et 70 km de goudron à travers la forêt et parfois un éléphant. En fin d’après-midi, bateau sur le Zambèze, en amont du vide ; nuit à Victoria Falls.`,
    },
    {
      es: `El humo que truena
Un sendero de miradores por una selva que riegan las propias Cataratas: 1,7 km de río que cae, 108 m en lo más alto. De febrero a junio se sale empapado; en octubre se ve la roca. Tarde libre y segunda noche en Victoria Falls.`,
      en: `The smoke that thunders
A path of viewpoints through a rainforest that the Falls water themselves: 1.7 km of river going over the edge, 108 m at the highest. From February to June you come out soaked; in October you see the rock. A free afternoon and a second night in town.`,
      fr: `La fumée qui gronde
Un sentier de belvédères dans une forêt que les chutes arrosent elles-mêmes : 1,7 km de fleuve qui bascule, 108 m au plus haut. De février à juin, on ressort trempé ; en octobre, on voit la roche. Après-midi libre et deuxième nuit à Victoria Falls.`,
    },
    {
      es: `Vuelo de regreso
Desayuno con facóqueros en el césped, 20 km hasta el aeropuerto y una hora y cuarenta de vuelo hasta Johannesburgo. La arena tarda algo más en salir de los zapatos.`,
      en: `Flying home
Breakfast with warthogs on the lawn, 20 km to the airport, and an hour and forty minutes in the air to Johannesburg. The sand takes a little longer to leave your shoes.`,
      fr: `Vol de retour
Petit déjeuner avec phacochères sur la pelouse, 20 km jusqu’à l’aéroport et une heure quarante de vol pour Johannesburg. Le sable, lui, met plus longtemps à quitter les chaussures.`,
    },
  ],
} satisfies TourSeed;
