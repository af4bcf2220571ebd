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
  PersonLeaf,
  ProductLeaf,
  Thing,
  TouristDestinationLeaf,
  TouristTripLeaf,
  TravelAgencyLeaf,
  WebPageLeaf,
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
  | PersonLeaf
  | TourTrip
  | TouristDestinationLeaf
  | TravelAgencyLeaf
  | WebPageLeaf
  | WebSiteLeaf;

/** A page that a list or a trail of breadcrumbs refers to. */
export interface NamedPath {
  name: string;
  /** Bare path. */
  path: string;
}

interface ListedEntry extends NamedPath {
  /** Facts that a list shows of it. */
  item?: Thing;
}

/**
 * A list of entries by their addresses. The whole structured data of an entry is in its own page only.
 * @param before number of entries on previous pages
 */
export const itemList = (
  page: PageContext,
  name: string,
  { entries, total }: { entries: readonly ListedEntry[]; total: number },
  before = 0,
): ItemListLeaf => ({
  "@type": "ItemList",
  name,
  url: page.url,
  numberOfItems: total,
  itemListElement: entries.map(
    (entry, index): ListItem => ({
      "@type": "ListItem",
      position: before + index + 1,
      name: entry.name,
      url: page.urlOf(entry.path),
      ...(entry.item && { item: entry.item }),
    }),
  ),
});

/** Breadcrumbs from the home page to the current page, which is last. */
export function breadcrumbs(page: PageContext, ...trail: NamedPath[]): BreadcrumbList {
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
