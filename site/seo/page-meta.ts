/**
 * The head of every page. A loader calls its page's function (`head.server.ts`), with the rows it shows:
 *   return { …, head: toursHead({ url, context }, tours) };
 * and the route says `export const meta = headOf;`
 */
import { type Locale, locales } from "#shared/locales.ts";
import { type ListPage, pageQuery } from "#shared/paging.ts";
import { alternatesOf } from "./addresses";
import type { JsonLd } from "./json-ld/json-ld";
import type { Descriptors, PageContext } from "./page-context";
import { type Article, type ShareImage, shareTags } from "./share-tags";
import { withStructuredData } from "./structured-data";

export interface PageMeta {
  /** Without the company's name, which is added. */
  title: string;
  /** The title stands alone; for the home page, whose title already names the company. */
  titleAlone?: boolean;
  description: string;
  keywords?: string;
  image?: ShareImage | undefined;
  article?: Article;
  /** The languages that the page is really written in; all of them unless told. */
  translated?: readonly Locale[];
  structuredData: JsonLd[];
  /** The part of a list that the page shows. */
  list?: ListPage<unknown>;
  /**
   * What visitors have asked for, of which there are endlessly many: for search engines it is the page
   * without a query.
   */
  notIndexed?: boolean;
  /** Title of the feed that belongs to the page, if there is one. */
  feed?: string;
}

export function pageMeta(asked: PageContext, meta: PageMeta): Descriptors {
  const { description, structuredData, list, notIndexed, translated = locales } = meta;
  const page = notIndexed ? { ...asked, query: "", url: asked.urlOf(asked.path) } : asked;
  // Two pages of a list may not carry the same title.
  const title =
    list && list.page > 1
      ? page.t("paging.title", { title: meta.title, n: list.page })
      : meta.title;
  const head = [
    { title: meta.titleAlone ? title : `${title} | ${page.company.name}` },
    { name: "description", content: description },
    { name: "keywords", content: meta.keywords || page.t("meta.keywords") },
    { tagName: "link", rel: "canonical", href: page.url },
    ...alternateLinks(page, translated),
    ...(notIndexed ? [noindex] : list ? listLinks(page, list) : []),
    ...shareTags(page, { ...meta, title, translated }),
    ...(meta.feed ? [feedLink(page, meta.feed)] : []),
  ];
  return withStructuredData(
    head,
    structuredData.map((data) => ({ "@context": "https://schema.org", ...data })),
  );
}

const noindex = { name: "robots", content: "noindex" };

/** A page that is no part of the set names none of it: such links must be mutual. */
function alternateLinks(page: PageContext, translated: readonly Locale[]): Descriptors {
  if (page.prefix && !translated.includes(page.prefix)) return [];
  return alternatesOf(page.siteUrl, page.path, translated).map(({ language, href }) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang: language,
    href: href + page.query,
  }));
}

/** Behind the last page there is nothing to find. */
function listLinks(page: PageContext, { page: n, pages }: ListPage<unknown>): Descriptors {
  if (n > pages) return [noindex];
  const link = (rel: string, target: number) => ({
    tagName: "link" as const,
    rel,
    href: page.urlOf(page.path) + pageQuery(target),
  });
  return [...(n > 1 ? [link("prev", n - 1)] : []), ...(n < pages ? [link("next", n + 1)] : [])];
}

/** Feed readers ask without a language, so the link pins the one that the visitor reads. */
function feedLink({ siteUrl, locale, company }: PageContext, title: string): Descriptors[number] {
  return {
    tagName: "link",
    rel: "alternate",
    type: "application/rss+xml",
    title: `${title} | ${company.name}`,
    href: `${siteUrl}/${locale}/rss.xml`,
  };
}
