import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import type { ContentType } from "#content/index.ts";
import { slugColumnsOf } from "#content/properties.ts";
import { locales } from "#shared/locales.ts";
import { textIn } from "../draft/member-forms";
import { freeSlug, slugIn } from "../draft/slug";
import { type Columns, type Draft, type Problems, valueIn } from "../draft/values";

export const slugTaken = "Esta dirección ya la usa otra entrada";

/**
 * Slugs of other entries with this prefix, in any language: a slug belongs to one entry in all languages.
 * @throws {BackendError}
 */
export async function takenSlugs(
  type: ContentType,
  slug: string,
  exceptId?: string,
): Promise<string[]> {
  const columns = slugColumnsOf(type);
  if (columns.length === 0) return [];
  const found = await Promise.all(
    columns.map(async (column) => {
      let rows = backend()
        .from(type.table)
        .select<string, Columns>(column)
        // Not `like`: with row-level security no index is used for it. Slugs are ordered by bytes, and `~` is
        // greater than every character of a slug.
        .gte(column, slug)
        .lt(column, `${slug}~`);
      if (exceptId) rows = rows.neq("id", exceptId);
      return dataOf(await rows).map((row) => textIn(row, column));
    }),
  );
  return found.flat();
}

/**
 * Resolves slugs that other entries have: the draft with the next free Spanish slug if it was generated, and the
 * problems of those that were edited by hand.
 */
export async function resolveTakenSlugs(
  type: ContentType,
  draft: Draft,
  id: string,
): Promise<{ draft: Draft; problems: Problems }> {
  const resolved = { draft, problems: {} as Problems };
  for (const [name, field] of Object.entries(type.fields)) {
    if (field.kind !== "slug") continue;
    const slug = valueIn(draft, name, field);
    for (const locale of locales) {
      const text = slugIn(slug, locale);
      const isSpanish = locale === "es";
      const taken = text ? await takenSlugs(type, text, id) : [];
      if (isSpanish && slug.made && !field.options)
        resolved.draft = { ...draft, [name]: { ...slug, text: freeSlug(text, taken) } };
      else if (taken.includes(text))
        resolved.problems[isSpanish ? name : `${name}.${locale}`] = slugTaken;
    }
  }
  return resolved;
}
