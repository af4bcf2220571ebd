import { foldText } from "#shared/fold-text.ts";
import { maxSlugLength } from "#shared/slug.ts";

/**
 * Path of a category or tag, without language prefix; undefined if its name has no letter or digit. Must
 * return the same slug as `private.term_slug`.
 */
export function blogTermPath(kind: BlogTermKind, name: string): BlogTermPath | undefined {
  const slug = foldText(name)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, maxSlugLength)
    .replace(/^-+|-+$/g, "");
  return slug ? `/blog/${kind}/${slug}` : undefined;
}

export type BlogTermKind = "category" | "tag";
export type BlogTermPath = `/blog/${BlogTermKind}/${string}`;
