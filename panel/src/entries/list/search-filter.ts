import { likePattern } from "@panel/list/like-pattern";
import type { Field } from "#content/define.ts";
import type { ContentType } from "#content/index.ts";
import { slugColumnsOf } from "#content/properties.ts";
import { slugify } from "../draft/slug";

/**
 * Matches words in the texts that the list shows, or in the slug, which has no accents. In slugs hyphens count as
 * nothing: `aiais` finds ǁAi-ǁAis.
 */
export function searchFilter(type: ContentType, q: string): string {
  const isShown = (name: string, field: Field) =>
    field.kind === "text" && (name === type.admin.useAsTitle || field.admin?.list === true);
  const inTexts = Object.entries(type.fields).flatMap(([name, field]) =>
    isShown(name, field) ? [`${name}.ilike.${likePattern(q)}`] : [],
  );
  const slug = slugify(q).replaceAll("-", "");
  const inSlug = slug
    ? slugColumnsOf(type).map((column) => `${column}.match.${[...slug].join("-?")}`)
    : [];
  return [...inTexts, ...inSlug].join(",");
}
