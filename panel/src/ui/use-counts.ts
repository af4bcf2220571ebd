import { BackendError } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { prefetchStaleMs } from "@panel/queries/prefetch";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { TableName } from "#shared/database.types.ts";

/**
 * Number of rows of a table.
 * @throws {BackendError}
 */
export async function countRows(
  table: TableName,
  where: Record<string, boolean> = {},
  signal?: AbortSignal,
): Promise<number> {
  // Limit 1: the embedded backend reads the rows of a HEAD request too.
  let query = backend().from(table).select("*", { count: "exact", head: true }).limit(1);
  for (const [column, value] of Object.entries(where))
    query = query.eq(column as never, value as never);
  if (signal) query = query.abortSignal(signal);
  const { count, error, status } = await query;
  // An error response to HEAD has no body, hence no code.
  if (error) throw new BackendError({ message: error.message, code: error.code ?? "" }, status);
  return count ?? 0;
}

export const countQuery = (table: TableName, where?: Record<string, boolean>) =>
  queryOptions({
    // Without a condition, the key is the navigation's, which shares the result.
    queryKey: where ? [table, "count", where] : [table, "count"],
    queryFn: ({ signal }) => countRows(table, where, signal),
    // Pages wait for it before they render components that use it.
    staleTime: prefetchStaleMs,
  });

/** Current number of rows of a table; undefined until loaded. */
export function useCount(table: TableName): number | undefined {
  return useQuery(countQuery(table)).data;
}
