import { BackendError } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import type { AnyRow, EntryKind } from "@panel/entry/kind";
import { slugify } from "@panel/entry/slug";
import type { Locale } from "#shared/locales.ts";
import { likePattern } from "./like-pattern";

/** Entries on a page of a list: a thousand of them stay as quick as ten. */
export const pageSize = 25;

export interface StatusFilter {
  /** In the address: `?status=inactive`. */
  value: string;
  label: string;
  column: string;
  is: boolean;
}

export interface Listing {
  kind: EntryKind;
  /** Columns of text that the search looks into, besides the slug. */
  searched: readonly string[];
  order: { column: string; ascending: boolean };
}

/** What a list reads of an entry, with the languages that it is not written in to the end. */
export type ListedRow = AnyRow & { open_locales: readonly Locale[] };

interface Wanted {
  q: string;
  filter: StatusFilter | undefined;
  page: number;
  signal?: AbortSignal;
}

/** A page of a list, and how many entries there are on all pages. @throws {BackendError} */
export async function readEntries(
  { kind, searched, order }: Listing,
  { q, filter, page, signal }: Wanted,
): Promise<{ rows: ListedRow[]; total: number }> {
  let rows = backend()
    .from(kind.table as "tours")
    .select(columnsOf(kind) as "*", { count: "exact" })
    .order(order.column as "name", { ascending: order.ascending })
    // Entries of one name must not change places between two pages; in this direction the index has them.
    .order("id", { ascending: order.ascending });
  if (filter) rows = rows.eq(filter.column as "is_active", filter.is);
  if (q.trim()) rows = rows.or(searchFilter(searched, q));
  const from = (page - 1) * pageSize;
  if (signal) rows = rows.abortSignal(signal);
  const { data, count, error, status } = await rows.range(from, from + pageSize - 1);
  // A page beyond the last one, as after a deletion: PostgREST calls it not satisfiable.
  if (error?.code === "PGRST103") return { rows: [], total: from };
  if (error) throw new BackendError(error, status);
  return { rows: data as unknown as ListedRow[], total: count ?? 0 };
}

function columnsOf({ nameField, pictureColumns, listColumns }: EntryKind): string {
  const always = ["id", "slug", "updated_at", "open_locales"];
  return [...always, nameField, ...pictureColumns, ...listColumns].join(",");
}

/** Rows whose texts contain the words, or whose slug does: slugs have no accents to be missed. */
function searchFilter(columns: readonly string[], q: string): string {
  const inTexts = columns.map((column) => `${column}.ilike.${likePattern(q)}`);
  const slug = slugify(q);
  return [...inTexts, ...(slug ? [`slug.ilike.${likePattern(slug)}`] : [])].join(",");
}
