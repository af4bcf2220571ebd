import type { PageContext } from "~/seo/page-context";
import type { JsonLd } from "./json-ld";

export interface Crumb {
  name: string;
  /** Bare path. */
  path: string;
}

/** Breadcrumbs from the home page to the current page, which is last. */
export function breadcrumbs(page: PageContext, ...trail: Crumb[]): JsonLd {
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
