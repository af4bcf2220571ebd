import type { TourSeed } from "../types.ts";

export default {
  slug: "dos-valles-luangwa-y-bajo-zambeze",
  name: {
    es: "Dos valles: Luangwa y bajo Zambeze",
    en: "Two valleys: Luangwa and Lower Zambezi",
    fr: "Deux vallées : Luangwa et bas Zambèze",
  },
  shortDescription: {
    es: "Safari de lujo de 10 días por Zambia: caminar junto al Luangwa, remar por el Zambeze y volar entre los dos con quince kilos de equipaje y ninguna prisa.",
    en: "A 10-day luxury safari in Zambia: walk beside the Luangwa, paddle the Zambezi, and fly between them with fifteen kilos of luggage and no hurry at all.",
    fr: "Un safari de luxe de 10 jours en Zambie : marcher le long de la Luangwa, pagayer sur le Zambèze, voler de l’un à l’autre avec quinze kilos de bagages et tout son temps.",
  },
  fullDescription: {
    es: "El safari a pie nació en el valle del Luangwa a mediados del siglo pasado y todavía es donde mejor se camina: ranger armado delante, guía detrás, té a media mañana bajo un ébano. Pasamos allí cinco noches, tres en campamentos pequeños que se levantan tras las lluvias y se desmontan antes de las siguientes. Luego, una avioneta hasta el bajo Zambeze, donde se sale en canoa y el ruido de la siesta son los hipopótamos. Lujo, aquí, quiere decir seis personas como mucho, sábanas de lino, vuelos incluidos y casi nunca wifi. De junio a octubre.",
    en: "The walking safari was born in the Luangwa valley in the middle of the last century, and it is still the best place for it: armed scout in front, guide behind him, tea at mid-morning under an ebony tree. We stay five nights, three of them in small camps put up after the rains and taken down before the next. Then a light aircraft to the Lower Zambezi, where you go out by canoe and the noise of siesta is hippos. Luxury here means six people at most, linen sheets, flights included and hardly ever wifi. June to October.",
    fr: "Le safari à pied est né dans la vallée de la Luangwa au milieu du siècle dernier, et c’est encore là qu’on marche le mieux : ranger armé devant, guide derrière lui, thé en milieu de matinée sous un ébénier. Nous y passons cinq nuits, dont trois dans de petits camps montés après les pluies et démontés avant les suivantes. Puis un petit avion rejoint le bas Zambèze, où l’on sort en canoë et où le bruit de la sieste, ce sont les hippopotames. Ici, le luxe veut dire six personnes au plus, des draps de lin, les vols compris et presque jamais de wifi. De juin à octobre.",
  },
  destination: {
    es: "Zambia",
    en: "Zambia",
    fr: "Zambie",
  },
  pictures: ["south-luangwa", "lower-zambezi", "lodge"],
  minGroupSize: 2,
  maxGroupSize: 6,
  pricePerPerson: 8450,
  isFeatured: false,
  included: {
    es: [
      "Todos los vuelos internos: Lusaka, Mfuwe, Jeki y vuelta a Lusaka",
      "Guía en español, inglés o francés de principio a fin",
      "Nueve noches de lujo: un lodge en Lusaka y campamentos en los parques",
      "En los parques, todas las comidas, y vinos de la casa, cervezas locales, licores y refrescos",
      "Tasas de parque y tasas comunitarias",
      "Caminatas con ranger armado, salidas en coche, canoa y barca",
      "Lavandería diaria en los parques",
      "Traslados de aeropuerto y de pista de aterrizaje",
    ],
    en: [
      "All internal flights: Lusaka, Mfuwe, Jeki and back to Lusaka",
      "English-, French- or Spanish-speaking guide from start to finish",
      "Nine nights in luxury: a lodge in Lusaka, camps in the parks",
      "In the parks, all meals, with house wines, local beers, spirits and soft drinks",
      "Park fees and community levies",
      "Walks with an armed scout, game drives, canoe and boat",
      "Daily laundry in the parks",
      "Airport and airstrip transfers",
    ],
    fr: [
      "Tous les vols intérieurs : Lusaka, Mfuwe, Jeki et retour à Lusaka",
      "Guide en espagnol, anglais ou français du début à la fin",
      "Neuf nuits de luxe : un lodge à Lusaka, des camps dans les parcs",
      "Dans les parcs, tous les repas, vins, bières, alcools locaux et sodas",
      "Droits de parc et taxes communautaires",
      "Marches avec ranger armé, sorties en voiture, canoë et bateau",
      "Blanchisserie quotidienne dans les parcs",
      "Transferts d’aéroport et de piste d’atterrissage",
    ],
  },
  excluded: {
    es: [
      "Vuelos internacionales hasta Lusaka",
      "Visado de Zambia, para quien lo necesite",
      "Seguro de viaje con evacuación médica, obligatorio",
      "Grandes vinos y champán",
      "Propinas",
    ],
    en: [
      "International flights to Lusaka",
      "Zambian visa, if your passport needs one",
      "Travel insurance with medical evacuation, which is compulsory",
      "Premium wines and champagne",
      "Tips",
    ],
    fr: [
      "Vols internationaux jusqu’à Lusaka",
      "Visa de Zambie, si votre passeport l’exige",
      "Assurance voyage avec évacuation médicale, obligatoire",
      "Grands vins et champagne",
      "Pourboires",
    ],
  },
  itinerary: [
    {
      es: `Llegada a Lusaka
Recogida en el aeropuerto Kenneth Kaunda y media hora hasta un lodge con jardín a las afueras. Se repasa el equipaje: quince kilos, en bolsa blanda, porque la avioneta no negocia.`,
      en: `Arrival in Lusaka
We meet you at Kenneth Kaunda airport and drive half an hour to a lodge with a garden on the edge of town. Time to look at the luggage: fifteen kilos, soft bags, because light aircraft do not negotiate.`,
      fr: `Arrivée à Lusaka
Accueil à l’aéroport Kenneth Kaunda et une demi-heure de route jusqu’à un lodge avec jardin, en lisière de la ville. On vérifie les bagages : quinze kilos, en sac souple, car le petit avion ne négocie pas.`,
    },
    {
      es: `Vuelo a Mfuwe
Algo más de una hora de vuelo y otra de carretera, por las aldeas, hasta el Luangwa. Primera salida al caer la tarde y de regreso con foco: aquí está permitido conducir de noche y los leopardos cuentan con ello. Lodge junto al río.`,
      en: `Flight to Mfuwe
A little over an hour in the air and another on the road, past the villages, to the Luangwa. First drive in the late afternoon, coming back by spotlight: night driving is allowed here and the leopards count on it. Lodge on the river.`,
      fr: `Vol pour Mfuwe
Un peu plus d’une heure de vol et une autre de route, au fil des villages, jusqu’à la Luangwa. Première sortie en fin d’après-midi, retour au projecteur : ici, on a le droit de rouler de nuit et les léopards comptent dessus. Lodge au bord de l’eau.`,
    },
    {
      es: `Lagunas de Mfuwe
Cada vez que el Luangwa cambia de idea deja una laguna. Las recorremos a las seis de la mañana y a las cuatro de la tarde, con las jirafas de Thornicroft, que solo viven en este valle. Entre medias, siesta, obligatoria.`,
      en: `The Mfuwe lagoons
Each time the Luangwa changes its mind it leaves a lagoon behind. We go round them at six in the morning and four in the afternoon, with Thornicroft’s giraffe, which lives in this valley and nowhere else. In between, a siesta, compulsory.`,
      fr: `Les lagunes de Mfuwe
Chaque fois que la Luangwa change d’avis, elle laisse une lagune. On en fait le tour à six heures du matin et à quatre heures du soir, avec les girafes de Thornicroft, qui ne vivent que dans cette vallée. Entre les deux, sieste, obligatoire.`,
    },
    {
      es: `Al sector de Nsefu
Dos o tres horas río arriba hasta la orilla este, la menos visitada. Salares con grullas coronadas y, desde septiembre, colonias de abejarucos carmesíes en los taludes. Primera caminata por la tarde; campamento de temporada, de caña y paja.`,
      en: `Up to the Nsefu sector
Two to three hours upriver to the east bank, the quieter one. Salt pans with crowned cranes and, from September, carmine bee-eaters nesting in the banks. First walk in the afternoon; a seasonal camp of reed and thatch.`,
      fr: `Le secteur de Nsefu
Deux à trois heures vers l’amont, sur la rive est, la moins fréquentée. Des cuvettes salées avec leurs grues couronnées et, dès septembre, des guêpiers carmin nichés dans les berges. Première marche l’après-midi ; camp saisonnier de roseaux et de chaume.`,
    },
    {
      es: `A pie entre campamentos
Unos 9 km en cuatro horas, en fila y casi sin hablar, hasta el siguiente campamento. El equipaje va por pista y llega antes. Se aprende a distinguir una termita de otra y a no correr.`,
      en: `Camp to camp on foot
Some 9 km in four hours, single file and hardly talking, to the next camp. The luggage goes by track and gets there first. You learn to tell one termite from another, and not to run.`,
      fr: `À pied d’un camp à l’autre
Environ 9 km en quatre heures, en file et presque sans un mot, jusqu’au camp suivant. Les bagages passent par la piste et arrivent avant. On apprend à distinguer un termite d’un autre, et à ne pas courir.`,
    },
    {
      es: `Un día sin motor
Salida al alba por los bosques de ébano y vuelta cuando aprieta el calor. El resto del día pasa delante: el río baja tanto en la estación seca que los animales vienen a la puerta. Misma cama, misma linterna.`,
      en: `A day without engines
Out at dawn through the ebony groves, back when the heat begins. The rest of the day comes past by itself: the river drops so low in the dry season that the animals come to the door. Same bed, same lantern.`,
      fr: `Un jour sans moteur
Départ à l’aube dans les bois d’ébéniers, retour quand la chaleur monte. Le reste de la journée défile tout seul : en saison sèche, la rivière est si basse que les animaux viennent à la porte. Même lit, même lanterne.`,
    },
    {
      es: `Vuelo al bajo Zambeze
De vuelta a Mfuwe y avioneta a Jeki, directa o con escala en Lusaka según la época; al final aparece la escarpa y, debajo, el río. Campamento de lujo en el Parque Nacional del Bajo Zambeze, con Mana Pools en la otra orilla.`,
      en: `Flight to the Lower Zambezi
Back to Mfuwe and by light aircraft to Jeki, direct or by way of Lusaka depending on the month; at the end comes the escarpment, and under it the river. Luxury camp in Lower Zambezi National Park, with Mana Pools on the far bank.`,
      fr: `Vol vers le bas Zambèze
Retour à Mfuwe et petit avion pour Jeki, direct ou par Lusaka selon la saison ; à la fin apparaît l’escarpement et, dessous, le fleuve. Camp de luxe dans le parc national du Bas-Zambèze, Mana Pools sur l’autre rive.`,
    },
    {
      es: `En canoa por el Chifungulu
Tres horas por un brazo tranquilo del río, a la velocidad de la corriente, con elefantes a la altura de los ojos. Los hipopótamos tienen preferencia. Por la tarde, en coche hacia el pie de la escarpa.`,
      en: `By canoe down the Chifungulu
Three hours along a quiet channel, at the speed of the current, with elephants at eye level. Hippos have right of way. In the afternoon we drive towards the foot of the escarpment.`,
      fr: `En canoë sur le Chifungulu
Trois heures dans un bras tranquille, à la vitesse du courant, les éléphants à hauteur d’yeux. Les hippopotames ont la priorité. L’après-midi, en voiture vers le pied de l’escarpement.`,
    },
    {
      es: `Acacias albidas y pez tigre
Caminata al alba bajo las acacias albidas, azules por la niebla del río. Después, barca y caña: el pez tigre se suelta siempre, cuando pica. Leones hay; jirafas, en este parque, ninguna.`,
      en: `Winterthorns and tigerfish
A dawn walk under the winterthorns, blue with river mist. Then a boat and a rod: the tigerfish always goes back, on the occasions when it comes out. There are lions; giraffe, in this park, not one.`,
      fr: `Albidas et poisson-tigre
Marche à l’aube sous les albidas, bleus de la brume du fleuve. Puis un bateau et une canne : le poisson-tigre est toujours relâché, quand il se laisse prendre. Des lions, oui ; des girafes, dans ce parc, aucune.`,
    },
    {
      es: `De Jeki a Lusaka
Último desayuno frente al río y unos 40 minutos de avioneta hasta Lusaka. Conviene que el vuelo internacional salga después de las tres.`,
      en: `Jeki to Lusaka
A last breakfast facing the river and some 40 minutes by light aircraft to Lusaka. Best to have an international flight that leaves after three.`,
      fr: `De Jeki à Lusaka
Dernier petit déjeuner face au fleuve et une quarantaine de minutes d’avion jusqu’à Lusaka. Mieux vaut un vol international qui parte après quinze heures.`,
    },
  ],
} satisfies TourSeed;
