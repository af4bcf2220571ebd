import { checkSession } from "@panel/auth/session";
import { dataOf, isRefused } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import type { QueryClient } from "@tanstack/react-query";
import type { ContentType } from "#content/index.ts";
import type { EntryRow } from "../entry-row";

/** Reads an entry, uncached: a cached row must not be edited, and a late response must not replace typed text. */
export async function loadEntry(queries: QueryClient, type: ContentType, id: string) {
  const read = () =>
    queries.fetchQuery({
      queryKey: [type.table, "entry", id],
      gcTime: 0,
      queryFn: async ({ signal }) => {
        const rows = backend().from(type.table).select<string, EntryRow>("*");
        return dataOf(await rows.eq("id", id).abortSignal(signal).maybeSingle());
      },
    });
  try {
    return await read();
  } catch (error) {
    // `checkSession` refreshes an expired token. The guard in `panel.tsx` redirects signed-out visitors.
    if (!isRefused(error) || (await checkSession()).status !== "admin") throw error;
    return read();
  }
}
