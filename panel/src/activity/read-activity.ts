import { BackendError, dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { type Emails, readEmails } from "@panel/entries/versions/accounts";
import { early } from "@panel/route-context";
import { queryOptions } from "@tanstack/react-query";
import type { AdminLogRow } from "#shared/database.types.ts";
import { kinds } from "./deed-words";

/** Deeds on a page. */
export const pageSize = 50;

interface ActivityPage {
  rows: AdminLogRow[];
  total: number;
  emails: Emails;
}

interface Asked {
  who: string | undefined;
  kind: AdminLogRow["kind"] | undefined;
  page: number;
}

async function readActivity(
  { who, kind, page }: Asked,
  signal: AbortSignal,
): Promise<ActivityPage> {
  const from = (page - 1) * pageSize;
  let query = backend().from("admin_log").select("*", { count: "exact" });
  if (who) query = query.eq("who", who);
  if (kind) query = query.eq("kind", kind);
  const answer = await query
    .order("id", { ascending: false })
    .range(from, from + pageSize - 1)
    .abortSignal(signal);
  const { data, count, error, status } = answer;
  if (error?.code === "PGRST103") return { rows: [], total: from, emails: new Map() };
  if (error) throw new BackendError(error, status);
  return { rows: data, total: count ?? 0, emails: await readEmails(data.map(({ who }) => who)) };
}

/** What the address of the log asks for: `?who=…&kind=…&page=…`. */
export function activityQuery(search: URLSearchParams) {
  const given = search.get("who") ?? "";
  const asked: Asked = {
    // An address that somebody mistyped names nobody; the database would call it an error.
    who: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(given) ? given : undefined,
    kind: kinds.find(({ value }) => value === search.get("kind"))?.value,
    page: Math.max(1, Number.parseInt(search.get("page") ?? "1", 10) || 1),
  };
  const query = queryOptions({
    queryKey: ["admin_log", "list", asked.who, asked.kind, asked.page],
    queryFn: ({ signal }) => readActivity(asked, signal),
    // What the route's loader asked for is not asked for again when the list comes.
    staleTime: early,
  });
  return { query, ...asked };
}

/** Whom the list can be narrowed to: who is an administrator now. */
export const whoQuery = () =>
  queryOptions({
    queryKey: ["administrators", "names"],
    queryFn: async () => dataOf(await backend().rpc("administrators")),
  });
