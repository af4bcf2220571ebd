import type { TouristTripLeaf } from "schema-dts";
import { type ListPage, pageSizes, rowsOf } from "#shared/paging.ts";
import { tourPath } from "~/seo/addresses";
import { breadcrumbs, itemList } from "~/seo/json-ld";
import type { Descriptors, PageContext } from "~/seo/page-context";
import { pageMeta } from "~/seo/page-meta";
import { type HeadInput, readPage } from "~/seo/read-page.server";

/** Facts of a tour in the list's structured data, in the page's language. */
interface ListedFacts {
  slug: string;
  name: string;
  days: number;
  /** USD per person. */
  price: number;
}

/** @param isFiltered a filter is set; the page is then not indexed */
export function toursHead(
  input: HeadInput,
  list: ListPage<ListedFacts>,
  isFiltered = false,
): Descriptors {
  const page = readPage(input, "/tours", "tours", list);
  const { t, wording } = page;
  const entries = list.entries.map((tour) => ({
    name: tour.name,
    path: tourPath(tour.slug),
    item: listedTrip(page, tour),
  }));
  const [before] = rowsOf(list.page, pageSizes.tours);
  const items = itemList(page, t("tours.meta.title"), { entries, total: list.total }, before);
  return pageMeta(page, {
    title: t("tours.meta.title"),
    description: t(wording.hasTours ? "tours.meta.description" : "tours.meta.description.none"),
    list,
    notIndexed: isFiltered,
    structuredData: [
      ...(isFiltered ? [] : [items]),
      breadcrumbs(page, { name: t("nav.tours"), path: "/tours" }),
    ],
  });
}

/** Duration and price of a tour (E6). No product: search engines expect one per page, in the tour's own. */
function listedTrip(page: PageContext, { slug, name, days, price }: ListedFacts) {
  const url = page.urlOf(tourPath(slug));
  const trip: TouristTripLeaf & { duration: string } = {
    "@type": "TouristTrip",
    "@id": `${url}#trip`,
    name,
    url,
    duration: `P${days}D`,
    offers: { "@type": "Offer", price, priceCurrency: "USD", url },
  };
  return trip;
}
