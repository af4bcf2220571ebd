import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { prefetchStaleMs } from "@panel/queries/prefetch";
import { queryOptions } from "@tanstack/react-query";
import type { SiteStatistics } from "#shared/database.types.ts";
import { daysOf, periodOf } from "./periods";

/**
 * @param days inclusive range of dates: `2026-11-25`
 * @throws {BackendError}
 */
async function readStatistics(
  days: { since: string; until: string },
  signal: AbortSignal,
): Promise<SiteStatistics> {
  return dataOf(await backend().rpc("site_statistics", days).abortSignal(signal));
}

/** Query for the search parameters of the page: `?period=12w`. */
export function statisticsQuery(search: URLSearchParams) {
  const period = periodOf(search.get("period"));
  const { since, until } = daysOf(period);
  const query = queryOptions({
    queryKey: ["site_statistics", since, until],
    queryFn: ({ signal }) => readStatistics({ since, until }, signal),
    // The route's loader has prefetched it.
    staleTime: prefetchStaleMs,
  });
  return { query, period, since, until };
}
