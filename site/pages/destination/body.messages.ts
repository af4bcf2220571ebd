import { wordsOf } from "#content/texts/define.ts";
import { destinationTexts } from "#content/texts/destination.ts";
import type { MessageTable } from "~/i18n/message-table";

/** Texts that only the server renders: head and static HTML. */
export const destinationBody = {
  ...wordsOf(destinationTexts, "seo"),
  "destination.about": { es: "El lugar", en: "The place", fr: "Le lieu" },
  "destination.when": { es: "Cuándo ir", en: "When to go", fr: "Quand partir" },
  "destination.practical": {
    es: "Antes de viajar",
    en: "Before you travel",
    fr: "Avant de partir",
  },
} satisfies MessageTable;
