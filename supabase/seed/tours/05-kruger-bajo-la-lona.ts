import type { TourSeed } from "../types.ts";

export default {
  slug: "kruger-bajo-la-lona",
  name: {
    es: "Kruger bajo la lona",
    en: "Kruger under canvas",
    fr: "Le Kruger sous la toile",
  },
  shortDescription: {
    es: "Safari de camping de ocho días en los campamentos públicos del Kruger: pistas, brasas, hienas al otro lado de la valla y, de este lado, un buen colchón.",
    en: "An eight-day camping safari in Kruger’s public rest camps: dust, embers, hyenas on the far side of the fence and, on this side, a good mattress.",
    fr: "Un safari-camping de huit jours dans les camps publics du Kruger : poussière, braises, hyènes derrière la clôture et, de ce côté-ci, un bon matelas.",
  },
  fullDescription: {
    es: `El Kruger mide unos 350 km de punta a punta y mucha gente solo conoce una esquina. Lo recorremos de sur a centro con tiendas, colchones y cocina nuestros, y dormimos en los campamentos públicos del parque: Berg-en-Dal, Lower Sabie, Satara y Letaba. El vehículo no se comparte: el grupo es el que uno trae, de dos a diez personas.

Salimos cuando abre la puerta, porque a esa hora los leones vuelven a casa. El regreso va por el cañón del Blyde y la Ruta Panorámica. De mayo a septiembre, monte despejado y amaneceres fríos; de noviembre en adelante, verde, crías y tormentas.`,
    en: `The Kruger is some 350 km long, and plenty of people see one corner of it. We work our way up from the south with our own tents, mattresses and kitchen, sleeping in the park’s public rest camps: Berg-en-Dal, Lower Sabie, Satara and Letaba. The vehicle is not shared; the group is whoever you bring, from two people to ten.

We leave when the gate opens, because that is when the lions are going home. The way back is by the Blyde River Canyon and the Panorama Route. May to September means open bush and cold dawns; from November it is green, with calves and thunderstorms.`,
    fr: `Le Kruger s’étire sur quelque 350 km et bien des gens n’en voient qu’un coin. Nous le remontons par le sud avec nos tentes, nos matelas et notre cuisine, et nous dormons dans les camps publics du parc : Berg-en-Dal, Lower Sabie, Satara et Letaba. Le véhicule ne se partage pas : le groupe, c’est le vôtre, de deux à dix personnes.

Départ à l’ouverture de la barrière, puisque c’est l’heure où les lions rentrent. Le retour passe par le canyon de la Blyde et la Route Panorama. De mai à septembre, brousse dégagée et aubes froides ; à partir de novembre, du vert, des petits et des orages.`,
  },
  destination: { es: "Sudáfrica", en: "South Africa", fr: "Afrique du Sud" },
  pictures: ["kruger", "camp"],
  minGroupSize: 2,
  maxGroupSize: 10,
  pricePerPerson: 2390,
  isFeatured: false,
  included: {
    es: [
      "Guía en español, inglés o francés y vehículo privado, hasta 6 viajeros en cada uno",
      "Siete noches de acampada en campamentos públicos",
      "Tiendas propias, colchones de verdad, ropa de cama y cocina de campaña",
      "Todas las comidas, del almuerzo del día 1 al almuerzo del día 8",
      "Tasas de conservación del Kruger y entradas de la Ruta Panorámica",
      "Una salida al atardecer con los guardas del parque",
      "Recogida y regreso en Johannesburgo",
    ],
    en: [
      "English-, French- or Spanish-speaking guide, and a private vehicle, up to 6 travellers in each",
      "Seven nights camping in public rest camps",
      "Our own tents, real mattresses, bedding and a field kitchen",
      "All meals from lunch on day 1 to lunch on day 8",
      "Kruger conservation fees and Panorama Route entries",
      "One sunset drive with the park’s rangers",
      "Pick-up and drop-off in Johannesburg",
    ],
    fr: [
      "Guide francophone, hispanophone ou anglophone et véhicule privé, 6 voyageurs au plus dans chacun",
      "Sept nuits sous la tente dans des camps publics",
      "Nos propres tentes, de vrais matelas, la literie et la cuisine de camp",
      "Tous les repas, du déjeuner du jour 1 au déjeuner du jour 8",
      "Droits de conservation du Kruger et entrées de la Route Panorama",
      "Une sortie au coucher du soleil avec les rangers du parc",
      "Prise en charge et retour à Johannesburg",
    ],
  },
  excluded: {
    es: [
      "Vuelos a Johannesburgo (internos no hay)",
      "Otras salidas o marchas con los guardas del parque",
      "Seguro de viaje con evacuación médica",
      "Bebidas, salvo agua, café y té",
      "Propinas",
    ],
    en: [
      "Flights to Johannesburg (there are no internal ones)",
      "Further drives or walks with the park’s rangers",
      "Travel insurance with medical evacuation",
      "Drinks other than water, coffee and tea",
      "Tips",
    ],
    fr: [
      "Vols vers Johannesburg (aucun vol intérieur)",
      "Autres sorties ou marches avec les rangers du parc",
      "Assurance voyage avec évacuation médicale",
      "Boissons autres que l’eau, le café et le thé",
      "Pourboires",
    ],
  },
  itinerary: [
    {
      es: `De Johannesburgo a Berg-en-Dal
Salida a las seis por la N4: unos 430 km y cinco horas hasta la puerta de Malelane, con margen, porque las puertas del parque cierran con el sol y no negocian. Montamos las tiendas en Berg-en-Dal, entre los cerros de granito del sur.`,
      en: `Johannesburg to Berg-en-Dal
Away at six on the N4: about 430 km and five hours to Malelane Gate, with time to spare, because the park’s gates close with the sun and do not negotiate. Tents up at Berg-en-Dal, among the granite hills of the south.`,
      fr: `De Johannesburg à Berg-en-Dal
Départ à six heures par la N4 : environ 430 km et cinq heures jusqu’à la porte de Malelane, avec de la marge, car les portes du parc ferment avec le soleil et ne négocient pas. Tentes montées à Berg-en-Dal, parmi les collines de granit du sud.`,
    },
    {
      es: `Tierra de rinocerontes
Unos 115 km por la S25 y Crocodile Bridge que, a 40 o 50 por hora, duran hasta después de comer. Es buen rincón para el rinoceronte blanco; dónde exactamente no lo publicamos. Acampada en Lower Sabie, junto al río, para dos noches.`,
      en: `Rhino country to Lower Sabie
About 115 km by the S25 and Crocodile Bridge which, at 40 to 50 km/h, last until after lunch. This is a good corner for white rhino; exactly where, we do not publish. Two nights at Lower Sabie, by the river.`,
      fr: `Au pays du rhinocéros
Quelque 115 km par la S25 et Crocodile Bridge qui, à 40 ou 50 à l’heure, durent jusqu’après le déjeuner. Le coin est bon pour le rhinocéros blanc ; où exactement, nous ne le publions pas. Deux nuits à Lower Sabie, au bord de la rivière.`,
    },
    {
      es: `El Sabie y Sunset Dam
Por la H4-1 en cuanto abren, despacio y mirando las ramas, porque el leopardo de esta orilla duerme en alto. Siesta. Por la tarde, Sunset Dam, a un kilómetro de las tiendas, donde cocodrilos, cigüeñas e hipopótamos fingen no haberse visto.`,
      en: `The Sabie and Sunset Dam
Along the H4-1 as soon as they open, slowly and with an eye on the branches, since the leopards of this river sleep upstairs. A siesta. In the afternoon Sunset Dam, a kilometre from the tents, where crocodiles, storks and hippos pretend not to have noticed one another.`,
      fr: `La Sabie et Sunset Dam
La H4-1 dès l’ouverture, au pas et l’œil sur les branches, parce que les léopards de cette rivière dorment à l’étage. Sieste. L’après-midi, Sunset Dam, à un kilomètre des tentes, où crocodiles, cigognes et hippopotames font semblant de ne pas s’être vus.`,
    },
    {
      es: `Al norte, hacia Satara
Son 95 km y cuatro horas por el mirador de Nkumbe y Tshokwane. El monte se abre en llanuras de hierba: donde hay hierba hay cebras, y donde hay cebras hay quien las sigue. Dos noches en Satara, con hienas de ronda por la valla y un ratel que sabe abrir neveras.`,
      en: `North to Satara
It is 95 km and four hours by the Nkumbe lookout and Tshokwane. The bush opens into grassland: where there is grass there are zebra, and where there are zebra there is somebody behind them. Two nights at Satara, with hyenas walking the fence and a honey badger that understands cool boxes.`,
      fr: `Vers le nord, jusqu’à Satara
95 km et quatre heures par le belvédère de Nkumbe et Tshokwane. La brousse s’ouvre en plaines d’herbe : là où il y a de l’herbe, il y a des zèbres, et derrière les zèbres, quelqu’un. Deux nuits à Satara, avec des hyènes qui longent la clôture et un ratel qui sait ouvrir les glacières.`,
    },
    {
      es: `La S100 al amanecer
En el Kruger las pistas se conocen por su número, como las líneas de autobús, y la S100, por el arroyo N’wanetsi, es la de los leones. Por la tarde salimos en el camión abierto del parque, con guarda y foco: de las pocas maneras de estar fuera cuando ya han cerrado la puerta.`,
      en: `The S100 at dawn
Kruger roads are known by number, like bus routes, and the S100, along the N’wanetsi stream, is the one for lions. Towards evening we go out in the park’s own open truck, with a ranger and a spotlight: one of the few ways to be outside after the gate has closed.`,
      fr: `La S100 à l’aube
Au Kruger, on connaît les pistes par leur numéro, comme les lignes d’autobus, et la S100, le long de la N’wanetsi, est celle des lions. Le soir, sortie dans le camion ouvert du parc, avec ranger et projecteur : l’une des rares façons d’être dehors une fois la barrière fermée.`,
    },
    {
      es: `Por el Olifants a Letaba
Unos 100 km con el rodeo al mirador del Olifants, que corre cien metros más abajo con sus hipopótamos en miniatura. En Letaba, el museo del elefante guarda los colmillos de los grandes machos; algún par pesa más que nuestro cocinero. Acampada bajo los mopanes.`,
      en: `Over the Olifants to Letaba
About 100 km with the detour to the Olifants lookout, where the river runs far below with its miniature hippos. The elephant museum at Letaba keeps the ivory of the great bulls; some pairs of tusks weigh more than our cook. Tents under the mopane trees.`,
      fr: `De l’Olifants à Letaba
100 km environ avec le détour par le belvédère de l’Olifants, qui coule tout en bas avec ses hippopotames miniatures. À Letaba, le musée de l’éléphant conserve les défenses des grands mâles ; certaines paires pèsent plus lourd que notre cuisinier. Camp sous les mopanes.`,
    },
    {
      es: `El cañón del Blyde
Salimos por la puerta de Phalaborwa, a 50 km, y subimos por Hoedspruit y el paso de Abel Erasmus: unos 220 km y cuatro horas y media en total. Los Tres Rondaveles con el sol bajo y camping cerca del borde. Sin hienas de ronda: cuesta una noche acostumbrarse.`,
      en: `Blyde River Canyon
Out by Phalaborwa Gate, 50 km away, then Hoedspruit and the Abel Erasmus Pass: about 220 km and four and a half hours in all. The Three Rondavels in low sun, and a campsite near the rim. No hyenas on the rounds; it takes a night to get used to.`,
      fr: `Le canyon de la Blyde
Sortie par la porte de Phalaborwa, à 50 km, puis Hoedspruit et le col d’Abel Erasmus : environ 220 km et quatre heures et demie en tout. Les Trois Rondavels au soleil bas, et un camping près du rebord. Plus de hyènes en ronde : il faut une nuit pour s’y faire.`,
    },
    {
      es: `La Ruta Panorámica y a casa
Las marmitas de Bourke’s Luck, God’s Window si la nube lo consiente y tortitas en Graskop. Después Mashishing y Dullstroom: unos 420 km y seis horas hasta Johannesburgo, donde llegamos a última hora de la tarde. Vuelos, mejor a partir de las ocho.`,
      en: `Panorama Route and home
Bourke’s Luck Potholes, God’s Window if the cloud allows, and pancakes in Graskop. Then Mashishing and Dullstroom: about 420 km and six hours to Johannesburg, arriving in the late afternoon. Flights after eight in the evening, please.`,
      fr: `Route Panorama et retour
Les marmites de Bourke’s Luck, God’s Window si le nuage y consent, des crêpes à Graskop. Puis Mashishing et Dullstroom : environ 420 km et six heures jusqu’à Johannesburg, où l’on arrive en fin d’après-midi. Pour l’avion, mieux vaut partir après vingt heures.`,
    },
  ],
} satisfies TourSeed;
