import { messagesFor, type Namespace } from "~/i18n/catalogue.server";
import type { Locale } from "~/i18n/locales";
import type { Descriptors, MetaInput } from "./page-context";

export const testSite = "https://tsamma.example";

/** The arguments of a route's `meta`, as React Router would pass them after real loaders. */
export function metaInput(address: string, locale: Locale, namespace: Namespace): MetaInput {
  const { pathname, search } = new URL(address, testSite);
  const root = { locale, siteUrl: testSite, messages: messagesFor(locale, "common") };
  return {
    location: { pathname, search },
    matches: [
      { id: "root", loaderData: root },
      { id: "routes/site/layout", loaderData: undefined },
      { id: "page", loaderData: { messages: messagesFor(locale, namespace) } },
    ],
  };
}

type Plain = Record<string, unknown>;

/** Reads descriptors as a crawler reads the head that they become. */
export function readHead(descriptors: Descriptors) {
  const all = descriptors as Plain[];
  const links = all.filter((entry) => entry.tagName === "link");
  return {
    title: all.find((entry) => "title" in entry && !("tagName" in entry))?.title,
    meta: (name: string) =>
      all.find((entry) => entry.name === name || entry.property === name)?.content,
    metas: (name: string) =>
      all.filter((entry) => entry.property === name).map((entry) => entry.content),
    canonical: links.filter((link) => link.rel === "canonical").map((link) => link.href),
    alternates: Object.fromEntries(
      links.filter((link) => link.hrefLang).map((link) => [link.hrefLang, link.href]),
    ) as Record<string, string>,
    feeds: links.filter((link) => link.type === "application/rss+xml").map((link) => link.href),
    // biome-ignore lint/suspicious/noExplicitAny: parsed JSON, looked into by the tests
    data: all.flatMap((entry) => (entry["script:ld+json"] as any) ?? []),
  };
}
