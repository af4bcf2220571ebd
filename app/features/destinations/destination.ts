import { localizedList, localizedText } from "~/i18n/fallback";
import type { Locale } from "~/i18n/locales";
import { pictureList } from "~/images/picture-list";
import type { Database } from "~/lib/database.types";

export type DestinationRow = Database["public"]["Tables"]["destinations"]["Row"];

/** A destination in one language. */
export interface Destination {
  slug: string;
  name: string;
  country: string;
  shortDescription: string;
  /** Line breaks part its paragraphs. */
  fullDescription: string;
  bestTime: string;
  highlights: string[];
  /** Addresses on this site. */
  pictures: string[];
}

export function toDestination(row: DestinationRow, locale: Locale): Destination {
  return {
    slug: row.slug,
    name: localizedText(row, "name", locale),
    country: localizedText(row, "country", locale),
    shortDescription: localizedText(row, "short_description", locale),
    fullDescription: localizedText(row, "full_description", locale),
    bestTime: localizedText(row, "best_time_to_visit", locale),
    highlights: [...new Set(localizedList(row, "highlights", locale))],
    pictures: pictureList(...row.gallery_images),
  };
}
