import { type ListPage, pageSizes, rowsOf } from "~/lib/paging";
import { breadcrumbs } from "../json-ld/breadcrumbs";
import { listItems } from "../json-ld/json-ld";
import { sharedTour, type TourFacts, tour } from "../json-ld/tour";
import type { Descriptors } from "../page-context";
import { pageMeta } from "../page-meta";
import { type HeadInput, readPage } from "../read-page.server";
import { sharedPart } from "../shared-part.server";

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
