import { checkSession } from "@panel/auth/session";
import { dataOf, isRefused } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import type { QueryClient } from "@tanstack/react-query";
import type { ContentType } from "#content/define.ts";
import type { EntryRow } from "../entry-row";

/**
 * One entry as it is now, and once for each visit: a later answer must not replace what somebody is typing, and
 * an earlier one must not be edited.
 */
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
    // A token that is too old has been replaced by then. Who is signed out is not let in (`panel.tsx`).
    if (!isRefused(error) || (await checkSession()).status !== "admin") throw error;
    return read();
  }
}
