import { type ListPage, pageSizes, rowsOf } from "#shared/paging.ts";
import { type TourFacts, tourTrip } from "~/entries/tour-json-ld";
import { breadcrumbs, type JsonLd, listItems } from "~/seo/json-ld";
import type { Descriptors } from "~/seo/page-context";
import { pageMeta } from "~/seo/page-meta";
import { type HeadInput, readPage } from "~/seo/read-page.server";

/** @param isFiltered a filter is set; the page is then not indexed */
export function toursHead(
  input: HeadInput,
  list: ListPage<TourFacts>,
  isFiltered = false,
): Descriptors {
  const page = readPage(input, "/tours", "tours", list);
  const { t } = page;
  const items: JsonLd = {
    "@type": "ItemList",
    name: t("tours.meta.title"),
    url: page.url,
    numberOfItems: list.total,
    itemListElement: listItems(
      list.entries.map((facts) => tourTrip(page, facts)),
      rowsOf(list.page, pageSizes.tours)[0],
    ),
  };
  return pageMeta(page, {
    title: t("tours.meta.title"),
    description: t("tours.meta.description"),
    list,
    notIndexed: isFiltered,
    structuredData: [
      ...(isFiltered ? [] : [items]),
      breadcrumbs(page, { name: t("nav.tours"), path: "/tours" }),
    ],
  });
}
