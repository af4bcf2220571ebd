import { folded } from "#shared/folded.ts";
import { maxSlugLength } from "#shared/slug.ts";

/**
 * Bare path of a category's or tag's page, derived from its name; undefined if the name has no
 * letter or digit. Must match `private.shelf_slug` in the database.
 */
export function shelfPath(kind: ShelfKind, name: string): ShelfPath | undefined {
  const slug = folded(name)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, maxSlugLength)
    .replace(/^-+|-+$/g, "");
  return slug ? `/blog/${kind}/${slug}` : undefined;
}

export type ShelfKind = "category" | "tag";
export type ShelfPath = `/blog/${ShelfKind}/${string}`;
