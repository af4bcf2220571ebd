import { tourPath } from "~/seo/addresses";
import { breadcrumbs, itemList } from "~/seo/json-ld";
import type { Descriptors, PageContext } from "~/seo/page-context";
import { pageMeta } from "~/seo/page-meta";
import { type HeadInput, readPage } from "~/seo/read-page.server";
import type { Departure } from "./departure.server";

export const departuresPage = (input: HeadInput): PageContext =>
  readPage(input, "/departures", "departures");

/**
 * Offers are in the structured data of the tours' pages alone.
 * @param isFiltered a filter is set; the page is then not indexed
 */
export function departuresHead(
  page: PageContext,
  departures: readonly Departure[],
  isFiltered: boolean,
): Descriptors {
  const { t } = page;
  const tours = new Map(departures.map(({ tour }) => [tour.slug, tour.text]));
  const entries = [...tours].map(([slug, name]) => ({ name, path: tourPath(slug) }));
  const isIndexed = !isFiltered && departures.length > 0;
  return pageMeta(page, {
    title: t("departures.meta.title"),
    description: t("departures.meta.description"),
    notIndexed: !isIndexed,
    structuredData: [
      ...(isIndexed
        ? [itemList(page, t("departures.meta.title"), { entries, total: entries.length })]
        : []),
      breadcrumbs(page, { name: t("nav.departures"), path: "/departures" }),
    ],
  });
}
