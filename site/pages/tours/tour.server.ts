import type { Database } from "#shared/database.types.ts";
import type { Locale } from "#shared/locales.ts";
import {
  columnsIn,
  type FallbackLang,
  fallbackLang,
  localizedList,
  localizedText,
  type RowIn,
} from "~/i18n/fallback";
import { formatPrice } from "~/i18n/format.server";
import type { Picture } from "~/pictures/picture";
import { type KnownPictures, pictureList } from "~/pictures/picture-list";
import { type ItineraryDay, toItinerary } from "./itinerary";

const translatable = {
  name: "name",
  shortDescription: "short_description",
  fullDescription: "full_description",
  destination: "destination",
  included: "included_services",
  excluded: "excluded_services",
} as const;

const plain = [
  "slug",
  "image_url",
  "gallery_images",
  "image_details",
  "duration_days",
  "min_group_size",
  "max_group_size",
  "price_per_person",
  "is_featured",
  "itinerary",
] as const;

/** What a tour is made of. */
export type TourRow = RowIn<
  Database["public"]["Tables"]["tours"]["Row"],
  (typeof plain)[number],
  (typeof translatable)[keyof typeof translatable]
>;

/** The columns of {@link TourRow} in one language. */
export const tourColumns = (locale: Locale) =>
  columnsIn(locale, plain, Object.values(translatable)) as "*";

/** A tour in one language. */
export interface Tour {
  slug: string;
  name: string;
  shortDescription: string;
  /** Line breaks part its paragraphs. */
  fullDescription: string;
  destination: string;
  /** The cover first. */
  pictures: Picture[];
  days: number;
  minGroup: number;
  maxGroup: number;
  /** USD per person. */
  price: number;
  /** The price as the language writes it. */
  priceText: string;
  featured: boolean;
  included: string[];
  excluded: string[];
  itinerary: ItineraryDay[];
  lang?: FallbackLang<keyof typeof translatable>;
}

export function toTour(row: TourRow, locale: Locale, known?: KnownPictures): Tour {
  const unique = (list: string[]) => [...new Set(list)];
  const price = Number(row.price_per_person);
  return {
    slug: row.slug,
    name: localizedText(row, "name", locale),
    shortDescription: localizedText(row, "short_description", locale),
    fullDescription: localizedText(row, "full_description", locale),
    destination: localizedText(row, "destination", locale),
    pictures: pictureList(
      { details: row.image_details, locale, known },
      row.image_url,
      ...row.gallery_images,
    ),
    days: row.duration_days,
    minGroup: row.min_group_size,
    maxGroup: row.max_group_size,
    price,
    priceText: formatPrice(price, locale),
    featured: row.is_featured,
    included: unique(localizedList(row, "included_services", locale)),
    excluded: unique(localizedList(row, "excluded_services", locale)),
    itinerary: toItinerary(row.itinerary, locale),
    lang: fallbackLang(row, translatable, locale),
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
