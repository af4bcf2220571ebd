import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { prefetchStaleMs } from "@panel/route-context";
import { queryOptions } from "@tanstack/react-query";

const rowLimit = 5;

/**
 * Latest enquiries except spam, for the dashboard.
 * @throws {BackendError}
 */
export async function readNewest(signal?: AbortSignal) {
  let rows = backend()
    .from("contact_submissions")
    .select("id,created_at,name,message,language")
    .neq("state", "spam")
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(rowLimit);
  if (signal) rows = rows.abortSignal(signal);
  return dataOf(await rows);
}

export const newestQuery = queryOptions({
  queryKey: ["contact_submissions", "newest"],
  queryFn: ({ signal }) => readNewest(signal),
  staleTime: prefetchStaleMs,
});
