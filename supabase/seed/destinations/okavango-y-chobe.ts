import type { DestinationSeed } from "../types.ts";

export default {
  slug: "okavango-y-chobe",
  name: {
    es: "Okavango y Chobe",
    en: "Okavango and Chobe",
    fr: "Okavango et Chobe",
  },
  country: {
    es: "Botsuana",
    en: "Botswana",
    fr: "Botswana",
  },
  shortDescription: {
    es: "Un río que no llega al mar, otro que reúne a los elefantes y, donde se acaba el agua, sal.",
    en: "One river that never finds the sea, another that gathers the elephants and, where the water ends, salt.",
    fr: "Un fleuve qui n’arrive jamais à la mer, un autre qui rassemble les éléphants et, là où l’eau s’arrête, du sel.",
  },
  fullDescription: {
    es: "Botsuana es llana, así que el agua hace lo que quiere. La lluvia que cae en Angola tarda meses en bajar y llena el delta del Okavango en plena estación seca: islas, nenúfares y mokoros que no hacen ruido. Al nordeste, el río Chobe junta cada tarde tantos elefantes que uno deja de contar, apaga el motor y se queda. Y donde el agua ya no llega empiezan los salares de Makgadikgadi, blancos hasta el horizonte y un rato más. Las tasas de parque son altas y las camas, pocas. Por eso sigue habiendo sitio.",
    en: "Botswana is flat, so the water does as it pleases. Rain that falls in Angola takes months to come down and fills the Okavango delta in the middle of the dry season: islands, lilies, and mekoro that make no noise at all. In the north-east, the Chobe river draws so many elephants of an afternoon that you stop counting, cut the engine and stay. And where the water gives up, the Makgadikgadi pans begin, white to the horizon and some way past it. Park fees are high and beds are few. That is why there is still room.",
    fr: "Le Botswana est plat, alors l’eau n’en fait qu’à sa tête. La pluie tombée en Angola met des mois à descendre et remplit le delta de l’Okavango en pleine saison sèche : des îles, des nénuphars, des mokoros qui ne font aucun bruit. Au nord-est, la rivière Chobe réunit chaque après-midi tant d’éléphants qu’on cesse de compter, qu’on coupe le moteur et qu’on reste. Et là où l’eau renonce commencent les pans (cuvettes salées) du Makgadikgadi, blancs jusqu’à l’horizon et un peu au-delà. Les droits de parc sont élevés et les lits peu nombreux. C’est pour cela qu’il reste de la place.",
  },
  bestTimeToVisit: {
    es: "De mayo a octubre, con la crecida en el delta y los elefantes en el Chobe, aunque octubre roza los 40 °C; las cebras de los salares llegan con la lluvia, de diciembre a marzo.",
    en: "May to October, with the flood in the delta and the elephants on the Chobe, though October touches 40 °C; the zebra reach the pans with the rain, from December to March.",
    fr: "De mai à octobre, la crue dans le delta et les éléphants sur la Chobe, même si octobre frôle les 40 °C ; les zèbres gagnent les pans avec la pluie, de décembre à mars.",
  },
  highlights: {
    es: [
      "Mokoro en el delta",
      "Elefantes del Chobe en barca",
      "Isla de Kubu",
      "Moremi y Khwai",
      "Kalahari Central",
    ],
    en: [
      "The delta by mokoro",
      "Chobe’s elephants by boat",
      "Kubu Island",
      "Moremi and Khwai",
      "Central Kalahari",
    ],
    fr: [
      "Le delta en mokoro",
      "Les éléphants de la Chobe en bateau",
      "L’île de Kubu",
      "Moremi et Khwai",
      "Kalahari central",
    ],
  },
  pictures: ["okavango", "chobe", "makgadikgadi"],
} satisfies DestinationSeed;
