import type { DestinationSeed } from "../types.ts";

export default {
  slug: "namib-y-etosha",
  name: {
    es: "Namib y Etosha",
    en: "Namib and Etosha",
    fr: "Namib et Etosha",
  },
  country: {
    es: "Namibia",
    en: "Namibia",
    fr: "Namibie",
  },
  shortDescription: {
    es: "Dunas al oeste, un salar rodeado de vida al norte y, en medio, más horizonte que habitantes.",
    en: "Dunes to the west, a salt pan lined with life to the north and, between them, more horizon than people.",
    fr: "Des dunes à l’ouest, une cuvette de sel bordée de vie au nord et, entre les deux, plus d’horizon que d’habitants.",
  },
  fullDescription: {
    es: "Namibia se recorre al volante. Al oeste está el Namib: dunas rojas en Sossusvlei, niebla fría en la Costa de los Esqueletos y algún barco que calculó mal. Al norte, Etosha, casi 5000 km² de sal con charcas en la orilla, donde basta con aparcar, servir café y esperar a que el reparto salga a escena. Al sur, el cañón del Fish River, 160 km de zanja que no se ve hasta que se llega al borde. Casi todo el camino es de grava y se duerme con un silencio que la primera noche molesta un poco. La segunda ya se echa de menos.",
    en: "Namibia is for driving. To the west is the Namib: red dunes at Sossusvlei, cold fog on the Skeleton Coast, and the odd ship that got its sums wrong. To the north is Etosha, nearly 5,000 square kilometres of salt with waterholes along its edge, where you park, pour the coffee and wait for the cast to come on. To the south, the Fish River Canyon, 160 km of trench that stays out of sight until you reach the rim. Most of the road is gravel, and you sleep in a silence that is slightly alarming the first night. By the second you have started to need it.",
    fr: "La Namibie se parcourt au volant. À l’ouest, le Namib : dunes rouges à Sossusvlei, brouillard froid sur la côte des Squelettes, et de temps en temps un bateau qui avait mal calculé. Au nord, Etosha, près de 5 000 km² de sel bordés de points d’eau, où il suffit de se garer, de servir le café et d’attendre l’entrée des acteurs. Au sud, le canyon de la Fish River, 160 km de tranchée que l’on ne voit qu’une fois au bord. La route est presque toujours en gravier et l’on dort dans un silence qui gêne un peu la première nuit. Dès la deuxième, on s’y attache.",
  },
  bestTimeToVisit: {
    es: "De mayo a octubre, seco y con noches frías, cuando la fauna de Etosha no se aparta del agua; de enero a marzo llueve, hace calor y los animales se dispersan.",
    en: "May to October, dry with cold nights, when Etosha’s animals stay close to the water; from January to March it is hot, it rains, and they scatter.",
    fr: "De mai à octobre, au sec et avec des nuits froides, quand la faune d’Etosha ne quitte pas l’eau ; de janvier à mars, il fait chaud, il pleut et les animaux se dispersent.",
  },
  highlights: {
    es: [
      "Sossusvlei al amanecer",
      "Charcas de Etosha",
      "Costa de los Esqueletos",
      "Cañón del Fish River",
      "Elefantes del desierto",
    ],
    en: [
      "Sossusvlei at sunrise",
      "Etosha’s waterholes",
      "Skeleton Coast",
      "Fish River Canyon",
      "Desert elephants",
    ],
    fr: [
      "Sossusvlei au lever du soleil",
      "Points d’eau d’Etosha",
      "Côte des Squelettes",
      "Canyon de la Fish River",
      "Éléphants du désert",
    ],
  },
  pictures: ["sossusvlei", "etosha", "skeleton-coast", "fish-river"],
} satisfies DestinationSeed;
