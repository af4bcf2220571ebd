import type { TourSeed } from "../types.ts";

export default {
  slug: "el-sur-del-namib-y-el-fish-river",
  name: {
    es: "El sur del Namib y el Fish River",
    en: "The southern Namib and the Fish River",
    fr: "Le sud du Namib et la Fish River",
  },
  shortDescription: {
    es: "Viaje de gama media de nueve días por el sur de Namibia, en lodges y casas de huéspedes: un cañón enorme, un pueblo lleno de arena y, al final, las dunas.",
    en: "A nine-day mid-range journey through southern Namibia, in lodges and guesthouses: a very large canyon, a town full of sand and, at the end, the dunes.",
    fr: "Un voyage milieu de gamme de neuf jours dans le sud de la Namibie, en lodges et maisons d’hôtes : un canyon immense, une ville pleine de sable et, pour finir, les dunes.",
  },
  fullDescription: {
    es: "El sur es la parte de Namibia que la gente deja para la próxima vez. Mejor empezar por ahí. Son unos 2100 km en círculo desde Windhoek, casi la mitad de grava: árboles que no son árboles, un cañón que no se ve hasta que se pisa el borde, caballos que nadie sabe del todo de dónde salieron y un pueblo minero al que la arena le ha entrado en el salón. Después, la D707, que es la carretera por la que compramos el segundo coche, y dos noches junto a las dunas de Sossusvlei. Lodges con carácter y buenas camas. De abril a octubre.",
    en: "The south is the part of Namibia people leave for next time. We would start with it. About 2,100 km in a circle from Windhoek, nearly half on gravel: trees that are not trees, a canyon you cannot see until you are standing on its rim, horses nobody can fully account for, and a mining town with sand in the drawing room. Then the D707, which is the road we bought the second car for, and two nights beside the dunes of Sossusvlei. Lodges with character and good beds. April to October.",
    fr: "Le sud, c’est la partie de la Namibie que l’on garde pour la prochaine fois. Nous commencerions par là. Environ 2 100 km en boucle depuis Windhoek, dont près de la moitié en gravier : des arbres qui n’en sont pas, un canyon invisible jusqu’au bord, des chevaux dont personne ne sait au juste d’où ils viennent et une ville minière avec du sable jusque dans le salon. Ensuite la D707, la route pour laquelle nous avons acheté la deuxième voiture, et deux nuits près des dunes de Sossusvlei. Des lodges de caractère et de bons lits. D’avril à octobre.",
  },
  destination: {
    es: "Namibia",
    en: "Namibia",
    fr: "Namibie",
  },
  pictures: ["fish-river", "quiver-trees", "sossusvlei"],
  minGroupSize: 2,
  maxGroupSize: 8,
  pricePerPerson: 4260,
  isFeatured: false,
  included: {
    es: [
      "Guía en español, inglés o francés y vehículo privado, hasta 6 viajeros en cada uno",
      "Ocho noches en lodges y casas de huéspedes de gama media",
      "Desayunos y cenas; picnic en cinco días de ruta",
      "Entradas: cañón, bosque de árboles carcaj, Kolmanskop y Sossusvlei",
      "Visita guiada de Kolmanskop",
      "Agua en el vehículo todo el viaje",
      "Traslados de aeropuerto en Windhoek",
    ],
    en: [
      "English-, French- or Spanish-speaking guide, and a private vehicle, up to 6 travellers in each",
      "Eight nights in mid-range lodges and guesthouses",
      "Breakfasts and dinners; a picnic on five road days",
      "Entry fees: canyon, Quiver Tree Forest, Kolmanskop, Sossusvlei",
      "Guided visit of Kolmanskop",
      "Water in the vehicle throughout",
      "Airport transfers in Windhoek",
    ],
    fr: [
      "Guide en espagnol, anglais ou français et véhicule privé, 6 voyageurs au plus dans chacun",
      "Huit nuits en lodges et maisons d’hôtes de gamme moyenne",
      "Petits déjeuners et dîners ; pique-nique cinq jours de route",
      "Entrées : canyon, arbres à carquois, Kolmanskop et Sossusvlei",
      "Visite guidée de Kolmanskop",
      "De l’eau à bord pendant tout le voyage",
      "Transferts d’aéroport à Windhoek",
    ],
  },
  excluded: {
    es: [
      "Vuelos internacionales (no hay vuelos internos)",
      "Visado de Namibia: desde abril de 2025 lo pagan, entre otros, los pasaportes español, francés, británico y estadounidense",
      "Seguro de viaje",
      "Bebidas, propinas y los demás almuerzos",
      "Vuelo opcional sobre las dunas",
    ],
    en: [
      "International flights (there are no internal ones)",
      "Namibian visa: since April 2025 British, French, Spanish and US passports, among others, pay for one",
      "Travel insurance",
      "Drinks, tips and the remaining lunches",
      "Optional flight over the dunes",
    ],
    fr: [
      "Vols internationaux (aucun vol intérieur)",
      "Visa namibien : depuis avril 2025, payant entre autres pour les passeports français, espagnol, britannique et américain",
      "Assurance voyage",
      "Boissons, pourboires et autres déjeuners",
      "Survol des dunes, en option",
    ],
  },
  itinerary: [
    {
      es: `Llegada a Windhoek
El aeropuerto está a 45 km de la ciudad y ya en ese tramo puede haber babuinos. Paseo corto por el centro, cena temprana y noche en una casa de huéspedes.`,
      en: `Arrival in Windhoek
The airport is 45 km from the city, and there may be baboons along the way already. A short walk in the centre, an early dinner, a guesthouse.`,
      fr: `Arrivée à Windhoek
L’aéroport est à 45 km de la ville et, sur ces 45 km, il y a parfois déjà des babouins. Petite promenade dans le centre, dîner tôt, nuit en maison d’hôtes.`,
    },
    {
      es: `Al sur por la B1
500 km de asfalto y unas seis horas, con foto en el cartel del Trópico de Capricornio. Al atardecer, el bosque de árboles carcaj, a 14 km de Keetmanshoop: parecen árboles, son áloes y algunos pasan de los doscientos años. Lodge cerca.`,
      en: `South on the B1
500 km of tarmac and about six hours, with the obligatory picture at the Tropic of Capricorn sign. Sunset in the Quiver Tree Forest, 14 km from Keetmanshoop: they look like trees, they are aloes, and some are over two hundred years old. Lodge nearby.`,
      fr: `Plein sud par la B1
500 km de goudron et environ six heures, photo comprise au panneau du tropique du Capricorne. Au couchant, la forêt d’arbres à carquois, à 14 km de Keetmanshoop : on dirait des arbres, ce sont des aloès, et certains ont plus de deux cents ans. Lodge à proximité.`,
    },
    {
      es: `Hasta el borde del cañón
Primera luz en Giant’s Playground, bloques de dolerita apilados por nadie. Después, tres horas por Seeheim y la grava hasta Hobas. El cañón mide 160 km de largo y medio kilómetro de hondo; lo miramos hasta que se apaga y dormimos en un lodge cercano.`,
      en: `To the rim of the canyon
First light at Giant’s Playground, dolerite blocks stacked by nobody. Then three hours through Seeheim and down the gravel to Hobas. The canyon is 160 km long and half a kilometre deep; we look at it until the light goes and sleep in a lodge nearby.`,
      fr: `Jusqu’au bord du canyon
Première lumière au Giant’s Playground, des blocs de dolérite empilés par personne. Puis trois heures par Seeheim et le gravier jusqu’à Hobas. Le canyon fait 160 km de long et un demi-kilomètre de fond ; on le regarde jusqu’à extinction, avant un lodge tout proche.`,
    },
    {
      es: `De Hobas a Aus
Amanecer a pie por el borde; bajar es cosa de cinco días, con permiso y solo en invierno. Luego 300 km, cinco horas, por Seeheim y la B4 hasta Aus, un pueblo de montaña con granito, frío y tarta. Lodge a las afueras.`,
      en: `Hobas to Aus
Sunrise on foot along the rim; going down takes five days, a permit and winter. Then 300 km, five hours, by Seeheim and the B4 to Aus, a hill village with granite, cold nights and cake. Lodge outside the village.`,
      fr: `De Hobas à Aus
Lever de soleil à pied le long du bord ; pour descendre, il faut cinq jours, un permis et l’hiver. Puis 300 km, cinq heures, par Seeheim et la B4 jusqu’à Aus, village d’altitude avec granit, nuits froides et gâteau. Lodge à l’écart.`,
    },
    {
      es: `Kolmanskop y Lüderitz
A 20 km de Aus, la charca de Garub y sus caballos asilvestrados. A 110, Kolmanskop: por la mañana y con guía, cuando la luz entra por las ventanas y la arena por las puertas. Noche en Lüderitz, con ostras y viento, a partes iguales.`,
      en: `Kolmanskop and Lüderitz
20 km from Aus, the waterhole at Garub and its feral horses. At 110, Kolmanskop: in the morning, with a guide, when the light comes through the windows and the sand through the doors. Night in Lüderitz, with oysters and wind in equal parts.`,
      fr: `Kolmanskop et Lüderitz
À 20 km d’Aus, le point d’eau de Garub et ses chevaux retournés à l’état sauvage. À 110, Kolmanskop : le matin et avec un guide, quand la lumière entre par les fenêtres et le sable par les portes. Nuit à Lüderitz, huîtres et vent à parts égales.`,
    },
    {
      es: `La D707
La jornada larga: 380 km y siete horas. De vuelta a Aus, al norte por la C13 y 120 km de D707, con los montes Tiras a un lado y las dunas al otro; cuesta no parar y paramos. Lodge en la zona de NamibRand, reserva de cielo oscuro.`,
      en: `The D707
The long day: 380 km and seven hours. Back to Aus, north on the C13 and 120 km of D707, the Tiras mountains on one side and the dunes on the other; it is hard not to stop, so we stop. Lodge in the NamibRand area, a dark-sky reserve.`,
      fr: `La D707, enfin
La longue étape : 380 km et sept heures. Retour à Aus, cap au nord par la C13 et 120 km de D707, les monts Tiras d’un côté, les dunes de l’autre ; difficile de ne pas s’arrêter, donc on s’arrête. Lodge dans le secteur de NamibRand, réserve de ciel étoilé.`,
    },
    {
      es: `De NamibRand a Sesriem
Paseo al alba entre los círculos de hadas, calvas redondas en la hierba con más teorías que visitantes. Después, 100 km por la C27 y el cañón de Sesriem, treinta metros de sombra. Lodge junto a la puerta del parque.`,
      en: `NamibRand to Sesriem
A dawn walk among the fairy circles, round bald patches in the grass with more theories than visitors. Then 100 km up the C27 to Sesriem Canyon, thirty metres of shade. Lodge by the park gate.`,
      fr: `De NamibRand à Sesriem
Marche à l’aube entre les cercles de fées, des ronds nus dans l’herbe qui comptent plus de théories que de visiteurs. Puis 100 km par la C27 et le canyon de Sesriem, trente mètres d’ombre. Lodge près de l’entrée du parc.`,
    },
    {
      es: `Sossusvlei y Deadvlei
En la puerta antes de que abra. 60 km de asfalto y 5 de arena blanda hasta el final; subimos una cresta, bajamos corriendo y pisamos Deadvlei antes de que apriete. Tarde libre a la sombra, en el mismo lodge.`,
      en: `Sossusvlei and Deadvlei
At the gate before it opens. 60 km of tarmac and 5 of soft sand to the very end; up one crest, down it at a run, and into Deadvlei before the heat. The afternoon is free, in the shade, at the same lodge.`,
      fr: `Sossusvlei et Deadvlei
À la porte avant l’ouverture. 60 km de goudron et 5 de sable mou jusqu’au bout ; une crête à monter, à redescendre en courant, et Deadvlei avant la chaleur. Après-midi libre à l’ombre, dans le même lodge.`,
    },
    {
      es: `Por Spreetshoogte a Windhoek
360 km y unas siete horas: Solitaire y sus coches oxidados, el paso de Spreetshoogte, con todo el desierto en el retrovisor, y las colinas del Khomas. Directos al aeropuerto, para vuelos a partir de las siete de la tarde.`,
      en: `Over Spreetshoogte to Windhoek
360 km and about seven hours: Solitaire and its rusting cars, the Spreetshoogte Pass with the whole desert in the mirror, the Khomas hills. Straight to the airport, for flights from seven in the evening.`,
      fr: `Par le Spreetshoogte à Windhoek
360 km et environ sept heures : Solitaire et ses voitures rouillées, le col de Spreetshoogte, tout le désert dans le rétroviseur, les collines du Khomas. Droit à l’aéroport, pour les vols à partir de dix-neuf heures.`,
    },
  ],
} satisfies TourSeed;
