import { defaultLocale, type Locale, locales } from "#shared/locales.ts";
import { pageOf, pageQuery } from "#shared/paging.ts";
import { localizePath } from "~/i18n/paths";

/** Absolute URL of a bare path (`/tours`) with an optional language prefix. */
export function absoluteUrl(siteUrl: string, path: string, prefix?: Locale): string {
  return siteUrl + localizePath(path, prefix);
}

/** Bare path of an entry, below that of its list. */
export function entryPath<List extends string>(list: List, slug: string): `${List}/${string}` {
  return `${list}/${encodeURIComponent(slug)}`;
}

export const postPath = (slug: string) => entryPath("/blog", slug);
export const tourPath = (slug: string) => entryPath("/tours", slug);
export const guidePath = (slug: string) => entryPath("/guides", slug);
export const destinationPath = (slug: string) => entryPath("/destinations", slug);

/** Bare path of a tour's brochure. */
export function brochurePath(slug: string): string {
  return `${tourPath(slug)}.pdf`;
}

/** Bare path of a page, or one per language if they differ. */
export type LocalizedPath = string | Readonly<Record<Locale, string>>;

/** Bare path of a page in a language. Addresses without a language have the Spanish path. */
export function pathIn(path: LocalizedPath, prefix: Locale | undefined): string {
  return typeof path === "string" ? path : path[prefix ?? defaultLocale];
}

/** The canonical query: only the page number; campaign and prefill parameters are dropped (A6). */
export function canonicalQuery(search: string): string {
  return pageQuery(pageOf(search) ?? 1);
}

export interface Alternate {
  language: Locale | "x-default";
  href: string;
}

/**
 * hreflang alternates of a page: each translated language under its prefix, and the bare URL, which
 * is negotiated, as `x-default` (A10). All versions list the same set.
 */
export function alternatesOf(
  siteUrl: string,
  path: LocalizedPath,
  translated: readonly Locale[] = locales,
): Alternate[] {
  const prefixed = locales
    .filter((locale) => translated.includes(locale))
    .map((locale) => ({
      language: locale,
      href: absoluteUrl(siteUrl, pathIn(path, locale), locale),
    }));
  return [
    ...prefixed,
    { language: "x-default", href: absoluteUrl(siteUrl, pathIn(path, undefined)) },
  ];
}

/** Absolute URL of a picture; undefined if it is not http(s). */
export function pictureUrl(siteUrl: string, picture: string | null | undefined) {
  if (!picture) return undefined;
  try {
    const { protocol, href } = new URL(picture, `${siteUrl}/`);
    return protocol === "https:" || protocol === "http:" ? href : undefined;
  } catch {
    return undefined;
  }
}
