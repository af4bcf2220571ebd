/**
 * List of all pages of the site. Read by the routes (`routes.ts`), page cache, sitemap, heads,
 * navigation, skeletons and JavaScript budgets (`scripts/check-budget.mjs`). Node loads it too, so
 * it imports nothing.
 */

/** Page data that the browser also has. */
interface SitePage {
  /** Bare path in React Router's syntax. */
  path: `/${string}`;
  /** Shown in the navigation, in the order of this list (A1). */
  inNavigation?: true;
  /** Skeleton while the page loads; a few lines by default. */
  skeleton?: Skeleton;
}

export type Skeleton = "destinations" | "tours" | "posts" | "entry" | "article";

export const sitePages = {
  home: { path: "/", inNavigation: true },
  about: { path: "/about", inNavigation: true },
  destinations: { path: "/destinations", inNavigation: true, skeleton: "destinations" },
  destination: { path: "/destinations/:slug", skeleton: "entry" },
  tours: { path: "/tours", inNavigation: true, skeleton: "tours" },
  tour: { path: "/tours/:slug", skeleton: "entry" },
  blog: { path: "/blog", inNavigation: true, skeleton: "posts" },
  category: { path: "/blog/category/:term", skeleton: "posts" },
  tag: { path: "/blog/tag/:term", skeleton: "posts" },
  post: { path: "/blog/:slug", skeleton: "article" },
  contact: { path: "/contact", inNavigation: true },
  privacy: { path: "/privacy" },
  search: { path: "/search" },
} as const satisfies Record<string, SitePage>;

export type PageName = keyof typeof sitePages;

/** Page data of build and server. Browser code must not import it. */
interface PageConfig {
  /** Route module, below `pages/`. */
  file: string;
  /** JavaScript budget in kilobytes after gzip -9, of which React and React Router take 105. */
  budget: number;
  /** Paginated: `?page=2` is a URL of its own. */
  isList?: true;
  /** Set of query filters (`lists/tour-filter.server.ts`). */
  filtered?: "tours";
  /**
   * Source of `<lastmod>`: a list of entries, or the featured tours. `words`: none, because the copy is in
   * code. `entries`: listed per entry. false: not in the sitemap.
   */
  sitemap: SitemapSource | "entries" | false;
}

export type SitemapSource = "words" | "featured" | "tours" | "destinations" | "blog";

export const pageConfig: Record<PageName, PageConfig> = {
  home: { file: "home/home.tsx", budget: 122.5, sitemap: "featured" },
  about: { file: "about/about.tsx", budget: 121, sitemap: "words" },
  destinations: {
    file: "destinations/destinations.tsx",
    budget: 123,
    isList: true,
    sitemap: "destinations",
  },
  destination: { file: "destination/destination.tsx", budget: 125, sitemap: "entries" },
  tours: {
    file: "tours/tours.tsx",
    budget: 125,
    isList: true,
    filtered: "tours",
    sitemap: "tours",
  },
  tour: { file: "tour/tour.tsx", budget: 125.5, sitemap: "entries" },
  blog: { file: "blog/blog.tsx", budget: 121, isList: true, sitemap: "blog" },
  category: { file: "blog/category.tsx", budget: 121.5, isList: true, sitemap: "entries" },
  tag: { file: "blog/tag.tsx", budget: 121.5, isList: true, sitemap: "entries" },
  post: { file: "blog/post.tsx", budget: 121.5, sitemap: "entries" },
  contact: { file: "contact/contact.tsx", budget: 124.5, sitemap: "words" },
  privacy: { file: "privacy/privacy.tsx", budget: 118.5, sitemap: "words" },
  search: { file: "search/search.tsx", budget: 121, sitemap: false },
};

/** The not-found page. */
export const notFoundPage = { file: "not-found/not-found.tsx", budget: 120.5 };

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
