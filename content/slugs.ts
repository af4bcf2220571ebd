import { defaultLocale, type Locale, locales } from "#shared/locales.ts";
import { columnOf } from "./columns.ts";
import type { ContentTypeOf } from "./define.ts";
import { slugColumnsOf } from "./properties.ts";

/** Slugs of an entry by language. Languages without their own have the Spanish one. */
export type Slugs = Readonly<Record<Locale, string>>;

/** @param row with the columns `slugColumnsOf` */
export function slugsOf(row: Readonly<Record<string, unknown>>): Slugs {
  const slugIn = (locale: Locale) =>
    String(row[columnOf("slug", locale)] || row[columnOf("slug", defaultLocale)]);
  return Object.fromEntries(locales.map((locale) => [locale, slugIn(locale)])) as Slugs;
}

/** Bare paths of an entry by language. */
export function pathsOf<Path extends string>(
  slugs: Slugs,
  pathOf: (slug: string) => Path,
): Readonly<Record<Locale, Path>> {
  return Object.fromEntries(locales.map((locale) => [locale, pathOf(slugs[locale])])) as Record<
    Locale,
    Path
  >;
}

/** The path alone if it is the same in all languages. */
export function shortPaths<Path extends string>(paths: Readonly<Record<Locale, Path>>) {
  const path = paths[defaultLocale];
  return locales.every((locale) => paths[locale] === path) ? path : paths;
}

/**
 * Filter for `or`: the entries that have one of these slugs in any language. At most one does per slug. Cache tags
 * depend on its form (`tagRequest`).
 * @param slugs valid ones (`isSlug`)
 */
export function hasSlugIn(
  type: Pick<ContentTypeOf, "fields">,
  ...slugs: readonly string[]
): string {
  const condition = slugs.length === 1 ? `eq.${slugs[0]}` : `in.(${slugs.join()})`;
  return slugColumnsOf(type)
    .map((column) => `${column}.${condition}`)
    .join();
}
