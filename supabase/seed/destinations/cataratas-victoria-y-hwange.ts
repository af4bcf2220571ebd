import type { DestinationSeed } from "../types.ts";

export default {
  slug: "cataratas-victoria-y-hwange",
  name: {
    es: "Cataratas Victoria y Hwange",
    en: "Victoria Falls and Hwange",
    fr: "Chutes Victoria et Hwange",
  },
  country: {
    es: "Zimbabue",
    en: "Zimbabwe",
    fr: "Zimbabwe",
  },
  shortDescription: {
    es: "Primero el estruendo, luego los elefantes de Hwange y, al norte, una orilla donde se puede bajar del coche.",
    en: "First the roar, then Hwange’s elephants and, up north, a riverbank where you may get out of the car.",
    fr: "D’abord le grondement, puis les éléphants de Hwange et, au nord, une rive où l’on a le droit de descendre de voiture.",
  },
  fullDescription: {
    es: "Empieza con ruido: 1700 metros de río que se caen a la vez y mojan a quien mira. A dos horas por carretera está Hwange, un parque casi sin ríos donde el agua se bombea; decenas de miles de elefantes se saben los horarios. Y en la punta norte, Mana Pools, una llanura junto al Zambeze, bajo árboles altísimos, donde todavía se puede caminar. Los guías zimbabuenses pasan años de exámenes antes de llevar a nadie a pie, y se nota. La carretera tiene baches y los puestos de la cuneta, esculturas de piedra que pesan más que la maleta.",
    en: "It begins with noise: 1,700 metres of river falling at once and wetting whoever came to look. Two hours away by road is Hwange, a park with hardly a river in it, where the water is pumped and tens of thousands of elephants know the timetable. At the northern tip is Mana Pools, a floodplain beside the Zambezi, under very tall trees, where you may still walk. Zimbabwean guides sit years of examinations before they lead anyone on foot, and it shows. The roads have potholes, and the roadside stalls have stone carvings that weigh more than your suitcase.",
    fr: "Cela commence par un bruit : 1 700 mètres de fleuve qui tombent d’un coup et mouillent ceux qui regardent. À deux heures de route, Hwange, un parc presque sans rivière où l’on pompe l’eau ; des dizaines de milliers d’éléphants en connaissent les horaires. À la pointe nord, Mana Pools, une plaine au bord du Zambèze, sous de très grands arbres, où l’on a encore le droit de marcher. Les guides zimbabwéens passent des années d’examens avant d’emmener quiconque à pied, et cela se voit. La route a des nids-de-poule et les étals du bas-côté, des sculptures de pierre plus lourdes que la valise.",
  },
  bestTimeToVisit: {
    es: "De julio a octubre para Hwange y Mana Pools, con la fauna junto al agua y mucho calor al final; las cataratas van llenas en abril y mayo y flojas en octubre, así que julio y agosto contentan a casi todos.",
    en: "July to October for Hwange and Mana Pools, with the game at the water and real heat by the end; the falls are fullest in April and May and thin in October, so July and August please nearly everyone.",
    fr: "De juillet à octobre pour Hwange et Mana Pools, la faune près de l’eau et de fortes chaleurs à la fin ; les chutes sont pleines en avril et mai, maigres en octobre : juillet et août contentent presque tout le monde.",
  },
  highlights: {
    es: [
      "El sendero frente a las cataratas",
      "Elefantes de Hwange",
      "Mana Pools a pie",
      "Canoa en el Zambeze",
      "Lago Kariba",
    ],
    en: [
      "The path facing the falls",
      "Hwange’s elephants",
      "Mana Pools on foot",
      "The Zambezi by canoe",
      "Lake Kariba",
    ],
    fr: [
      "Le sentier face aux chutes",
      "Les éléphants de Hwange",
      "Mana Pools à pied",
      "Le Zambèze en canoë",
      "Le lac Kariba",
    ],
  },
  pictures: ["victoria-falls", "hwange", "mana-pools"],
} satisfies DestinationSeed;
