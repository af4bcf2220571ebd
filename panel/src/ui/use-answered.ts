import { type QueriesOptions, useQueries } from "@tanstack/react-query";
import { useState } from "react";

/**
 * Whether each of these queries has brought its first answer, or has failed once. What is shown only then comes
 * whole, and nothing that comes later pushes it away from under a finger; it stays when one is asked for again.
 */
export function useAnswered<Queries extends unknown[]>(
  queries: readonly [...QueriesOptions<Queries>],
): boolean {
  const [answered, setAnswered] = useState(false);
  const present = useQueries({
    queries,
    combine: (all) =>
      (all as { isPending: boolean; failureCount: number }[]).every(
        ({ isPending, failureCount }) => !isPending || failureCount > 0,
      ),
  });
  if (present && !answered) setAnswered(true);
  return answered;
}
