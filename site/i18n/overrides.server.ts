import { textColumns } from "#content/texts/define.ts";
import { siteTexts } from "#content/texts/index.ts";
import { cleanWords, faultOf } from "#content/texts/rules.ts";
import type { SiteTextRow } from "#shared/database.types.ts";
import { type Locale, locales } from "#shared/locales.ts";
import type { DraftTexts } from "~/context";
import { buildCatalogues } from "./catalogue.server";
import type { Catalogues } from "./message-table";

interface Log {
  error(message: string, details?: Record<string, unknown>): void;
}

const built = new WeakMap<readonly SiteTextRow[], Catalogues>();
let lastReport = "";

/**
 * Messages with the owner's words. Words that break the rules of their text are left out, because other programs may
 * write any; they are logged when their list changes.
 * @param rows of `site_texts`; the result is remembered for this array
 */
export function cataloguesOf(rows: readonly SiteTextRow[], log: Log): Catalogues | undefined {
  if (rows.length === 0) return undefined;
  const known = built.get(rows);
  if (known) return known;
  const { overrides, unused } = readOverrides(rows);
  const report = unused.join("; ");
  if (report && report !== lastReport)
    log.error("texts of the site not in use", { texts: unused.slice(0, 20) });
  lastReport = report;
  const catalogues = buildCatalogues(overrides);
  built.set(rows, catalogues);
  return catalogues;
}

/**
 * Messages of a preview: like {@link cataloguesOf}, with unsaved words in a language. They are shown whatever their
 * faults, except that an empty text shows the code's words if it may not be hidden. Nothing is remembered or logged.
 */
export function draftCatalogues(
  rows: readonly SiteTextRow[],
  draft: DraftTexts,
  locale: Locale,
): Catalogues {
  const { overrides } = readOverrides(rows);
  for (const [key, given] of draft) {
    const text = siteTexts.get(key);
    if (!text) continue;
    const words = given === null ? text.words[locale] : cleanWords(given);
    const shown = words === "" && !text.mayHide ? text.words[locale] : words;
    overrides.set(key, { ...overrides.get(key), [locale]: shown });
  }
  return buildCatalogues(overrides);
}

/** Usable words by key, and `home.title (en): missing` for the others. */
export function readOverrides(rows: readonly SiteTextRow[]) {
  const overrides = new Map<string, Partial<Record<Locale, string>>>();
  const unused: string[] = [];
  for (const row of rows) {
    const text = siteTexts.get(row.key);
    const words: Partial<Record<Locale, string>> = {};
    for (const locale of locales) {
      const given = row[textColumns[locale]];
      if (given === null) continue;
      const fault = text ? faultOf(text, given) : { kind: "unknown text" };
      if (fault) unused.push(`${row.key} (${locale}): ${fault.kind}`);
      else words[locale] = given;
    }
    overrides.set(row.key, words);
  }
  return { overrides, unused };
}
