import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import type { ContentTable } from "#content/define.ts";

/**
 * Slugs of other entries with this prefix.
 * @throws {BackendError}
 */
export async function takenSlugs(
  table: ContentTable,
  slug: string,
  exceptId?: string,
): Promise<string[]> {
  let rows = backend()
    .from(table)
    .select("slug")
    // Not `like`: with row-level security no index is used for it. Slugs are ordered by bytes, and `~` is
    // greater than every character of a slug.
    .gte("slug", slug)
    .lt("slug", `${slug}~`);
  if (exceptId) rows = rows.neq("id", exceptId);
  return dataOf(await rows).map((row) => row.slug);
}
