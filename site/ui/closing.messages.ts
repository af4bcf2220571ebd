import type { MessageTable } from "~/i18n/message-table";

/** Texts of the call to action. */
export const closing = {
  "closing.title": {
    es: "¿Por dónde empezamos?",
    en: "Where shall we begin?",
    fr: "Par où commence-t-on ?",
  },
  "closing.text": {
    es: "Dinos cuándo, con quién y qué te gustaría ver. En {reply} te contesta una persona, en tu idioma y sin compromiso.",
    en: "Tell us when, who with and what you would like to see. Within {reply} a person answers, in your language and with no obligation.",
    fr: "Dites-nous quand, avec qui et ce que vous aimeriez voir. Sous {reply}, une personne vous répond, dans votre langue et sans engagement.",
  },
  "closing.contact": { es: "Escríbenos", en: "Write to us", fr: "Écrivez-nous" },
  "closing.tours": { es: "Ver los tours", en: "See the tours", fr: "Voir les circuits" },
} satisfies MessageTable;
