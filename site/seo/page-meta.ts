/**
 * Head of all pages. A loader calls its page's function (`head.server.ts`) with the rows shown:
 * return { …, head: toursHead({ url, context }, tours) };
 * and the route exports `meta = headOf`.
 */
import { type Locale, locales } from "#shared/locales.ts";
import { type ListPage, pageQuery } from "#shared/paging.ts";
import { alternatesOf } from "./addresses";
import { cutText, maxDescriptionLength, maxNamedTitleLength, maxTitleLength } from "./cut-text";
import type { JsonLd } from "./json-ld";
import type { Descriptors, PageContext } from "./page-context";
import { type Article, type ShareImage, shareTags } from "./share-tags";
import { withStructuredData } from "./structured-data";

export interface PageMeta {
  /** Without the company's name, which is appended where there is room. */
  title: string;
  /** Do not append the company's name; for the home page, whose title contains it. */
  titleAlone?: boolean;
  description: string;
  keywords?: string;
  image?: ShareImage | undefined;
  article?: Article;
  /** Languages into which the page is translated; all by default. */
  translated?: readonly Locale[];
  structuredData: JsonLd[];
  /** List page shown on the page. */
  list?: ListPage<unknown>;
  /**
   * `noindex`, without canonical address and alternates, which would contradict it. For filtered lists and
   * searches, whose queries are unbounded.
   */
  notIndexed?: boolean;
  /** Title of the page's feed, if there is one. */
  feed?: string;
}

export function pageMeta(requested: PageContext, meta: PageMeta): Descriptors {
  const { structuredData, list, notIndexed, translated = locales } = meta;
  // Without the query of a filter.
  const page = notIndexed
    ? { ...requested, query: "", url: requested.urlOf(requested.path) }
    : requested;
  const description = cutText(meta.description, maxDescriptionLength);
  // List pages need different titles.
  const title =
    list && list.page > 1
      ? page.t("paging.title", { title: meta.title, n: list.page })
      : meta.title;
  const name = ` | ${page.company.name}`;
  const isAlone = meta.titleAlone || title.length + name.length > maxNamedTitleLength;
  const shortTitle = cutText(title, maxTitleLength);
  const head = [
    { title: isAlone ? shortTitle : shortTitle + name },
    { name: "description", content: description },
    { name: "keywords", content: meta.keywords || page.t("meta.keywords") },
    ...(notIndexed
      ? [noindex]
      : [
          { tagName: "link", rel: "canonical", href: page.url },
          ...alternateLinks(page, translated),
          ...(list ? listLinks(page, list) : []),
        ]),
    ...shareTags(page, { ...meta, title: shortTitle, description, translated }),
    ...(meta.feed ? [feedLink(page, meta.feed)] : []),
  ];
  return withStructuredData(
    head,
    structuredData.map((data) => ({ "@context": "https://schema.org", ...data })),
  );
}

const noindex = { name: "robots", content: "noindex" };

/** hreflang must be reciprocal; untranslated pages emit none. */
function alternateLinks(page: PageContext, translated: readonly Locale[]): Descriptors {
  if (page.prefix && !translated.includes(page.prefix)) return [];
  return alternatesOf(page.siteUrl, page.paths, translated).map(({ language, href }) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang: language,
    href: href + page.query,
  }));
}

/** Pages past the end are not indexed. */
function listLinks(page: PageContext, { page: n, pages }: ListPage<unknown>): Descriptors {
  if (n > pages) return [noindex];
  const link = (rel: string, target: number) => ({
    tagName: "link" as const,
    rel,
    href: page.urlOf(page.path) + pageQuery(target),
  });
  return [...(n > 1 ? [link("prev", n - 1)] : []), ...(n < pages ? [link("next", n + 1)] : [])];
}

/** Feed readers send no language, so the link contains it. */
function feedLink({ siteUrl, locale, company }: PageContext, title: string): Descriptors[number] {
  return {
    tagName: "link",
    rel: "alternate",
    type: "application/rss+xml",
    title: `${title} | ${company.name}`,
    href: `${siteUrl}/${locale}/rss.xml`,
  };
}
