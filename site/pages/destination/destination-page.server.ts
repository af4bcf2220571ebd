import { translationsOf } from "#content/columns.ts";
import { destinations } from "#content/destinations.ts";
import { selectOf, viewOf } from "#content/view.ts";
import type { ViewOf } from "#content/view-types.ts";
import type { Row } from "#shared/database.types.ts";
import type { Locale } from "#shared/locales.ts";
import type { Picture } from "~/pictures/picture";
import { type KnownPictures, viewContext } from "~/pictures/picture-list";
import { translatedLocales } from "~/seo/translated-locales";

const viewFields = [
  "slug",
  "name",
  "country",
  "short_description",
  "full_description",
  "best_time_to_visit",
  "highlights",
  "gallery_images",
  "entry_rules",
  "health",
  "money",
  "latitude",
  "longitude",
  "climate",
] as const;

/** Names and descriptions of all languages say what a destination is written in; its climate is drawn. */
const others = ["climate", ...translationsOf(["name", "short_description"])];

export const destinationPageColumns = (locale: Locale) =>
  selectOf(destinations, viewFields, locale, others);

/** A destination as its page tells of it, in one language. */
export interface DestinationPage
  extends ViewOf<typeof destinations.fields, (typeof viewFields)[number], Picture> {
  /** The languages that it is really written in. */
  translated: Locale[];
}

export function toDestinationPage(
  row: Partial<Row<"destinations">>,
  locale: Locale,
  known?: KnownPictures,
): DestinationPage {
  return {
    ...viewOf(destinations, viewFields, row, viewContext(row, locale, known)),
    translated: translatedLocales(row, ["name", "short_description"]),
  };
}

/** What stands above the fold; the browser is told nothing else, because the rest is only read. */
export function toHeaderData(destination: DestinationPage) {
  const { slug, name, country, shortDescription, bestTime, highlights, pictures, lang } =
    destination;
  return { slug, name, country, shortDescription, bestTime, highlights, pictures, lang };
}

export type DestinationHeaderData = ReturnType<typeof toHeaderData>;
