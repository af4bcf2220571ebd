import type { faqs } from "../../../content/types/faqs.ts";
import type { SeedOf } from "../seed-of.ts";

export default {
  slug: "cual-es-la-mejor-epoca-para-un-safari",
  question: {
    es: "¿Cuál es la mejor época para un safari?",
    en: "When is the best time for a safari?",
    fr: "Quelle est la meilleure saison pour un safari ?",
  },
  answer: {
    es: `De mayo a octubre, casi en todas partes. Es la estación seca: la hierba está baja, los animales se juntan donde queda agua y los caminos aguantan. Junio y julio tienen noches frías; septiembre y octubre, mucho calor y los mejores avistamientos.
Entre diciembre y marzo llueve, todo se pone verde y nacen las crías. Los precios suelen bajar, algunos campamentos cierran y hay pistas que no se pueden usar. El Cabo va al revés: allí el verano seco es de noviembre a marzo. La página de cada destino tiene su clima mes a mes.`,
    en: `May to October, nearly everywhere. That is the dry season: the grass is short, the animals gather where water is left, and the tracks hold. June and July have cold nights; September and October are very hot and best for sightings.
From December to March it rains, everything turns green and the young are born. Prices tend to fall, some camps close and some tracks cannot be used. The Cape runs the other way round: its dry summer is from November to March. Each destination’s page has its climate month by month.`,
    fr: `De mai à octobre, presque partout. C’est la saison sèche : l’herbe est basse, les animaux se rassemblent là où il reste de l’eau et les pistes sont praticables. En juin et juillet, les nuits sont froides ; en septembre et octobre, il fait très chaud et l’on voit le plus d’animaux.
De décembre à mars, il pleut, tout verdit et les petits naissent. Les prix baissent souvent, certains camps ferment et des pistes deviennent impraticables. Au Cap, c’est l’inverse : l’été y est sec, de novembre à mars. La page de chaque destination donne son climat mois par mois.`,
  },
  topic: "planning",
  tour_ids: [],
  destination_ids: [],
  position: 10,
} satisfies SeedOf<typeof faqs>;
