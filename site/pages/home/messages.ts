import { wordsOf } from "#content/texts/define.ts";
import { homeTexts } from "#content/texts/home.ts";
import type { MessageTable } from "~/i18n/message-table";

export const home = {
  ...wordsOf(homeTexts),
  "home.featured.view.of": {
    es: "Ver detalles: {name}",
    en: "View details: {name}",
    fr: "Voir les détails : {name}",
  },
  "home.featured.days_one": { es: "{n} día", en: "{n} day", fr: "{n} jour" },
  "home.featured.days_other": { es: "{n} días", en: "{n} days", fr: "{n} jours" },
  "home.featured.from": { es: "desde {price}", en: "from {price}", fr: "à partir de {price}" },
  "home.partners.example": {
    es: "Nombres y logotipos de ejemplo",
    en: "Sample names and logos",
    fr: "Noms et logos d’exemple",
  },
} satisfies MessageTable;
