import type { faqs } from "../../../content/types/faqs.ts";
import type { SeedOf } from "../seed-of.ts";

export default {
  slug: "que-papeles-hacen-falta-para-viajar-con-menores",
  question: {
    es: "¿Qué papeles hacen falta para viajar con menores?",
    en: "Which papers do children need?",
    fr: "Quels papiers faut-il pour les enfants ?",
  },
  answer: {
    es: "Además del pasaporte, lleva la partida de nacimiento con los nombres de los padres, mejor con traducción al inglés. Si falta uno de los dos, conviene una autorización firmada ante notario y una copia de su pasaporte. No siempre lo piden, pero quien decide es el funcionario de la frontera. Pregunta a la embajada y a la aerolínea qué exigen ahora mismo.",
    en: "Besides the passport, bring the birth certificate with the parents’ names. If one parent is not travelling, bring a letter of consent signed before a notary, with a copy of that parent’s passport. They do not always ask, but the officer at the border decides. Ask the embassy and your airline what they require at the moment.",
    fr: "En plus du passeport, emportez l’acte de naissance avec le nom des parents, de préférence traduit en anglais. Si l’un des deux ne voyage pas, prévoyez une autorisation signée devant notaire et une copie de son passeport. On ne la demande pas toujours, mais c’est l’agent à la frontière qui décide. Renseignez-vous auprès de l’ambassade et de la compagnie aérienne sur les règles du moment.",
  },
  topic: "documents",
  tour_ids: [],
  destination_ids: ["namib-y-etosha", "el-cabo-y-kruger"],
  position: 20,
} satisfies SeedOf<typeof faqs>;
