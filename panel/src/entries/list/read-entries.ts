import { BackendError, dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { inOrder, readSorted } from "@panel/list/read-sorted";
import type { Fields } from "#content/define.ts";
import type { ContentType } from "#content/index.ts";
import { type EntryRow, pictureColumns } from "../entry-row";
import { type EntryState, statesOf } from "../states";
import { type ListOrder, orderOf } from "./orders";
import { searchFilter } from "./search-filter";

/** Entries per page. */
export const pageSize = 25;

export interface EntriesRequest {
  q: string;
  state: EntryState | undefined;
  page: number;
  /** The default order if undefined. */
  order?: ListOrder;
  signal?: AbortSignal;
}

/**
 * A page of entries, and the total number of matches.
 * @throws {BackendError}
 */
export async function readEntries(
  type: ContentType,
  request: EntriesRequest,
): Promise<{ rows: EntryRow[]; total: number }> {
  const { page, order = orderOf(type, null), signal } = request;
  const { column, ascending } = order;
  const from = (page - 1) * pageSize;
  if ((type.fields as Fields)[column]?.kind === "text") {
    const keys = matching(type, `id,${column}`, request);
    const sorted = await readSorted<EntryRow>(column, ascending, keys);
    if (sorted) {
      const ids = sorted.slice(from, from + pageSize).map(({ id }) => id);
      const rows = await readEntriesById(type, ids, signal);
      return { rows: inOrder(ids, rows), total: sorted.length };
    }
  }
  const { data, count, error, status } = await matching(
    type,
    listedColumns(type).join(","),
    request,
  )
    .order(column, { ascending })
    // Tie-breaker for equal values. The index has the same direction.
    .order("id", { ascending })
    .range(from, from + pageSize - 1);
  // Requested range beyond the last row, for example after a deletion.
  if (error?.code === "PGRST103") return { rows: [], total: from };
  if (error) throw new BackendError(error, status);
  return { rows: data, total: count ?? 0 };
}

/** Query for a search and state, without order and page. */
function matching(type: ContentType, columns: string, { q, state, signal }: EntriesRequest) {
  let rows = backend().from(type.table).select<string, EntryRow>(columns, { count: "exact" });
  for (const condition of state?.where ?? []) {
    rows =
      "is" in condition
        ? rows.eq(condition.column, condition.is)
        : rows.gt(condition.column, new Date().toISOString());
  }
  if (q.trim()) rows = rows.or(searchFilter(type, q));
  return signal ? rows.abortSignal(signal) : rows;
}

/**
 * Entries with these ids, in any order.
 * @throws {BackendError}
 */
export async function readEntriesById(
  type: ContentType,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<EntryRow[]> {
  if (ids.length === 0) return [];
  const rows = backend()
    .from(type.table)
    .select<string, EntryRow>(listedColumns(type).join(","))
    .in("id", ids);
  return dataOf(await (signal ? rows.abortSignal(signal) : rows));
}

/** Columns that a list displays. */
function listedColumns(type: ContentType): string[] {
  const listed = Object.entries(type.fields).flatMap(([name, { admin }]) =>
    admin?.list ? [name] : [],
  );
  const states = statesOf(type).flatMap(({ where }) => where.map(({ column }) => column));
  const { useAsTitle, order } = type.admin;
  const always = ["id", "updated_at", "incomplete_locales", useAsTitle, order.by];
  return [...new Set([...always, ...pictureColumns(type), ...listed, ...states])];
}
