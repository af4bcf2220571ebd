import { pageOf, useAddressParams } from "@panel/list/use-address-params";
import { prefetchStaleMs } from "@panel/queries/prefetch";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import type { ContentType } from "#content/index.ts";
import { statesOf } from "../states";
import { orderOf } from "./orders";
import { changedFilter, readPage } from "./read-page";

/** Query for the search parameters of a list: `?q=…&status=…&page=…&sort=…`. */
export function listQuery(type: ContentType, search: URLSearchParams) {
  const q = search.get("q") ?? "";
  const state = statesOf(type).find(({ value }) => value === search.get("status"));
  const isChanged = search.get("status") === changedFilter.value;
  const page = pageOf(search);
  const order = orderOf(type, search.get("sort"));
  const query = queryOptions({
    queryKey: [
      type.table,
      "list",
      q,
      isChanged ? changedFilter.value : state?.value,
      page,
      order.value,
    ],
    queryFn: ({ signal }) => readPage(type, { q, state, isChanged, page, order, signal }),
    // The route's loader has prefetched it.
    staleTime: prefetchStaleMs,
  });
  return { query, q, state, isChanged, page, order };
}

/** Page of a list as its address requests it. */
export function useEntryList(type: ContentType) {
  const { search, setParams } = useAddressParams();
  const { query, ...request } = listQuery(type, search);
  // TanStack Query re-renders only when one of these properties changes.
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  });
  return { data, error, isPending, isPlaceholderData, refetch, ...request, setParams };
}
