import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Refetches queries after a change. Cancels first loads in flight: `invalidateQueries` would wait for their
 * response, which may be older than the change.
 */
export async function refetch(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({
    queryKey,
    type: "active",
    predicate: ({ state }) => state.data === undefined,
  });
  await queries.invalidateQueries({ queryKey });
}
