// Long, so that a journey is read and changed as a whole: its days in order, each in all languages.
import type { DaySeed, StaySeed } from "../tour-seed.ts";

const mfuwe: StaySeed = {
  place: { es: "Mfuwe, río Luangwa", en: "Mfuwe, Luangwa river", fr: "Mfuwe, rivière Luangwa" },
  latitude: -13.1,
  longitude: 31.79,
  bed: {
    es: "Lodge Crowned Crane, sobre una laguna, o similar",
    en: "Crowned Crane Lodge, over a lagoon, or similar",
    fr: "Crowned Crane Lodge, au-dessus d’une lagune, ou similaire",
  },
  bed_type: "lodge",
  own_bathroom: true,
};

const kigelia: StaySeed = {
  place: {
    es: "Ribera del Luangwa, sector de Nsefu",
    en: "Luangwa riverbank, Nsefu sector",
    fr: "Rive de la Luangwa, secteur de Nsefu",
  },
  latitude: -12.888,
  longitude: 31.972,
  bed: {
    es: "Campamento Kigelia Bend, cuatro tiendas y una hoguera, o similar",
    en: "Kigelia Bend Bushcamp, four tents and a fire, or similar",
    fr: "Kigelia Bend Bushcamp, quatre tentes et un feu, ou similaire",
  },
  bed_type: "tented-camp",
  own_bathroom: true,
};

const zambezi: StaySeed = {
  place: {
    es: "Bajo Zambeze, cerca de Jeki",
    en: "Lower Zambezi, near Jeki",
    fr: "Bas-Zambèze, près de Jeki",
  },
  latitude: -15.622,
  longitude: 29.575,
  bed: {
    es: "Campamento Chifungulu Bend, tiendas con terraza y bañera, o similar",
    en: "Chifungulu Bend Camp, tents with a deck and a bath, or similar",
    fr: "Chifungulu Bend Camp, tentes avec terrasse et baignoire, ou similaire",
  },
  bed_type: "tented-camp",
  own_bathroom: true,
};

export const itinerary: DaySeed[] = [
  {
    title: { es: "Llegada a Lusaka", en: "Arrival in Lusaka", fr: "Arrivée à Lusaka" },
    place: { es: "Lusaka", en: "Lusaka", fr: "Lusaka" },
    latitude: -15.44,
    longitude: 28.37,
    bed: {
      es: "Lodge con jardín al este de la ciudad, o similar",
      en: "Garden lodge east of the city, or similar",
      fr: "Lodge avec jardin à l’est de la ville, ou similaire",
    },
    bed_type: "lodge",
    own_bathroom: true,
    meals: [],
    travel: "road",
    kilometres: 25,
    hours: 0.5,
    description: {
      es: "Recogida en el aeropuerto Kenneth Kaunda y media hora hasta un lodge con jardín a las afueras. Se puede llegar a cualquier hora. Se repasa el equipaje: quince kilos, en bolsa blanda, que es lo que admite la avioneta.",
      en: "We meet you at Kenneth Kaunda airport and drive half an hour to a lodge with a garden on the edge of town. Land at any hour you like. Time to look at the luggage: fifteen kilos, in soft bags, which is what light aircraft take.",
      fr: "Accueil à l’aéroport Kenneth-Kaunda et une demi-heure de route jusqu’à un lodge avec jardin, en lisière de la ville. On peut arriver à toute heure. On vérifie les bagages : quinze kilos, en sac souple, c’est ce qu’accepte le petit avion.",
    },
  },
  {
    title: { es: "Vuelo a Mfuwe", en: "Flight to Mfuwe", fr: "Vol pour Mfuwe" },
    ...mfuwe,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "flight",
    kilometres: 475,
    hours: 2.5,
    description: {
      es: "Algo más de una hora de vuelo y otra de carretera, por las aldeas, hasta el Luangwa. Primera salida al caer la tarde y de regreso con foco: aquí está permitido conducir de noche y los leopardos cuentan con ello. Lodge sobre una laguna.",
      en: "A little over an hour in the air and another on the road, past the villages, to the Luangwa. First drive in the late afternoon, coming back by spotlight: night driving is allowed here and the leopards count on it. Lodge over a lagoon.",
      fr: "Un peu plus d’une heure de vol et une autre de route, au fil des villages, jusqu’à la Luangwa. Première sortie en fin d’après-midi, retour au projecteur : ici, on a le droit de rouler de nuit et les léopards comptent dessus. Lodge au-dessus d’une lagune.",
    },
  },
  {
    title: { es: "Lagunas de Mfuwe", en: "The Mfuwe lagoons", fr: "Les lagunes de Mfuwe" },
    ...mfuwe,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "road",
    kilometres: 55,
    hours: 7,
    description: {
      es: "Cada vez que el Luangwa cambia de cauce deja una laguna. Las recorremos a las seis de la mañana y a las cuatro de la tarde, con las jirafas de Thornicroft, que solo viven en este valle. Entre medias, siesta, obligatoria.",
      en: "Each time the Luangwa changes its course it leaves a lagoon behind. We go round them at six in the morning and four in the afternoon, with Thornicroft’s giraffe, which lives in this valley and nowhere else. In between, a siesta, compulsory.",
      fr: "Chaque fois que la Luangwa change de lit, elle laisse une lagune. On en fait le tour à six heures du matin et à quatre heures de l’après-midi, avec les girafes de Thornicroft, qui ne vivent que dans cette vallée. Entre les deux, sieste, obligatoire.",
    },
  },
  {
    title: { es: "Al sector de Nsefu", en: "Up to the Nsefu sector", fr: "Le secteur de Nsefu" },
    place: {
      es: "Sector de Nsefu, South Luangwa",
      en: "Nsefu sector, South Luangwa",
      fr: "Secteur de Nsefu, South Luangwa",
    },
    latitude: -12.93,
    longitude: 31.93,
    bed: {
      es: "Campamento Carmine Bank, cinco chozas de caña, o similar",
      en: "Carmine Bank Bushcamp, five reed chalets, or similar",
      fr: "Carmine Bank Bushcamp, cinq cases de roseaux, ou similaire",
    },
    bed_type: "tented-camp",
    own_bathroom: true,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "road",
    kilometres: 45,
    hours: 2.5,
    description: {
      es: "Dos o tres horas río arriba hasta la orilla este, la menos visitada. Salares con grullas coronadas y, desde septiembre, colonias de abejarucos carmesíes en los taludes. Primera caminata por la tarde; campamento de temporada, de caña y paja.",
      en: "Two to three hours upriver to the east bank, the quieter one. Salt pans with crowned cranes and, from September, carmine bee-eaters nesting in the banks. First walk in the afternoon; a seasonal camp of reed and thatch.",
      fr: "Deux à trois heures vers l’amont, sur la rive est, la moins fréquentée. Des salines avec leurs grues couronnées et, dès septembre, des guêpiers carmin nichés dans les berges. Première marche l’après-midi ; camp saisonnier de roseaux et de chaume.",
    },
  },
  {
    title: {
      es: "A pie entre campamentos",
      en: "Camp to camp on foot",
      fr: "À pied d’un camp à l’autre",
    },
    ...kigelia,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "foot",
    kilometres: 9,
    hours: 4,
    description: {
      es: "Unos 9 km en cuatro horas, desde los 16 años, en fila y casi sin hablar, hasta el siguiente campamento. El equipaje va por pista y llega antes. Se aprende a distinguir una termita de otra y a no correr.",
      en: "Some 9 km in four hours, from the age of 16, single file and hardly talking, to the next camp. The luggage goes by track and gets there first. You learn to tell one termite from another, and not to run.",
      fr: "Environ 9 km en quatre heures, dès 16 ans, en file et presque sans un mot, jusqu’au camp suivant. Les bagages passent par la piste et arrivent avant. On apprend à distinguer un termite d’un autre, et à ne pas courir.",
    },
  },
  {
    title: { es: "Un día sin motor", en: "A day without engines", fr: "Un jour sans moteur" },
    ...kigelia,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "foot",
    kilometres: 7,
    hours: 3.5,
    description: {
      es: "Salida al alba por los bosques de ébano y vuelta cuando aprieta el calor. El resto del día pasa delante: el río baja tanto en la estación seca que los animales vienen a la puerta. Segunda noche en el mismo campamento.",
      en: "Out at dawn through the ebony groves, back when the heat begins. The rest of the day comes past by itself: the river drops so low in the dry season that the animals come to the door. Second night in the same camp.",
      fr: "Départ à l’aube dans les bois d’ébéniers, retour quand la chaleur monte. Le reste de la journée défile tout seul : en saison sèche, la rivière est si basse que les animaux viennent à la porte. Deuxième nuit dans le même camp.",
    },
  },
  {
    title: {
      es: "Vuelo al Bajo Zambeze",
      en: "Flight to the Lower Zambezi",
      fr: "Vol vers le Bas-Zambèze",
    },
    ...zambezi,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "flight",
    kilometres: 465,
    hours: 4.5,
    description: {
      es: "De vuelta a Mfuwe y avioneta a Jeki, directa o con escala en Lusaka según la época; al final aparece la escarpa y, debajo, el río. Campamento de lujo en el parque nacional del Bajo Zambeze, con Mana Pools en la otra orilla.",
      en: "Back to Mfuwe and by light aircraft to Jeki, direct or by way of Lusaka depending on the month; at the end comes the escarpment, and under it the river. Luxury camp in Lower Zambezi National Park, with Mana Pools on the far bank.",
      fr: "Retour à Mfuwe et petit avion pour Jeki, direct ou par Lusaka selon la saison ; à la fin apparaît l’escarpement et, dessous, le fleuve. Camp de luxe dans le parc national du Bas-Zambèze, Mana Pools sur l’autre rive.",
    },
  },
  {
    title: {
      es: "En canoa por el Chifungulu",
      en: "By canoe down the Chifungulu",
      fr: "En canoë sur le Chifungulu",
    },
    ...zambezi,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "boat",
    kilometres: 12,
    hours: 3,
    description: {
      es: "Tres horas por un brazo tranquilo del río, a la velocidad de la corriente, con elefantes a la altura de los ojos. El guía va delante y rodea de lejos a los hipopótamos. Por la tarde, en coche hacia el pie de la escarpa.",
      en: "Three hours along a quiet channel, at the speed of the current, with elephants at eye level. The guide leads and keeps well away from hippos. In the afternoon we drive towards the foot of the escarpment.",
      fr: "Trois heures dans un bras tranquille, à la vitesse du courant, les éléphants à hauteur d’yeux. Le guide ouvre la voie et contourne de loin les hippopotames. L’après-midi, en voiture vers le pied de l’escarpement.",
    },
  },
  {
    title: {
      es: "Acacias albidas y pez tigre",
      en: "Winterthorns and tigerfish",
      fr: "Albidas et poisson-tigre",
    },
    ...zambezi,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "foot",
    kilometres: 5,
    hours: 3,
    description: {
      es: "Caminata al alba bajo las acacias albidas, azules por la niebla del río. Después, barca y caña: el pez tigre se suelta siempre, cuando pica. Leones hay; jirafas, en este parque, ninguna.",
      en: "A dawn walk under the winterthorns, blue with river mist. Then a boat and a rod: the tigerfish always goes back, on the occasions when it comes out. There are lions; giraffe, in this park, not one.",
      fr: "Marche à l’aube sous les albidas, bleus de la brume du fleuve. Puis un bateau et une canne : le poisson-tigre est toujours relâché, quand il se laisse prendre. Des lions, oui ; des girafes, dans ce parc, aucune.",
    },
  },
  {
    title: { es: "De Jeki a Lusaka", en: "Jeki to Lusaka", fr: "De Jeki à Lusaka" },
    place: { es: "Aeropuerto de Lusaka", en: "Lusaka airport", fr: "Aéroport de Lusaka" },
    latitude: -15.331,
    longitude: 28.453,
    bed_type: "none",
    meals: ["breakfast"],
    travel: "flight",
    kilometres: 135,
    hours: 1,
    description: {
      es: "Último desayuno frente al río y unos 40 minutos de avioneta hasta Lusaka. Conviene que el vuelo internacional salga después de las tres.",
      en: "A last breakfast facing the river and some 40 minutes by light aircraft to Lusaka. Best to have an international flight that leaves after three.",
      fr: "Dernier petit déjeuner face au fleuve et une quarantaine de minutes d’avion jusqu’à Lusaka. Mieux vaut un vol international qui parte après quinze heures.",
    },
  },
];
