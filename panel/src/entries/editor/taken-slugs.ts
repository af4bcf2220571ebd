import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import type { ContentTable } from "#content/define.ts";

/** Slugs of the entries, but one, that begin with the given one. @throws {BackendError} */
export async function takenSlugs(
  table: ContentTable,
  slug: string,
  exceptId?: string,
): Promise<string[]> {
  let rows = backend()
    .from(table)
    .select("slug")
    // Not `like`, which no index may answer before the policies have; slugs are ordered by their bytes,
    // and `~` comes behind every letter that they have.
    .gte("slug", slug)
    .lt("slug", `${slug}~`);
  if (exceptId) rows = rows.neq("id", exceptId);
  return dataOf(await rows).map((row) => row.slug);
}
