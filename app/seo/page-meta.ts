/**
 * The head of every page. A loader calls its page's function from `pages/`, with the rows it shows:
 *   return { …, head: toursHead({ request, siteUrl }, tours) };
 * and the route says `export const meta = headOf;`
 */
import { company } from "~/config/company";
import { type Locale, locales } from "~/i18n/locales";
import { alternatesOf } from "./addresses";
import type { JsonLd } from "./json-ld/json-ld";
import type { Descriptors, PageContext } from "./page-context";
import { type Article, type ShareImage, shareTags } from "./share-tags";

export interface PageMeta {
  /** Without the company's name, which is added. */
  title: string;
  /** The title stands alone; for the home page, whose title already names the company. */
  titleAlone?: boolean;
  description: string;
  keywords?: string;
  image?: ShareImage | undefined;
  /** A part of the page that the address names, which is shared instead of the whole. */
  part?:
    | { url: string; title: string; description: string; image: ShareImage | undefined }
    | undefined;
  article?: Article;
  /** The languages that the page is really written in; all of them unless told. */
  translated?: readonly Locale[];
  structuredData: JsonLd[];
  /** Title of the feed that belongs to the page, if there is one. */
  feed?: string;
}

export function pageMeta(page: PageContext, meta: PageMeta): Descriptors {
  const { title, description, structuredData, translated = locales } = meta;
  return [
    { title: meta.titleAlone ? title : `${title} | ${company.name}` },
    { name: "description", content: description },
    { name: "keywords", content: meta.keywords || page.t("meta.keywords") },
    { tagName: "link", rel: "canonical", href: page.url },
    ...alternateLinks(page, translated),
    ...shareTags(page, { ...meta, ...meta.part, translated }),
    ...(meta.feed ? [feedLink(page, meta.feed)] : []),
    ...structuredData.map((data) => ({
      "script:ld+json": { "@context": "https://schema.org", ...data },
    })),
  ];
}

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

/** Feed readers ask without a language, so the link pins the one that the visitor reads. */
function feedLink({ siteUrl, locale }: PageContext, title: string): Descriptors[number] {
  return {
    tagName: "link",
    rel: "alternate",
    type: "application/rss+xml",
    title: `${title} | ${company.name}`,
    href: `${siteUrl}/${locale}/rss.xml`,
  };
}
