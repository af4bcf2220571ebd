import { BackendError } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { prefetchStaleMs } from "@panel/route-context";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { TableName } from "#shared/database.types.ts";

/** How many rows a table has, asked for without the rows. @throws {BackendError} */
export async function countRows(
  table: TableName,
  where: Record<string, boolean> = {},
  signal?: AbortSignal,
): Promise<number> {
  // The embedded backend reads the rows of a HEAD too, before it throws them away.
  let query = backend().from(table).select("*", { count: "exact", head: true }).limit(1);
  for (const [column, value] of Object.entries(where))
    query = query.eq(column as never, value as never);
  if (signal) query = query.abortSignal(signal);
  const { count, error, status } = await query;
  // A refused HEAD brings no body, and with it no code.
  if (error) throw new BackendError({ message: error.message, code: error.code ?? "" }, status);
  return count ?? 0;
}

export const countQuery = (table: TableName, where?: Record<string, boolean>) =>
  queryOptions({
    // Without a condition it is the number that the rail shows as well.
    queryKey: where ? [table, "count", where] : [table, "count"],
    queryFn: ({ signal }) => countRows(table, where, signal),
    // A page waits for it before it shows what asks for it too.
    staleTime: prefetchStaleMs,
  });

/** The number of rows of a table, live; undefined until it is known. */
export function useCount(table: TableName): number | undefined {
  return useQuery(countQuery(table)).data;
}
