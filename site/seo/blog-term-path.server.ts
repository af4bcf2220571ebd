/** Path of a category or tag, without language prefix. */
export const blogTermPath = (kind: BlogTermKind, slug: string): BlogTermPath =>
  `/blog/${kind}/${slug}`;

export type BlogTermKind = "category" | "tag";
export type BlogTermPath = `/blog/${BlogTermKind}/${string}`;
