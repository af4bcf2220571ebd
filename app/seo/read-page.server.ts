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

/** The path is the page's own and not the visitor's, who may have written `/TOURS/`. */
export function readPage(
  { request, siteUrl }: HeadInput,
  path: string,
  namespace: Namespace,
): PageContext {
  const { pathname, search } = new URL(request.url);
  const locale = negotiateLocale(request);
  const prefix = splitLocale(pathname).locale;
  const query = canonicalQuery(search);
  const messages = { ...messagesFor(locale, "common"), ...messagesFor(locale, namespace) };
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
