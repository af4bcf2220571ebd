import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { prefetchStaleMs } from "@panel/route-context";
import { queryOptions } from "@tanstack/react-query";
import type { SiteStatistics } from "#shared/database.types.ts";
import { daysOf, periodOf } from "./periods";

/** @param days from one to the other, as `2026-11-25`. @throws {BackendError} */
async function readStatistics(
  days: { since: string; until: string },
  signal: AbortSignal,
): Promise<SiteStatistics> {
  return dataOf(await backend().rpc("site_statistics", days).abortSignal(signal));
}

/** What the address of the page asks for: `?period=12w`. */
export function statisticsQuery(search: URLSearchParams) {
  const period = periodOf(search.get("period"));
  const { since, until } = daysOf(period);
  const query = queryOptions({
    queryKey: ["site_statistics", since, until],
    queryFn: ({ signal }) => readStatistics({ since, until }, signal),
    // What the route's loader asked for is not asked for again when the page comes.
    staleTime: prefetchStaleMs,
  });
  return { query, period, since, until };
}
