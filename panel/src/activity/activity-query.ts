import { BackendError, dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { type Emails, readEmails } from "@panel/entries/versions/accounts";
import { pageOf } from "@panel/list/use-address-params";
import { prefetchStaleMs } from "@panel/queries/prefetch";
import { queryOptions } from "@tanstack/react-query";
import type { AdminLogRow } from "#shared/database.types.ts";
import { kinds } from "./action-words";

/** Actions per page. */
export const pageSize = 50;

interface ActivityPage {
  rows: AdminLogRow[];
  total: number;
  emails: Emails;
}

interface ActivityRequest {
  actorId: string | undefined;
  kind: AdminLogRow["kind"] | undefined;
  page: number;
}

/**
 * A page of the log, the newest action first.
 * @throws {BackendError}
 */
export async function readActivity(
  { actorId, kind, page }: ActivityRequest,
  signal: AbortSignal,
): Promise<ActivityPage> {
  const from = (page - 1) * pageSize;
  let query = backend().from("admin_log").select("*", { count: "exact" });
  if (actorId) query = query.eq("actor_id", actorId);
  if (kind) query = query.eq("kind", kind);
  const answer = await query
    .order("id", { ascending: false })
    .range(from, from + pageSize - 1)
    .abortSignal(signal);
  const { data, count, error, status } = answer;
  if (error?.code === "PGRST103") return { rows: [], total: from, emails: new Map() };
  if (error) throw new BackendError(error, status);
  return {
    rows: data,
    total: count ?? 0,
    emails: await readEmails(data.map((row) => row.actor_id)),
  };
}

/** Query for the search parameters of the log: `?who=…&kind=…&page=…`. */
export function activityQuery(search: URLSearchParams) {
  const given = search.get("who") ?? "";
  const request: ActivityRequest = {
    // PostgreSQL rejects a malformed UUID: ignore it.
    actorId: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(given) ? given : undefined,
    kind: kinds.find(({ value }) => value === search.get("kind"))?.value,
    page: pageOf(search),
  };
  const query = queryOptions({
    queryKey: ["admin_log", "list", request.actorId, request.kind, request.page],
    queryFn: ({ signal }) => readActivity(request, signal),
    // The route's loader has prefetched it.
    staleTime: prefetchStaleMs,
  });
  return { query, ...request };
}

/** Current administrators, as options of the filter. */
export const administratorsQuery = () =>
  queryOptions({
    queryKey: ["administrators", "names"],
    queryFn: async () => dataOf(await backend().rpc("administrators")),
  });
