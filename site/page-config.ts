/**
 * Files, JavaScript budgets (`scripts/check-budget.mjs`) and sitemap of the pages in `page-list.ts`: data of build and
 * server, which browser code must not import.
 */
import { type ContentList, contentPages } from "#shared/content-pages.ts";
import type { PageName } from "./page-list.ts";

interface PageConfig {
  /** Route module, below `pages/`. */
  file: string;
  /** JavaScript budget in kilobytes after gzip -9, of which React and React Router take 105. */
  budget: number;
  /** Paginated: `?page=2` is a URL of its own. */
  isList?: true;
  /** With query filters (`lists/tour-filter.server.ts`). */
  isFiltered?: true;
  /**
   * Source of `<lastmod>`: a list of entries, or the featured tours. `words`: none, because the copy is in
   * code. `departures`: the coming ones, without which the page is not listed. `entries`: listed per entry. false: not in
   * the sitemap.
   */
  sitemap: SitemapSource | "entries" | false;
}

export type SitemapSource = "words" | "featured" | "departures" | ContentList;

type ContentPage = keyof typeof contentPages;

/** Pages of the content types: `guides/list.tsx` and `guides/entry.tsx`. Lists without pages of entries are not paginated. */
const contentConfig = Object.fromEntries(
  Object.keys(contentPages).map((name): [string, PageConfig] =>
    name.endsWith("/entry")
      ? [name, { file: `${name}.tsx`, budget: 126, sitemap: "entries" }]
      : [
          name,
          {
            file: `${name}/list.tsx`,
            budget: 125.5,
            ...(`${name}/entry` in contentPages && { isList: true as const }),
            sitemap: name as ContentList,
          },
        ],
  ),
) as Record<ContentPage, PageConfig>;

export const pageConfig: Record<PageName, PageConfig> = {
  home: { file: "home/home.tsx", budget: 123.6, sitemap: "featured" },
  about: { file: "about/about.tsx", budget: 122.1, sitemap: "words" },
  ...contentConfig,
  destinations: { ...contentConfig.destinations, budget: 124 },
  "destinations/entry": {
    ...contentConfig["destinations/entry"],
    file: "destination/destination.tsx",
    budget: 125.5,
  },
  tours: { ...contentConfig.tours, budget: 125.6, isFiltered: true },
  "tours/entry": { ...contentConfig["tours/entry"], file: "tour/tour.tsx", budget: 126.1 },
  blog: { ...contentConfig.blog, budget: 121.6 },
  "blog/entry": { ...contentConfig["blog/entry"], budget: 122.5 },
  category: { file: "blog/category.tsx", budget: 122, isList: true, sitemap: "entries" },
  tag: { file: "blog/tag.tsx", budget: 122, isList: true, sitemap: "entries" },
  contact: { file: "contact/contact.tsx", budget: 126.5, sitemap: "words" },
  departures: { file: "departures/list.tsx", budget: 121.5, sitemap: "departures" },
  privacy: { file: "privacy/privacy.tsx", budget: 121, sitemap: "words" },
  terms: { file: "legal/legal.tsx", budget: 121, sitemap: "entries" },
  legal: { file: "legal/legal.tsx", budget: 121, sitemap: "entries" },
  search: { file: "search/search.tsx", budget: 121.5, sitemap: false },
};

/** The not-found page. */
export const notFoundPage = { file: "not-found/not-found.tsx", budget: 121.5 };

/** Files of pages whose scripts the server removes: they have neither a budget nor an address of their own. */
export const scriptlessPages: readonly string[] = ["proposal/proposal.tsx"];
