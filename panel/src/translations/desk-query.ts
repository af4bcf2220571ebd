import { prefetchStaleMs } from "@panel/route-context";
import { queryOptions } from "@tanstack/react-query";
import { contentTypes } from "#content/index.ts";
import { targetLocale } from "./languages";
import { readDesk } from "./read-desk";

/** What the address of the desk asks for: `?language=…&type=…&page=…`. */
export function deskQuery(search: URLSearchParams) {
  const language = targetLocale(search.get("language"));
  const type = contentTypes.find(({ table }) => table === search.get("type"));
  const page = Math.max(1, Number.parseInt(search.get("page") ?? "1", 10) || 1);
  const query = queryOptions({
    queryKey: ["translations", "list", language, type?.table, page],
    queryFn: ({ signal }) => readDesk({ language, type, page, signal }),
    // What the route's loader asked for is not asked for again when the list comes.
    staleTime: prefetchStaleMs,
  });
  return { query, language, type, page };
}
