import type { LoaderFunctionArgs } from "react-router";
import type { Locale } from "#shared/locales.ts";
import { type ListPage, pageQuery } from "#shared/paging.ts";
import { appContext, languageContext } from "~/context";
import { companyContext } from "~/entries/settings.server";
import { type Namespace, serverMessages } from "~/i18n/catalogue.server";
import { wordingContext } from "~/i18n/facts.server";
import { createTranslate } from "~/i18n/translate";
import type { PagePath } from "~/page-list";
import { absoluteUrl, canonicalQuery, pathIn } from "./addresses";
import type { PageContext } from "./page-context";

/** The part of the loader arguments that heads need. */
export type HeadInput = Pick<LoaderFunctionArgs, "url" | "context">;

/**
 * Builds the context of a page's head. `paths` are canonical, because the request may have
 * been `/TOURS/`; the page number comes from `list` if given.
 */
export function readPage(
  { url: requested, context }: HeadInput,
  paths: PagePath | Readonly<Record<Locale, PagePath>>,
  namespaces: Namespace | readonly Namespace[],
  list?: ListPage<unknown>,
): PageContext {
  const { siteUrl, brand } = context.get(appContext);
  const { locale, prefix } = context.get(languageContext);
  const wording = context.get(wordingContext);
  const path = pathIn(paths, prefix);
  const query = list ? pageQuery(list.page) : canonicalQuery(requested.search);
  const messages = {
    ...serverMessages(wording, "common"),
    ...Object.assign({}, ...[namespaces].flat().map((each) => serverMessages(wording, each))),
    ...serverMessages(locale, "paging"),
    ...serverMessages(locale, "entries"),
    ...serverMessages(locale, "entriesBody"),
  };
  return {
    siteUrl,
    company: context.get(companyContext),
    brand,
    locale,
    wording,
    prefix,
    path,
    paths,
    query,
    url: absoluteUrl(siteUrl, path, prefix) + query,
    t: createTranslate(locale, messages),
    urlOf: (other) => absoluteUrl(siteUrl, other, prefix),
  };
}
