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
import type { Picture } from "~/pictures/picture";
import { type KnownPictures, pictureList } from "~/pictures/picture-list";

const translatable = {
  name: "name",
  country: "country",
  shortDescription: "short_description",
  fullDescription: "full_description",
  bestTime: "best_time_to_visit",
  highlights: "highlights",
} as const;

const plain = ["slug", "gallery_images", "image_details"] as const;

/** What a destination is made of. */
export type DestinationRow = RowIn<
  Database["public"]["Tables"]["destinations"]["Row"],
  (typeof plain)[number],
  (typeof translatable)[keyof typeof translatable]
>;

/** The columns of {@link DestinationRow} in one language. */
export const destinationColumns = (locale: Locale) =>
  columnsIn(locale, plain, Object.values(translatable)) as "*";

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
  pictures: Picture[];
  lang?: FallbackLang<keyof typeof translatable>;
}

export function toDestination(
  row: DestinationRow,
  locale: Locale,
  known?: KnownPictures,
): Destination {
  return {
    slug: row.slug,
    name: localizedText(row, "name", locale),
    country: localizedText(row, "country", locale),
    shortDescription: localizedText(row, "short_description", locale),
    fullDescription: localizedText(row, "full_description", locale),
    bestTime: localizedText(row, "best_time_to_visit", locale),
    highlights: [...new Set(localizedList(row, "highlights", locale))],
    pictures: pictureList({ details: row.image_details, locale, known }, ...row.gallery_images),
    lang: fallbackLang(row, translatable, locale),
  };
}
