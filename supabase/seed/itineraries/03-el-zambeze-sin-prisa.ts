// Long, so that a journey is read and changed as a whole: its days in order, each in all languages.
import type { DaySeed, StaySeed } from "../tour-seed.ts";

const livingstone: StaySeed = {
  place: {
    es: "Livingstone, a orillas del Zambeze",
    en: "Livingstone, on the Zambezi",
    fr: "Livingstone, au bord du Zambèze",
  },
  latitude: -17.82,
  longitude: 25.71,
  bed: {
    es: "Lodge Finfoot, chalés abiertos al río, o similar",
    en: "Finfoot Lodge, chalets open to the river, or similar",
    fr: "Finfoot Lodge, chalets ouverts sur le fleuve, ou similaire",
  },
  bed_type: "lodge",
  own_bathroom: true,
};

const chongwe: StaySeed = {
  place: {
    es: "Confluencia del Chongwe, Bajo Zambeze",
    en: "Chongwe confluence, Lower Zambezi",
    fr: "Confluent de la Chongwe, Bas-Zambèze",
  },
  latitude: -15.712,
  longitude: 29.325,
  bed: {
    es: "Campamento Winterthorn Bank, tiendas grandes con baño al aire libre, o similar",
    en: "Winterthorn Bank Camp, large tents with open-air bathrooms, or similar",
    fr: "Winterthorn Bank Camp, grandes tentes et salle de bains à ciel ouvert, ou similaire",
  },
  bed_type: "tented-camp",
  own_bathroom: true,
};

const mana: StaySeed = {
  place: { es: "Mana Pools", en: "Mana Pools", fr: "Mana Pools" },
  latitude: -15.727,
  longitude: 29.372,
  bed: {
    es: "Campamento Blue Haze, ocho tiendas a la orilla, o similar",
    en: "Blue Haze Camp, eight tents on the bank, or similar",
    fr: "Blue Haze Camp, huit tentes sur la berge, ou similaire",
  },
  bed_type: "tented-camp",
  own_bathroom: true,
};

export const itinerary: DaySeed[] = [
  {
    title: {
      es: "Livingstone, río arriba",
      en: "Livingstone, by the river",
      fr: "Livingstone, en amont",
    },
    ...livingstone,
    meals: ["dinner"],
    travel: "road",
    kilometres: 20,
    hours: 0.5,
    description: {
      es: "El vuelo desde Johannesburgo no llega a dos horas. Otros 20 km y estamos en un lodge a la orilla del Zambeze, aguas arriba de la ciudad, a tiempo para la tertulia de los hipopótamos. Se deshace la maleta: en este viaje solo ocurre tres veces. Basta con aterrizar antes de las cuatro.",
      en: "The flight from Johannesburg takes a little under two hours. Another 20 km brings us to a lodge on the bank of the Zambezi, upstream of the town, in time for the hippos’ evening conversation. You unpack; on this journey that happens three times. Landing by four is early enough.",
      fr: "Un peu moins de deux heures de vol depuis Johannesburg. Encore 20 km, et voici un lodge sur la rive du Zambèze, en amont de la ville, à l’heure où les hippopotames tiennent salon. On défait sa valise : dans ce voyage, cela n’arrive que trois fois. Il suffit d’atterrir avant seize heures.",
    },
  },
  {
    title: {
      es: "Las cataratas, por ambos lados",
      en: "The falls, from both banks",
      fr: "Les chutes, des deux rives",
    },
    ...livingstone,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "road",
    kilometres: 60,
    hours: 1.5,
    description: {
      es: "Por la mañana, la orilla zambiana y el puente del Filo del Cuchillo; luego, a pie por el puente de 1905 y con un sello más en el pasaporte, la de Zimbabue. De febrero a junio hace falta impermeable; de septiembre a noviembre el lado zambiano puede ser roca desnuda y nos quedamos más tiempo en el otro.",
      en: "In the morning the Zambian side and the Knife-Edge Bridge; then on foot over the bridge of 1905, with one more stamp in the passport, to the Zimbabwean one. From February to June bring a raincoat. From September to November the Zambian side may be bare rock, and we spend longer on the other.",
      fr: "Le matin, la rive zambienne et la passerelle du Knife-Edge ; puis, à pied sur le pont de 1905 et un tampon de plus au passeport, celle du Zimbabwe. De février à juin, il faut un imperméable. De septembre à novembre, le côté zambien peut n’être que roche nue, et nous restons plus longtemps en face.",
    },
  },
  {
    title: { es: "Rinocerontes a pie", en: "White rhino, on foot", fr: "Le rhinocéros, à pied" },
    ...livingstone,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "foot",
    kilometres: 5,
    hours: 3,
    description: {
      es: "En el parque nacional de Mosi-oa-Tunya, 66 km² junto al río, con guardas armados: en fila, en voz baja y a la distancia del rinoceronte blanco que decidan los guardas. La tarde queda para no hacer nada, que en la terraza se hace muy bien.",
      en: "In Mosi-oa-Tunya National Park, 66 km² along the river, with armed scouts: in single file, in a whisper, at a distance from the rhino that the scouts choose. The afternoon is for doing nothing, for which the deck is well equipped.",
      fr: "Dans le parc national de Mosi-oa-Tunya, 66 km² au bord du fleuve, avec des gardes armés : en file, à voix basse, à la distance du rhinocéros blanc que choisissent les gardes. L’après-midi est réservé à ne rien faire, et la terrasse s’y prête.",
    },
  },
  {
    title: {
      es: "Canoas entre islas",
      en: "Canoes among the islands",
      fr: "En canoë entre les îles",
    },
    ...livingstone,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "boat",
    kilometres: 15,
    hours: 4,
    description: {
      es: "Mañana de canoa por los brazos lentos del alto Zambeze, unas cuatro horas en las que la corriente pone casi todo. Garzas, abejarucos y un guía que va contando hipopótamos en voz alta. Cuarta y última noche en el lodge.",
      en: "A morning in the slow channels of the upper Zambezi, some four hours in which the current does most of the work. Herons, bee-eaters, and a guide who counts hippos aloud. Fourth and last night at the lodge.",
      fr: "Matinée dans les bras lents du haut Zambèze, quatre heures environ pendant lesquelles le courant fait presque tout. Hérons, guêpiers, et un guide qui compte les hippopotames à voix haute. Quatrième et dernière nuit au lodge.",
    },
  },
  {
    title: {
      es: "En avioneta al Bajo Zambeze",
      en: "By air to the Lower Zambezi",
      fr: "En avion vers le Bas-Zambèze",
    },
    ...chongwe,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "flight",
    kilometres: 500,
    hours: 2,
    description: {
      es: "De Livingstone a Lusaka, poco más de una hora; después, 35 minutos en avioneta por encima de la escarpa hasta una pista junto a la confluencia del Chongwe. Campamento a las puertas del parque nacional del Bajo Zambeze y té bajo una acacia albida.",
      en: "Livingstone to Lusaka in just over an hour, then 35 minutes by small plane across the escarpment to an airstrip near the Chongwe confluence. A camp on the edge of Lower Zambezi National Park, and tea under a winterthorn.",
      fr: "De Livingstone à Lusaka, un peu plus d’une heure ; puis 35 minutes de petit avion par-dessus l’escarpement, jusqu’à une piste proche du confluent de la Chongwe. Camp à la lisière du parc national du Bas-Zambèze, et thé sous un albida.",
    },
  },
  {
    title: {
      es: "La llanura de inundación",
      en: "First day on the floodplain",
      fr: "La plaine inondable",
    },
    ...chongwe,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "road",
    kilometres: 45,
    hours: 6,
    description: {
      es: "Salimos al alba entre acacias albidas, cuyas vainas se comen los elefantes como galletas de agosto a octubre. Por la tarde, lancha. De noche, con foco, el leopardo y un buen número de ojos que nadie sabe atribuir.",
      en: "Out at dawn among the winterthorns, whose pods the elephants eat like biscuits from August to October. A boat in the afternoon. After dark, with a spotlight, leopard and a good many eyes that nobody can put a name to.",
      fr: "Départ à l’aube entre les albidas, dont les éléphants croquent les gousses comme des biscuits d’août à octobre. L’après-midi, bateau. À la nuit, au projecteur, le léopard et quantité d’yeux que personne ne sait attribuer.",
    },
  },
  {
    title: {
      es: "Remando por un brazo secundario",
      en: "Paddling a side channel",
      fr: "Un bras à la pagaie",
    },
    ...chongwe,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "boat",
    kilometres: 12,
    hours: 3.5,
    description: {
      es: "Dos canoas, un guía de canoa y unos 12 km de agua tranquila entre las islas y la orilla. Los hipopótamos tienen preferencia: se golpea el casco con la pala, se espera a que asomen todos y se pasa por donde no están.",
      en: "Two canoes, a canoe guide, and about 12 km of quiet water between the islands and the bank. Hippos have right of way: you knock on the hull with a paddle, wait for every head to come up, and go where they are not.",
      fr: "Deux canoës, un guide, et environ 12 km d’eau calme entre les îles et la rive. Les hippopotames ont la priorité : on toque sur la coque, on attend que toutes les têtes sortent, et l’on passe là où il n’y en a pas.",
    },
  },
  {
    title: {
      es: "Huellas y peces tigre",
      en: "Footprints and tigerfish",
      fr: "Empreintes et poissons-tigres",
    },
    ...chongwe,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "foot",
    kilometres: 6,
    hours: 3,
    description: {
      es: "Caminata temprana con guía y guarda armado, sobre todo para leer el suelo, que por aquí se imprime cada noche. Por la tarde, un sedal para el pez tigre, que vuelve al agua ofendido. Última cena en la orilla de Zambia.",
      en: "An early walk with a guide and an armed scout, mostly to read the ground, of which there is a new edition every morning. In the afternoon a line for tigerfish, which go back into the water offended. Last supper on the Zambian bank.",
      fr: "Marche matinale avec un guide et un garde armé, surtout pour lire le sol, dont une nouvelle édition paraît chaque nuit. L’après-midi, une ligne pour le poisson-tigre, que l’on remet à l’eau vexé. Dernier dîner sur la rive zambienne.",
    },
  },
  {
    title: {
      es: "El rodeo hasta la otra orilla",
      en: "The long way across",
      fr: "Un détour pour traverser",
    },
    ...mana,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "road",
    kilometres: 195,
    hours: 6,
    description: {
      es: "Mana Pools está casi enfrente; la frontera, no. Algo más de dos horas de lancha hasta Chirundu, dos sellos en el mismo edificio y unos 130 km por carretera, tres horas y media, con los permisos en Marongora y un final largo de pista ondulada. Campamento de tiendas a orillas del río, dentro del parque nacional.",
      en: "Mana Pools is almost opposite; the border is not. A little over two hours by boat up to Chirundu, two stamps in one building, then about 130 km by road in three and a half hours, with permits at Marongora and a long stretch of corrugations to finish. A tented camp on the river, inside the national park.",
      fr: "Mana Pools est presque en face ; la frontière, non. Un peu plus de deux heures de bateau jusqu’à Chirundu, deux tampons dans le même bâtiment, puis environ 130 km de route en trois heures et demie, avec les permis à Marongora et une longue fin de tôle ondulée. Camp de toile au bord du fleuve, dans le parc national.",
    },
  },
  {
    title: { es: "Mana a pie", en: "On foot in Mana", fr: "Mana à pied" },
    ...mana,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "foot",
    kilometres: 8,
    hours: 3,
    description: {
      es: "Es de los pocos parques donde lo normal es bajarse. Desde los 16 años, con un guía profesional, que decide la distancia, nos sentamos a ver a los machos que se alzan sobre las patas traseras para alcanzar las vainas. A las siete de la mañana la luz bajo los árboles es azul y nadie nos lo ha explicado del todo.",
      en: "This is one of the few parks where getting out is the normal thing to do. From the age of 16, with a professional guide, who decides the distance, we sit down to watch bulls rise on their hind legs to reach the pods. At seven in the morning the light under the trees is blue, and nobody has quite explained it to us.",
      fr: "L’un des rares parcs où descendre de voiture est la norme. Dès 16 ans, avec un guide professionnel, qui fixe la distance, on s’assied pour regarder les mâles se dresser sur leurs pattes arrière et cueillir les gousses. À sept heures, sous les arbres, la lumière est bleue, et personne ne nous l’a vraiment expliqué.",
    },
  },
  {
    title: { es: "Las cuatro pozas", en: "The four pools", fr: "Les quatre mares" },
    ...mana,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "road",
    kilometres: 40,
    hours: 5,
    description: {
      es: "«Mana» quiere decir cuatro en shona, por las cuatro pozas que deja el río cuando se retira. La mayor, Long Pool, mide unos 6 km y reúne cocodrilos, cigüeñas y, en la orilla, a todo el que tiene sed. Licaones y leones cazan por aquí con pocas horas de diferencia.",
      en: "Mana means four in Shona, for the four pools the river leaves behind as it draws back. The largest, Long Pool, runs for some 6 km and holds crocodiles, storks and, along the edge, everybody who is thirsty. Wild dogs and lions hunt here a few hours apart.",
      fr: "« Mana » veut dire quatre en shona : ce sont les quatre mares que le fleuve laisse en se retirant. La plus grande, Long Pool, s’étire sur 6 km environ, avec ses crocodiles, ses cigognes et, au bord, tous ceux qui ont soif. Lycaons et lions y chassent à quelques heures d’intervalle.",
    },
  },
  {
    title: { es: "La última canoa", en: "Last canoe", fr: "Dernier canoë" },
    ...mana,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "boat",
    kilometres: 14,
    hours: 3.5,
    description: {
      es: "Por la mañana, río abajo con la corriente y sin hablar mucho. La tarde es para una silla en la orilla: enfrente, la escarpa de Zambia se pone violeta y alguien sirve algo. Cuarta noche en Mana.",
      en: "In the morning, downstream with the current and not much talk. The afternoon is for a chair on the bank: across the water the Zambian escarpment turns violet and somebody pours something. Fourth night in Mana.",
      fr: "Le matin, on descend avec le courant, sans beaucoup parler. L’après-midi revient à une chaise sur la berge : en face, l’escarpement zambien vire au violet et quelqu’un sert à boire. Quatrième nuit à Mana.",
    },
  },
  {
    title: { es: "De Mana a Harare", en: "Mana to Harare", fr: "De Mana à Harare" },
    place: { es: "Aeropuerto de Harare", en: "Harare airport", fr: "Aéroport de Harare" },
    latitude: -17.932,
    longitude: 31.093,
    bed_type: "none",
    meals: ["breakfast"],
    travel: "flight",
    kilometres: 310,
    hours: 1,
    description: {
      es: "Una hora de avioneta desde la pista de Mana West hasta Harare, donde enlazamos con el vuelo a Johannesburgo, de una hora y cuarenta. El río se queda donde estaba, poco más o menos.",
      en: "An hour by small plane from Mana West airstrip to Harare, in time for the flight to Johannesburg, an hour and forty minutes more. The river stays where it was, give or take a channel.",
      fr: "Une heure de petit avion de la piste de Mana West à Harare, à temps pour le vol de Johannesburg, encore une heure quarante. Le fleuve reste où il était, à un chenal près.",
    },
  },
];
