import { isSignedIn } from "@panel/auth/session";
import type { EnsureQueryDataOptions, QueryClient, QueryKey } from "@tanstack/react-query";
import { createContext, type RouterContextProvider } from "react-router";

/** Query client for loaders. */
export const queriesContext = createContext<QueryClient>();

/** Time during which a prefetched response is fresh: from the loader until the page has rendered, on a slow phone. */
export const prefetchStaleMs = 2000;

/**
 * Starts a page's query in its loader, while the role lookup is still running; row-level security decides on
 * the rows. Not awaited: the page has its own loading state.
 */
export function prefetch<Data, Key extends QueryKey>(
  context: Readonly<RouterContextProvider>,
  query: EnsureQueryDataOptions<Data, Error, Data, Key>,
): void {
  const queries = context.get(queriesContext);
  void isSignedIn()
    .then(async (isSo) => {
      if (isSo) await queries.ensureQueryData({ ...query, revalidateIfStale: true });
    })
    // The page repeats the query and reports the error.
    .catch(() => {});
}
