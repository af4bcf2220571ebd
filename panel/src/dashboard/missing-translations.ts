import { completenessOf } from "@panel/entries/draft/completeness";
import { targetLocales } from "@panel/translations/languages";
import type { Table } from "#content/define.ts";
import type { Locale } from "#shared/locales.ts";

export interface Missing {
  /**
   * Missing parts in lower case: `Descripción completa (FR), 3 días del itinerario (EN, FR)`. Empty if
   * there are none.
   */
  words: string;
  /** Incomplete languages with their progress, rounded down. */
  languages: { locale: Locale; percent: number }[];
}

/** Missing translations of an entry. */
export function missingOf(table: Pick<Table, "fields">, row: Record<string, unknown>): Missing {
  const languages: Missing["languages"] = [];
  const byLabel = new Map<string, Locale[]>();
  for (const locale of targetLocales) {
    const { done, total, missing } = completenessOf(table, row, locale);
    if (done < total) languages.push({ locale, percent: Math.floor((100 * done) / total) });
    for (const label of missing) byLabel.set(label, [...(byLabel.get(label) ?? []), locale]);
  }
  const words = Array.from(byLabel, ([label, locales]) => {
    const codes = locales.map((locale) => locale.toUpperCase()).join(", ");
    return `${label.charAt(0).toLowerCase()}${label.slice(1)} (${codes})`;
  });
  return { words: words.join(", "), languages };
}
