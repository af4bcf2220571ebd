import { breadcrumbs } from "../json-ld/breadcrumbs";
import { type DestinationFacts, destination, sharedDestination } from "../json-ld/destination";
import { listItems } from "../json-ld/json-ld";
import type { Descriptors } from "../page-context";
import { pageMeta } from "../page-meta";
import { type HeadInput, readPage } from "../read-page.server";
import { sharedPart } from "../shared-part.server";

export function destinationsHead(
  input: HeadInput,
  destinations: readonly DestinationFacts[] = [],
): Descriptors {
  const page = readPage(input, "/destinations", "destinations");
  const { t } = page;
  const list = {
    "@type": "ItemList",
    name: t("destinations.meta.title"),
    url: page.url,
    numberOfItems: destinations.length,
    itemListElement: listItems(destinations.map((facts) => destination(page, facts))),
  };
  return pageMeta(page, {
    title: t("destinations.meta.title"),
    description: t("destinations.meta.description"),
    part: sharedPart(
      input,
      page,
      "destinations",
      destinations.map((facts) => ({ ...facts, ...sharedDestination(facts) })),
    ),
    structuredData: [
      list,
      breadcrumbs(page, { name: t("nav.destinations"), path: "/destinations" }),
    ],
  });
}
