import { contactTexts } from "#content/texts/contact.ts";
import { wordsOf } from "#content/texts/define.ts";
import type { MessageTable } from "~/i18n/message-table";

export const contact = {
  ...wordsOf(contactTexts, "head", "info", "picture", "seo"),
  "contact.hours.days": {
    es: "De {first} a {last}",
    en: "{first} to {last}",
    fr: "Du {first} au {last}",
  },
  "contact.hours.closed": { es: "Cerrado", en: "Closed", fr: "Fermé" },
} satisfies MessageTable;
