import type { MetaDescriptor } from "react-router";
import type { Locale } from "~/i18n/locales";
import { splitLocale } from "~/i18n/paths";
import { createTranslate, type Messages, type Translate } from "~/i18n/translate";
import { absoluteUrl, canonicalQuery } from "./addresses";

/** What the functions in `pages/` need of the arguments that a route's `meta` is called with. */
export interface MetaInput {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  location: { pathname: string; search: string };
}

export type Descriptors = MetaDescriptor[];

/** A page's own address and language, and the words that its loaders brought along. */
export interface PageContext {
  siteUrl: string;
  locale: Locale;
  /** The language in the address, if it is pinned there. */
  prefix: Locale | undefined;
  /** Bare. */
  path: string;
  /** The part of the query that makes another page. */
  query: string;
  /** The canonical address of this page. */
  url: string;
  t: Translate;
  /** The address of another bare path in the same prefix. */
  urlOf: (path: string) => string;
}

interface RouteStrings {
  locale?: Locale;
  siteUrl?: string;
  messages?: Messages;
}

/**
 * Reads what the root and the page loaded; undefined when the root has failed. The path is the
 * page's own and not the visitor's, who may have written `/TOURS/`.
 */
export function readPage({ matches, location }: MetaInput, path: string): PageContext | undefined {
  const loaded = matches.map((match) => match?.loaderData as RouteStrings | null | undefined);
  const root = loaded[matches.findIndex((match) => match?.id === "root")];
  if (!root?.locale || root.siteUrl === undefined) return undefined;
  const { locale, siteUrl } = root;
  const messages = Object.assign({}, ...loaded.map((data) => data?.messages)) as Messages;
  const prefix = splitLocale(location.pathname).locale;
  const query = canonicalQuery(location.search);
  return {
    siteUrl,
    locale,
    prefix,
    path,
    query,
    url: absoluteUrl(siteUrl, path, prefix) + query,
    t: createTranslate(locale, messages),
    urlOf: (other) => absoluteUrl(siteUrl, other, prefix),
  };
}
