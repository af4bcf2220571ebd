import { isLocale } from "#shared/locales.ts";
import { isSlug } from "#shared/slug.ts";
import { negotiated, type PageAddress } from "./cacheable-pages.ts";

const brochure = /^\/(?:([a-z]{2})\/)?tours\/([\w-]+)\.pdf$/;

/**
 * The address of a tour's brochure, or undefined for everything else. The bare one leads to the same file as
 * that of the language which it is answered in; a query makes no other.
 * @param url path and query, as they stand in the request's first line.
 */
export function brochureAddress(
  url: string,
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): PageAddress | undefined {
  const [path = ""] = url.split("?", 1);
  const [, prefix, slug = ""] = brochure.exec(path) ?? [];
  if (!isSlug(slug) || (prefix !== undefined && !isLocale(prefix))) return undefined;
  const locale = prefix ?? negotiated(cookie, acceptLanguage);
  return { key: `/${locale}/tours/${slug}.pdf`, path, locale, varies: prefix === undefined };
}
