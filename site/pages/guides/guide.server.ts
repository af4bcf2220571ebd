import { translationsOf } from "#content/columns.ts";
import { countries } from "#content/countries.ts";
import { mainTextOf, slugColumnsOf } from "#content/properties.ts";
import { type Slugs, slugsOf } from "#content/slugs.ts";
import { guides } from "#content/types/guides.ts";
import { selectOf, viewOf } from "#content/view.ts";
import type { ViewOf } from "#content/view-types.ts";
import type { Row } from "#shared/database.types.ts";
import type { Locale } from "#shared/locales.ts";
import type { Picture } from "~/pictures/picture";
import { type KnownPictures, viewContext } from "~/pictures/picture-list";
import { translatedLocales } from "~/seo/translated-locales";

const cardFields = ["slug", "name", "role", "photo"] as const;
const viewFields = [
  ...cardFields,
  "bio",
  "content_format",
  "languages",
  "licence",
  "since_year",
  "countries",
] as const;

/** Extra columns: tours, and slug and main text in all languages to find out the other addresses. */
const others = ["tour_ids", ...slugColumnsOf(guides), ...translationsOf([mainTextOf(guides)])];

export const cardColumns = (locale: Locale) => selectOf(guides, cardFields, locale);
export const guideColumns = (locale: Locale) => selectOf(guides, viewFields, locale, others);

type View<Name extends (typeof viewFields)[number]> = ViewOf<typeof guides.fields, Name, Picture>;

/** A guide in a list, in one language. */
export type GuideCardData = View<(typeof cardFields)[number]>;

export const toCard = (
  row: Partial<Row<"guides">>,
  locale: Locale,
  known?: KnownPictures,
): GuideCardData => viewOf(guides, cardFields, row, viewContext(row, locale, known));

/** A guide on the own page, in one language. */
export interface Guide extends Omit<View<(typeof viewFields)[number]>, "languages" | "countries"> {
  /** Names of the languages. */
  languages: string[];
  /** ISO 639 codes of the languages. */
  languageCodes: string[];
  /** Names of the countries. */
  countries: string[];
  slugs: Slugs;
  /** Languages into which the page is translated. */
  translated: Locale[];
}

export function toGuide(row: Partial<Row<"guides">>, locale: Locale, known?: KnownPictures): Guide {
  const view = viewOf(guides, viewFields, row, viewContext(row, locale, known));
  const { options } = guides.fields.languages;
  return {
    ...view,
    languages: view.languages.map((code, at) => {
      const name = options[code][locale];
      return at === 0 || locale === "en" ? name : name.toLowerCase();
    }),
    languageCodes: view.languages,
    countries: view.countries.map((code) => countries[code][locale]),
    slugs: slugsOf(row),
    translated: translatedLocales(guides, row),
  };
}
