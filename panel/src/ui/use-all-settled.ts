import { type QueriesOptions, useQueries } from "@tanstack/react-query";
import { useState } from "react";

/**
 * Whether each query has loaded or failed once. Pages that wait for it render without layout shifts. Stays
 * true during refetches.
 */
export function useAllSettled<Queries extends unknown[]>(
  queries: readonly [...QueriesOptions<Queries>],
): boolean {
  const [settled, setSettled] = useState(false);
  const areSettled = useQueries({
    queries,
    combine: (all) =>
      (all as { isPending: boolean; failureCount: number }[]).every(
        ({ isPending, failureCount }) => !isPending || failureCount > 0,
      ),
  });
  if (areSettled && !settled) setSettled(true);
  return settled;
}
