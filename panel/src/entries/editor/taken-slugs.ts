import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { slugOf } from "#content/define.ts";
import type { ContentType } from "#content/index.ts";
import { textIn } from "../draft/member-forms";
import { freeSlug } from "../draft/slug";
import { type Columns, type Draft, valueIn } from "../draft/values";

/**
 * Slugs of other entries with this prefix.
 * @throws {BackendError}
 */
export async function takenSlugs(
  type: ContentType,
  slug: string,
  exceptId?: string,
): Promise<string[]> {
  const column = slugOf(type);
  if (!column) return [];
  let rows = backend()
    .from(type.table)
    .select<string, Columns>(column)
    // Not `like`: with row-level security no index is used for it. Slugs are ordered by bytes, and `~` is
    // greater than every character of a slug.
    .gte(column, slug)
    .lt(column, `${slug}~`);
  if (exceptId) rows = rows.neq("id", exceptId);
  return dataOf(await rows).map((row) => textIn(row, column));
}

/** The draft with the next free slug; undefined if its slug was edited by hand. */
export async function withFreeSlug(
  type: ContentType,
  draft: Draft,
  id: string,
): Promise<Draft | undefined> {
  for (const [name, field] of Object.entries(type.fields)) {
    if (field.kind !== "slug" || field.options) continue;
    const { text, made } = valueIn(draft, name, field);
    if (!made) return undefined;
    return { ...draft, [name]: { text: freeSlug(text, await takenSlugs(type, text, id)), made } };
  }
  return undefined;
}
