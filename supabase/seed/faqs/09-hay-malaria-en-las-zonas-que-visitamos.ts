import type { faqs } from "../../../content/types/faqs.ts";
import type { SeedOf } from "../seed-of.ts";

export default {
  slug: "hay-malaria-en-las-zonas-que-visitamos",
  question: {
    es: "¿Hay malaria en las zonas que visitamos?",
    en: "Is there malaria where we go?",
    fr: "Y a-t-il du paludisme là où nous allons ?",
  },
  answer: {
    es: `En unas sí y en otras no. No la hay en el sur de Namibia, en el Cabo ni en las tierras altas de los Maluti. La hay todo el año en los valles del Zambeze y del Luangwa, y sobre todo con las lluvias en el Okavango, Etosha y el Kruger. En los datos de cada tour lo decimos.
Si te conviene tomar pastillas, y cuáles, lo decide un médico: acude a un centro de medicina del viajero entre cuatro y seis semanas antes, y más pronto con niños, durante un embarazo o si tomas otros medicamentos. Lo que sirve siempre: repelente, manga larga al anochecer y mosquitera. Si tienes fiebre durante el viaje o meses después, ve al médico ese mismo día y dile dónde has estado.`,
    en: `In some places, not in others. There is none in the south of Namibia, at the Cape or in the Maluti highlands. There is all year in the Zambezi and Luangwa valleys, and chiefly with the rains in the Okavango, Etosha and Kruger. The facts of each tour say so.
Whether you should take tablets, and which, is for a doctor to decide: consult a travel clinic four to six weeks ahead, and earlier with children, in pregnancy or if you take other medicines. What always helps: repellent, long sleeves at dusk and a net. If you have a fever on the journey or in the months after it, see a doctor the same day and say where you have been.`,
    fr: `Par endroits. Il n’y en a pas dans le sud de la Namibie, au Cap ni dans les hautes terres des Maluti. Il y en a toute l’année dans les vallées du Zambèze et de la Luangwa, et surtout avec les pluies dans l’Okavango, à Etosha et au Kruger. Les données de chaque circuit l’indiquent.
Faut-il un traitement préventif, et lequel ? C’est à un médecin d’en décider : consultez un centre de médecine des voyages quatre à six semaines avant, plus tôt avec des enfants, en cas de grossesse ou si vous prenez d’autres médicaments. Ce qui aide toujours : le répulsif, les manches longues à la tombée du jour et la moustiquaire. En cas de fièvre pendant le voyage ou dans les mois qui suivent, voyez un médecin le jour même et dites-lui où vous êtes allé.`,
  },
  topic: "health",
  tour_ids: [],
  destination_ids: [
    "namib-y-etosha",
    "okavango-y-chobe",
    "cataratas-victoria-y-hwange",
    "el-cabo-y-kruger",
    "luangwa-y-bajo-zambeze",
  ],
  position: 10,
} satisfies SeedOf<typeof faqs>;
