import { pageOf } from "@panel/list/use-address-params";
import { prefetchStaleMs } from "@panel/route-context";
import { queryOptions } from "@tanstack/react-query";
import { filters } from "./picture-words";
import { readLibrary, readPicture } from "./read-library";

/** Query for the search parameters of the library: `?filter=…&q=…&page=…`. */
export function libraryQuery(search: URLSearchParams) {
  const filter = filters.find(({ value }) => value === search.get("filter"));
  const q = search.get("q")?.trim() ?? "";
  const page = pageOf(search);
  const query = queryOptions({
    queryKey: ["pictures", "list", filter?.value, q, page],
    queryFn: ({ signal }) => readLibrary({ filter: filter?.value, q, page }, signal),
    // The route's loader has prefetched it.
    staleTime: prefetchStaleMs,
  });
  return { query, filter, q, page };
}

export const pictureQuery = (path: string) =>
  queryOptions({
    queryKey: ["pictures", "one", path],
    queryFn: ({ signal }) => readPicture(path, signal),
    // Uncached: the form must start with the current description.
    gcTime: 0,
  });
