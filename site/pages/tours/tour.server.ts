import { tours } from "#content/types/tours.ts";
import { selectOf, viewOf } from "#content/view.ts";
import type { ViewOf } from "#content/view-types.ts";
import type { Row } from "#shared/database.types.ts";
import type { Locale } from "#shared/locales.ts";
import { formatPrice } from "~/i18n/format.server";
import type { Picture } from "~/pictures/picture";
import { type KnownPictures, viewContext } from "~/pictures/picture-list";
import type { StaticHtml } from "~/ui/static-html";

/** Fields of a tour's card. The itinerary is shown on the tour's page. */
export const cardFields = [
  "slug",
  "name",
  "short_description",
  "full_description",
  "content_format",
  "destination",
  "gallery_images",
  "duration_days",
  "min_group_size",
  "max_group_size",
  "price_per_person",
  "is_featured",
  "included_services",
  "excluded_services",
] as const;

export const tourColumns = (locale: Locale) => selectOf(tours, cardFields, locale, ["itinerary"]);

/** A tour in one language. Its price is in USD per person. */
export interface Tour extends ViewOf<typeof tours.fields, (typeof cardFields)[number], Picture> {
  /** Price, formatted. */
  priceText: string;
  /** Whether it has an itinerary. */
  hasDays: boolean;
}

export function toTour(row: Partial<Row<"tours">>, locale: Locale, known?: KnownPictures): Tour {
  const view = viewOf(tours, cardFields, row, viewContext(row, locale, known));
  return {
    ...view,
    priceText: formatPrice(view.price, locale),
    hasDays: Array.isArray(row.itinerary) && row.itinerary.length > 0,
  };
}

/** A tour in the list as sent to the browser, without the texts that are static HTML. */
export type ListedTour = ReturnType<typeof toListed>;

/** @param more static HTML of the card's details */
export function toListed(tour: Tour, more: StaticHtml) {
  const { slug, name, shortDescription, destination, pictures, days, hasDays, lang } = tour;
  const { minGroup, maxGroup, priceText, featured } = tour;
  return {
    ...{ slug, name, shortDescription, destination, pictures, days, hasDays },
    ...{ minGroup, maxGroup, priceText, featured, more },
    lang: lang && {
      name: lang.name,
      shortDescription: lang.shortDescription,
      destination: lang.destination,
    },
  };
}

/** Ranges over several tours; undefined for none. */
export function spanOf(tours: readonly Tour[], locale: Locale): Span | undefined {
  if (tours.length === 0) return undefined;
  return {
    minDays: Math.min(...tours.map(({ days }) => days)),
    maxDays: Math.max(...tours.map(({ days }) => days)),
    minGroup: Math.min(...tours.map(({ minGroup }) => minGroup)),
    maxGroup: Math.max(...tours.map(({ maxGroup }) => maxGroup)),
    priceText: formatPrice(Math.min(...tours.map(({ price }) => price)), locale),
  };
}

/** Ranges over several tours. */
export interface Span {
  minDays: number;
  maxDays: number;
  minGroup: number;
  maxGroup: number;
  /** Lowest price per person, formatted. */
  priceText: string;
}
