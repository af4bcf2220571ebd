import { BackendError } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { type Emails, readEmails } from "@panel/entries/versions/accounts";
import type { AdminLogRow } from "#shared/database.types.ts";

/** Actions per page. */
export const pageSize = 50;

export interface ActivityPage {
  rows: AdminLogRow[];
  total: number;
  emails: Emails;
}

export interface ActivityRequest {
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
