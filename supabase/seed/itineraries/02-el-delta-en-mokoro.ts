// Long, so that a journey is read and changed as a whole: its days in order, each in all languages.
import type { DaySeed, StaySeed } from "../tour-seed.ts";

const island: StaySeed = {
  place: {
    es: "Isla del delta, río Boro",
    en: "Island in the delta, Boro river",
    fr: "Île du delta, rivière Boro",
  },
  latitude: -19.78,
  longitude: 23.33,
  bed: {
    es: "Acampada en una isla sin valla, con ducha de cubo y retrete de campaña",
    en: "Camp on an unfenced island, with a bucket shower and a bush toilet",
    fr: "Bivouac sur une île sans clôture, douche au seau et toilettes de brousse",
  },
  bed_type: "camping",
  own_bathroom: false,
};

const khwai: StaySeed = {
  place: { es: "Khwai", en: "Khwai", fr: "Khwai" },
  latitude: -19.15,
  longitude: 23.78,
  bed: {
    es: "Campamento Pied Wagtail, tiendas con cama y baño, o similar",
    en: "Pied Wagtail Camp, tents with beds and bathrooms, or similar",
    fr: "Pied Wagtail Camp, tentes avec lits et salle d’eau, ou similaire",
  },
  bed_type: "tented-camp",
  own_bathroom: true,
};

const savuti: StaySeed = {
  place: {
    es: "Savuti, parque nacional de Chobe",
    en: "Savuti, Chobe National Park",
    fr: "Savuti, parc national de Chobe",
  },
  latitude: -18.57,
  longitude: 24.07,
  bed: {
    es: "Campamento Sandveld, tiendas junto al canal, o similar",
    en: "Sandveld Camp, tents by the channel, or similar",
    fr: "Sandveld Camp, tentes au bord du chenal, ou similaire",
  },
  bed_type: "tented-camp",
  own_bathroom: true,
};

const falls: StaySeed = {
  place: { es: "Victoria Falls", en: "Victoria Falls", fr: "Victoria Falls" },
  latitude: -17.925,
  longitude: 25.835,
  bed: {
    es: "Lodge Trumpet Hornbill, a un paseo de las cataratas, o similar",
    en: "Trumpet Hornbill Lodge, a walk from the falls, or similar",
    fr: "Trumpet Hornbill Lodge, à pied des chutes, ou similaire",
  },
  bed_type: "lodge",
  own_bathroom: true,
};

export const itinerary: DaySeed[] = [
  {
    title: { es: "Aterrizaje en Maun", en: "Landing in Maun", fr: "Arrivée à Maun" },
    place: {
      es: "Maun, junto al Thamalakane",
      en: "Maun, on the Thamalakane",
      fr: "Maun, au bord de la Thamalakane",
    },
    latitude: -19.935,
    longitude: 23.49,
    bed: {
      es: "Lodge Heron Bend, a la orilla del río, o similar",
      en: "Heron Bend Lodge, on the river, or similar",
      fr: "Heron Bend Lodge, au bord de l’eau, ou similaire",
    },
    bed_type: "lodge",
    own_bathroom: true,
    meals: ["dinner"],
    travel: "road",
    kilometres: 15,
    hours: 0.5,
    description: {
      es: "El vuelo desde Johannesburgo dura una hora y tres cuartos y acaba en un aeropuerto con más avionetas que taxis. Trayecto corto hasta un lodge a orillas del Thamalakane, mapa sobre la mesa y cena temprana. Sirve cualquier vuelo que llegue antes de las cinco.",
      en: "The flight from Johannesburg takes an hour and three-quarters and lands among more light aircraft than taxis. A short drive to a lodge on the Thamalakane river, a map on the table, an early supper. Any flight that lands before five will do.",
      fr: "Une heure trois quarts de vol depuis Johannesburg, et un aéroport où l’on compte plus de coucous que de taxis. Court trajet jusqu’à un lodge au bord de la Thamalakane, carte étalée sur la table, dîner de bonne heure. Tout vol arrivé avant dix-sept heures convient.",
    },
  },
  {
    title: { es: "Hacia los salares", en: "East to the pans", fr: "Vers les salines" },
    place: { es: "Gweta", en: "Gweta", fr: "Gweta" },
    latitude: -20.183,
    longitude: 25.25,
    bed: {
      es: "Lodge Seven Baobabs, cabañas de adobe y paja, o similar",
      en: "Seven Baobabs Lodge, huts of clay and thatch, or similar",
      fr: "Lodge Seven Baobabs, cases de terre et de chaume, ou similaire",
    },
    bed_type: "lodge",
    own_bathroom: true,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "road",
    kilometres: 205,
    hours: 2.5,
    description: {
      es: "205 km de buen asfalto hasta Gweta, dos horas y media en las que mandan las cabras y los burros. Por la tarde, al salar de Ntwetwe, seco más o menos de mayo a noviembre y tan llano que se ve el día siguiente. Noche en un lodge de Gweta, entre baobabs.",
      en: "205 km of good tarmac to Gweta, two and a half hours in which goats and donkeys have right of way. In the afternoon out to Ntwetwe Pan, dry from about May to November and so flat that you can see tomorrow. A lodge at Gweta, among baobabs.",
      fr: "205 km de bon goudron jusqu’à Gweta, deux heures et demie où chèvres et ânes ont la priorité. L’après-midi, la saline de Ntwetwe, à sec de mai à novembre environ et si plate qu’on y voit le lendemain. Nuit dans un lodge de Gweta, parmi les baobabs.",
    },
  },
  {
    title: {
      es: "De la sal al agua",
      en: "Makgadikgadi to the delta",
      fr: "Du sel à l’eau",
    },
    ...island,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "road",
    kilometres: 240,
    hours: 5.5,
    description: {
      es: "Café en el salar al amanecer y regreso a Maun. Desde allí, lancha por el Boro hasta el embarcadero de la comunidad y unas dos horas de mokoro hasta una isla, adonde llegamos a media tarde. Mientras se monta el campamento, los hipopótamos se dejan oír; verlos lleva más tiempo.",
      en: "Coffee on the pan at sunrise and back to Maun. From there a motorboat up the Boro to the community poling station, then about two hours by mokoro to an island, by mid-afternoon. While the camp goes up the hippos make themselves heard; seeing them takes longer.",
      fr: "Café sur la saline au lever du soleil, puis retour à Maun. De là, bateau sur le Boro jusqu’à l’embarcadère de la communauté et deux heures de mokoro environ jusqu’à une île, atteinte en milieu d’après-midi. Pendant qu’on monte le camp, les hippopotames se font entendre ; les voir demande plus de patience.",
    },
  },
  {
    title: { es: "Un día de isla", en: "Island time", fr: "Une journée sur l’île" },
    ...island,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "foot",
    kilometres: 6,
    hours: 3,
    description: {
      es: "Al alba, caminata, desde los 16 años, con los barqueros, que son de los pueblos de la orilla: lechwes, tsessebes y, con suerte, elefantes, siempre de lejos. Siesta, y otra vez mokoro cuando empiezan las ranas. Los de ahora son de fibra: hacía falta un árbol muy grande para cada uno, y los árboles ya habían hecho bastante.",
      en: "A walk at dawn, from the age of 16, with the polers, who come from the villages on the edge of the delta: lechwe, tsessebe and, with luck, elephant, always from afar. A siesta, then the mokoro again when the frogs begin. They are made of fibreglass now; each used to take one very large tree, and the trees had done enough.",
      fr: "À l’aube, marche, dès 16 ans, avec les piroguiers, qui viennent des villages voisins : lechwes, sassabys et, avec un peu de chance, des éléphants, toujours de loin. Sieste, puis mokoro de nouveau quand les grenouilles commencent. Aujourd’hui ils sont en fibre : il fallait un très grand arbre pour chacun, et les arbres avaient assez donné.",
    },
  },
  {
    title: {
      es: "Del agua a la arena: Khwai",
      en: "From water to sand",
      fr: "De l’eau au sable : Khwai",
    },
    ...khwai,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "road",
    kilometres: 175,
    hours: 7,
    description: {
      es: "Tres horas de mokoro y lancha de vuelta, almuerzo en Maun y unos 140 km hacia el nordeste, otras cuatro: asfalto hasta Shorobe y luego grava y arena hasta el río Khwai. Campamento de tiendas en tierras de la comunidad, frente a la reserva de Moremi.",
      en: "Three hours back by mokoro and boat, lunch in Maun, and about 140 km north-east in four more: tarmac as far as Shorobe, then gravel and sand to the Khwai river. A tented camp on community land, across the water from Moremi Game Reserve.",
      fr: "Trois heures de mokoro et de bateau dans l’autre sens, déjeuner à Maun, puis 140 km vers le nord-est en quatre autres : goudron jusqu’à Shorobe, ensuite gravier et sable jusqu’à la rivière Khwai. Camp de toile sur les terres de la communauté, face à la réserve de Moremi.",
    },
  },
  {
    title: {
      es: "Las dos orillas del Khwai",
      en: "Both banks of the Khwai",
      fr: "Les deux rives de la Khwai",
    },
    ...khwai,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "road",
    kilometres: 60,
    hours: 6,
    description: {
      es: "De día, la reserva de Moremi por la puerta norte; ya oscurecido, la orilla de la comunidad, donde sí se permite circular de noche. Los licaones crían por aquí entre junio y agosto. El leopardo aparece cuando quiere, que para eso es leopardo.",
      en: "By day Moremi Game Reserve, through North Gate; after dark the community side, where night drives are allowed. Wild dogs den around here from about June to August. The leopard turns up when it suits her.",
      fr: "De jour, la réserve de Moremi par la porte nord ; à la nuit, la rive de la communauté, où l’on a le droit de rouler de nuit. Les lycaons ont leurs terriers dans le coin de juin à août. Le léopard vient quand ça lui chante.",
    },
  },
  {
    title: { es: "Por Mababe a Savuti", en: "Through Mababe to Savuti", fr: "Savuti par Mababe" },
    ...savuti,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "road",
    kilometres: 120,
    hours: 5,
    description: {
      es: "Unos 120 km que llevan cinco horas, porque son de arena: la depresión de Mababe y la loma de Magwikhwe, playa de un lago que ya no existe. Campamento de tiendas en Savuti, dentro del parque nacional de Chobe.",
      en: "About 120 km, which take five hours because they are sand: across the Mababe Depression and over the Magwikhwe ridge, the beach of a lake that is no longer there. A tented camp at Savuti, inside Chobe National Park.",
      fr: "120 km environ, mais cinq heures, puisque c’est du sable : la dépression de Mababe, puis la dune de Magwikhwe, plage d’un lac qui n’existe plus. Camp de toile à Savuti, dans le parc national de Chobe.",
    },
  },
  {
    title: {
      es: "El canal que va y viene",
      en: "A day in Savuti",
      fr: "Une journée à Savuti",
    },
    ...savuti,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "road",
    kilometres: 60,
    hours: 6,
    description: {
      es: "El canal de Savuti se secó en 1982, volvió en 2008 y desde entonces corre unos años sí y otros no. Con agua o sin ella hay machos de elefante, leones en la llanura y pinturas san en las colinas de Gubatsaa. Segunda noche en el campamento.",
      en: "The Savuti Channel dried up in 1982, came back in 2008 and since then has run in some years and not in others. With or without it there are bull elephants, lions on the marsh, and San paintings in the Gubatsaa hills. Second night in camp.",
      fr: "Le chenal de Savuti s’est asséché en 1982, il est revenu en 2008 et, depuis, il coule certaines années et d’autres non. Avec ou sans lui, il reste les vieux éléphants mâles, les lions de la plaine et des peintures san dans les collines de Gubatsaa. Deuxième nuit au camp.",
    },
  },
  {
    title: {
      es: "Al Chobe a última hora",
      en: "Sand, tarmac and the Chobe",
      fr: "La Chobe au couchant",
    },
    place: { es: "Kasane, río Chobe", en: "Kasane, Chobe river", fr: "Kasane, rivière Chobe" },
    latitude: -17.8,
    longitude: 25.15,
    bed: {
      es: "Lodge Skimmer Bank, o similar",
      en: "Skimmer Bank Lodge, or similar",
      fr: "Skimmer Bank Lodge, ou similaire",
    },
    bed_type: "lodge",
    own_bathroom: true,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "road",
    kilometres: 170,
    hours: 5,
    description: {
      es: "Unos 170 km, cinco horas: arena hasta Kachikau, asfalto por Ngoma y Kasane. A las cuatro ya estamos en la barca, a tiempo de ver a los elefantes cruzar hacia la isla de Sedudu con la trompa a modo de tubo de buceo. Noche en un lodge de Kasane.",
      en: "About 170 km, five hours: sand to Kachikau, then tarmac by Ngoma to Kasane. We are on a boat by four, in time for the elephants crossing to Sedudu Island with their trunks up like snorkels. A lodge in Kasane.",
      fr: "Quelque 170 km, cinq heures : du sable jusqu’à Kachikau, puis le goudron par Ngoma jusqu’à Kasane. À seize heures nous sommes sur l’eau, à temps pour les éléphants qui gagnent l’île de Sedudu, la trompe en guise de tuba. Nuit dans un lodge de Kasane.",
    },
  },
  {
    title: {
      es: "La frontera de Kazungula",
      en: "Over the border at Kazungula",
      fr: "La frontière à Kazungula",
    },
    ...falls,
    meals: ["breakfast"],
    travel: "road",
    kilometres: 82,
    hours: 2.5,
    description: {
      es: "Al alba, última salida por la ribera del Chobe. Luego 12 km hasta la frontera, sellos, cambio de vehículo y 70 km de asfalto entre bosque y algún elefante. Tarde de barca en el Zambeze, por encima de las cataratas, y noche en Victoria Falls.",
      en: "One last dawn along the Chobe riverfront. Then 12 km to the border, stamps, a change of vehicle, and 70 km of tarmac through forest and the odd elephant. A boat on the Zambezi in the late afternoon, upstream of the edge; night in the town of Victoria Falls.",
      fr: "À l’aube, dernière sortie au bord de la Chobe. Puis 12 km jusqu’à la frontière, des tampons, un changement de voiture et 70 km de goudron à travers la forêt et parfois un éléphant. En fin d’après-midi, bateau sur le Zambèze, en amont du vide ; nuit à Victoria Falls.",
    },
  },
  {
    title: { es: "El humo que truena", en: "The smoke that thunders", fr: "La fumée qui gronde" },
    ...falls,
    meals: ["breakfast"],
    travel: "foot",
    kilometres: 4,
    hours: 2,
    description: {
      es: "Un sendero de miradores por una selva que riegan las propias cataratas: 1,7 km de río que cae, 108 m en lo más alto. De febrero a junio se sale empapado; en octubre se ve la roca. Tarde libre y segunda noche en Victoria Falls.",
      en: "A path of viewpoints through a rainforest that the falls water themselves: 1.7 km of river going over the edge, 108 m at the highest. From February to June you come out soaked; in October you see the rock. A free afternoon and a second night in town.",
      fr: "Un sentier de belvédères dans une forêt que les chutes arrosent elles-mêmes : 1,7 km de fleuve qui bascule, 108 m au plus haut. De février à juin, on ressort trempé ; en octobre, on voit la roche. Après-midi libre et deuxième nuit à Victoria Falls.",
    },
  },
  {
    title: { es: "Vuelo de regreso", en: "Flying home", fr: "Vol de retour" },
    place: {
      es: "Aeropuerto de Victoria Falls",
      en: "Victoria Falls airport",
      fr: "Aéroport de Victoria Falls",
    },
    latitude: -18.096,
    longitude: 25.839,
    bed_type: "none",
    meals: ["breakfast"],
    travel: "road",
    kilometres: 20,
    hours: 0.5,
    description: {
      es: "Desayuno con facóqueros en el césped, 20 km hasta el aeropuerto y una hora y cuarenta de vuelo hasta Johannesburgo. La arena tarda algo más en salir de los zapatos.",
      en: "Breakfast with warthogs on the lawn, 20 km to the airport, and an hour and forty minutes in the air to Johannesburg. The sand takes a little longer to leave your shoes.",
      fr: "Petit déjeuner avec phacochères sur la pelouse, 20 km jusqu’à l’aéroport et une heure quarante de vol pour Johannesburg. Le sable, lui, met plus longtemps à quitter les chaussures.",
    },
  },
];
