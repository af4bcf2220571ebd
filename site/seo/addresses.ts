import { type Locale, locales } from "#shared/locales.ts";
import { pageOf, pageQuery } from "#shared/paging.ts";
import { localizePath } from "~/i18n/paths";

/** A public address: `path` is bare (`/tours`), `prefix` the language that stands before it. */
export function absoluteUrl(siteUrl: string, path: string, prefix?: Locale): string {
  return siteUrl + localizePath(path, prefix);
}

/** The bare path of a post; a slug may hold anything that the database takes. */
export function postPath(slug: string): `/blog/${string}` {
  return `/blog/${encodeURIComponent(slug)}`;
}

/** The bare path of a tour. */
export function tourPath(slug: string): `/tours/${string}` {
  return `/tours/${encodeURIComponent(slug)}`;
}

/** The bare path of a tour's brochure. */
export function brochurePath(slug: string): string {
  return `${tourPath(slug)}.pdf`;
}

/** The bare path of a destination. */
export function destinationPath(slug: string): `/destinations/${string}` {
  return `/destinations/${encodeURIComponent(slug)}`;
}

/** Of a query only the page's number makes another page; campaigns and prefills do not (A6). */
export function canonicalQuery(search: string): string {
  return pageQuery(pageOf(search) ?? 1);
}

export interface Alternate {
  language: Locale | "x-default";
  href: string;
}

/**
 * All addresses of one page: each translated language under its prefix, and the bare one, which
 * negotiates, as `x-default` (A10). The same set stands on each of them.
 */
export function alternatesOf(
  siteUrl: string,
  path: string,
  translated: readonly Locale[] = locales,
): Alternate[] {
  const prefixed = locales
    .filter((locale) => translated.includes(locale))
    .map((locale) => ({ language: locale, href: absoluteUrl(siteUrl, path, locale) }));
  return [...prefixed, { language: "x-default", href: absoluteUrl(siteUrl, path) }];
}

/** A picture's absolute address; undefined for what is no web address at all. */
export function pictureUrl(siteUrl: string, picture: string | null | undefined) {
  if (!picture) return undefined;
  try {
    const { protocol, href } = new URL(picture, `${siteUrl}/`);
    return protocol === "https:" || protocol === "http:" ? href : undefined;
  } catch {
    return undefined;
  }
}
