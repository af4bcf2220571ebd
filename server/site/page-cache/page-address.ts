import { isLocale, type Locale } from "#shared/locales.ts";
import { pageOf, pageQuery } from "#shared/paging.ts";
import { languageCookie, readCookie } from "~/i18n/negotiate";
import { localeOfHeader } from "../../../supabase/functions/_shared/locales.ts";

/** A page that may be kept, and what distinguishes it from all others: its path and its language. */
export interface PageAddress {
  key: string;
  /** As the application is asked for it. */
  path: string;
  locale: Locale;
}

/**
 * What may stand behind a language's prefix, or alone. Of slugs only those whose address can be written
 * in one way: `%61` for `a` would be another page to keep.
 */
const pages = /^(?:about|destinations|tours|blog|contact|privacy|rss\.xml|blog\/[\w-]{1,300})?$/;
/** React Router's data of a page; that of the front page has a name of its own. */
const data = /^(?:_|about|destinations|tours|blog|contact|privacy|blog\/[\w-]{1,300})\.data$/;
const machine = /^(?:sitemap(?:-pages|-posts-[1-9]\d{0,5})?\.xml|robots\.txt|site\.webmanifest)$/;

/** The lists that are parted into pages, as documents and as data. */
const lists = /\/(?:destinations|tours|blog)(?:\.data)?$/;

/** Marks of campaigns and of those who share a link: they make no other page. */
const tracking = /^(?:utm_[a-z_]+|fbclid|gclid|gbraid|wbraid|msclkid|igshid|mc_cid|mc_eid|ttclid)$/;

/**
 * The address of a page that can be kept, or undefined for everything else: what has a query of its
 * own, what is no page, and addresses that nobody wrote, of which there are endlessly many.
 * @param url path and query, as they stand in the request's first line.
 */
export function pageAddress(
  url: string,
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): PageAddress | undefined {
  const at = url.indexOf("?");
  const path = at < 0 ? url : url.slice(0, at);
  const query = at < 0 ? "" : queryOfPage(path, url.slice(at + 1));
  if (query === undefined) return undefined;
  const [first = "", ...rest] = path.slice(1).split("/");
  const prefix = isLocale(first.replace(/\.data$/, "")) ? first : undefined;
  if (prefix) {
    const below = rest.join("/");
    const known = prefix.endsWith(".data")
      ? rest.length === 0
      : rest.length === 0 || (below !== "" && (pages.test(below) || data.test(below)));
    return known
      ? { key: path + query, path: path + query, locale: prefix.slice(0, 2) as Locale }
      : undefined;
  }
  const bare = path.slice(1);
  if (machine.test(bare)) return { key: path, path, locale: "es" };
  if (!path.startsWith("/") || !(pages.test(bare) || data.test(bare))) return undefined;
  const saved = readCookie(cookie ?? null, languageCookie);
  const locale = isLocale(saved) ? saved : localeOfHeader(acceptLanguage ?? null);
  return { key: `${locale} ${path}${query}`, path: path + query, locale };
}

/** What of a query makes another page, which is a list's page alone; undefined where it holds more. */
function queryOfPage(path: string, query: string): string | undefined {
  if (query.length > 2000) return undefined;
  const names = [...new URLSearchParams(query).keys()].filter((name) => !tracking.test(name));
  if (names.length === 0) return "";
  if (names.length > 1 || names[0] !== "page" || !lists.test(path)) return undefined;
  const page = pageOf(query);
  return page === undefined ? undefined : pageQuery(page);
}
