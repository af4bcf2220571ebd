import { type ListPage, pageSizes, rowsOf } from "#shared/paging.ts";
import { breadcrumbs } from "~/seo/json-ld/breadcrumbs";
import { listItems } from "~/seo/json-ld/json-ld";
import type { Descriptors } from "~/seo/page-context";
import { pageMeta } from "~/seo/page-meta";
import { type HeadInput, readPage } from "~/seo/read-page.server";
import { sharedPart } from "~/seo/shared-part.server";
import { type DestinationFacts, destination, sharedDestination } from "./json-ld";

export function destinationsHead(input: HeadInput, list: ListPage<DestinationFacts>): Descriptors {
  const page = readPage(input, "/destinations", "destinations", list);
  const { t } = page;
  const items = {
    "@type": "ItemList",
    name: t("destinations.meta.title"),
    url: page.url,
    numberOfItems: list.total,
    itemListElement: listItems(
      list.entries.map((facts) => destination(page, facts)),
      rowsOf(list.page, pageSizes.destinations)[0],
    ),
  };
  return pageMeta(page, {
    title: t("destinations.meta.title"),
    description: t("destinations.meta.description"),
    part: sharedPart(
      input,
      page,
      "destinations",
      list.entries.map((facts) => ({ ...facts, ...sharedDestination(facts) })),
    ),
    list,
    structuredData: [
      items,
      breadcrumbs(page, { name: t("nav.destinations"), path: "/destinations" }),
    ],
  });
}
