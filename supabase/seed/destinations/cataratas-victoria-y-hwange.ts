import type { destinations } from "../../../content/types/destinations.ts";
import type { SeedOf } from "../seed-of.ts";

export default {
  slug: "cataratas-victoria-y-hwange",
  name: {
    es: "Cataratas Victoria y Hwange",
    en: "Victoria Falls and Hwange",
    fr: "Chutes Victoria et Hwange",
  },
  country: {
    es: "Zimbabue",
    en: "Zimbabwe",
    fr: "Zimbabwe",
  },
  countries: ["ZW"],
  latitude: -17.924,
  longitude: 25.857,
  short_description: {
    es: "Las cataratas, los elefantes de Hwange y Mana Pools, donde se camina.",
    en: "The falls, the elephants of Hwange, and Mana Pools, where you walk.",
    fr: "Les chutes, les éléphants de Hwange et Mana Pools, où l’on marche.",
  },
  full_description: {
    es: `Empieza con ruido: 1700 metros de río que se caen a la vez y mojan a quien mira. A dos o tres horas por carretera está Hwange, un parque casi sin ríos donde el agua se bombea; decenas de miles de elefantes se saben los horarios. Y en la punta norte, Mana Pools, una llanura junto al Zambeze, bajo árboles altísimos, donde todavía se puede caminar. Los guías zimbabuenses pasan años de exámenes antes de llevar a nadie a pie, y se nota. La carretera tiene baches y los puestos de la cuneta, esculturas de piedra que pesan más que la maleta.

A Victoria Falls y a Harare se vuela desde Johannesburgo. Las cataratas piden dos noches; con Hwange y Mana Pools, doce días. La hora es UTC+2, se habla inglés y los enchufes son británicos.`,
    en: `It begins with noise: 1,700 metres of river falling at once and wetting whoever came to look. Two to three hours away by road is Hwange, a park with hardly a river in it, where the water is pumped and tens of thousands of elephants know the timetable. At the northern tip is Mana Pools, a floodplain beside the Zambezi, under very tall trees, where you may still walk. Zimbabwean guides sit years of examinations before they lead anyone on foot, and it shows. The roads have potholes, and the roadside stalls have stone carvings that weigh more than your suitcase.

You fly to Victoria Falls or Harare from Johannesburg. Allow two nights for the falls, and twelve days with Hwange and Mana Pools. The time is UTC+2, English is spoken, and sockets are British.`,
    fr: `Cela commence par un bruit : 1 700 mètres de fleuve qui tombent d’un coup et mouillent ceux qui regardent. À deux ou trois heures de route, Hwange, un parc presque sans rivière où l’on pompe l’eau ; des dizaines de milliers d’éléphants en connaissent les horaires. À la pointe nord, Mana Pools, une plaine au bord du Zambèze, sous de très grands arbres, où l’on a encore le droit de marcher. Les guides zimbabwéens passent des années d’examens avant d’emmener quiconque à pied, et cela se voit. La route a des nids-de-poule et les étals du bas-côté, des sculptures de pierre plus lourdes que la valise.

Vols pour Victoria Falls et Harare depuis Johannesburg. Comptez deux nuits pour les chutes, douze jours avec Hwange et Mana Pools. L’heure est UTC+2, on parle anglais et les prises sont britanniques.`,
  },
  best_time_to_visit: {
    es: "De julio a octubre para Hwange y Mana Pools, con la fauna junto al agua y mucho calor al final; las cataratas van llenas en abril y mayo y flojas en octubre, así que julio y agosto contentan a casi todos. Las temperaturas y la lluvia son las de Victoria Falls; en Hwange, las noches de junio y julio rozan la helada, y Mana Pools es varios grados más caluroso.",
    en: "July to October for Hwange and Mana Pools, with the game at the water and real heat by the end; the falls are fullest in April and May and thin in October, so July and August please nearly everyone. Temperatures and rain are those of Victoria Falls; in Hwange, June and July nights come close to frost, and Mana Pools is several degrees hotter.",
    fr: "De juillet à octobre pour Hwange et Mana Pools, la faune près de l’eau et de fortes chaleurs à la fin ; les chutes sont pleines en avril et mai, maigres en octobre : juillet et août contentent presque tout le monde. Températures et pluies relevées à Victoria Falls ; à Hwange, les nuits de juin et juillet frôlent la gelée, et Mana Pools est plus chaud de plusieurs degrés.",
  },
  climate: [
    { month: 1, min: 18, max: 30, rain: 170 },
    { month: 2, min: 18, max: 29, rain: 125 },
    { month: 3, min: 17, max: 30, rain: 70 },
    { month: 4, min: 14, max: 29, rain: 25 },
    { month: 5, min: 9, max: 27, rain: 3 },
    { month: 6, min: 6, max: 25, rain: 1 },
    { month: 7, min: 6, max: 25, rain: 0 },
    { month: 8, min: 8, max: 28, rain: 0 },
    { month: 9, min: 13, max: 32, rain: 2 },
    { month: 10, min: 17, max: 33, rain: 25 },
    { month: 11, min: 18, max: 32, rain: 65 },
    { month: 12, min: 18, max: 30, rain: 175 },
  ],
  entry_rules: {
    es: `El visado se saca al llegar, en el aeropuerto o en la frontera, y se paga mejor en dólares justos. Como orientación: 30 US$ la entrada simple y 45 la doble con pasaporte español, francés o estadounidense; 55 y 70 con el británico. También se puede pedir por internet.

Quien vaya a ver las dos orillas de las cataratas, o entre dos veces, tiene además el univisa KAZA: 50 US$, Zimbabue y Zambia durante 30 días y excursiones de un día a Botsuana. Se expide en Victoria Falls, Kazungula y los aeropuertos, cuando quedan pegatinas. Pasaporte válido seis meses y con tres páginas libres. Consulta la tarifa vigente a la embajada antes de reservar.`,
    en: `The visa is issued on arrival, at the airport or the border, and is best paid for in exact US dollars. As a guide: US$55 for a single entry and 70 for a double on a British passport; 30 and 45 on a Spanish, French or US one. You can also apply online.

If you mean to see both banks of the falls, or come in twice, there is the KAZA Univisa as well: US$50, Zimbabwe and Zambia for 30 days, and day trips into Botswana. It is issued at Victoria Falls, Kazungula and the airports, as long as the stickers last. Passport valid for six months, with three free pages. Check the present fee with the embassy before booking.`,
    fr: `Le visa se prend à l’arrivée, à l’aéroport ou à la frontière, et se paie de préférence en dollars, l’appoint en main. À titre indicatif : 30 $US pour une entrée et 45 pour deux avec un passeport français, espagnol ou américain ; 55 et 70 avec un passeport britannique. On peut aussi le demander en ligne.

Pour voir les deux rives des chutes, ou entrer deux fois, il y a aussi l’univisa KAZA : 50 $US, le Zimbabwe et la Zambie pendant 30 jours, et des excursions d’un jour au Botswana. Il est délivré à Victoria Falls, à Kazungula et aux aéroports, tant qu’il reste des vignettes. Passeport valable six mois, avec trois pages libres. Demandez à l’ambassade le tarif en vigueur avant de réserver.`,
  },
  health: {
    es: `En el valle del Zambeze, que incluye Victoria Falls, Kariba y Mana Pools, hay malaria todo el año; en Hwange, sobre todo de noviembre a junio. La mayoría de los médicos recomienda tratamiento: consúltalo con un mes de margen.

En Mana Pools pica la mosca tsetsé, que va al azul y al negro. En Kariba no se nada, por los cocodrilos y por la bilharziosis. El carné de fiebre amarilla se pide a quien llega de una zona de riesgo. Victoria Falls tiene una clínica privada; los casos graves salen en avión hacia Johannesburgo. Bebe agua embotellada o filtrada.`,
    en: `The Zambezi valley, which takes in Victoria Falls, Kariba and Mana Pools, has malaria all year; Hwange chiefly from November to June. Most doctors advise tablets: ask a month ahead.

Mana Pools has tsetse flies, which go for blue and black. Nobody swims in Kariba, on account of the crocodiles and of bilharzia. Yellow fever cards are wanted from anyone arriving out of a risk area. Victoria Falls has a private clinic; grave cases leave by air for Johannesburg. Drink bottled or filtered water.`,
    fr: `Dans la vallée du Zambèze, donc à Victoria Falls, Kariba et Mana Pools, il y a du paludisme toute l’année ; à Hwange, surtout de novembre à juin. La plupart des médecins conseillent un traitement : consultez un mois avant.

À Mana Pools pique la mouche tsé-tsé, qui préfère le bleu et le noir. On ne nage pas dans le lac Kariba, à cause des crocodiles et de la bilharziose. Le carnet de fièvre jaune est demandé à qui arrive d’une zone à risque. Victoria Falls a une clinique privée ; les cas graves partent par avion pour Johannesburg. Buvez de l’eau en bouteille ou filtrée.`,
  },
  money: {
    es: "Manda el dólar estadounidense en efectivo, en billetes pequeños: de uno, cinco y diez, porque no hay cambio. La moneda nacional, el ZiG, apenas la verás. En Victoria Falls y en los lodges se aceptan Visa y Mastercard, con fallos; de los cajeros no te fíes. Calcula unos 10 US$ al día de propina para el guía y otros tantos para el equipo de cada campamento.",
    en: "The US dollar rules, in cash and in small notes: ones, fives and tens, since there is no change. The national currency, the ZiG, you will hardly see. Visa and Mastercard are taken in Victoria Falls and at lodges, on good days; do not count on cash machines. Reckon on some US$10 a day in tips for the guide and as much again for the crew of each camp.",
    fr: "Le dollar américain règne, en espèces et en petites coupures : un, cinq et dix, car il n’y a pas de monnaie. La devise nationale, le ZiG, vous ne la verrez guère. Visa et Mastercard passent à Victoria Falls et dans les lodges, les bons jours ; ne comptez pas sur les distributeurs. Prévoyez une dizaine de dollars par jour de pourboire pour le guide et autant pour l’équipe de chaque camp.",
  },
  highlights: {
    es: [
      "El sendero frente a las cataratas",
      "Elefantes de Hwange",
      "Mana Pools a pie",
      "Canoa en el Zambeze",
      "Lago Kariba",
    ],
    en: [
      "The path facing the falls",
      "Hwange’s elephants",
      "Mana Pools on foot",
      "The Zambezi by canoe",
      "Lake Kariba",
    ],
    fr: [
      "Le sentier face aux chutes",
      "Les éléphants de Hwange",
      "Mana Pools à pied",
      "Le Zambèze en canoë",
      "Le lac Kariba",
    ],
  },
  gallery_images: ["victoria-falls", "hwange", "mana-pools"],
} satisfies SeedOf<typeof destinations>;
