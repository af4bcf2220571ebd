import { breadcrumbs } from "../json-ld/breadcrumbs";
import { listItems } from "../json-ld/json-ld";
import { sharedTour, type TourFacts, tour } from "../json-ld/tour";
import type { Descriptors } from "../page-context";
import { pageMeta } from "../page-meta";
import { type HeadInput, readPage } from "../read-page.server";
import { sharedPart } from "../shared-part.server";

export function toursHead(input: HeadInput, tours: readonly TourFacts[] = []): Descriptors {
  const page = readPage(input, "/tours", "tours");
  const { t } = page;
  const list = {
    "@type": "ItemList",
    name: t("tours.meta.title"),
    url: page.url,
    numberOfItems: tours.length,
    itemListElement: listItems(tours.map((facts) => tour(page, facts))),
  };
  return pageMeta(page, {
    title: t("tours.meta.title"),
    description: t("tours.meta.description"),
    part: sharedPart(
      input,
      page,
      "tours",
      tours.map((facts) => ({ ...facts, ...sharedTour(facts) })),
    ),
    structuredData: [list, breadcrumbs(page, { name: t("nav.tours"), path: "/tours" })],
  });
}
