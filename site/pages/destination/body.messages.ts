import type { MessageTable } from "~/i18n/message-table";

/** Texts that only the server renders: head and static HTML. */
export const destinationBody = {
  "destination.meta.title": {
    es: "{name}, {country}: qué ver y cuándo ir",
    en: "{name}, {country}: what to see and when to go",
    fr: "{name}, {country} : que voir et quand partir",
  },
  "destination.meta.description": {
    es: "{text} Mejor época: {best}",
    en: "{text} Best time: {best}",
    fr: "{text} Meilleure période : {best}",
  },
  "destination.about": { es: "El lugar", en: "The place", fr: "Le lieu" },
  "destination.when": { es: "Cuándo ir", en: "When to go", fr: "Quand partir" },
  "destination.practical": {
    es: "Antes de viajar",
    en: "Before you travel",
    fr: "Avant de partir",
  },
} satisfies MessageTable;
