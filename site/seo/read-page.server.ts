import type { LoaderFunctionArgs } from "react-router";
import { type ListPage, pageQuery } from "#shared/paging.ts";
import { appContext, languageContext } from "~/context";
import { companyContext } from "~/entries/settings.server";
import { type Namespace, serverMessages } from "~/i18n/catalogue.server";
import { createTranslate } from "~/i18n/translate";
import type { PagePath } from "~/page-list";
import { absoluteUrl, canonicalQuery } from "./addresses";
import type { PageContext } from "./page-context";

/** What a loader is given and hands on. */
export type HeadInput = Pick<LoaderFunctionArgs, "url" | "context">;

/**
 * The path is the page's own and not the visitor's, who may have written `/TOURS/`; so is the page of
 * a list, which the visitor may have asked for by one of its entries.
 */
export function readPage(
  { url: asked, context }: HeadInput,
  path: PagePath,
  namespaces: Namespace | readonly Namespace[],
  list?: ListPage<unknown>,
): PageContext {
  const { siteUrl } = context.get(appContext);
  const { locale, prefix } = context.get(languageContext);
  const query = list ? pageQuery(list.page) : canonicalQuery(asked.search);
  const messages = {
    ...serverMessages(locale, "common"),
    ...Object.assign({}, ...[namespaces].flat().map((each) => serverMessages(locale, each))),
    ...serverMessages(locale, "paging"),
    ...serverMessages(locale, "entries"),
    ...serverMessages(locale, "entriesBody"),
  };
  return {
    siteUrl,
    company: context.get(companyContext),
    locale,
    prefix,
    path,
    query,
    url: absoluteUrl(siteUrl, path, prefix) + query,
    t: createTranslate(locale, messages),
    urlOf: (other) => absoluteUrl(siteUrl, other, prefix),
  };
}
