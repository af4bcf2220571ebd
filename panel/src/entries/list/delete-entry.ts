import { checkSession } from "@panel/auth/session";
import { BackendError, dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import type { ContentTable } from "#content/define.ts";

/**
 * Deletes an entry. One that is already gone counts as deleted. Its pictures stay as long as a version shows
 * them, which the server's daily sweep finds out.
 * @throws {BackendError} when the entry is still there
 */
export async function deleteEntry(table: ContentTable, id: string): Promise<void> {
  const rows = () => backend().from(table);
  if (dataOf(await rows().delete().eq("id", id).select("id")).length > 0) return;
  // Without a right to it, nothing happens and no error; and what one may not see is not counted.
  const session = await checkSession();
  const { count } = await rows().select("id", { count: "exact", head: true }).eq("id", id);
  if (session.status !== "admin" || count)
    throw new BackendError({ code: "42501", message: "not deleted" }, 403);
}
