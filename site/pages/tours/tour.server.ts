import { tours } from "#content/tours.ts";
import { selectOf, viewOf } from "#content/view.ts";
import type { ViewOf } from "#content/view-types.ts";
import type { Row } from "#shared/database.types.ts";
import type { Locale } from "#shared/locales.ts";
import { formatPrice } from "~/i18n/format.server";
import type { Picture } from "~/pictures/picture";
import { type KnownPictures, viewContext } from "~/pictures/picture-list";
import { type ItineraryDay, toItinerary } from "./itinerary";

/** What its card in the list shows of a tour. */
const shown = [
  "slug",
  "name",
  "short_description",
  "full_description",
  "destination",
  "gallery_images",
  "duration_days",
  "min_group_size",
  "max_group_size",
  "price_per_person",
  "is_featured",
  "included_services",
  "excluded_services",
  "itinerary",
] as const;

export const tourColumns = (locale: Locale) => selectOf(tours, shown, locale);

/** A tour in one language; its price is in USD per person. */
export interface Tour
  extends Omit<ViewOf<typeof tours.fields, (typeof shown)[number], Picture>, "itinerary"> {
  /** The price as the language writes it. */
  priceText: string;
  itinerary: ItineraryDay[];
}

export function toTour(row: Partial<Row<"tours">>, locale: Locale, known?: KnownPictures): Tour {
  const view = viewOf(tours, shown, row, viewContext(row, locale, known));
  return {
    ...view,
    priceText: formatPrice(view.price, locale),
    itinerary: toItinerary(view.itinerary, locale),
  };
}

/** What tours have in common; undefined where there is none. */
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

/** From the least to the most of several tours. */
export interface Span {
  minDays: number;
  maxDays: number;
  minGroup: number;
  maxGroup: number;
  /** The lowest per person, as the language writes it. */
  priceText: string;
}

/** What a poster on the home page shows; it needs no itinerary, and that is half of a tour. */
const onPoster = [
  "slug",
  "name",
  "destination",
  "gallery_images",
  "duration_days",
  "price_per_person",
] as const;

export const posterColumns = (locale: Locale) => selectOf(tours, onPoster, locale);

/** A featured tour in one language. */
export interface FeaturedTour
  extends Omit<ViewOf<typeof tours.fields, (typeof onPoster)[number], Picture>, "pictures"> {
  picture: Picture | undefined;
  /** The price per person, as the language writes it. */
  priceText: string;
  /** The query of the list's page on which the tour is. */
  query: string;
}

export function toFeaturedTour(
  row: Partial<Row<"tours">>,
  query: string,
  locale: Locale,
  known?: KnownPictures,
): FeaturedTour {
  const { pictures, ...view } = viewOf(tours, onPoster, row, viewContext(row, locale, known));
  return { ...view, picture: pictures[0], priceText: formatPrice(view.price, locale), query };
}
