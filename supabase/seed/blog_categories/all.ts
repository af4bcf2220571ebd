import type { blogCategories } from "../../../content/types/blog-terms.ts";
import type { SeedOf } from "../seed-of.ts";

export default [
  {
    slug: "safari",
    name: { es: "Safari", en: "Safari", fr: "Safari" },
    description: {
      es: "Cómo se viaja: estaciones, caminos, distancias y qué esperar de cada región.",
      en: "How the journeys work: seasons, roads, distances and what to expect of each region.",
      fr: "Comment on voyage : saisons, pistes, distances et ce qu’on peut attendre de chaque région.",
    },
    position: 10,
  },
  {
    slug: "fauna",
    name: { es: "Fauna", en: "Wildlife", fr: "Faune" },
    slug_en: "wildlife",
    slug_fr: "faune",
    description: {
      es: "Animales vistos de cerca y con tiempo, desde un vehículo, a pie o junto a una charca.",
      en: "Animals seen close up and unhurried, from a vehicle, on foot or beside a waterhole.",
      fr: "Des animaux observés de près et sans hâte, en voiture, à pied ou au bord d’un point d’eau.",
    },
    position: 20,
  },
  {
    slug: "flora",
    name: { es: "Flora", en: "Plants", fr: "Flore" },
    slug_en: "plants",
    slug_fr: "flore",
    description: {
      es: "Plantas del sur de África y cómo viven con meses sin una gota de lluvia.",
      en: "Plants of southern Africa, and how they live through months without a drop of rain.",
      fr: "Des plantes d’Afrique australe, et comment elles vivent des mois sans une goutte de pluie.",
    },
    position: 30,
  },
  {
    slug: "camping",
    name: { es: "Camping", en: "Camping", fr: "Bivouac" },
    slug_fr: "bivouac",
    description: {
      es: "La vida en el campamento: fuego, cocina, tienda y agua.",
      en: "Life in camp: fire, kitchen, tent and water.",
      fr: "La vie au camp : feu, cuisine, tente et eau.",
    },
    position: 40,
  },
] satisfies SeedOf<typeof blogCategories>[];
