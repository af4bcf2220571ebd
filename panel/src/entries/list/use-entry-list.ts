import { useAddress } from "@panel/list/use-address";
import { prefetchStaleMs } from "@panel/route-context";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import type { ContentType } from "#content/define.ts";
import { statesOf } from "../states";
import { readEntries } from "./read-entries";

/** What the address of a list asks for: `?q=…&status=…&page=…`. */
export function listQuery(type: ContentType, search: URLSearchParams) {
  const q = search.get("q") ?? "";
  const state = statesOf(type).find(({ value }) => value === search.get("status"));
  const page = Math.max(1, Number.parseInt(search.get("page") ?? "1", 10) || 1);
  const query = queryOptions({
    queryKey: [type.table, "list", q, state?.value, page],
    queryFn: ({ signal }) => readEntries(type, { q, state, page, signal }),
    // What the route's loader asked for is not asked for again when the list comes.
    staleTime: prefetchStaleMs,
  });
  return { query, q, state, page };
}

/** A page of a list, as the address says it. */
export function useEntryList(type: ContentType) {
  const { search, show } = useAddress();
  const { query, ...asked } = listQuery(type, search);
  // Only what is named here re-renders the list when it changes.
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  });
  return { data, error, isPending, isPlaceholderData, refetch, ...asked, show };
}
