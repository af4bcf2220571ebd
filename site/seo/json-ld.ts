/** Structured data (schema.org) of the pages. */
import type {
  AboutPageLeaf,
  BlogLeaf,
  BlogPostingLeaf,
  BreadcrumbList,
  CollectionPageLeaf,
  ContactPageLeaf,
  ItemListLeaf,
  ListItem,
  MergeLeafTypes,
  ProductLeaf,
  Thing,
  TouristDestinationLeaf,
  TouristTripLeaf,
  TravelAgencyLeaf,
  WebSiteLeaf,
} from "schema-dts";
import type { PageContext } from "./page-context";

/**
 * A tour, as trip and product (E6). schema.org defines no `duration` for trips; E6 requires it, and
 * consumers ignore unknown properties.
 */
export type TourTrip = MergeLeafTypes<[TouristTripLeaf, ProductLeaf]> & { duration: string };

/** A node of a page. `pageMeta` adds the context; undefined members are dropped. */
export type JsonLd =
  | AboutPageLeaf
  | BlogLeaf
  | BlogPostingLeaf
  | BreadcrumbList
  | CollectionPageLeaf
  | ContactPageLeaf
  | ItemListLeaf
  | TourTrip
  | TouristDestinationLeaf
  | TravelAgencyLeaf
  | WebSiteLeaf;

/** ListItems numbered from 1; `before` is the number of items on previous pages. */
export const listItems = (items: readonly JsonLd[], before = 0): ListItem[] =>
  items.map((item, index) => ({
    "@type": "ListItem",
    position: before + index + 1,
    // schema-dts accepts nodes of several types only at the top.
    item: item as Thing,
  }));

export interface Crumb {
  name: string;
  /** Bare path. */
  path: string;
}

/** Breadcrumbs from the home page to the current page, which is last. */
export function breadcrumbs(page: PageContext, ...trail: Crumb[]): BreadcrumbList {
  const crumbs = [{ name: page.t("nav.home"), path: "/" }, ...trail];
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: page.urlOf(path),
    })),
  };
}
