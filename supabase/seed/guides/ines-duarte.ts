import type { guides } from "../../../content/types/guides.ts";
import type { SeedOf } from "../seed-of.ts";

export default {
  slug: "ines-duarte",
  name: "Inés Duarte",
  role: {
    es: "Guía y cocinera de campamento",
    en: "Guide and camp cook",
    fr: "Guide et cuisinière de camp",
  },
  bio: {
    es: `Inés vino de Cádiz por tres meses y se quedó cuando probó el pan hecho en las brasas. Guía en español, francés e inglés los viajes con niños, y asegura que son quienes mejores preguntas hacen.
En el Cabo y en los Maluti conoce a los panaderos, a los pastores y los atajos. No conduce de noche ni perdona un desayuno.`,
    en: `Inés came from Cádiz for three months and stayed when she tasted bread baked in the coals. She guides in Spanish, French and English, mostly journeys with children, who in her view ask the better questions.
In the Cape and the Maluti she knows the bakers, the shepherds and the short cuts. She neither drives at night nor skips breakfast.`,
    fr: `Inés est venue de Cadix pour trois mois et n’est plus repartie après avoir goûté le pain cuit dans les braises. Elle guide en espagnol, en français et en anglais, surtout des familles : les enfants, dit-elle, posent les meilleures questions.
Au Cap et dans les Maluti, elle connaît les boulangers, les bergers et les raccourcis. Elle ne conduit pas la nuit et ne saute aucun petit déjeuner.`,
  },
  languages: ["es", "fr", "en"],
  licence: "CATHSSETA 000000",
  since_year: 2014,
  countries: ["ZA", "LS"],
  tour_ids: ["del-cabo-a-los-maluti", "kruger-bajo-la-lona"],
  position: 3,
} satisfies SeedOf<typeof guides>;
