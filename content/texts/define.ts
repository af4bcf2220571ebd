import type { Locale } from "#shared/locales.ts";
import type { Words } from "../fields.ts";
import type { ContentTable } from "../index.ts";

/** Columns of `site_texts` by language. */
export const textColumns = { es: "text", en: "text_en", fr: "text_fr" } as const satisfies Record<
  Locale,
  string
>;

/** Rows of `translation_proposals` for texts of the site. Their `path` is the text's key. */
export const textsTarget = {
  type: "site_texts",
  id: "00000000-0000-0000-0000-000000000000",
} as const;

/** A text of the site whose words the owner may replace. */
export interface SiteText {
  /** Spanish, for the panel. */
  label: string;
  /** Key in the page's `sections`. */
  section: string;
  /** Maximum length in characters, with placeholders unfilled. */
  max: number;
  /** Maximum number of lines; 1 by default. */
  lines?: number;
  /** Placeholders that each language must contain, because the page says something with them. */
  needs?: readonly string[];
  /** Placeholders that a language may contain: facts of the company, and values of the page. */
  facts?: readonly string[];
  /** Part of the document's head. Search engines cut it off at a width. */
  seo?: "title" | "description";
  /** The page omits the text if it is empty. */
  mayHide?: true;
  /** The code's words tell the story of the invented company (`private.demonstration_texts` in the database). */
  demonstration?: true;
  /** Words of the code, which apply without an override. */
  words: Words;
}

/** Texts of a page, in the order in which the panel lists them. */
export interface TextPage {
  /** Name in the panel's addresses. */
  page: string;
  /** Spanish, for the panel. */
  label: string;
  /** Bare path of a page that shows them, for the preview; undefined if only entries' pages do. */
  path?: `/${string}`;
  /** Type of these entries. */
  entries?: ContentTable;
  /** Spanish titles by name. */
  sections: Readonly<Record<string, string>>;
  texts: Readonly<Record<string, SiteText>>;
}

/** Declares the texts of a page. Its sections and keys are compiler-checked. */
export const defineTexts = <
  const Sections extends Readonly<Record<string, string>>,
  const Texts extends Readonly<Record<string, SiteText & { section: keyof Sections & string }>>,
>(
  page: Omit<TextPage, "sections" | "texts"> & { sections: Sections; texts: Texts },
) => page;

/** Words of a page's texts, or of those in the sections, by key: for `messages.ts`. */
export function wordsOf<
  Page extends TextPage,
  Section extends keyof Page["sections"] & string = keyof Page["sections"] & string,
>(page: Page, ...sections: Section[]) {
  const chosen = Object.entries(page.texts).filter(
    ([, { section }]) => sections.length === 0 || sections.some((name) => name === section),
  );
  return Object.fromEntries(chosen.map(([key, { words }]) => [key, words])) as {
    [Key in keyof Page["texts"] as Page["texts"][Key]["section"] extends Section
      ? Key
      : never]: Words;
  };
}
