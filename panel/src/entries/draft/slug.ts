import { maxSlugLength } from "#shared/slug.ts";

/** Draft value of a `slug` field. */
export interface Slug {
  text: string;
  /** Generated from the entry's name: not edited by hand. Stored in local drafts under this name. */
  made: boolean;
}

/** Letters that NFD does not decompose. */
const spelled: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ł: "l" };

/** `el-canon-del-rio-fish` for `El Cañón del Río Fish`; empty if no character is usable. */
export function slugify(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßæœøđł]/g, (letter) => spelled[letter] ?? "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, maxSlugLength)
    .replace(/^-|-$/g, "");
}

/** The slug, or the slug with the first free number appended. */
export function freeSlug(slug: string, taken: readonly string[]): string {
  if (!taken.includes(slug)) return slug;
  for (let number = 2; ; number++) {
    const ending = `-${number}`;
    const candidate = slug.slice(0, maxSlugLength - ending.length) + ending;
    if (!taken.includes(candidate)) return candidate;
  }
}
