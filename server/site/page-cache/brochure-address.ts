import { isLocale } from "#shared/locales.ts";
import { isSlug } from "#shared/slug.ts";
import { negotiateLocale, type PageAddress } from "./cacheable-pages.ts";

const brochure = /^\/(?:([a-z]{2})\/)?tours\/([\w-]+)\.pdf$/;

/**
 * Parses the URL of a tour's brochure; undefined for other URLs. Without a language prefix it is the file
 * of the negotiated language. A query is ignored.
 * @param url path and query of the request line.
 */
export function brochureAddress(
  url: string,
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): PageAddress | undefined {
  const [path = ""] = url.split("?", 1);
  const [, prefix, slug = ""] = brochure.exec(path) ?? [];
  if (!isSlug(slug) || (prefix !== undefined && !isLocale(prefix))) return undefined;
  const locale = prefix ?? negotiateLocale(cookie, acceptLanguage);
  return { key: `/${locale}/tours/${slug}.pdf`, path, locale, varies: prefix === undefined };
}
