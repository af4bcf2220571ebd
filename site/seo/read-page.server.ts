import { type ListPage, pageQuery } from "#shared/paging.ts";
import { messagesFor, type Namespace } from "~/i18n/catalogue.server";
import { negotiateLocale } from "~/i18n/negotiate";
import { splitLocale } from "~/i18n/paths";
import { createTranslate } from "~/i18n/translate";
import { absoluteUrl, canonicalQuery } from "./addresses";
import type { PageContext } from "./page-context";

/** What a loader knows of the page whose head it builds. */
export interface HeadInput {
  request: Request;
  /** Public origin without a trailing slash. */
  siteUrl: string;
}

/**
 * The path is the page's own and not the visitor's, who may have written `/TOURS/`; so is the page of
 * a list, which the visitor may have asked for by one of its entries.
 */
export function readPage(
  { request, siteUrl }: HeadInput,
  path: string,
  namespace: Namespace,
  list?: ListPage<unknown>,
): PageContext {
  const { pathname, search } = new URL(request.url);
  const locale = negotiateLocale(request);
  const prefix = splitLocale(pathname).locale;
  const query = list ? pageQuery(list.page) : canonicalQuery(search);
  const messages = {
    ...messagesFor(locale, "common"),
    ...messagesFor(locale, namespace),
    ...messagesFor(locale, "pages"),
  };
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
