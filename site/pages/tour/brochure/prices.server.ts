import type { Brochure, LocalizedText } from "#shared/brochure.ts";
import type { Translate } from "~/i18n/translate";
import { groupSizeLabel } from "../group-size-label";
import type { Terms } from "../terms.server";
import type { TourPage } from "../tour-page.server";
import { localized, paragraphs } from "./localized-text";

/** Prices per person for print (J7). */
export function pricesOf(tour: TourPage, terms: Terms, t: Translate): Brochure["prices"] {
  const { sizes, seasons, singleSupplement } = tour.prices;
  const notes: { label: string; paragraphs: LocalizedText[] }[] = [
    {
      label: t("tour.prices.single"),
      paragraphs: singleSupplement ? [singleSupplement] : [],
    },
    {
      label: t("tour.prices.children"),
      paragraphs: paragraphs(tour.childTerms, tour.lang?.childTerms),
    },
    {
      label: t("tour.prices.deposit"),
      paragraphs: terms.deposit ? [t("tour.prices.deposit.text", { percent: terms.deposit })] : [],
    },
    {
      label: t("tour.prices.terms"),
      paragraphs: terms.text ? paragraphs(terms.text.text, terms.text.lang) : [],
    },
  ];
  return {
    heading: t("tour.prices"),
    from: { label: t("brochure.from"), value: tour.priceText },
    ...(seasons.length > 0 && {
      table: {
        columns: [t("tour.prices.season"), ...sizes.map((size) => groupSizeLabel(size, t))],
        rows: seasons.map(({ name, months, prices }) => ({
          name: localized(name.text, name.lang),
          months,
          prices: prices.map((price) => price ?? t("tour.prices.none")),
        })),
      },
    }),
    notes: notes.filter((note) => note.paragraphs.length > 0),
  };
}
