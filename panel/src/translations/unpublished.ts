import { columnsOf } from "#content/columns.ts";
import type { Table } from "#content/define.ts";
import type { Locale } from "#shared/locales.ts";
import { toDraft } from "../entries/draft/draft";
import type { Columns, Draft } from "../entries/draft/values";
import { type TextPair, textPairsOf } from "./text-pairs";

export interface UnpublishedSpanish {
  /** Ids of the pairs whose Spanish text is only in the draft. */
  pairs: ReadonlySet<string>;
  /**
   * Fields among them whose translation would be published now, before its Spanish. The translation would count as
   * outdated later.
   */
  fields: readonly string[];
}

/**
 * Spanish texts of a form that are not published.
 * @param published null if the entry was never published
 */
export function unpublishedSpanish(
  table: Pick<Table, "fields">,
  published: Columns | null,
  draft: Draft,
  language: Locale,
): UnpublishedSpanish {
  const before = new Map<string, TextPair>();
  if (published)
    for (const { pairs } of textPairsOf(table, toDraft(table, published), language))
      for (const pair of pairs) before.set(pair.id, pair);
  const ids = new Set<string>();
  const fields = new Set<string>();
  for (const { field, pairs } of textPairsOf(table, draft, language)) {
    for (const { id, source, target } of pairs) {
      const old = before.get(id);
      if (source === (old?.source ?? "")) continue;
      ids.add(id);
      // New items stay in the draft, with all languages.
      if (old && target !== old.target) fields.add(field);
    }
  }
  return { pairs: ids, fields: [...fields] };
}

/** Columns that hold the Spanish texts of these fields. */
export function spanishColumns(
  { fields }: Pick<Table, "fields">,
  names: readonly string[],
): string[] {
  const columns = names.flatMap((name) => {
    const field = fields[name];
    if (!field) return [];
    const isPicture = field.kind === "picture" || field.kind === "pictures";
    return isPicture ? ["image_details"] : columnsOf(name, field).slice(0, 1);
  });
  return [...new Set(columns)];
}
