import type { ContentTypeOf } from "#content/define.ts";
import type { ContentTable } from "#content/index.ts";
import type { Row } from "#shared/database.types.ts";
import type { Locale } from "#shared/locales.ts";
import { type ListPage, listPage, rowsOf } from "#shared/paging.ts";
import type { AppContext } from "~/context";
import { isAlphabetical, type ListOrder, readOrder } from "./read-order.server";

interface ListQuery {
  columns: "*";
  /** Texts are sorted by the alphabet of `locale`. */
  order: ListOrder;
  locale: Locale;
  page: number;
  size: number;
}

/** Reads a page of a type's visible entries. Empty if reading fails. */
export async function readList<Table extends ContentTable>(
  context: AppContext,
  type: ContentTypeOf<Table>,
  query: ListQuery,
): Promise<ListPage<Row<Table>>> {
  const { order, locale } = query;
  if (!isAlphabetical(type, order)) return readRange(context, type, query);
  const { ids, isCut } = await readOrder(context, type, locale, order);
  return isCut ? readRange(context, type, query) : readPageOf(context, type, ids, query);
}

/** Reads a page of the entries with these ids, in the order of the ids. */
export async function readPageOf<Table extends ContentTable>(
  { supabase, log }: AppContext,
  { table, visible }: ContentTypeOf<Table>,
  ids: readonly string[],
  { columns, page, size }: Pick<ListQuery, "columns" | "page" | "size">,
): Promise<ListPage<Row<Table>>> {
  const [first, last] = rowsOf(page, size);
  const shown = ids.slice(first, last + 1);
  if (shown.length === 0) return listPage<Row<Table>>([], page, size, ids.length);
  const { data, error } = await supabase
    .from(table as "tours")
    .select(columns)
    .eq(visible as "is_active", true)
    .in("id", shown);
  if (error) log.error("list not read", { table, error: error.message });
  const rows = (data ?? []).toSorted((a, b) => shown.indexOf(a.id) - shown.indexOf(b.id));
  return listPage(rows as Row<Table>[], page, size, error ? 0 : ids.length);
}

/** Reads a page in an order that the database has an index for. */
async function readRange<Table extends ContentTable>(
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
