import { localizedList, localizedText } from "~/i18n/fallback";
import type { Locale } from "~/i18n/locales";
import { pictureList } from "~/images/picture-list";
import type { Database } from "~/lib/database.types";
import { type ItineraryDay, toItinerary } from "./itinerary";

export type TourRow = Database["public"]["Tables"]["tours"]["Row"];

/** A tour in one language. */
export interface Tour {
  slug: string;
  name: string;
  shortDescription: string;
  /** Line breaks part its paragraphs. */
  fullDescription: string;
  destination: string;
  /** Addresses on this site, the cover first. */
  pictures: string[];
  days: number;
  minGroup: number;
  maxGroup: number;
  /** USD per person. */
  price: number;
  featured: boolean;
  included: string[];
  excluded: string[];
  itinerary: ItineraryDay[];
}

export function toTour(row: TourRow, locale: Locale): Tour {
  const unique = (list: string[]) => [...new Set(list)];
  return {
    slug: row.slug,
    name: localizedText(row, "name", locale),
    shortDescription: localizedText(row, "short_description", locale),
    fullDescription: localizedText(row, "full_description", locale),
    destination: localizedText(row, "destination", locale),
    pictures: pictureList(row.image_url, ...row.gallery_images),
    days: row.duration_days,
    minGroup: row.min_group_size,
    maxGroup: row.max_group_size,
    price: Number(row.price_per_person),
    featured: row.is_featured,
    included: unique(localizedList(row, "included_services", locale)),
    excluded: unique(localizedList(row, "excluded_services", locale)),
    itinerary: toItinerary(row.itinerary, locale),
  };
}

/** `2–8`, or a single number when both are the same (specification §9). */
export function groupRange({ minGroup, maxGroup }: Pick<Tour, "minGroup" | "maxGroup">): string {
  return minGroup === maxGroup ? `${maxGroup}` : `${minGroup}–${maxGroup}`;
}
