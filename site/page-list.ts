/**
 * List of all pages of the site, with the data that browsers also have. Read by routes, page cache, sitemap, heads,
 * navigation and skeletons. `page-config.ts` has the rest.
 */
import { type ContentList, contentPages } from "#shared/content-pages.ts";

interface SitePage {
  /** Bare path in React Router's syntax. */
  path: `/${string}`;
  /** Shown in the navigation, in the order of this list (A1). */
  inNavigation?: true;
}

export const sitePages = {
  home: { path: "/", inNavigation: true },
  about: { path: "/about", inNavigation: true },
  ...contentPages,
  category: { path: "/blog/category/:term" },
  tag: { path: "/blog/tag/:term" },
  contact: { path: "/contact", inNavigation: true },
  departures: { path: "/departures" },
  privacy: { path: "/privacy" },
  terms: { path: "/terms" },
  legal: { path: "/legal" },
  search: { path: "/search" },
} as const satisfies Record<string, SitePage>;

export type PageName = keyof typeof sitePages;

/** A list that the footer links while it has something. */
export type FooterList = ContentList | "departures";

type WithParams<Path extends string> = Path extends `${infer Start}/:${string}`
  ? `${Start}/${string}`
  : Path;
/** A bare path that matches a page. */
export type PagePath = WithParams<(typeof sitePages)[PageName]["path"]>;

/** All pages with their names. */
export const pageEntries = Object.entries(sitePages) as [PageName, SitePage][];

type NavigationName = {
  [Name in PageName]: (typeof sitePages)[Name] extends { inNavigation: true } ? Name : never;
}[PageName];
/** Pages of the navigation, in order. */
export const navigation = pageEntries.flatMap(([name, { path, inNavigation }]) =>
  inNavigation ? [{ name: name as NavigationName, path }] : [],
);

/** The page that matches a bare path, with its name; undefined if none does. */
export function pageAt(path: string): [PageName, SitePage] | undefined {
  const given = path.split("/");
  return pageEntries.find(([, page]) => {
    const parts = page.path.split("/");
    return (
      parts.length === given.length &&
      parts.every((part, at) => (part.startsWith(":") ? given[at] : part === given[at]))
    );
  });
}

/** Paths without parameters. */
export function fixedPaths(): string[] {
  return pageEntries.map(([, { path }]) => path).filter((path) => !path.includes(":"));
}
