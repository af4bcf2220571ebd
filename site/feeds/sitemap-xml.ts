import { type Locale, locales } from "#shared/locales.ts";
import { absoluteUrl, alternatesOf } from "~/seo/addresses";
import { escapeXml } from "./xml";

/** One page in all its languages. */
export interface SitemapPage {
  /** Bare, with the query of a list's page. */
  path: string;
  /** When what it shows last changed, where that is known. */
  lastModified?: string;
  translated?: readonly Locale[];
}

/** A file of a sitemap that has become too large for one. */
export interface SitemapPart {
  path: string;
  lastModified?: string;
}

/** When the last of several changed. */
export function newest(changed: readonly { lastModified?: string }[]): string | undefined {
  return changed
    .map(({ lastModified }) => lastModified)
    .filter((time) => !Number.isNaN(Date.parse(time ?? "")))
    .toSorted((a, b) => Date.parse(b ?? "") - Date.parse(a ?? ""))[0];
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Every address of every page, each with the whole set beside it (A10). */
export function sitemap(siteUrl: string, pages: readonly SitemapPage[]): string {
  return [
    `<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...pages.flatMap((page) => entries(siteUrl, page)),
    "</urlset>",
  ].join("\n");
}

/** Where the parts are, and which of them need not be read again. */
export function sitemapIndex(siteUrl: string, parts: readonly SitemapPart[]): string {
  return [
    `<sitemapindex ${namespace}>`,
    ...parts.map(({ path, lastModified }) => {
      const loc = `<loc>${escapeXml(siteUrl + path)}</loc>`;
      return `<sitemap>${loc}${lastmod(lastModified)}</sitemap>`;
    }),
    "</sitemapindex>",
  ].join("\n");
}

function entries(siteUrl: string, { path, lastModified, translated = locales }: SitemapPage) {
  const links = alternatesOf(siteUrl, path, translated).map(
    ({ language, href }) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`,
  );
  const rest = [lastmod(lastModified), ...links].join("");
  return [undefined, ...translated].map(
    (prefix) => `<url><loc>${escapeXml(absoluteUrl(siteUrl, path, prefix))}</loc>${rest}</url>`,
  );
}

function lastmod(stored: string | undefined): string {
  const time = Date.parse(stored ?? "");
  return Number.isNaN(time) ? "" : `<lastmod>${new Date(time).toISOString()}</lastmod>`;
}
