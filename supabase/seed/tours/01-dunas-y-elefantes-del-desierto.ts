import type { TourSeed } from "../types.ts";

export default {
  slug: "dunas-y-elefantes-del-desierto",
  name: {
    es: "Dunas y elefantes del desierto",
    en: "Dunes and desert elephants",
    fr: "Dunes et éléphants du désert",
  },
  shortDescription: {
    es: "Safari de camping por Namibia en 14 días, con cuatro noches de lodge: de las dunas rojas de Sossusvlei a los elefantes de Damaraland y las charcas de Etosha.",
    en: "A 14-day camping safari in Namibia, with four nights in lodges: from the red dunes of Sossusvlei to the elephants of Damaraland and Etosha’s waterholes.",
    fr: "Un safari-camping de 14 jours en Namibie, avec quatre nuits en lodge : des dunes rouges de Sossusvlei aux éléphants du Damaraland et aux points d’eau d’Etosha.",
  },
  fullDescription: {
    es: `Dos semanas en un gran círculo desde Windhoek, casi todo por pista. Subimos a las dunas antes que el sol, seguimos la Costa de los Esqueletos hasta donde se acaba la carretera abierta al público y buscamos elefantes del desierto en dos ríos secos, el Huab y el Hoanib, con gente que los conoce por su nombre.

Terminamos en las charcas de Etosha, donde nadie tiene prisa, y el rinoceronte menos que nadie. La época va de mayo a octubre: mañanas frías, días limpios y animales que tarde o temprano tienen que bajar a beber. Nueve noches en tienda y cuatro bajo techo.`,
    en: `Two weeks in a wide circle out of Windhoek, most of it on gravel. We climb the dunes before the sun does, follow the Skeleton Coast to where the public road gives out, and look for desert-adapted elephants in two dry rivers, the Huab and the Hoanib, with people who know them by name.

It ends at the waterholes of Etosha, where nobody is in a hurry, least of all the rhino. May to October is the season: cold mornings, clear days, and animals that have to come down to drink sooner or later. Nine nights in a tent, four under a roof.`,
    fr: `Une grande boucle de deux semaines au départ de Windhoek, presque entièrement sur piste. On grimpe sur les dunes avant le soleil, on longe la côte des Squelettes jusqu’à l’endroit où la route publique s’arrête, puis on cherche les éléphants du désert dans deux rivières à sec, le Huab et le Hoanib, avec des gens qui les appellent par leur nom.

Le voyage s’achève aux points d’eau d’Etosha, où personne n’est pressé, le rhinocéros moins que quiconque. La bonne saison va de mai à octobre : matins froids, ciel net, et des animaux bien obligés de venir boire. Neuf nuits sous la tente, quatre sous un toit.`,
  },
  destination: { es: "Namibia", en: "Namibia", fr: "Namibie" },
  pictures: ["sossusvlei", "quiver-trees", "skeleton-coast", "gravel-road", "etosha"],
  minGroupSize: 2,
  maxGroupSize: 8,
  pricePerPerson: 6480,
  isFeatured: true,
  included: {
    es: [
      "Guía en español, inglés o francés y todoterreno privado, hasta 6 viajeros en cada uno",
      "Nueve noches de acampada y cuatro en alojamiento con techo y ducha caliente",
      "Tiendas, colchones de verdad, ropa de cama y cocina de campaña",
      "Entradas a los parques (Namib-Naukluft, Costa de los Esqueletos, Etosha) y tasas de las comunidades",
      "Todas las comidas, salvo las cenas en Swakopmund",
      "Jornadas con guardas comunitarios en el Huab y el Hoanib",
      "Excursión en todoterreno a Sandwich Harbour, si la marea lo permite",
      "Traslados de aeropuerto y agua para todo el viaje",
    ],
    en: [
      "English-, French- or Spanish-speaking guide, and a private 4x4, up to 6 travellers in each",
      "Nine nights camping and four with a roof and a hot shower",
      "Tents, real mattresses, bedding and a field kitchen",
      "Park fees (Namib-Naukluft, Skeleton Coast, Etosha) and community fees",
      "All meals except dinners in Swakopmund",
      "Days with community rangers on the Huab and the Hoanib",
      "Sandwich Harbour by 4x4, tide permitting",
      "Airport transfers and drinking water throughout",
    ],
    fr: [
      "Guide francophone, hispanophone ou anglophone et 4x4 privé, 6 voyageurs au plus dans chacun",
      "Neuf nuits de bivouac et quatre sous un toit, douche chaude comprise",
      "Tentes, vrais matelas, literie et cuisine de camp",
      "Entrées des parcs (Namib-Naukluft, côte des Squelettes, Etosha) et redevances aux communautés",
      "Tous les repas, sauf les dîners à Swakopmund",
      "Journées avec les gardes communautaires sur le Huab et le Hoanib",
      "Sandwich Harbour en 4x4, si la marée le veut bien",
      "Transferts d’aéroport et eau potable pendant tout le voyage",
    ],
  },
  excluded: {
    es: [
      "Vuelos internacionales (internos no hay: todo se hace por tierra)",
      "Visado de Namibia: desde abril de 2025 lo pagan, entre otros, los pasaportes español, francés, británico y estadounidense",
      "Seguro de viaje con evacuación médica",
      "Cenas en Swakopmund y bebidas",
      "Propinas",
    ],
    en: [
      "International flights (there are no internal ones: it is all by road)",
      "Namibian visa: since April 2025 British, French, Spanish and US passports, among others, pay for one",
      "Travel insurance with medical evacuation",
      "Dinners in Swakopmund, and drinks",
      "Tips",
    ],
    fr: [
      "Vols internationaux (aucun vol intérieur : tout se fait par la piste)",
      "Visa namibien : depuis avril 2025, payant entre autres pour les passeports français, espagnol, britannique et américain",
      "Assurance voyage avec évacuation médicale",
      "Dîners à Swakopmund et boissons",
      "Pourboires",
    ],
  },
  itinerary: [
    {
      es: `Windhoek y el Khomas
Recogida en el aeropuerto Hosea Kutako, a 45 km de Windhoek, parada en la ciudad para comprar lo que se quedó en casa y una hora más de coche hasta las colinas del Khomas. Acampamos en tierras de una finca: primer fuego y primera discusión sobre dónde está la Cruz del Sur.`,
      en: `Windhoek and the Khomas hills
We meet you at Hosea Kutako airport, 45 km out of Windhoek, stop in town for whatever you forgot, and drive another hour into the Khomas hills. A campsite on farmland: first fire, first stars, first argument about which ones are the Southern Cross.`,
      fr: `Windhoek et les collines du Khomas
Nous vous attendons à l’aéroport Hosea-Kutako, à 45 km de Windhoek ; le temps d’acheter en ville ce qui est resté à la maison, puis une heure de route jusqu’aux collines du Khomas. Bivouac sur les terres d’une ferme : premier feu, et premier débat sur la Croix du Sud.`,
    },
    {
      es: `El paso de Spreetshoogte
Unos 300 km y cinco horas y media, casi todo grava, con la bajada del Spreetshoogte, de las más empinadas del país, hasta el suelo del desierto. Paseo entre árboles carcaj, tarta de manzana en Solitaire y noche en el campamento de Sesriem, dentro del parque nacional Namib-Naukluft.`,
      en: `Over the Spreetshoogte
Some 300 km and five and a half hours, nearly all gravel, dropping to the desert floor by the Spreetshoogte, one of the steepest passes in the country. A walk among quiver trees, apple cake in Solitaire, and tents up at Sesriem camp, inside Namib-Naukluft National Park.`,
      fr: `Le col de Spreetshoogte
Environ 300 km et cinq heures et demie, presque tout en gravier, avec la descente du Spreetshoogte, l’une des plus raides du pays, jusqu’au plancher du désert. Marche parmi les arbres à carquois, tarte aux pommes à Solitaire, puis camp à Sesriem, dans le parc national Namib-Naukluft.`,
    },
    {
      es: `Sossusvlei y Deadvlei
Dormir dentro del parque permite salir una hora antes del amanecer: 60 km de asfalto y cinco de arena blanda en los que el guía deja de hablar. Subimos la cresta de una duna con la primera luz, bajamos a Deadvlei, entre acacias que llevan unos seis siglos muertas, y a las diez estamos a la sombra. Por la tarde, el cañón de Sesriem y segunda noche en el campamento.`,
      en: `Sossusvlei and Deadvlei
Sleeping inside the park lets us leave an hour before sunrise: 60 km of tarmac, then five of soft sand during which the guide stops talking. Up the crest of a dune for the first light, down into Deadvlei among camel thorns that died some six centuries ago, and in the shade by ten. Sesriem canyon in the afternoon, second night in camp.`,
      fr: `Sossusvlei et Deadvlei
Dormir dans le parc permet de partir une heure avant le lever du soleil : 60 km de goudron, puis cinq de sable mou pendant lesquels le guide ne parle plus. La crête d’une dune aux premières lueurs, Deadvlei et ses acacias morts depuis six siècles environ, et à l’ombre dès dix heures. L’après-midi, canyon de Sesriem ; deuxième nuit au camp.`,
    },
    {
      es: `Del Kuiseb a Swakopmund
Unos 380 km y el día entero: el trópico de Capricornio, los pasos del Gaub y del Kuiseb y una llanura tan lisa que la única colina es la niebla. Nos desviamos para ver las welwitschias, algunas más viejas que los idiomas en que guiamos. Noche en una casa de huéspedes de Swakopmund, con ostras a mano.`,
      en: `The Kuiseb to Swakopmund
About 380 km and the whole day: the Tropic of Capricorn, the Gaub and Kuiseb passes, and then a plain so level that the only hill on it is the fog. We turn off to see the welwitschias, some of them older than the languages we guide in. A guesthouse in Swakopmund, with oysters within walking distance.`,
      fr: `Du Kuiseb à Swakopmund
À peu près 380 km et toute la journée : le tropique du Capricorne, les cols du Gaub et du Kuiseb, puis une plaine si plate que la seule colline, c’est le brouillard. Détour par les welwitschias, dont certaines sont plus vieilles que les langues dans lesquelles nous guidons. Nuit en maison d’hôtes à Swakopmund, huîtres à deux pas.`,
    },
    {
      es: `Sandwich Harbour
Un conductor de aquí, que vive de leer las mareas, nos lleva al sur de Walvis Bay, donde las dunas caen directamente al Atlántico. De vuelta, flamencos en la laguna y 35 km hasta la ducha caliente. Segunda noche en Swakopmund.`,
      en: `Walvis Bay and Sandwich Harbour
A local driver who reads tides for a living takes us south of Walvis Bay, to where the dunes fall straight into the Atlantic. Flamingos in the lagoon on the way back, then 35 km to a hot shower. Second night in Swakopmund.`,
      fr: `Walvis Bay et Sandwich Harbour
Un chauffeur du coin, dont le métier est de lire les marées, nous emmène au sud de Walvis Bay, là où les dunes tombent tout droit dans l’Atlantique. Au retour, les flamants de la lagune, puis 35 km jusqu’à la douche chaude. Deuxième nuit à Swakopmund.`,
    },
    {
      es: `La Costa de los Esqueletos
350 km y unas siete horas con paradas, por una carretera de sal y arena: el pecio del Zeila, los lobos marinos de Cape Cross (se huelen antes de verse) y la puerta del Ugab, con sus dos calaveras, que hay que cruzar antes de las tres. Noche en las cabañas sencillas de Terrace Bay, donde termina el camino abierto al público.`,
      en: `Up the Skeleton Coast
350 km and about seven hours with stops, on a road of salt and sand: the wreck of the Zeila, the fur seals of Cape Cross (you will smell them first), and the Ugab gate with its skulls, to be passed before three in the afternoon. Plain chalets at Terrace Bay, where the public road ends.`,
      fr: `La côte des Squelettes
350 km et sept heures environ, arrêts compris, sur une route de sel et de sable : l’épave du Zeila, les otaries de Cape Cross (on les sent avant de les voir) et la barrière de l’Ugab, avec ses têtes de mort, à franchir avant quinze heures. Nuit dans les chalets tout simples de Terrace Bay, là où finit la route publique.`,
    },
    {
      es: `Tierra adentro: Twyfelfontein
De vuelta por la costa hasta Torra Bay y luego al este por la puerta de Springbokwasser: unos 210 km, entre cuatro y cinco horas, con la niebla que se levanta como una tapa. Última luz sobre los grabados rupestres de Twyfelfontein, Patrimonio Mundial desde 2007. Campamento comunitario junto al Aba-Huab.`,
      en: `Inland to Twyfelfontein
Back down the coast to Torra Bay and east through Springbokwasser gate: about 210 km, four to five hours, with the fog coming off like a lid. Last light on the rock engravings of Twyfelfontein, a World Heritage Site since 2007. Community campsite on the Aba-Huab.`,
      fr: `Vers l’intérieur : Twyfelfontein
Retour par la côte jusqu’à Torra Bay, puis cap à l’est par Springbokwasser : 210 km environ, quatre à cinq heures, et le brouillard qui se soulève comme un couvercle. Dernière lumière sur les gravures rupestres de Twyfelfontein, inscrites au patrimoine mondial en 2007. Camping communautaire au bord de l’Aba-Huab.`,
    },
    {
      es: `Los elefantes del Huab
Un día entero en el lecho seco con los guardas de la comunidad, que distinguen a cada elefante por las muescas de las orejas. Se los busca en coche y, cuando el guarda lo ve claro, a pie. Son elefantes africanos corrientes que han aprendido a vivir con muy poco y a andar mucho; segunda noche junto al Aba-Huab.`,
      en: `Elephants of the Huab
A whole day in the dry riverbed with conservancy rangers, who tell the elephants apart by the notches in their ears. We track by vehicle and, where the ranger is happy with the wind, on foot. They are ordinary African elephants that have learnt to live on very little and walk a long way for it; second night on the Aba-Huab.`,
      fr: `Les éléphants du Huab
Une journée entière dans le lit à sec avec les gardes de la communauté, qui reconnaissent chaque éléphant aux encoches de ses oreilles. On les piste en voiture et, quand le garde est content du vent, à pied. Ce sont des éléphants d’Afrique ordinaires, qui ont appris à vivre de peu et à marcher beaucoup ; deuxième nuit près de l’Aba-Huab.`,
    },
    {
      es: `Por Palmwag a Sesfontein
Al norte por la C43, unos 210 km y cinco horas de basalto, euforbias y cebras de montaña, con la valla veterinaria de Palmwag a mitad de camino. Sesfontein tiene seis manantiales, un fuerte alemán y más palmeras de las que uno espera. Acampamos en el camping comunitario.`,
      en: `By Palmwag to Sesfontein
North on the C43, about 210 km and five hours of basalt, euphorbias and mountain zebra, with the veterinary fence at Palmwag half-way. Sesfontein has six springs, one German fort and more palm trees than anybody expects. We camp at the community site.`,
      fr: `Sesfontein par Palmwag
Vers le nord par la C43 : environ 210 km et cinq heures de basalte, d’euphorbes et de zèbres de montagne, avec à mi-chemin la barrière vétérinaire de Palmwag. Sesfontein compte six sources, un fort allemand et plus de palmiers qu’on ne s’y attend. Nuit au camping communautaire.`,
    },
    {
      es: `El lecho del Hoanib
Jornada por la arena del Hoanib, entre enormes acacias albidas, con jirafas, órices y elefantes que cavan pozos con la pata; alguna vez, un león que vuelve de la costa. Solo pisamos las rodadas que ya existen y, de enero a marzo, si el río baja, no entramos. Segunda noche en Sesfontein.`,
      en: `Down the Hoanib
A day in the sand of the Hoanib, under great ana trees, with giraffe, oryx, elephants that dig their own wells and, once in a while, a lion on its way back from the beach. We keep to existing tracks, and from January to March, if the river is running, we keep out. Second night at Sesfontein.`,
      fr: `Le lit du Hoanib
Journée dans le sable du Hoanib, sous de grands albidas, parmi les girafes, les oryx et les éléphants qui creusent leurs propres puits ; de temps à autre, un lion qui rentre de la plage. On ne quitte pas les traces existantes et, de janvier à mars, si la rivière coule, on n’entre pas. Deuxième nuit à Sesfontein.`,
    },
    {
      es: `Por el Grootberg a Etosha
La etapa más larga: unos 340 km y siete horas, por el paso del Grootberg y Kamanjab hasta la puerta de Galton, al oeste de Etosha. Acampamos en Olifantsrus, que tiene un observatorio de dos plantas sobre la charca y ningún otro entretenimiento. No hace falta.`,
      en: `Over the Grootberg to Etosha
The longest day: about 340 km and seven hours, over the Grootberg Pass to Kamanjab and in by Galton Gate, at the western end of Etosha. We camp at Olifantsrus, which has a two-storey hide above its waterhole and no other entertainment. None is needed.`,
      fr: `Etosha par le Grootberg
L’étape la plus longue : quelque 340 km et sept heures, par le col du Grootberg et Kamanjab jusqu’à la porte Galton, à l’ouest d’Etosha. Camp à Olifantsrus, qui possède un affût à deux étages au-dessus de son point d’eau et aucune autre distraction. C’est suffisant.`,
    },
    {
      es: `De charca en charca a Okaukuejo
Son 130 km y duran todo el día, porque el límite es de 60 y en cada charca hay alguien bebiendo. Acampada en Okaukuejo. Después de cenar, jersey y silencio ante la charca iluminada, adonde suele bajar el rinoceronte negro.`,
      en: `Waterhole by waterhole to Okaukuejo
It is 130 km and takes all day, because the limit is 60 and there is somebody drinking at every waterhole. Tents at Okaukuejo. After supper, a jumper and some silence at the floodlit waterhole, where black rhino usually come late.`,
      fr: `D’un point d’eau à l’autre
130 km qui prennent la journée, parce que la vitesse est limitée à 60 et qu’il y a toujours quelqu’un en train de boire. Camp à Okaukuejo. Après le dîner, un pull et du silence devant le point d’eau éclairé, où le rhinocéros noir a ses habitudes.`,
    },
    {
      es: `A la orilla del salar
Hacia el este hasta Halali y vuelta, unos 170 km con el salar blanco siempre al lado: casi 5000 km² donde no vive prácticamente nada. Salimos por la puerta de Andersson antes de que se ponga el sol y dormimos en un lodge al sur de la valla, en una cama que no ha habido que desplegar.`,
      en: `Along the edge of the pan
East to Halali and back, some 170 km with the white pan alongside: nearly 5,000 km² on which almost nothing lives. Out by Andersson Gate before the sun goes down, and a lodge south of the fence, in a bed that nobody had to unfold.`,
      fr: `Au bord du désert de sel
Vers l’est jusqu’à Halali et retour, soit 170 km avec la cuvette blanche toujours à côté : près de 5 000 km² où presque rien ne vit. Sortie par la porte Andersson avant le coucher du soleil, et nuit dans un lodge au sud de la clôture, dans un lit que personne n’a eu à déplier.`,
    },
    {
      es: `Vuelta por asfalto
Outjo, Otjiwarongo, Okahandja: unos 460 km y cinco horas y media hasta el aeropuerto, por un asfalto que después de dos semanas suena a silencio. Conviene que el vuelo salga por la noche.`,
      en: `Home by tarmac
Outjo, Otjiwarongo, Okahandja: about 460 km and five and a half hours to the airport, on tarmac that after two weeks sounds like silence. Choose an evening flight.`,
      fr: `Retour par le goudron
Outjo, Otjiwarongo, Okahandja : environ 460 km et cinq heures et demie jusqu’à l’aéroport, sur un goudron qui, après deux semaines, ressemble au silence. Prévoyez un vol du soir.`,
    },
  ],
} satisfies TourSeed;
