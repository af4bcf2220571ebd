import { maxSlugLength } from "#shared/slug.ts";

/** An entry's part of an address, as its form holds it. */
export interface Slug {
  text: string;
  /** It follows the entry's name: nobody has written one. */
  made: boolean;
}

/** Letters that do not come apart into a base letter and an accent. */
const spelled: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ł: "l" };

/** `El Cañón del Río Fish` as `el-canon-del-rio-fish`; empty when nothing of it can stand in an address. */
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

/** The slug itself, or with the first number after it that is not taken yet. */
export function freeSlug(slug: string, taken: readonly string[]): string {
  if (!taken.includes(slug)) return slug;
  for (let number = 2; ; number++) {
    const ending = `-${number}`;
    const candidate = slug.slice(0, maxSlugLength - ending.length) + ending;
    if (!taken.includes(candidate)) return candidate;
  }
}
