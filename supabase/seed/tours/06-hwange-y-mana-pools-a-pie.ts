import type { TourSeed } from "../types.ts";

export default {
  slug: "hwange-y-mana-pools-a-pie",
  name: {
    es: "Hwange y Mana Pools a pie",
    en: "Hwange and Mana Pools on foot",
    fr: "Hwange et Mana Pools à pied",
  },
  shortDescription: {
    es: "Safari a pie de gama media en Zimbabue, 12 días en campamentos de tiendas y lodges: elefantes en Hwange, la luz azul del Zambeze y un guía con un rifle que nadie quiere usar.",
    en: "A mid-range walking safari in Zimbabwe, 12 days in tented camps and lodges: Hwange’s elephants, the blue light of the Zambezi and a guide with a rifle nobody wants to use.",
    fr: "Un safari à pied milieu de gamme au Zimbabwe, 12 jours en camps de toile et lodges : les éléphants de Hwange, la lumière du Zambèze et un guide dont la carabine, on l’espère, ne servira pas.",
  },
  fullDescription: {
    es: "A pie se ve menos y se entiende más: una huella de esta mañana, el olor del búfalo antes que el búfalo, el silencio de los pájaros cuando algo camina. Pasamos cuatro noches en Hwange, donde el agua sale de pozos y los elefantes hacen cola, y tres en Mana Pools, donde el Zambeze la regala. Entre un parque y otro no volamos: damos el rodeo, dos días de asfalto con baches y de grava al sur del lago Kariba. Casi todas las mañanas de parque se camina tres o cuatro horas, con un guía profesional zimbabuense, armado y con licencia. De mayo a octubre; edad mínima, dieciséis años.",
    en: "On foot you see less and understand more: a track from this morning, the smell of buffalo before the buffalo, the hush of the birds when something is walking. Four nights in Hwange, where the water comes out of boreholes and the elephants queue for it; three in Mana Pools, where the Zambezi gives it away. Between the two we do not fly. We take the long way round, two days of potholed tarmac and gravel south of Lake Kariba. Most mornings in the parks we walk for three or four hours with a licensed, armed Zimbabwean guide. May to October; minimum age sixteen.",
    fr: "À pied, on voit moins et on comprend mieux : une trace de ce matin, l’odeur du buffle avant le buffle, le silence des oiseaux quand quelque chose marche. Quatre nuits à Hwange, où l’eau sort des forages et où les éléphants font la queue ; trois à Mana Pools, où le Zambèze la donne à tout le monde. Entre les deux, pas d’avion : nous prenons le chemin des écoliers, deux jours de goudron troué et de gravier au sud du lac Kariba. Presque chaque matin dans les parcs, trois ou quatre heures de marche avec un guide professionnel zimbabwéen, armé et agréé. De mai à octobre ; âge minimum, seize ans.",
  },
  destination: {
    es: "Zimbabue",
    en: "Zimbabwe",
    fr: "Zimbabwe",
  },
  pictures: ["hwange", "mana-pools", "victoria-falls"],
  minGroupSize: 2,
  maxGroupSize: 8,
  pricePerPerson: 6120,
  isFeatured: false,
  included: {
    es: [
      "Guía de Tsamma en español, inglés o francés y 4x4 todo el viaje, hasta 6 viajeros en cada uno",
      "Guía profesional armado, con licencia zimbabuense, en cada caminata",
      "Siete noches en campamentos de tiendas y cuatro en lodges",
      "Entradas a los parques, a las cataratas y permisos de caminata",
      "Pensión completa en los parques; media pensión el resto",
      "Una mañana de canoa en Mana Pools",
      "Traslados de aeropuerto en Victoria Falls y Harare",
    ],
    en: [
      "English-, French- or Spanish-speaking Tsamma guide, and a 4x4 throughout, up to 6 travellers in each",
      "Armed, Zimbabwe-licensed professional guide on every walk",
      "Seven nights in tented camps, four in lodges",
      "Park fees, entry to the falls and walking permits",
      "All meals in the parks; breakfast and dinner elsewhere",
      "A morning’s canoeing in Mana Pools",
      "Airport transfers in Victoria Falls and Harare",
    ],
    fr: [
      "Guide Tsamma en espagnol, anglais ou français, et 4x4 pendant tout le voyage, 6 voyageurs au plus dans chacun",
      "Guide professionnel armé, agréé au Zimbabwe, à chaque marche",
      "Sept nuits en camp de toile et quatre en lodge",
      "Droits d’entrée des parcs et des chutes, permis de marche",
      "Pension complète dans les parcs ; demi-pension ailleurs",
      "Une matinée de canoë à Mana Pools",
      "Transferts d’aéroport à Victoria Falls et à Harare",
    ],
  },
  excluded: {
    es: [
      "Vuelos internacionales (no hay vuelos internos: todo va por tierra)",
      "Visado de Zimbabue",
      "Seguro de viaje con evacuación médica, obligatorio",
      "Bebidas y propinas",
      "Vuelo en helicóptero sobre las cataratas",
    ],
    en: [
      "International flights (there are no internal ones: it is all by road)",
      "Zimbabwean visa",
      "Travel insurance with medical evacuation, which is compulsory",
      "Drinks and tips",
      "Helicopter flight over the falls",
    ],
    fr: [
      "Vols internationaux (aucun vol intérieur : tout se fait par la route)",
      "Visa du Zimbabwe",
      "Assurance voyage avec évacuation médicale, obligatoire",
      "Boissons et pourboires",
      "Survol des chutes en hélicoptère",
    ],
  },
  itinerary: [
    {
      es: `Llegada a Victoria Falls
Recogida en el aeropuerto y 20 km hasta el pueblo. Por la tarde, el sendero frente a las cataratas: en mayo se sale empapado; en octubre, apenas despeinado. Noche en un lodge.`,
      en: `Arrival in Victoria Falls
We meet you at the airport, 20 km from town. In the afternoon, the path that faces the falls: in May you come out drenched, in October barely ruffled. Night in a lodge.`,
      fr: `Arrivée à Victoria Falls
Accueil à l’aéroport, à 20 km de la ville. L’après-midi, le sentier face aux chutes : en mai, on en sort trempé ; en octobre, à peine décoiffé. Nuit en lodge.`,
    },
    {
      es: `Hacia Sinamatella
Volvemos a las cataratas a la hora de abrir, cuando no hay nadie. Después, 150 km al sur, los últimos 45 de grava, hasta Sinamatella, una mesa de roca con Hwange entero debajo. Campamento de tiendas en la zona.`,
      en: `South to Sinamatella
Back to the falls as the gate opens, when nobody is there. Then 150 km south, the last 45 on gravel, to Sinamatella, a table of rock with all of Hwange laid out beneath it. Tented camp in the area.`,
      fr: `Vers Sinamatella
Retour aux chutes dès l’ouverture, quand il n’y a personne. Puis 150 km vers le sud, les 45 derniers en gravier, jusqu’à Sinamatella, une table de roche avec tout Hwange à ses pieds. Camp de toile dans le secteur.`,
    },
    {
      es: `Primera caminata
Cuatro horas por el mopane y los lechos secos bajo Sinamatella, leyendo la arena. Por la tarde, el escondite de la presa de Masuma, donde los hipopótamos gruñen y los demás esperan turno para beber.`,
      en: `The first walk
Four hours through mopane and dry riverbeds below Sinamatella, reading the sand. In the afternoon, the hide at Masuma Dam, where the hippos grumble and everyone else waits for a turn at the water.`,
      fr: `Première marche
Quatre heures dans le mopane et les lits à sec au pied de Sinamatella, à lire le sable. L’après-midi, l’affût du barrage de Masuma : les hippopotames grognent, les autres attendent leur tour pour boire.`,
    },
    {
      es: `Hwange de punta a punta
Unos 130 km de pistas de parque hasta Main Camp y todo el día para hacerlos: Shumba, White Hills, la plataforma de Guvalala. A medio camino se acaba la roca y empieza la arena del Kalahari. Campamento de tiendas cerca de Main Camp.`,
      en: `Across Hwange
Some 130 km of park tracks to Main Camp and all day to do it: Shumba, White Hills, the platform at Guvalala. Halfway along, the rock ends and Kalahari sand begins. Tented camp near Main Camp.`,
      fr: `Hwange de part en part
Quelque 130 km de pistes jusqu’à Main Camp, et la journée pour les faire : Shumba, White Hills, la plateforme de Guvalala. À mi-chemin, la roche s’arrête et le sable du Kalahari commence. Camp de toile près de Main Camp.`,
    },
    {
      es: `Ngweshla y Nyamandlovu
Salimos con la primera luz hacia las charcas de Kennedy y Ngweshla, a 60 km, y caminamos allí entre tecas y acacias. A última hora, la plataforma de Nyamandlovu: en septiembre los elefantes llegan por familias y siguen bebiendo cuando nos cierran la puerta.`,
      en: `Ngweshla and Nyamandlovu
We leave at first light for the Kennedy and Ngweshla pans, 60 km out, and walk there among teak and camelthorn. Last light is for the Nyamandlovu platform: in September the elephants come by the family and are still drinking when the gate closes on us.`,
      fr: `Ngweshla et Nyamandlovu
Départ aux premières lueurs pour les points d’eau de Kennedy et de Ngweshla, à 60 km, et marche sur place entre tecks et acacias. En fin de journée, la plateforme de Nyamandlovu : en septembre, les éléphants arrivent par familles et boivent encore quand on nous ferme la grille.`,
    },
    {
      es: `Al lago Kariba
190 km por Dete y Kamativi hasta Binga, cuatro horas de asfalto con baches. Desde 1958 el lago cubre las aldeas de los tonga; el pequeño museo del pueblo lo cuenta bien. Lodge en la orilla: se mira, no se nada, hay cocodrilos.`,
      en: `To Lake Kariba
190 km by way of Dete and Kamativi to Binga, four hours of potholed tarmac. From 1958 the lake covered the villages of the Tonga people, and the small museum in town tells it well. Lodge on the shore: we look, we do not swim, there are crocodiles.`,
      fr: `Le lac Kariba
190 km par Dete et Kamativi jusqu’à Binga, quatre heures de goudron et de nids-de-poule. À partir de 1958, le lac a recouvert les villages des Tonga ; le petit musée du bourg le raconte bien. Lodge au bord de l’eau : on regarde, on ne nage pas, il y a des crocodiles.`,
    },
    {
      es: `La pista de Siabuwa
350 km, casi todos de grava, y nueve horas: el pie de la escarpa de Chizarira, Siabuwa, los puentes del Sengwa y del Sanyati. Se cruzan más cabras que coches y se saluda a todas. Noche en un lodge de Karoi.`,
      en: `The Siabuwa road
350 km, nearly all gravel, and nine hours: the foot of the Chizarira escarpment, Siabuwa, the bridges over the Sengwa and the Sanyati. We meet more goats than cars and wave to both. Night in a lodge at Karoi.`,
      fr: `La piste de Siabuwa
350 km, presque tous en gravier, et neuf heures : le pied de l’escarpement de Chizarira, Siabuwa, les ponts de la Sengwa et de la Sanyati. On croise plus de chèvres que de voitures, et l’on salue tout le monde. Nuit en lodge à Karoi.`,
    },
    {
      es: `La bajada a Mana Pools
Asfalto hasta Marongora, donde se sellan los permisos; luego la escarpa abajo y 75 km de tierra hasta el Zambeze. En total, 180 km y unas cinco horas. Campamento de tiendas en la llanura, cerca de Nyamepi, con Zambia enfrente.`,
      en: `Down to Mana Pools
Tar as far as Marongora, where the permits are stamped, then down the escarpment and 75 km of dirt to the Zambezi: 180 km in all, about five hours. Tented camp on the floodplain near Nyamepi, with Zambia across the water.`,
      fr: `La descente vers Mana Pools
Du goudron jusqu’à Marongora, où l’on tamponne les permis, puis l’escarpement et 75 km de terre jusqu’au Zambèze : 180 km en tout, environ cinq heures. Camp de toile dans la plaine, près de Nyamepi, la Zambie en face.`,
    },
    {
      es: `Bajo las acacias albidas
Toda la mañana a pie entre acacias albidas, que dan hoja y vainas en los peores meses; algunos machos viejos se alzan sobre dos patas para alcanzarlas. La distancia la decide el guía y el guía lo consulta con los elefantes. Tarde en Long Pool.`,
      en: `Under the albidas
A whole morning on foot among the winterthorns, which keep their leaves and drop their pods in the hungriest months; a few old bulls stand on two legs to reach them. The guide sets the distance, after consulting the elephants. Afternoon at Long Pool.`,
      fr: `Sous les albidas
Toute la matinée à pied parmi les albidas, qui donnent feuilles et gousses aux pires mois ; quelques vieux mâles se dressent sur deux pattes pour les atteindre. Le guide fixe la distance, après avis des éléphants. Après-midi à Long Pool.`,
    },
    {
      es: `Canoa y caminata corta
Tres horas de canoa río abajo, pegados a la orilla, contando hipopótamos en voz alta. Por la tarde, a pie tras los licaones si se dejan. La ropa azul marino se queda en la maleta: gusta mucho a las moscas tsetsé.`,
      en: `Canoes and a short walk
Three hours downstream by canoe, close to the bank, counting hippos out loud. In the afternoon, on foot after wild dogs if they allow it. Leave the navy blue in your bag: tsetse flies think highly of it.`,
      fr: `Canoë et petite marche
Trois heures de canoë au fil de l’eau, près de la rive, à compter les hippopotames à voix haute. L’après-midi, à pied sur la piste des lycaons, s’ils veulent bien. Laissez le bleu marine dans le sac : les mouches tsé-tsé en raffolent.`,
    },
    {
      es: `De Mana Pools a Harare
Último café mirando el río y 390 km hasta la capital, unas siete horas, las dos primeras de tierra. Por el camino vuelven los semáforos. Noche en un lodge de las afueras.`,
      en: `Mana Pools to Harare
A last coffee facing the river, then 390 km to the capital, about seven hours, the first two on dirt. Traffic lights come back into your life. Night in a lodge in the suburbs.`,
      fr: `De Mana Pools à Harare
Dernier café face au fleuve, puis 390 km jusqu’à la capitale, environ sept heures dont deux de terre. Les feux rouges refont leur apparition. Nuit dans un lodge des faubourgs.`,
    },
    {
      es: `Vuelo desde Harare
Si el avión sale tarde, hay tiempo para las esculturas de la National Gallery, talladas en serpentina. Luego, traslado al aeropuerto, a media hora del centro.`,
      en: `Flight from Harare
If your plane leaves late there is time for the stone sculpture at the National Gallery, carved in serpentine. Then the transfer to the airport, half an hour from the centre.`,
      fr: `Vol depuis Harare
Si l’avion part tard, on a le temps d’aller voir les sculptures de la National Gallery, taillées dans la serpentine. Puis transfert à l’aéroport, à une demi-heure du centre.`,
    },
  ],
} satisfies TourSeed;
