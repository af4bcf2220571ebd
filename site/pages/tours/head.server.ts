import { type ListPage, pageSizes, rowsOf } from "#shared/paging.ts";
import { breadcrumbs } from "~/seo/json-ld/breadcrumbs";
import { listItems } from "~/seo/json-ld/json-ld";
import type { Descriptors } from "~/seo/page-context";
import { pageMeta } from "~/seo/page-meta";
import { type HeadInput, readPage } from "~/seo/read-page.server";
import { sharedPart } from "~/seo/shared-part.server";
import { sharedTour, type TourFacts, tour } from "./json-ld";

export function toursHead(input: HeadInput, list: ListPage<TourFacts>): Descriptors {
  const page = readPage(input, "/tours", "tours", list);
  const { t } = page;
  const items = {
    "@type": "ItemList",
    name: t("tours.meta.title"),
    url: page.url,
    numberOfItems: list.total,
    itemListElement: listItems(
      list.entries.map((facts) => tour(page, facts)),
      rowsOf(list.page, pageSizes.tours)[0],
    ),
  };
  return pageMeta(page, {
    title: t("tours.meta.title"),
    description: t("tours.meta.description"),
    part: sharedPart(
      input,
      page,
      "tours",
      list.entries.map((facts) => ({ ...facts, ...sharedTour(facts) })),
    ),
    list,
    structuredData: [items, breadcrumbs(page, { name: t("nav.tours"), path: "/tours" })],
  });
}
