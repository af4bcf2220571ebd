import type { DestinationSeed } from "../types.ts";

export default {
  slug: "tierras-altas-de-los-maluti",
  name: {
    es: "Tierras altas de los Maluti",
    en: "Maluti highlands",
    fr: "Hautes terres des Maluti",
  },
  country: {
    es: "Lesoto",
    en: "Lesotho",
    fr: "Lesotho",
  },
  shortDescription: {
    es: "Un reino entero por encima de los 1400 metros, donde el poni es un medio de transporte y la manta, un abrigo.",
    en: "A kingdom that lies entirely above 1,400 metres, where the pony is transport and the blanket is a coat.",
    fr: "Un royaume tout entier au-dessus de 1 400 mètres, où le poney est un moyen de transport et la couverture, un manteau.",
  },
  fullDescription: {
    es: "Ningún otro país tiene el suelo tan alto: el punto más bajo de Lesoto está a 1400 metros. Se entra por puertos de montaña y se avanza al paso del poni, que es el que admite el terreno, de aldea en aldea y con un jinete basoto que conoce a todos los perros. En Semonkong, el Maletsunyane cae 192 metros de una vez y en invierno se hiela por los bordes. Al este, Sani Pass sube en zigzag hasta los 2876 metros, y arriba, con buen criterio, hay un pub. Melocotoneros en flor en septiembre, nieve en julio, mantas todo el año.",
    en: "No other country stands so high at its lowest: the bottom of Lesotho is 1,400 metres up. You come in over mountain passes and go on at the pace of a pony, which is the one the ground allows, from village to village behind a Basotho rider who knows every dog by name. At Semonkong the Maletsunyane drops 192 metres in one go and freezes at the edges in winter. To the east, Sani Pass zigzags up to 2,876 metres, and at the top, sensibly, there is a pub. Peach blossom in September, snow in July, blankets all year.",
    fr: "Aucun autre pays n’a le plancher si haut : le point le plus bas du Lesotho est à 1 400 mètres. On y entre par des cols et l’on avance au pas du poney, le seul que le terrain admette, de village en village, derrière un cavalier basotho qui connaît tous les chiens. À Semonkong, la Maletsunyane tombe de 192 mètres d’un seul jet et gèle sur les bords en hiver. À l’est, Sani Pass monte en lacets jusqu’à 2 876 mètres et, en haut, fort à propos, il y a un pub. Pêchers en fleur en septembre, neige en juillet, couvertures toute l’année.",
  },
  bestTimeToVisit: {
    es: "De marzo a mayo, despejado y templado, y de septiembre a noviembre, con los melocotoneros en flor; en verano hay tormenta casi cada tarde y de junio a agosto, heladas y nieve que a veces cierran los pasos.",
    en: "March to May, clear and mild, and September to November, with the peach trees in flower; summer brings a storm most afternoons, and June to August frost and snow that sometimes close the passes.",
    fr: "De mars à mai, ciel clair et temps doux, et de septembre à novembre, quand les pêchers sont en fleur ; l’été apporte un orage presque chaque après-midi, et de juin à août gel et neige ferment parfois les cols.",
  },
  highlights: {
    es: [
      "Cascada de Maletsunyane",
      "Sani Pass en 4×4",
      "Rutas en poni basoto",
      "Noches en aldea",
      "Thabana Ntlenyana, 3482 metros",
    ],
    en: [
      "Maletsunyane Falls",
      "Sani Pass by 4×4",
      "Basotho pony trekking",
      "Village nights",
      "Thabana Ntlenyana, 3,482 metres",
    ],
    fr: [
      "Chutes de Maletsunyane",
      "Sani Pass en 4×4",
      "Randonnées à poney basotho",
      "Nuits au village",
      "Thabana Ntlenyana, 3 482 mètres",
    ],
  },
  pictures: ["lesotho", "maletsunyane", "sani-pass"],
} satisfies DestinationSeed;
