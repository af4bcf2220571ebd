import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import type { AnyRow, EntryKind } from "./kind";
import { removeUnusedPictures } from "./remove-pictures";

/**
 * Deletes an entry, then its pictures. One that is already gone counts as deleted.
 * @throws {BackendError} when the entry is still there
 */
export async function deleteEntry(kind: EntryKind, id: string): Promise<void> {
  const answer = await backend()
    .from(kind.table as "tours")
    .delete()
    .eq("id", id)
    .select(kind.pictureColumns.join(",") as "*");
  const [row] = dataOf(answer);
  if (row) {
    await removeUnusedPictures(kind, kind.pictures(row as unknown as AnyRow));
  } else {
    // Nobody may delete what they may still see: without a right to it, nothing happens and no error.
    const { count } = await backend()
      .from(kind.table)
      .select("id", { count: "exact", head: true })
      .eq("id", id);
    if (count) throw new Error("No tienes permiso para eliminarlo.");
  }
}
