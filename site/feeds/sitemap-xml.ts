import { type Locale, locales } from "#shared/locales.ts";
import { absoluteUrl, alternatesOf, type LocalizedPath, pathIn } from "~/seo/addresses";
import { escapeXml } from "./xml";

/** A page in all its languages. */
export interface SitemapPage {
  /** Without language prefix; with `?page=` for a list page. */
  path: LocalizedPath;
  /** Time of the last change; undefined if unknown. */
  lastModified?: string;
  translated?: readonly Locale[];
}

/** The newest valid time. */
export function newest(changed: readonly { lastModified?: string }[]): string | undefined {
  return changed
    .map(({ lastModified }) => lastModified)
    .filter((time) => !Number.isNaN(Date.parse(time ?? "")))
    .toSorted((a, b) => Date.parse(b ?? "") - Date.parse(a ?? ""))[0];
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * A sitemap with every page once per language, each with all alternates. Addresses without language are `x-default`
 * only: their content is that of a language's page (A10).
 */
export function sitemap(siteUrl: string, pages: readonly SitemapPage[]): string {
  return [
    `<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...pages.flatMap((page) => entries(siteUrl, page)),
    "</urlset>",
  ].join("\n");
}

function entries(siteUrl: string, { path, lastModified, translated = locales }: SitemapPage) {
  const links = alternatesOf(siteUrl, path, translated).map(
    ({ language, href }) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`,
  );
  const rest = [lastmod(lastModified), ...links].join("");
  return translated.map(
    (prefix) =>
      `<url><loc>${escapeXml(absoluteUrl(siteUrl, pathIn(path, prefix), prefix))}</loc>${rest}</url>`,
  );
}

function lastmod(stored: string | undefined): string {
  const time = Date.parse(stored ?? "");
  return Number.isNaN(time) ? "" : `<lastmod>${new Date(time).toISOString()}</lastmod>`;
}
