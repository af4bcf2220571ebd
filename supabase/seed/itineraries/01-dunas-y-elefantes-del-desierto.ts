// Long, so that a journey is read and changed as a whole: its days in order, each in all languages.
import type { DaySeed, StaySeed } from "../tour-seed.ts";

const sesriem: StaySeed = {
  place: { es: "Sesriem", en: "Sesriem", fr: "Sesriem" },
  latitude: -24.487,
  longitude: 15.801,
  bed: {
    es: "Campamento público de Sesriem, dentro del parque, en nuestras tiendas",
    en: "Sesriem public campsite, inside the park, in our own tents",
    fr: "Camp public de Sesriem, dans le parc, sous nos tentes",
  },
  bed_type: "camping",
  own_bathroom: false,
};

const swakopmund: StaySeed = {
  place: { es: "Swakopmund", en: "Swakopmund", fr: "Swakopmund" },
  latitude: -22.678,
  longitude: 14.527,
  bed: {
    es: "Casa de huéspedes Fog Bank, a pocas calles del mar, o similar",
    en: "Fog Bank Guesthouse, a few streets from the sea, or similar",
    fr: "Maison d’hôtes Fog Bank, à quelques rues de la mer, ou similaire",
  },
  bed_type: "guesthouse",
  own_bathroom: true,
};

const abahuab: StaySeed = {
  place: {
    es: "Río Aba-Huab, Twyfelfontein",
    en: "Aba-Huab river, Twyfelfontein",
    fr: "Rivière Aba-Huab, Twyfelfontein",
  },
  latitude: -20.535,
  longitude: 14.39,
  bed: {
    es: "Camping comunitario junto al Aba-Huab, en nuestras tiendas",
    en: "Community campsite on the Aba-Huab, in our own tents",
    fr: "Camping communautaire au bord de l’Aba-Huab, sous nos tentes",
  },
  bed_type: "camping",
  own_bathroom: false,
};

const sesfontein: StaySeed = {
  place: { es: "Sesfontein", en: "Sesfontein", fr: "Sesfontein" },
  latitude: -19.124,
  longitude: 13.617,
  bed: {
    es: "Camping comunitario de Sesfontein, bajo las palmeras, en nuestras tiendas",
    en: "Sesfontein community campsite, under the palms, in our own tents",
    fr: "Camping communautaire de Sesfontein, sous les palmiers et sous nos tentes",
  },
  bed_type: "camping",
  own_bathroom: false,
};

export const itinerary: DaySeed[] = [
  {
    title: {
      es: "Windhoek y el Khomas",
      en: "Windhoek and the Khomas hills",
      fr: "Windhoek et les collines du Khomas",
    },
    place: { es: "Colinas del Khomas", en: "Khomas hills", fr: "Collines du Khomas" },
    latitude: -22.702,
    longitude: 16.72,
    bed: {
      es: "Camping privado en una finca del Khomas, en nuestras tiendas, o similar",
      en: "Private campsite on a Khomas farm, in our own tents, or similar",
      fr: "Camping privé dans une ferme du Khomas, sous nos tentes, ou similaire",
    },
    bed_type: "camping",
    own_bathroom: false,
    meals: ["dinner"],
    travel: "road",
    kilometres: 100,
    hours: 2,
    description: {
      es: "Recogida en el aeropuerto Hosea Kutako, a 45 km de Windhoek, parada en la ciudad para comprar lo que se quedó en casa y una hora más de coche hasta las colinas del Khomas. Acampamos en tierras de una finca: primer fuego y primera discusión sobre dónde está la Cruz del Sur. Conviene aterrizar antes de las dos de la tarde.",
      en: "We meet you at Hosea Kutako airport, 45 km out of Windhoek, stop in town for whatever you forgot, and drive another hour into the Khomas hills. A campsite on farmland: first fire, first stars, first argument about which ones are the Southern Cross. Try to land before two in the afternoon.",
      fr: "Nous vous attendons à l’aéroport Hosea-Kutako, à 45 km de Windhoek ; le temps d’acheter en ville ce qui est resté à la maison, puis une heure de route jusqu’aux collines du Khomas. Camp sur les terres d’une ferme : premier feu, et premier débat sur la Croix du Sud. Mieux vaut atterrir avant quatorze heures.",
    },
  },
  {
    title: {
      es: "El paso de Spreetshoogte",
      en: "Over the Spreetshoogte",
      fr: "Le col de Spreetshoogte",
    },
    ...sesriem,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "road",
    kilometres: 300,
    hours: 5.5,
    description: {
      es: "Unos 300 km y cinco horas y media, casi todo grava, con la bajada del Spreetshoogte, de las más empinadas del país, hasta la llanura del desierto. Paseo entre árboles carcaj, tarta de manzana en Solitaire y noche en el campamento de Sesriem, dentro del parque nacional Namib-Naukluft.",
      en: "Some 300 km and five and a half hours, nearly all gravel, dropping to the desert floor by the Spreetshoogte, one of the steepest passes in the country. A walk among quiver trees, apple cake in Solitaire, and tents up at Sesriem camp, inside Namib-Naukluft National Park.",
      fr: "Environ 300 km et cinq heures et demie, presque tout en gravier, avec la descente du Spreetshoogte, l’une des plus raides du pays, jusqu’à la plaine du désert. Marche parmi les arbres à carquois, tarte aux pommes à Solitaire, puis camp à Sesriem, dans le parc national Namib-Naukluft.",
    },
  },
  {
    title: {
      es: "Sossusvlei y Deadvlei",
      en: "Sossusvlei and Deadvlei",
      fr: "Sossusvlei et Deadvlei",
    },
    ...sesriem,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "road",
    kilometres: 140,
    hours: 3,
    description: {
      es: "Dormir dentro del parque permite salir una hora antes del amanecer: 60 km de asfalto y cinco de arena blanda en los que el guía deja de hablar. Subimos la cresta de una duna con la primera luz, bajamos a Deadvlei, entre acacias que llevan unos seis siglos muertas, y a las diez estamos a la sombra. Por la tarde, el cañón de Sesriem y segunda noche en el campamento.",
      en: "Sleeping inside the park lets us leave an hour before sunrise: 60 km of tarmac, then five of soft sand during which the guide stops talking. Up the crest of a dune for the first light, down into Deadvlei among camel thorns that died some six centuries ago, and in the shade by ten. Sesriem canyon in the afternoon, second night in camp.",
      fr: "Dormir dans le parc permet de partir une heure avant le lever du soleil : 60 km de goudron, puis cinq de sable mou pendant lesquels le guide ne parle plus. La crête d’une dune aux premières lueurs, Deadvlei et ses acacias morts depuis six siècles environ, et à l’ombre dès dix heures. L’après-midi, canyon de Sesriem ; deuxième nuit au camp.",
    },
  },
  {
    title: {
      es: "Del Kuiseb a Swakopmund",
      en: "The Kuiseb to Swakopmund",
      fr: "Du Kuiseb à Swakopmund",
    },
    ...swakopmund,
    meals: ["breakfast", "lunch"],
    travel: "road",
    kilometres: 380,
    hours: 7,
    description: {
      es: "Unos 380 km y el día entero: el trópico de Capricornio, los pasos del Gaub y del Kuiseb y una llanura tan lisa que la única colina es la niebla. Nos desviamos para ver las welwitschias, algunas más viejas que los idiomas en que guiamos. Noche en una casa de huéspedes de Swakopmund, con ostras a mano.",
      en: "About 380 km and the whole day: the Tropic of Capricorn, the Gaub and Kuiseb passes, and then a plain so level that the only hill on it is the fog. We turn off to see the welwitschias, some of them older than the languages we guide in. A guesthouse in Swakopmund, with oysters within walking distance.",
      fr: "À peu près 380 km et toute la journée : le tropique du Capricorne, les cols du Gaub et du Kuiseb, puis une plaine si plate que la seule colline, c’est le brouillard. Détour par les welwitschias, dont certaines sont plus vieilles que les langues dans lesquelles nous guidons. Nuit en maison d’hôtes à Swakopmund, huîtres à deux pas.",
    },
  },
  {
    title: {
      es: "Sandwich Harbour",
      en: "Walvis Bay and Sandwich Harbour",
      fr: "Walvis Bay et Sandwich Harbour",
    },
    ...swakopmund,
    meals: ["breakfast", "lunch"],
    travel: "road",
    kilometres: 170,
    hours: 5,
    description: {
      es: "Un conductor de aquí, que vive de leer las mareas, nos lleva al sur de Walvis Bay, donde las dunas caen directamente al Atlántico. De vuelta, flamencos en la laguna y 35 km hasta la ducha caliente. Segunda noche en Swakopmund.",
      en: "A local driver who reads tides for a living takes us south of Walvis Bay, to where the dunes fall straight into the Atlantic. Flamingos in the lagoon on the way back, then 35 km to a hot shower. Second night in Swakopmund.",
      fr: "Un chauffeur du coin, dont le métier est de lire les marées, nous emmène au sud de Walvis Bay, là où les dunes tombent tout droit dans l’Atlantique. Au retour, les flamants de la lagune, puis 35 km jusqu’à la douche chaude. Deuxième nuit à Swakopmund.",
    },
  },
  {
    title: {
      es: "La Costa de los Esqueletos",
      en: "Up the Skeleton Coast",
      fr: "La côte des Squelettes",
    },
    place: { es: "Terrace Bay", en: "Terrace Bay", fr: "Terrace Bay" },
    latitude: -19.981,
    longitude: 13.044,
    bed: {
      es: "Cabañas sencillas del parque en Terrace Bay, con restaurante",
      en: "Plain park chalets at Terrace Bay, with a restaurant",
      fr: "Chalets simples du parc à Terrace Bay, avec restaurant",
    },
    bed_type: "lodge",
    own_bathroom: true,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "road",
    kilometres: 350,
    hours: 7,
    description: {
      es: "350 km y unas siete horas con paradas, por una carretera de sal y arena: el pecio del Zeila, los lobos marinos de Cape Cross (se huelen antes de verse) y la puerta del Ugab, con sus dos calaveras, que hay que cruzar antes de las tres. Noche en las cabañas sencillas de Terrace Bay, donde termina el camino abierto al público.",
      en: "350 km and about seven hours with stops, on a road of salt and sand: the wreck of the Zeila, the fur seals of Cape Cross (you will smell them first), and the Ugab gate with its skulls, to be passed before three in the afternoon. Plain chalets at Terrace Bay, where the public road ends.",
      fr: "350 km et sept heures environ, arrêts compris, sur une route de sel et de sable : l’épave du Zeila, les otaries de Cape Cross (on les sent avant de les voir) et la barrière de l’Ugab, avec ses têtes de mort, à franchir avant quinze heures. Nuit dans les chalets tout simples de Terrace Bay, là où finit la route publique.",
    },
  },
  {
    title: {
      es: "Tierra adentro: Twyfelfontein",
      en: "Inland to Twyfelfontein",
      fr: "Vers l’intérieur : Twyfelfontein",
    },
    ...abahuab,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "road",
    kilometres: 210,
    hours: 4.5,
    description: {
      es: "De vuelta por la costa hasta Torra Bay y luego al este por la puerta de Springbokwasser: unos 210 km, entre cuatro y cinco horas, con la niebla que se levanta como una tapa. Última luz sobre los grabados rupestres de Twyfelfontein, Patrimonio Mundial desde 2007. Campamento comunitario junto al Aba-Huab.",
      en: "Back down the coast to Torra Bay and east through Springbokwasser gate: about 210 km, four to five hours, with the fog coming off like a lid. Last light on the rock engravings of Twyfelfontein, a World Heritage Site since 2007. Community campsite on the Aba-Huab.",
      fr: "Retour par la côte jusqu’à Torra Bay, puis cap à l’est par Springbokwasser : 210 km environ, quatre à cinq heures, et le brouillard qui se soulève comme un couvercle. Dernière lumière sur les gravures rupestres de Twyfelfontein, inscrites au patrimoine mondial en 2007. Camping communautaire au bord de l’Aba-Huab.",
    },
  },
  {
    title: {
      es: "Los elefantes del Huab",
      en: "Elephants of the Huab",
      fr: "Les éléphants du Huab",
    },
    ...abahuab,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "road",
    kilometres: 90,
    hours: 3,
    description: {
      es: "Un día entero en el lecho seco con los guardas de la comunidad, que distinguen a cada elefante por las muescas de las orejas. Se los busca y se los mira desde el coche: a 70 metros como poco, más si hay crías, veinte minutos como mucho, y nadie baja. Son elefantes africanos corrientes que han aprendido a vivir con muy poco y a andar mucho; segunda noche junto al Aba-Huab.",
      en: "A whole day in the dry riverbed with conservancy rangers, who tell the elephants apart by the notches in their ears. We track and watch from the vehicle: seventy metres at the nearest, more with calves, twenty minutes at the most, and nobody gets out. They are ordinary African elephants that have learnt to live on very little and walk a long way for it; second night on the Aba-Huab.",
      fr: "Une journée entière dans le lit à sec avec les gardes de la communauté, qui reconnaissent chaque éléphant aux encoches de ses oreilles. On les piste et on les regarde depuis la voiture : à 70 mètres au moins, davantage s’il y a des petits, vingt minutes au plus, et personne ne descend. Ce sont des éléphants d’Afrique ordinaires, qui ont appris à vivre de peu et à marcher beaucoup ; deuxième nuit près de l’Aba-Huab.",
    },
  },
  {
    title: {
      es: "Por Palmwag a Sesfontein",
      en: "By Palmwag to Sesfontein",
      fr: "Sesfontein par Palmwag",
    },
    ...sesfontein,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "road",
    kilometres: 210,
    hours: 5,
    description: {
      es: "Al norte por la C43, unos 210 km y cinco horas de basalto, euforbias y cebras de montaña, con la valla veterinaria de Palmwag a mitad de camino. Sesfontein tiene seis manantiales, un fuerte alemán y más palmeras de las que uno espera. Acampamos en el camping comunitario.",
      en: "North on the C43, about 210 km and five hours of basalt, euphorbias and mountain zebra, with the veterinary fence at Palmwag half-way. Sesfontein has six springs, one German fort and more palm trees than anybody expects. We camp at the community site.",
      fr: "Vers le nord par la C43 : environ 210 km et cinq heures de basalte, d’euphorbes et de zèbres de montagne, avec à mi-chemin la barrière vétérinaire de Palmwag. Sesfontein compte six sources, un fort allemand et plus de palmiers qu’on ne s’y attend. Nuit au camping communautaire.",
    },
  },
  {
    title: { es: "El lecho del Hoanib", en: "Down the Hoanib", fr: "Le lit du Hoanib" },
    ...sesfontein,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "road",
    kilometres: 120,
    hours: 4,
    description: {
      es: "Jornada por la arena del Hoanib, entre enormes acacias albidas, con jirafas, órix y elefantes que cavan pozos con la pata; alguna vez, un león que vuelve de la costa. Solo pisamos las rodadas que ya existen, y tampoco aquí baja nadie cerca de los elefantes. Segunda noche en Sesfontein.",
      en: "A day in the sand of the Hoanib, under great ana trees, with giraffe, oryx, elephants that dig their own wells and, once in a while, a lion on its way back from the beach. We keep to existing tracks, and here too nobody gets out near the elephants. Second night at Sesfontein.",
      fr: "Journée dans le sable du Hoanib, sous de grands albidas, parmi les girafes, les oryx et les éléphants qui creusent leurs propres puits ; de temps à autre, un lion qui rentre de la plage. On ne quitte pas les traces existantes et, ici non plus, personne ne descend près des éléphants. Deuxième nuit à Sesfontein.",
    },
  },
  {
    title: {
      es: "Por el Grootberg a Etosha",
      en: "Over the Grootberg to Etosha",
      fr: "Etosha par le Grootberg",
    },
    place: { es: "Olifantsrus, Etosha", en: "Olifantsrus, Etosha", fr: "Olifantsrus, Etosha" },
    latitude: -18.967,
    longitude: 14.855,
    bed: {
      es: "Campamento público de Olifantsrus, en nuestras tiendas",
      en: "Olifantsrus public campsite, in our own tents",
      fr: "Camp public d’Olifantsrus, sous nos tentes",
    },
    bed_type: "camping",
    own_bathroom: false,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "road",
    kilometres: 340,
    hours: 7,
    description: {
      es: "Otra etapa larga: unos 340 km y siete horas, por el paso del Grootberg y Kamanjab hasta la puerta de Galton, al oeste de Etosha. Acampamos en Olifantsrus, que tiene un observatorio de dos plantas sobre la charca y ningún otro entretenimiento. No hace falta.",
      en: "Another long day: about 340 km and seven hours, over the Grootberg Pass to Kamanjab and in by Galton Gate, at the western end of Etosha. We camp at Olifantsrus, which has a two-storey hide above its waterhole and no other entertainment. None is needed.",
      fr: "Encore une longue étape : quelque 340 km et sept heures, par le col du Grootberg et Kamanjab jusqu’à la porte Galton, à l’ouest d’Etosha. Camp à Olifantsrus, qui possède un affût à deux étages au-dessus de son point d’eau et aucune autre distraction. C’est suffisant.",
    },
  },
  {
    title: {
      es: "De charca en charca a Okaukuejo",
      en: "Waterhole by waterhole to Okaukuejo",
      fr: "D’un point d’eau à l’autre",
    },
    place: { es: "Okaukuejo, Etosha", en: "Okaukuejo, Etosha", fr: "Okaukuejo, Etosha" },
    latitude: -19.179,
    longitude: 15.918,
    bed: {
      es: "Camping del campamento público de Okaukuejo, en nuestras tiendas",
      en: "The campsite of Okaukuejo rest camp, in our own tents",
      fr: "Camping du camp public d’Okaukuejo, sous nos tentes",
    },
    bed_type: "camping",
    own_bathroom: false,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "road",
    kilometres: 130,
    hours: 5,
    description: {
      es: "Son 130 km y duran todo el día, porque el límite es de 60 y en cada charca hay alguien bebiendo. Acampada en Okaukuejo. Después de cenar, jersey y silencio ante la charca iluminada, adonde suele bajar el rinoceronte negro.",
      en: "It is 130 km and takes all day, because the limit is 60 and there is somebody drinking at every waterhole. Tents at Okaukuejo. After supper, a jumper and some silence at the floodlit waterhole, where black rhino usually come late.",
      fr: "130 km qui prennent la journée, parce que la vitesse est limitée à 60 et qu’il y a toujours quelqu’un en train de boire. Camp à Okaukuejo. Après le dîner, un pull et du silence devant le point d’eau éclairé, où le rhinocéros noir a ses habitudes.",
    },
  },
  {
    title: {
      es: "A la orilla del salar",
      en: "Along the edge of the pan",
      fr: "Au bord de la saline",
    },
    place: {
      es: "Al sur de la puerta de Andersson",
      en: "South of Andersson Gate",
      fr: "Au sud de la porte Andersson",
    },
    latitude: -19.381,
    longitude: 15.928,
    bed: {
      es: "Lodge Whitepan Hill, o similar",
      en: "Whitepan Hill Lodge, or similar",
      fr: "Whitepan Hill Lodge, ou similaire",
    },
    bed_type: "lodge",
    own_bathroom: true,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "road",
    kilometres: 170,
    hours: 5,
    description: {
      es: "Hacia el este hasta Halali y vuelta, unos 170 km con el salar blanco siempre al lado: casi 5000 km² donde no vive prácticamente nada. Salimos por la puerta de Andersson antes de que se ponga el sol y dormimos en un lodge al sur de la valla, en una cama que no ha habido que desplegar.",
      en: "East to Halali and back, some 170 km with the white pan alongside: nearly 5,000 km² on which almost nothing lives. Out by Andersson Gate before the sun goes down, and a lodge south of the fence, in a bed that nobody had to unfold.",
      fr: "Vers l’est jusqu’à Halali et retour, soit 170 km avec la saline blanche toujours à côté : près de 5 000 km² où presque rien ne vit. Sortie par la porte Andersson avant le coucher du soleil, et nuit dans un lodge au sud de la clôture, dans un lit que personne n’a eu à déplier.",
    },
  },
  {
    title: { es: "Vuelta por asfalto", en: "Home by tarmac", fr: "Retour par le goudron" },
    place: {
      es: "Aeropuerto Hosea Kutako",
      en: "Hosea Kutako airport",
      fr: "Aéroport Hosea-Kutako",
    },
    latitude: -22.48,
    longitude: 17.471,
    bed_type: "none",
    meals: ["breakfast"],
    travel: "road",
    kilometres: 460,
    hours: 5.5,
    description: {
      es: "Outjo, Otjiwarongo, Okahandja: unos 460 km y cinco horas y media hasta el aeropuerto, por un asfalto que después de dos semanas suena a silencio. Conviene que el vuelo salga por la noche.",
      en: "Outjo, Otjiwarongo, Okahandja: about 460 km and five and a half hours to the airport, on tarmac that after two weeks sounds like silence. Choose an evening flight.",
      fr: "Outjo, Otjiwarongo, Okahandja : environ 460 km et cinq heures et demie jusqu’à l’aéroport, sur un goudron qui, après deux semaines, ressemble au silence. Prévoyez un vol du soir.",
    },
  },
];
