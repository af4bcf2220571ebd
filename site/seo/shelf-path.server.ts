import { folded } from "#shared/folded.ts";
import { maxSlugLength } from "#shared/slug.ts";

/**
 * The bare path of a shelf of the blog, by what a category or tag is called; undefined for what has no
 * letter or digit to be called by. The database makes the same of it (`private.shelf_slug`).
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
