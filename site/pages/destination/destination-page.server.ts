import { translationsOf } from "#content/columns.ts";
import { mainTextOf, slugColumnsOf } from "#content/properties.ts";
import { type Slugs, slugsOf } from "#content/slugs.ts";
import { destinations } from "#content/types/destinations.ts";
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
  "content_format",
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

/** Extra columns: slug and main text in all languages, to find out the other addresses, and climate data. */
const others = [
  "climate",
  ...slugColumnsOf(destinations),
  ...translationsOf([mainTextOf(destinations)]),
];

export const destinationPageColumns = (locale: Locale) =>
  selectOf(destinations, viewFields, locale, others);

/** A destination on its own page, in one language. */
export interface DestinationPage
  extends ViewOf<typeof destinations.fields, (typeof viewFields)[number], Picture> {
  slugs: Slugs;
  /** Languages into which it is translated. */
  translated: Locale[];
}

export function toDestinationPage(
  row: Partial<Row<"destinations">>,
  locale: Locale,
  known?: KnownPictures,
): DestinationPage {
  return {
    ...viewOf(destinations, viewFields, row, viewContext(row, locale, known)),
    slugs: slugsOf(row),
    translated: translatedLocales(destinations, row),
  };
}

/** Data of the page's header. The browser receives only this; the rest is static HTML. */
export function toHeaderData(destination: DestinationPage) {
  const { slug, name, country, shortDescription, bestTime, highlights, pictures, lang } =
    destination;
  return { slug, name, country, shortDescription, bestTime, highlights, pictures, lang };
}

export type DestinationHeaderData = ReturnType<typeof toHeaderData>;
