import { wordsOf } from "#content/texts/define.ts";
import { reviewsTexts } from "#content/texts/reviews.ts";
import type { MessageTable } from "~/i18n/message-table";

export const reviews = {
  ...wordsOf(reviewsTexts),
  "reviews.translated": { es: "Traducido", en: "Translated", fr: "Traduit" },
  "reviews.original": {
    es: "Ver el original",
    en: "Show the original",
    fr: "Voir l’original",
  },
  "reviews.travelled": {
    es: "Viajó en {date}",
    en: "Travelled in {date}",
    fr: "A voyagé en {date}",
  },
  "reviews.received": { es: "Recibida en {date}", en: "Received in {date}", fr: "Reçu en {date}" },
  "reviews.source": { es: "Fuente: {source}", en: "Source: {source}", fr: "Source : {source}" },
  "reviews.all": { es: "Todas las reseñas", en: "All reviews", fr: "Tous les avis" },
} satisfies MessageTable;
