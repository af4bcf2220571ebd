import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import type { EntryKind } from "./kind";

/**
 * Deletes an entry, which lies in the trash from then on, with its pictures. One that is already gone
 * counts as deleted.
 * @throws {BackendError} when the entry is still there
 */
export async function deleteEntry(kind: EntryKind, id: string): Promise<void> {
  const answer = await backend()
    .from(kind.table as "tours")
    .delete()
    .eq("id", id)
    .select("id");
  if (dataOf(answer).length === 0) {
    // Nobody may delete what they may still see: without a right to it, nothing happens and no error.
    const { count } = await backend()
      .from(kind.table)
      .select("id", { count: "exact", head: true })
      .eq("id", id);
    if (count) throw new Error("No tienes permiso para eliminarlo.");
  }
}
