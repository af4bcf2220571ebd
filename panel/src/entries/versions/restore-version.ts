import { BackendError, dataOf, reasonOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import type { ContentTable, ContentType } from "#content/index.ts";
import type { EntryRow } from "../entry-row";
import { theOf } from "../labels";

/**
 * Restores a version of an entry, and returns the new row.
 * @throws {BackendError}
 */
export async function restoreVersion(version: number): Promise<EntryRow> {
  return dataOf(await backend().rpc("restore_version", { version })) as EntryRow;
}

/**
 * Undoes the deletion of an entry.
 * @throws {BackendError}
 */
export async function undoDeletion(table: ContentTable, id: string): Promise<void> {
  const versions = backend().from("entry_versions").select("id");
  const deletions = versions.match({ entry_type: table, entry_id: id, operation: "delete" });
  const [last] = dataOf(await deletions.order("id", { ascending: false }).limit(1));
  await restoreVersion(last?.id ?? 0);
}

/** Reason for which a version could not be restored, in Spanish. */
export function restoreReason(type: ContentType, error: unknown): string {
  if (!(error instanceof BackendError)) return reasonOf(error);
  const slug = error.message.match(/has the slug (\S+) by now/)?.[1];
  if (slug)
    return `Ahora la dirección «${slug}» es de otra entrada. Dale otra dirección a esa, y vuelve a intentarlo: no se ha perdido nada.`;
  if (error.code === "PT404") return "Ya no se conserva: se ha borrado para siempre.";
  if (/^2[23]/.test(error.code))
    return `Entonces se aceptaban cosas que hoy no se aceptan en ${theOf(type)}. No se ha cambiado nada.`;
  return reasonOf(error);
}
