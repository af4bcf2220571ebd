import type { MessageTable } from "~/i18n/message-table";

export const faq = {
  "faq.meta.title": {
    es: "Preguntas frecuentes sobre nuestros safaris",
    en: "Questions people ask about our safaris",
    fr: "Questions fréquentes sur nos safaris",
  },
  "faq.meta.description": {
    es: "Visados, malaria, depósitos, equipaje, niños, épocas y pagos: lo que casi todo el mundo nos pregunta antes de un safari, con respuestas claras.",
    en: "Visas, malaria, deposits, luggage, children, seasons and payment: what nearly everyone asks us before a safari, with straight answers.",
    fr: "Visas, paludisme, acompte, bagages, enfants, saisons et paiement : ce que presque tout le monde nous demande avant un safari, avec des réponses claires.",
  },
  "faq.title": {
    es: "Preguntas frecuentes",
    en: "Frequently asked questions",
    fr: "Questions fréquentes",
  },
  "faq.subtitle": {
    es: "Si la tuya no está, escríbenos: respondemos nosotros, no un robot.",
    en: "If yours is not here, write to us: a person answers.",
    fr: "Si la vôtre n’y est pas, écrivez-nous : c’est une personne qui répond.",
  },
  "faq.contact": { es: "Hacer una pregunta", en: "Ask a question", fr: "Poser une question" },
  "faq.topics": { es: "Temas", en: "Topics", fr: "Thèmes" },
  "faq.all": {
    es: "Todas las preguntas",
    en: "All questions",
    fr: "Toutes les questions",
  },
} satisfies MessageTable;
