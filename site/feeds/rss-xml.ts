import type { Locale } from "#shared/locales.ts";
import { absoluteUrl } from "~/seo/addresses";
import { element, escapeXml } from "./xml";

export interface FeedPost {
  id: string;
  /** Bare path of its page. */
  path: string;
  title: string;
  excerpt: string;
  author: string;
  category: string;
  publishedAt: string | null;
  updatedAt: string | null;
}

export interface Feed {
  siteUrl: string;
  locale: Locale;
  /** Language prefix of the feed's own URL. Links carry it too. */
  prefix: Locale | undefined;
  /** Name of the company. */
  company: string;
  title: string;
  description: string;
  posts: readonly FeedPost[];
}

/** RSS 2.0. Every text is escaped. */
export function rss({ siteUrl, company, locale, prefix, title, description, posts }: Feed): string {
  const url = (path: string) => absoluteUrl(siteUrl, path, prefix);
  const changed = posts.flatMap((post) =>
    [post.updatedAt, post.publishedAt].flatMap((time) => timeOf(time) ?? []),
  );
  return [
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    element("title", `${title} | ${company}`),
    element("link", url("/blog")),
    element("description", description),
    element("language", locale),
    ...(changed.length > 0 ? [date("lastBuildDate", Math.max(...changed))] : []),
    `<atom:link href="${escapeXml(url("/rss.xml"))}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => item(post, url(post.path))),
    "</channel>",
    "</rss>",
  ].join("\n");
}

function item(post: FeedPost, link: string): string {
  const published = timeOf(post.publishedAt);
  return [
    "<item>",
    element("title", post.title),
    element("link", link),
    // A UUID, so that a changed slug or domain does not show old posts as new.
    `<guid isPermaLink="false">urn:uuid:${escapeXml(post.id)}</guid>`,
    ...(published === undefined ? [] : [date("pubDate", published)]),
    element("dc:creator", post.author),
    element("category", post.category),
    element("description", asHtml(post.excerpt)),
    "</item>",
  ].join("");
}

/** Feed readers parse descriptions as HTML; excerpts are plain text. */
function asHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function timeOf(stored: string | null): number | undefined {
  const time = Date.parse(stored ?? "");
  return Number.isNaN(time) ? undefined : time;
}

function date(name: string, time: number): string {
  return element(name, new Date(time).toUTCString());
}
