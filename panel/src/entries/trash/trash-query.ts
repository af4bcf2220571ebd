import { pageOf } from "@panel/list/use-address-params";
import { prefetchStaleMs } from "@panel/queries/prefetch";
import { queryOptions } from "@tanstack/react-query";
import { readTrash } from "./read-trash";

/** Query for the search parameters of the trash: `?page=…`. */
export function trashQuery(search: URLSearchParams) {
  const page = pageOf(search);
  const query = queryOptions({
    queryKey: ["entry_versions", "list", page],
    queryFn: ({ signal }) => readTrash(page, signal),
    // The route's loader has prefetched it.
    staleTime: prefetchStaleMs,
  });
  return { query, page };
}
