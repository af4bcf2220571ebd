import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Has what is known of these queries read again, after something of it was changed. A first read that is under
 * way is given up: TanStack Query would wait for its answer, which may be from before the change.
 */
export async function refetch(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({
    queryKey,
    type: "active",
    predicate: ({ state }) => state.data === undefined,
  });
  await queries.invalidateQueries({ queryKey });
}
