import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { prefetchStaleMs } from "@panel/route-context";
import { queryOptions } from "@tanstack/react-query";
import { kinds } from "./action-words";
import { type Asked, readActivity } from "./read-activity";

/** What the address of the log asks for: `?who=…&kind=…&page=…`. */
export function activityQuery(search: URLSearchParams) {
  const given = search.get("who") ?? "";
  const asked: Asked = {
    // An address that somebody mistyped names nobody; the database would call it an error.
    actorId: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(given) ? given : undefined,
    kind: kinds.find(({ value }) => value === search.get("kind"))?.value,
    page: Math.max(1, Number.parseInt(search.get("page") ?? "1", 10) || 1),
  };
  const query = queryOptions({
    queryKey: ["admin_log", "list", asked.actorId, asked.kind, asked.page],
    queryFn: ({ signal }) => readActivity(asked, signal),
    // What the route's loader asked for is not asked for again when the list comes.
    staleTime: prefetchStaleMs,
  });
  return { query, ...asked };
}

/** Whom the list can be narrowed to: who is an administrator now. */
export const administratorsQuery = () =>
  queryOptions({
    queryKey: ["administrators", "names"],
    queryFn: async () => dataOf(await backend().rpc("administrators")),
  });
