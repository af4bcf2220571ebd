import { pageOf } from "@panel/list/use-address-params";
import { prefetchStaleMs } from "@panel/route-context";
import { queryOptions } from "@tanstack/react-query";
import { contentTypes } from "#content/index.ts";
import { targetLocale } from "./languages";
import { readTranslations } from "./read-translations";

/** Query for the search parameters of the list: `?language=…&type=…&page=…`. */
export function translationsQuery(search: URLSearchParams) {
  const language = targetLocale(search.get("language"));
  const type = contentTypes.find(({ table }) => table === search.get("type"));
  const page = pageOf(search);
  const query = queryOptions({
    queryKey: ["translations", "list", language, type?.table, page],
    queryFn: ({ signal }) => readTranslations({ language, type, page, signal }),
    // The route's loader has prefetched it.
    staleTime: prefetchStaleMs,
  });
  return { query, language, type, page };
}
