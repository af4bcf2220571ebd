import { checkSession } from "@panel/auth/session";
import { BackendError, dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import type { ContentTable } from "#content/index.ts";

/**
 * Deletes an entry; succeeds if it is already gone. Its pictures stay in the storage while a version uses
 * them; the server's daily sweep removes them.
 * @throws {BackendError} if the entry still exists
 */
export async function deleteEntry(table: ContentTable, id: string): Promise<void> {
  const rows = () => backend().from(table);
  if (dataOf(await rows().delete().eq("id", id).select("id")).length > 0) return;
  // Without permission, row-level security deletes nothing and reports no error, and hidden rows are not
  // counted.
  const session = await checkSession();
  const { count } = await rows().select("id", { count: "exact", head: true }).eq("id", id);
  if (session.status !== "admin" || count)
    throw new BackendError({ code: "42501", message: "not deleted" }, 403);
}
