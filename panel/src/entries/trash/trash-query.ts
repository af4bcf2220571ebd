import { prefetchStaleMs } from "@panel/route-context";
import { queryOptions } from "@tanstack/react-query";
import { readTrash } from "./read-trash";

/** What the address of the trash asks for: `?page=…`. */
export function trashQuery(search: URLSearchParams) {
  const page = Math.max(1, Number.parseInt(search.get("page") ?? "1", 10) || 1);
  const query = queryOptions({
    queryKey: ["entry_versions", "list", page],
    queryFn: ({ signal }) => readTrash(page, signal),
    // What the route's loader asked for is not asked for again when the list comes.
    staleTime: prefetchStaleMs,
  });
  return { query, page };
}
