import { columnsOf } from "#content/columns.ts";
import type { Table } from "#content/define.ts";
import type { Locale } from "#shared/locales.ts";
import { toDraft } from "../entries/draft/draft";
import type { Columns, Draft } from "../entries/draft/values";
import { type Cell, cellsOf } from "./cells";

export interface UnpublishedSpanish {
  /** Ids of the cells whose Spanish text is only in the draft. */
  cells: ReadonlySet<string>;
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
  const before = new Map<string, Cell>();
  if (published)
    for (const { cells } of cellsOf(table, toDraft(table, published), language))
      for (const cell of cells) before.set(cell.id, cell);
  const ids = new Set<string>();
  const fields = new Set<string>();
  for (const { field, cells } of cellsOf(table, draft, language)) {
    for (const { id, source, target } of cells) {
      const old = before.get(id);
      if (source === (old?.source ?? "")) continue;
      ids.add(id);
      // New items stay in the draft, with all languages.
      if (old && target !== old.target) fields.add(field);
    }
  }
  return { cells: ids, fields: [...fields] };
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
