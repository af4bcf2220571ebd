import { wordsOf } from "#content/texts/define.ts";
import { tourTexts } from "#content/texts/tour.ts";
import type { MessageTable } from "~/i18n/message-table";

/** Texts of a tour's page that the browser needs. */
export const tour = {
  "tour.from": { es: "Desde", en: "From", fr: "À partir de" },
  "tour.perPerson": { es: "por persona", en: "per person", fr: "par personne" },
  ...wordsOf(tourTexts, "invitation", "related"),
  "tour.brochure": { es: "Folleto (PDF)", en: "Brochure (PDF)", fr: "Brochure (PDF)" },
  "tour.brochure.of": {
    es: "Folleto (PDF): {name}",
    en: "Brochure (PDF): {name}",
    fr: "Brochure (PDF) : {name}",
  },
} satisfies MessageTable;
