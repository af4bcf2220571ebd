import { byKey, languagesBehind, type TargetLocale } from "@panel/texts/text-words";
import { textsQuery } from "@panel/texts/texts-query";
import type { SiteText, TextPage } from "#content/texts/define.ts";
import { siteTexts, textPages } from "#content/texts/index.ts";
import type { SiteTextRow, SiteTextVersionRow } from "#shared/database.types.ts";

/** A page of the site with texts whose translation is behind. */
export interface PendingTexts {
  page: TextPage;
  keys: string[];
}

/** Texts of a page whose translation is missing, or older than their Spanish words. */
export const pendingKeys = (
  page: TextPage,
  rows: ReadonlyMap<string, SiteTextRow>,
  language: TargetLocale,
): string[] =>
  Object.keys(page.texts).filter((key) => {
    const row = rows.get(key);
    return row !== undefined && languagesBehind(row).includes(language);
  });

/** Pages with such texts, in the order of «Textos». */
export const pendingTexts = (
  rows: ReadonlyMap<string, SiteTextRow>,
  language: TargetLocale,
): PendingTexts[] =>
  textPages
    .map((page) => ({ page, keys: pendingKeys(page, rows, language) }))
    .filter(({ keys }) => keys.length > 0);

/**
 * Pages with such texts, and the number of all texts.
 * @throws {BackendError}
 */
export async function readPendingTexts(language: TargetLocale, signal: AbortSignal) {
  const rows = await textsQuery.queryFn({ signal });
  return { pages: pendingTexts(byKey(rows), language), all: siteTexts.size };
}

type Version = Pick<SiteTextVersionRow, "key" | "was" | "recorded_at">;

/**
 * Spanish words when the translation was last written or confirmed; undefined if no version has them.
 * @param versions of all texts, the oldest first
 */
export function spanishWhenTranslated(
  text: SiteText,
  row: SiteTextRow,
  language: TargetLocale,
  versions: readonly Version[],
): string | undefined {
  const at = row[`${language}_at`];
  // The code's words translate each other.
  if (at === null) return text.words.es;
  const next = versions.find(
    ({ key, recorded_at }) => key === row.key && Date.parse(recorded_at) > Date.parse(at),
  );
  return next && (next.was.text ?? text.words.es);
}
