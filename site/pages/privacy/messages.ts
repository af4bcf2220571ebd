import type { MessageTable } from "~/i18n/message-table";

/** Head and title; `text.messages.ts` and `legal.messages.ts` have the sections. */
export const privacy = {
  "privacy.meta.title": { es: "Privacidad", en: "Privacy", fr: "Confidentialité" },
  "privacy.meta.description": {
    es: "Qué guardamos de quien nos visita o nos escribe, para qué, durante cuánto tiempo y cómo pedir que se borre.",
    en: "What we keep about those who visit or write to us, why, for how long, and how to have it erased.",
    fr: "Ce que nous conservons de nos visiteurs et de nos correspondants, pourquoi, combien de temps, et comment le faire effacer.",
  },
  "privacy.title": {
    es: "Lo que guardamos de ti",
    en: "What we keep about you",
    fr: "Ce que nous gardons de vous",
  },
  "privacy.subtitle": {
    es: "Poco, para una sola cosa y no más tiempo del necesario.",
    en: "Little, for one purpose, and no longer than needed.",
    fr: "Peu, dans un seul but, et pas plus longtemps qu’il ne faut.",
  },
} satisfies MessageTable;
