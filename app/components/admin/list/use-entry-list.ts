import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { BackendError } from "~/lib/backend-error";
import { backend } from "~/lib/browser-client";
import type { AnyRow, EntryKind } from "../entry/kind";
import { slugify } from "../entry/slug";
import { likePattern } from "./like-pattern";
import { useSearch } from "./use-search";

/** Entries on a page of a list: a thousand of them stay as quick as ten. */
export const pageSize = 25;

export interface StatusFilter {
  /** In the address: `?status=inactive`. */
  value: string;
  label: string;
  column: string;
  is: boolean;
}

interface Options {
  kind: EntryKind;
  /** Columns of text that the search looks into, besides the slug. */
  searched: readonly string[];
  order: { column: string; ascending: boolean };
  filters: readonly StatusFilter[];
}

/** A page of a list, as the address says it: `?q=…&status=…&page=…`. */
export function useEntryList({ kind, searched, order, filters }: Options) {
  const { search, show } = useSearch();
  const q = search.get("q") ?? "";
  const filter = filters.find(({ value }) => value === search.get("status"));
  const page = Math.max(1, Number.parseInt(search.get("page") ?? "1", 10) || 1);

  const query = useQuery({
    queryKey: [kind.table, "list", q, filter?.value, page],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      let rows = backend()
        .from(kind.table as "tours")
        .select("*", { count: "exact" })
        .order(order.column as "name", { ascending: order.ascending })
        // Entries of one name must not change places between two pages.
        .order("id");
      if (filter) rows = rows.eq(filter.column as "is_active", filter.is);
      if (q.trim()) rows = rows.or(searchFilter(searched, q));
      const from = (page - 1) * pageSize;
      const { data, count, error, status } = await rows
        .range(from, from + pageSize - 1)
        .abortSignal(signal);
      // A page beyond the last one, as after a deletion: PostgREST calls it not satisfiable.
      if (error?.code === "PGRST103") return { rows: [], total: from };
      if (error) throw new BackendError(error, status);
      return { rows: data as unknown as AnyRow[], total: count ?? 0 };
    },
  });

  return { ...query, q, filter, page, show };
}

/** Rows whose texts contain the words, or whose slug does: slugs have no accents to be missed. */
function searchFilter(columns: readonly string[], q: string): string {
  const inTexts = columns.map((column) => `${column}.ilike.${likePattern(q)}`);
  const slug = slugify(q);
  return [...inTexts, ...(slug ? [`slug.ilike.${likePattern(slug)}`] : [])].join(",");
}
