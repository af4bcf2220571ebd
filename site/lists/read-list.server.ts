import type { ContentTypeOf } from "#content/define.ts";
import type { ContentTable } from "#content/index.ts";
import type { Row } from "#shared/database.types.ts";
import { type ListPage, listPage, rowsOf } from "#shared/paging.ts";
import type { AppContext } from "~/context";

interface ListQuery {
  columns: "*";
  order: readonly { by: string; descending?: true }[];
  page: number;
  size: number;
}

/** Reads a page of a type's visible entries. Empty if reading fails. */
export async function readList<Table extends ContentTable>(
  { supabase, log }: AppContext,
  { table, visible }: ContentTypeOf<Table>,
  { columns, order, page, size }: ListQuery,
): Promise<ListPage<Row<Table>>> {
  const visibleRows = (head: boolean) =>
    supabase
      .from(table as "tours")
      .select(head ? ("id" as "*") : columns, { count: "exact", head })
      .eq(visible as "is_active", true);
  let rows = visibleRows(false);
  for (const { by, descending } of order) rows = rows.order(by, { ascending: !descending });
  const { data, count, error } = await rows.order("id").range(...rowsOf(page, size));
  // PGRST103: the page is past the end. PostgREST then returns no count.
  if (error?.code === "PGRST103")
    return listPage<Row<Table>>([], page, size, (await visibleRows(true)).count ?? 0);
  if (error) log.error("list not read", { table, error: error.message });
  return listPage((data ?? []) as Row<Table>[], page, size, count ?? 0);
}
