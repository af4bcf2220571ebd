import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { pageOf } from "@panel/list/use-address-params";
import { prefetchStaleMs } from "@panel/route-context";
import { queryOptions } from "@tanstack/react-query";
import { kinds } from "./action-words";
import { type ActivityRequest, readActivity } from "./read-activity";

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
