import type { ContentTypeOf } from "#content/define.ts";
import type { ContentTable } from "#content/index.ts";
import type { Row } from "#shared/database.types.ts";
import type { AppContext } from "~/context";

/** Hosted Supabase caps responses at this number. */
const maxEntries = 1000;

interface Query {
  columns: "*";
  order: { by: string; descending?: true };
}

/**
 * All visible entries of a type whose list shows them completely. In a preview its draft replaces the stored entry, or
 * comes first if it is new (K3).
 */
export async function readAllEntries<Table extends ContentTable>(
  { supabase, log, draft }: AppContext,
  { table, visible }: ContentTypeOf<Table>,
  { columns, order }: Query,
): Promise<Row<Table>[] | "unavailable"> {
  const { data, error } = await supabase
    .from(table as "tours")
    .select(columns)
    .eq(visible as "is_active", true)
    .order(order.by, { ascending: !order.descending, nullsFirst: false })
    .order("id")
    .limit(maxEntries);
  if (error) {
    log.error("entries not read", { table, error: error.message });
    return "unavailable";
  }
  const rows = data as unknown as Row<Table>[];
  if (draft?.table !== table) return rows;
  const shown = draft.row as Row<Table>;
  const isStored = rows.some(({ id }) => id === shown.id);
  return isStored ? rows.map((row) => (row.id === shown.id ? shown : row)) : [shown, ...rows];
}
