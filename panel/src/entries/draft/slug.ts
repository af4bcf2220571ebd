import { defaultLocale, type Locale } from "#shared/locales.ts";
import { maxSlugLength } from "#shared/slug.ts";

/** Draft value of a `slug` field. */
export interface Slug {
  text: string;
  /** Generated from the entry's name: not edited by hand. Stored in local drafts under this name. */
  made: boolean;
  /** Slugs of other languages that differ from the Spanish one. Missing if there are none. */
  translations?: Partial<Record<Locale, string>>;
}

/** The slug typed for a language; empty if it has the Spanish one. */
export const slugIn = ({ text, translations }: Slug, locale: Locale): string =>
  locale === defaultLocale ? text : (translations?.[locale] ?? "");

/** A slug with the text typed for a language. */
export function withSlugIn(slug: Slug, locale: Locale, text: string): Slug {
  if (locale === defaultLocale) return { ...slug, text, made: false };
  const { translations, ...spanish } = slug;
  const filled = Object.entries({ ...translations, [locale]: text }).filter(([, each]) => each);
  return filled.length > 0 ? { ...spanish, translations: Object.fromEntries(filled) } : spanish;
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
