import { type Locale, locales } from "~/i18n/locales";
import { absoluteUrl, alternatesOf } from "./addresses";
import { escapeXml } from "./xml";

/** One page in all its languages. */
export interface SitemapPage {
  /** Bare. */
  path: string;
  /** When what it shows last changed, where that is known. */
  lastModified?: string;
  translated?: readonly Locale[];
}

/** Every address of every page, each with the whole set beside it (checklist A10). */
export function sitemap(siteUrl: string, pages: readonly SitemapPage[]): string {
  return [
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap((page) => entries(siteUrl, page)),
    "</urlset>",
  ].join("\n");
}

function entries(siteUrl: string, { path, lastModified, translated = locales }: SitemapPage) {
  const links = alternatesOf(siteUrl, path, translated).map(
    ({ language, href }) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`,
  );
  const time = isoTime(lastModified);
  const rest = [...(time ? [`<lastmod>${time}</lastmod>`] : []), ...links].join("");
  return [undefined, ...translated].map(
    (prefix) => `<url><loc>${escapeXml(absoluteUrl(siteUrl, path, prefix))}</loc>${rest}</url>`,
  );
}

function isoTime(stored: string | undefined): string | undefined {
  const time = Date.parse(stored ?? "");
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
