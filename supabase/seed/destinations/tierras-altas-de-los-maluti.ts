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
    es: "Ningún otro país tiene el suelo tan alto: el punto más bajo de Lesoto está a 1400 metros. Se entra por collados y se avanza al paso del poni, que es el que admite el terreno, detrás de un jinete basoto que conoce a todos los perros. Al este, el paso de Sani sube en zigzag hasta los 2876 metros, y arriba, con buen criterio, hay un pub. Con dos días más se llega a Semonkong, donde el Maletsunyane cae 192 metros de una vez y en invierno se hiela por los bordes. Melocotoneros en flor en septiembre, nieve en julio, mantas todo el año.",
    en: "No other country stands so high at its lowest: the bottom of Lesotho is 1,400 metres up. You come in over mountain passes and go on at the pace of a pony, which is the one the ground allows, behind a Basotho rider who knows every dog by name. To the east, Sani Pass zigzags up to 2,876 metres, and at the top, sensibly, there is a pub. Two more days take you to Semonkong, where the Maletsunyane drops 192 metres in one go and freezes at the edges in winter. Peach blossom in September, snow in July, blankets all year.",
    fr: "Aucun autre pays n’a le plancher si haut : le point le plus bas du Lesotho est à 1 400 mètres. On y entre par des cols et l’on avance au pas du poney, le seul que le terrain admette, derrière un cavalier basotho qui connaît tous les chiens. À l’est, le col de Sani monte en lacets jusqu’à 2 876 mètres et, en haut, fort à propos, il y a un pub. Deux jours de plus mènent à Semonkong, où la Maletsunyane tombe de 192 mètres d’un seul jet et gèle sur les bords en hiver. Pêchers en fleur en septembre, neige en juillet, couvertures toute l’année.",
  },
  bestTimeToVisit: {
    es: "De marzo a mayo, despejado y templado, y de septiembre a noviembre, con los melocotoneros en flor; en verano hay tormenta casi cada tarde y de junio a agosto, heladas y nieve que a veces cierran los pasos.",
    en: "March to May, clear and mild, and September to November, with the peach trees in flower; summer brings a storm most afternoons, and June to August frost and snow that sometimes close the passes.",
    fr: "De mars à mai, ciel clair et temps doux, et de septembre à novembre, quand les pêchers sont en fleur ; l’été apporte un orage presque chaque après-midi, et de juin à août gel et neige ferment parfois les cols.",
  },
  highlights: {
    es: [
      "El paso de Sani en 4x4",
      "Un día en poni basoto",
      "Noches en cabaña redonda, a 2876 metros",
      "La travesía de los Maluti por el paso de Tlaeng",
      "Thabana Ntlenyana, 3482 metros",
    ],
    en: [
      "Sani Pass by 4x4",
      "A day on Basotho ponies",
      "Nights in a rondavel at 2,876 metres",
      "Across the Maluti by Tlaeng Pass",
      "Thabana Ntlenyana, 3,482 metres",
    ],
    fr: [
      "Le col de Sani en 4x4",
      "Une journée à poney basotho",
      "Nuits en case ronde, à 2 876 mètres",
      "La traversée des Maluti par le col de Tlaeng",
      "Thabana Ntlenyana, 3 482 mètres",
    ],
  },
  pictures: ["lesotho", "maletsunyane", "sani-pass"],
} satisfies DestinationSeed;
