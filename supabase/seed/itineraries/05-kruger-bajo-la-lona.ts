// Long, so that a journey is read and changed as a whole: its days in order, each in all languages.
import type { DaySeed, StaySeed } from "../tour-seed.ts";

const sabie: StaySeed = {
  place: { es: "Lower Sabie, Kruger", en: "Lower Sabie, Kruger", fr: "Lower Sabie, Kruger" },
  latitude: -25.12,
  longitude: 31.915,
  bed: {
    es: "Campamento público de Lower Sabie, en nuestras tiendas",
    en: "Lower Sabie rest camp, in our own tents",
    fr: "Camp public de Lower Sabie, sous nos tentes",
  },
  bed_type: "camping",
  own_bathroom: false,
};

const satara: StaySeed = {
  place: { es: "Satara, Kruger", en: "Satara, Kruger", fr: "Satara, Kruger" },
  latitude: -24.393,
  longitude: 31.779,
  bed: {
    es: "Campamento público de Satara, en nuestras tiendas",
    en: "Satara rest camp, in our own tents",
    fr: "Camp public de Satara, sous nos tentes",
  },
  bed_type: "camping",
  own_bathroom: false,
};

export const itinerary: DaySeed[] = [
  {
    title: {
      es: "De Johannesburgo a Berg-en-Dal",
      en: "Johannesburg to Berg-en-Dal",
      fr: "De Johannesburg à Berg-en-Dal",
    },
    place: { es: "Berg-en-Dal, Kruger", en: "Berg-en-Dal, Kruger", fr: "Berg-en-Dal, Kruger" },
    latitude: -25.427,
    longitude: 31.451,
    bed: {
      es: "Campamento público de Berg-en-Dal, en nuestras tiendas",
      en: "Berg-en-Dal rest camp, in our own tents",
      fr: "Camp public de Berg-en-Dal, sous nos tentes",
    },
    bed_type: "camping",
    own_bathroom: false,
    meals: ["lunch", "dinner"],
    travel: "road",
    kilometres: 430,
    hours: 5,
    description: {
      es: "Salida a las seis, desde tu hotel, por la N4: unos 430 km y cinco horas hasta la puerta de Malelane, con margen, porque las puertas del parque cierran con el sol y no negocian. Montamos las tiendas en Berg-en-Dal, entre los cerros de granito del sur.",
      en: "Away at six from your hotel, on the N4: about 430 km and five hours to Malelane Gate, with time to spare, because the park’s gates close with the sun and do not negotiate. Tents up at Berg-en-Dal, among the granite hills of the south.",
      fr: "Départ de votre hôtel à six heures par la N4 : environ 430 km et cinq heures jusqu’à la porte de Malelane, avec de la marge, car les portes du parc ferment avec le soleil et ne négocient pas. Tentes montées à Berg-en-Dal, parmi les collines de granit du sud.",
    },
  },
  {
    title: {
      es: "Tierra de rinocerontes",
      en: "Rhino country to Lower Sabie",
      fr: "Au pays du rhinocéros",
    },
    ...sabie,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "road",
    kilometres: 115,
    hours: 5,
    description: {
      es: "Unos 115 km por la S25 y Crocodile Bridge que, a 40 o 50 por hora, duran hasta después de comer. Es buen rincón para el rinoceronte blanco; dónde exactamente no lo publicamos. Acampada en Lower Sabie, junto al río, para dos noches.",
      en: "About 115 km by the S25 and Crocodile Bridge which, at 40 to 50 km/h, last until after lunch. This is a good corner for white rhino; exactly where, we do not publish. Two nights at Lower Sabie, by the river.",
      fr: "Quelque 115 km par la S25 et Crocodile Bridge qui, à 40 ou 50 à l’heure, durent jusqu’après le déjeuner. Le coin est bon pour le rhinocéros blanc ; où exactement, nous ne le publions pas. Deux nuits à Lower Sabie, au bord de la rivière.",
    },
  },
  {
    title: {
      es: "El Sabie y Sunset Dam",
      en: "The Sabie and Sunset Dam",
      fr: "La Sabie et Sunset Dam",
    },
    ...sabie,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "road",
    kilometres: 60,
    hours: 4,
    description: {
      es: "Por la H4-1 en cuanto abren, despacio y mirando las ramas, porque el leopardo de esta orilla duerme en alto. Siesta. Por la tarde, Sunset Dam, a un kilómetro de las tiendas, donde cocodrilos, cigüeñas e hipopótamos fingen no haberse visto.",
      en: "Along the H4-1 as soon as they open, slowly and with an eye on the branches, since the leopards of this river sleep upstairs. A siesta. In the afternoon Sunset Dam, a kilometre from the tents, where crocodiles, storks and hippos pretend not to have noticed one another.",
      fr: "La H4-1 dès l’ouverture, au pas et l’œil sur les branches, parce que les léopards de cette rivière dorment à l’étage. Sieste. L’après-midi, Sunset Dam, à un kilomètre des tentes, où crocodiles, cigognes et hippopotames font semblant de ne pas s’être vus.",
    },
  },
  {
    title: {
      es: "Al norte, hacia Satara",
      en: "North to Satara",
      fr: "Vers le nord, jusqu’à Satara",
    },
    ...satara,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "road",
    kilometres: 95,
    hours: 4,
    description: {
      es: "Son 95 km y cuatro horas por el mirador de Nkumbe y Tshokwane. El monte se abre en llanuras de hierba: donde hay hierba hay cebras, y donde hay cebras hay quien las sigue. Dos noches en Satara, con hienas de ronda por la valla y un ratel que sabe abrir neveras.",
      en: "It is 95 km and four hours by the Nkumbe lookout and Tshokwane. The bush opens into grassland: where there is grass there are zebra, and where there are zebra there is somebody behind them. Two nights at Satara, with hyenas walking the fence and a honey badger that understands cool boxes.",
      fr: "95 km et quatre heures par le belvédère de Nkumbe et Tshokwane. La brousse s’ouvre en plaines d’herbe : là où il y a de l’herbe, il y a des zèbres, et derrière les zèbres, quelqu’un. Deux nuits à Satara, avec des hyènes qui longent la clôture et un ratel qui sait ouvrir les glacières.",
    },
  },
  {
    title: { es: "La S100 al amanecer", en: "The S100 at dawn", fr: "La S100 à l’aube" },
    ...satara,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "road",
    kilometres: 80,
    hours: 5,
    description: {
      es: "En el Kruger las pistas se conocen por su número, como las líneas de autobús, y la S100, por el arroyo N’wanetsi, es la de los leones. Por la tarde salimos en el camión abierto del parque, con guarda y foco: de las pocas maneras de estar fuera cuando ya han cerrado la puerta.",
      en: "Kruger roads are known by number, like bus routes, and the S100, along the N’wanetsi stream, is the one for lions. Towards evening we go out in the park’s own open truck, with a ranger and a spotlight: one of the few ways to be outside after the gate has closed.",
      fr: "Au Kruger, on connaît les pistes par leur numéro, comme les lignes d’autobus, et la S100, le long de la N’wanetsi, est celle des lions. Le soir, sortie dans le camion ouvert du parc, avec ranger et projecteur : l’une des rares façons d’être dehors une fois la barrière fermée.",
    },
  },
  {
    title: {
      es: "Por el Olifants a Letaba",
      en: "Over the Olifants to Letaba",
      fr: "De l’Olifants à Letaba",
    },
    place: { es: "Letaba, Kruger", en: "Letaba, Kruger", fr: "Letaba, Kruger" },
    latitude: -23.854,
    longitude: 31.575,
    bed: {
      es: "Campamento público de Letaba, en nuestras tiendas",
      en: "Letaba rest camp, in our own tents",
      fr: "Camp public de Letaba, sous nos tentes",
    },
    bed_type: "camping",
    own_bathroom: false,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "road",
    kilometres: 100,
    hours: 4.5,
    description: {
      es: "Unos 100 km con el rodeo al mirador del Olifants, que corre muy abajo, con sus hipopótamos en miniatura. En Letaba, el museo del elefante guarda los colmillos de los grandes machos; algún par pesa más que nuestro cocinero. Acampada bajo los mopanes.",
      en: "About 100 km with the detour to the Olifants lookout, where the river runs far below with its miniature hippos. The elephant museum at Letaba keeps the ivory of the great bulls; some pairs of tusks weigh more than our cook. Tents under the mopane trees.",
      fr: "100 km environ avec le détour par le belvédère de l’Olifants, qui coule tout en bas avec ses hippopotames miniatures. À Letaba, le musée de l’éléphant conserve les défenses des grands mâles ; certaines paires pèsent plus lourd que notre cuisinier. Camp sous les mopanes.",
    },
  },
  {
    title: { es: "El cañón del Blyde", en: "Blyde River Canyon", fr: "Le canyon de la Blyde" },
    place: { es: "Cañón del Blyde", en: "Blyde River Canyon", fr: "Canyon de la Blyde" },
    latitude: -24.585,
    longitude: 30.81,
    bed: {
      es: "Camping cerca del borde del cañón, en nuestras tiendas, o similar",
      en: "Campsite near the rim of the canyon, in our own tents, or similar",
      fr: "Camping près du rebord du canyon, sous nos tentes, ou similaire",
    },
    bed_type: "camping",
    own_bathroom: false,
    meals: ["breakfast", "lunch", "dinner"],
    travel: "road",
    kilometres: 220,
    hours: 4.5,
    description: {
      es: "Salimos por la puerta de Phalaborwa, a 50 km, y subimos por Hoedspruit y el paso de Abel Erasmus: unos 220 km y cuatro horas y media en total. Los Tres Rondaveles con el sol bajo y camping cerca del borde. Sin hienas de ronda: cuesta una noche acostumbrarse.",
      en: "Out by Phalaborwa Gate, 50 km away, then Hoedspruit and the Abel Erasmus Pass: about 220 km and four and a half hours in all. The Three Rondavels in low sun, and a campsite near the rim. No hyenas on the rounds; it takes a night to get used to.",
      fr: "Sortie par la porte de Phalaborwa, à 50 km, puis Hoedspruit et le col d’Abel Erasmus : environ 220 km et quatre heures et demie en tout. Les Trois Rondavels au soleil bas, et un camping près du rebord. Plus de hyènes en ronde : il faut une nuit pour s’y faire.",
    },
  },
  {
    title: {
      es: "La Ruta Panorámica y a casa",
      en: "Panorama Route and home",
      fr: "Route Panorama et retour",
    },
    place: { es: "Johannesburgo", en: "Johannesburg", fr: "Johannesburg" },
    latitude: -26.134,
    longitude: 28.242,
    bed_type: "none",
    meals: ["breakfast", "lunch"],
    travel: "road",
    kilometres: 420,
    hours: 6,
    description: {
      es: "Las marmitas de Bourke’s Luck, God’s Window si la nube lo consiente y tortitas en Graskop. Después Mashishing y Dullstroom: unos 420 km y seis horas hasta Johannesburgo, donde llegamos a última hora de la tarde. Vuelos, mejor a partir de las ocho.",
      en: "Bourke’s Luck Potholes, God’s Window if the cloud allows, and pancakes in Graskop. Then Mashishing and Dullstroom: about 420 km and six hours to Johannesburg, arriving in the late afternoon. Flights after eight in the evening, please.",
      fr: "Les marmites de Bourke’s Luck, God’s Window si le nuage y consent, des crêpes à Graskop. Puis Mashishing et Dullstroom : environ 420 km et six heures jusqu’à Johannesburg, où l’on arrive en fin d’après-midi. Pour l’avion, mieux vaut partir après vingt heures.",
    },
  },
];
