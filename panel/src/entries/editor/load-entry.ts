import { checkSession } from "@panel/auth/session";
import { dataOf, isRefused } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import type { QueryClient } from "@tanstack/react-query";
import type { ContentType } from "#content/index.ts";
import type { OpenedEntry } from "#shared/database.types.ts";

/**
 * Reads an entry with its draft, uncached: a cached row must not be edited, and a late response must not replace typed
 * text.
 */
export async function loadEntry(
  queries: QueryClient,
  { table }: ContentType,
  id: string,
): Promise<OpenedEntry> {
  const read = () =>
    queries.fetchQuery({
      queryKey: [table, "entry", id],
      gcTime: 0,
      queryFn: async ({ signal }) =>
        dataOf(await backend().rpc("open_entry", { type: table, id }).abortSignal(signal)),
    });
  try {
    return await read();
  } catch (error) {
    // `checkSession` refreshes an expired token. The guard in `panel.tsx` redirects signed-out visitors.
    if (!isRefused(error) || (await checkSession()).status !== "admin") throw error;
    return read();
  }
}

/** Whether there is an entry or a draft of one. */
export const isFound = ({ row, draft }: OpenedEntry) => row !== null || draft !== null;
