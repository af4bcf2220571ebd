import { isLocale, type Locale } from "#shared/locales.ts";
import { pageOf, pageQuery } from "#shared/paging.ts";
import { entryKinds } from "~/feeds/sitemap-entries.server";
import { languageCookie, readCookie } from "~/i18n/negotiate";
import { splitLocale } from "~/i18n/paths";
import { filterNames, filterQuery, readTourFilter } from "~/lists/tour-filter.server";
import { type PageName, pageAt, pageConfig } from "~/page-list";
import { localeOfHeader } from "../../../supabase/functions/_shared/locales.ts";

/** A cacheable page, and what distinguishes it from all others: its path and its language. */
export interface PageAddress {
  key: string;
  /** As the application is asked for it. */
  path: string;
  locale: Locale;
  /** One of very many that a page has: what is asked of a list. */
  isVariant?: true;
  /** The path alone does not say the language, and what is cached does not say so itself. */
  varies?: boolean;
}

/**
 * Of entries only those whose address can be written in one way: `%61` for `a` would be another page to
 * cache.
 */
const plain = /^[\w/-]{0,300}$/;

/** What is no page and stands below every language. */
const files = /^\/(?:rss\.xml|tours\/[\w-]{1,300}\/days)$/;

/** What stands below none. */
const machine = new RegExp(
  `^/(?:sitemap(?:-pages|-(?:posts|${entryKinds.join("|")})-[1-9]\\d{0,5})?\\.xml|robots\\.txt|site\\.webmanifest)$`,
);

/** Marks of campaigns and of those who share a link: they make no other page. */
const tracking = /^(?:utm_[a-z_]+|fbclid|gclid|gbraid|wbraid|msclkid|igshid|mc_cid|mc_eid|ttclid)$/;

/**
 * The address of a page that can be cached, or undefined for everything else: what has a query of its
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
  const own = at < 0 ? "" : ownQuery(url.slice(at + 1));
  if (own === undefined) return undefined;
  if (own === "" && machine.test(path)) return { key: path, path, locale: "es" };
  const shown = pagePath(path);
  const page = shown?.name;
  const prefix = shown ? shown.locale : splitLocale(path).locale;
  if (!page && !(own === "" && files.test(splitLocale(path).path))) return undefined;
  const asked = page && pageConfig[page].isList ? queryOfList(own, pageConfig[page].filtered) : own;
  if (asked === undefined || (asked !== "" && !(page && pageConfig[page].isList))) return undefined;
  const query = asked && `?${asked}`;
  const isVariant = asked.includes("=") && !asked.startsWith("page=");
  const whole = path + query;
  const address = { path: whole, ...(isVariant && { isVariant: true as const }) };
  if (prefix) return { key: whole, locale: prefix, ...address };
  const locale = negotiated(cookie, acceptLanguage);
  return { key: `${locale} ${whole}`, locale, ...address };
}

/**
 * The page whose document or data a path names, with its path without the language; undefined for what is
 * none. Whether there is such an entry, the path does not say.
 */
export function pagePath(
  path: string,
): { name: PageName; locale: Locale | undefined; bare: string } | undefined {
  const { locale, path: bare } = splitLocale(pathOfPage(path));
  const name = plain.test(bare) ? pageAt(bare)?.[0] : undefined;
  return name && { name, locale, bare };
}

/** The language in which a bare address is answered. */
export function negotiated(cookie: string | undefined, acceptLanguage: string | undefined): Locale {
  const saved = readCookie(cookie ?? null, languageCookie);
  return isLocale(saved) ? saved : localeOfHeader(acceptLanguage ?? null);
}

/**
 * The path of the page whose document or data is asked for; that of the front page's data has a name of its
 * own. What ends with a slash is no page: it would be another address of the same.
 */
function pathOfPage(path: string): string {
  const page = path.endsWith(".data") ? path.slice(0, -".data".length) : path;
  if (page === "/_" && page !== path) return "/";
  return page.endsWith("/") && path !== "/" ? noPage : page || noPage;
}

const noPage = "//";

/** What of a query is not the mark of a campaign; undefined for one that is too long to be looked at. */
function ownQuery(query: string): string | undefined {
  if (query.length > 2000) return undefined;
  const parts = [...new URLSearchParams(query)].filter(([name]) => !tracking.test(name));
  return new URLSearchParams(parts).toString();
}

/**
 * The query of a list's page, in the one way in which we write it; undefined where it holds anything else, or
 * values that are none.
 */
function queryOfList(query: string, filtered: "tours" | undefined): string | undefined {
  if (query === "") return "";
  const given = new URLSearchParams(query);
  const known: readonly string[] = filtered ? ["page", ...filterNames] : ["page"];
  if ([...given.keys()].some((name) => !known.includes(name))) return undefined;
  const numbers = given.getAll("page");
  const page = numbers.length === 0 ? 1 : numbers.length === 1 ? pageOf(query) : undefined;
  const { filter, invalid } = readTourFilter(query);
  if (page === undefined || invalid.length > 0) return undefined;
  return pageQuery(page, filterQuery(filter)).slice(1);
}
