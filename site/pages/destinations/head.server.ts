import { type ListPage, pageSizes, rowsOf } from "#shared/paging.ts";
import { type DestinationFacts, touristDestination } from "~/entries/destination-json-ld";
import { breadcrumbs, type JsonLd, listItems } from "~/seo/json-ld";
import type { Descriptors } from "~/seo/page-context";
import { pageMeta } from "~/seo/page-meta";
import { type HeadInput, readPage } from "~/seo/read-page.server";

export function destinationsHead(input: HeadInput, list: ListPage<DestinationFacts>): Descriptors {
  const page = readPage(input, "/destinations", "destinations", list);
  const { t } = page;
  const items: JsonLd = {
    "@type": "ItemList",
    name: t("destinations.meta.title"),
    url: page.url,
    numberOfItems: list.total,
    itemListElement: listItems(
      list.entries.map((facts) => touristDestination(page, facts)),
      rowsOf(list.page, pageSizes.destinations)[0],
    ),
  };
  return pageMeta(page, {
    title: t("destinations.meta.title"),
    description: t("destinations.meta.description"),
    list,
    structuredData: [
      items,
      breadcrumbs(page, { name: t("nav.destinations"), path: "/destinations" }),
    ],
  });
}
