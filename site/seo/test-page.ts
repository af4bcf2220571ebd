import { RouterContextProvider } from "react-router";
import { brandOf } from "#shared/brand/brand.ts";
import type { TourFacts } from "#shared/database.types.ts";
import { firstSettings } from "#shared/first-settings.ts";
import type { Locale } from "#shared/locales.ts";
import { type ListPage, pageOf } from "#shared/paging.ts";
import { type AppContext, appContext, languageContext } from "~/context";
import { companyContext, companyOf } from "~/entries/settings.server";
import { wordingContext, wordingOf } from "~/i18n/facts.server";
import { negotiateLanguage } from "~/i18n/negotiate";
import type { Descriptors } from "./page-context";
import type { HeadInput } from "./read-page.server";
import { structuredDataOf } from "./structured-data";

/** Facts of the demonstration's tours. */
export const testTourFacts: TourFacts = {
  countries: ["NA", "BW", "ZW", "ZA", "ZM", "LS"],
  min_days: 12,
  max_days: 14,
  min_group: 2,
  max_group: 10,
  min_price: 5850,
};

/** Wording with the demonstration's facts. */
export const testWording = (
  locale: Locale,
  tours: TourFacts | null = testTourFacts,
  settings: Readonly<Record<string, unknown>> = firstSettings,
) => wordingOf(companyOf(settings, locale), tours, locale);

export const testSite = "https://tsamma.example";

/** Loader input for a URL and an Accept-Language. */
export function headInput(address: string, locale: Locale): HeadInput {
  const url = new URL(address, testSite);
  const context = new RouterContextProvider();
  context.set(appContext, { siteUrl: testSite, brand: brandOf(null) } as AppContext);
  const headers = new Headers({ "accept-language": locale });
  context.set(languageContext, negotiateLanguage(url.pathname, headers));
  const { locale: own } = context.get(languageContext);
  context.set(companyContext, companyOf(firstSettings, own));
  context.set(wordingContext, testWording(own));
  return { url, context };
}

/** A list page of nine. */
export function testList<Entry>({ url }: HeadInput, entries: Entry[] = []): ListPage<Entry> {
  return { entries, page: pageOf(url.search) ?? 1, pages: 9, total: 100 };
}

type Plain = Record<string, unknown>;

/** Parses descriptors like a crawler. */
export function readHead(descriptors: Descriptors) {
  const all = [...descriptors, ...structuredDataOf(descriptors)] as Plain[];
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
