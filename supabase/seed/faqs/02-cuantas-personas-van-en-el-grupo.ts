import type { faqs } from "../../../content/types/faqs.ts";
import type { SeedOf } from "../seed-of.ts";

export default {
  slug: "cuantas-personas-van-en-el-grupo",
  question: {
    es: "¿Cuántas personas van en el grupo?",
    en: "How many people travel together?",
    fr: "Combien de personnes voyagent ensemble ?",
  },
  answer: {
    es: "Entre dos y diez, según el tour: cada página dice el mínimo y el máximo. Si queréis viajar solos, con vuestra familia o vuestros amigos, preparamos el mismo recorrido en privado y en las fechas que os vengan bien.",
    en: "Between two and ten, depending on the tour: each page gives its smallest and largest group. If you would rather travel on your own, with family or friends, we arrange the same route privately, on dates that suit you.",
    fr: "Entre deux et dix, selon le circuit : chaque page indique le minimum et le maximum. Si vous préférez partir entre vous, en famille ou avec des amis, nous organisons le même itinéraire en privé, aux dates qui vous conviennent.",
  },
  topic: "planning",
  tour_ids: [],
  destination_ids: [],
  position: 20,
} satisfies SeedOf<typeof faqs>;
