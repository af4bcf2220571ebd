import { isSignedIn } from "@panel/auth/session";
import type { EnsureQueryDataOptions, QueryClient, QueryKey } from "@tanstack/react-query";
import { createContext, type RouterContextProvider } from "react-router";

/** What loaders ask through: pages find the answers in it. */
export const queriesContext = createContext<QueryClient>();

/** From the answer to a prefetch until the page is there to show it, on a slow phone. */
export const prefetchStaleMs = 2000;

/**
 * Begins what a page is about to ask: while the role of whoever is signed in is still looked up, the rows are on
 * their way, and the database decides whose they are. Nobody waits for it: the page says itself that it does.
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
    // The page asks again, and tells.
    .catch(() => {});
}
