import { isLocale, type Locale } from "#shared/locales.ts";
import { pageOf, pageQuery } from "#shared/paging.ts";
import { languageCookie, readCookie } from "~/i18n/negotiate";
import { splitLocale } from "~/i18n/paths";
import { filterNames, filterQuery, readTourFilter } from "~/lists/tour-filter.server";
import { pageConfig } from "~/page-config";
import { type PageName, pageAt } from "~/page-list";
import { localeOfHeader } from "../../../supabase/functions/_shared/locales.ts";
import { markdownType, prefersMarkdown } from "../markdown/prefers-markdown.ts";

/** A cacheable page, identified by path and language. */
export interface PageAddress {
  key: string;
  /** Path of the request to the application. */
  path: string;
  locale: Locale;
  /** Filtered list, of which there are very many. */
  isVariant?: true;
  /** Media type that the request prefers to HTML. */
  accept?: string;
  /** The path alone does not say the language, and what is cached does not say so itself. */
  varies?: boolean;
}

/** Only paths with a unique spelling: `%61` for `a` would be another cache entry. */
const plain = /^[\w/-]{0,300}$/;

/** Cacheable files below every language prefix. */
const files = /^\/(?:rss\.xml|llms\.txt|tours\/[\w-]{1,300}\/days)$/;

/** Cacheable files without a language prefix. */
const machine = /^\/(?:sitemap\.xml|robots\.txt|site\.webmanifest)$/;

/** Tracking parameters, which do not affect the page. */
const tracking = /^(?:utm_[a-z_]+|fbclid|gclid|gbraid|wbraid|msclkid|igshid|mc_cid|mc_eid|ttclid)$/;

/**
 * Address of a cacheable page; undefined for pages with an own query, other resources, and addresses that
 * nobody links to, which are unbounded.
 * @param url path and query of the request line.
 */
export function pageAddress(
  url: string,
  cookie: string | undefined,
  acceptLanguage: string | undefined,
  accept?: string,
): PageAddress | undefined {
  const address = htmlAddress(url, cookie, acceptLanguage);
  if (!address || !prefersMarkdown(accept)) return address;
  const [path = ""] = address.path.split("?", 1);
  if (!pagePath(path) || path.endsWith(".data")) return address;
  return { ...address, key: `${markdownType} ${address.key}`, accept: markdownType };
}

function htmlAddress(
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
  const asked =
    page && pageConfig[page].isList ? queryOfList(own, pageConfig[page].isFiltered) : own;
  if (asked === undefined || (asked !== "" && !(page && pageConfig[page].isList))) return undefined;
  const query = asked && `?${asked}`;
  const isVariant = asked.includes("=") && !asked.startsWith("page=");
  const whole = path + query;
  const address = { path: whole, ...(isVariant && { isVariant: true as const }) };
  if (prefix) return { key: whole, locale: prefix, ...address };
  const locale = negotiateLocale(cookie, acceptLanguage);
  return { key: `${locale} ${whole}`, locale, ...address };
}

/**
 * The page whose document or data a path names, with its path without language; undefined if there is none.
 * Whether the entry exists is not checked.
 */
export function pagePath(
  path: string,
): { name: PageName; locale: Locale | undefined; bare: string } | undefined {
  const { locale, path: bare } = splitLocale(pathOfPage(path));
  const name = plain.test(bare) ? pageAt(bare)?.[0] : undefined;
  return name && { name, locale, bare };
}

/** Language for a path without a prefix. */
export function negotiateLocale(
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): Locale {
  const saved = readCookie(cookie ?? null, languageCookie);
  return isLocale(saved) ? saved : localeOfHeader(acceptLanguage ?? null);
}

/**
 * Path of the page for a document or data request; the front page's data has a special name. A path with a
 * trailing slash is no page: it would be a second address.
 */
function pathOfPage(path: string): string {
  const page = path.endsWith(".data") ? path.slice(0, -".data".length) : path;
  if (page === "/_" && page !== path) return "/";
  return page.endsWith("/") && path !== "/" ? noPage : page || noPage;
}

const noPage = "//";

/** Query without tracking parameters; undefined if it is too long. */
function ownQuery(query: string): string | undefined {
  if (query.length > 2000) return undefined;
  const parts = [...new URLSearchParams(query)].filter(([name]) => !tracking.test(name));
  return new URLSearchParams(parts).toString();
}

/**
 * Canonical query of a list page; undefined if it contains unknown parameters or invalid values.
 */
function queryOfList(query: string, isFiltered = false): string | undefined {
  if (query === "") return "";
  const given = new URLSearchParams(query);
  const known: readonly string[] = isFiltered ? ["page", ...filterNames] : ["page"];
  if ([...given.keys()].some((name) => !known.includes(name))) return undefined;
  const numbers = given.getAll("page");
  const page = numbers.length === 0 ? 1 : numbers.length === 1 ? pageOf(query) : undefined;
  const { filter, invalid } = readTourFilter(query);
  if (page === undefined || invalid.length > 0) return undefined;
  return pageQuery(page, filterQuery(filter)).slice(1);
}
