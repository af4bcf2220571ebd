/**
 * Every page of the site, once. The routes are made of this list (`routes.ts`), and the page cache, the
 * sitemap, heads, the navigation, what stands in while a page is fetched, and what its JavaScript may weigh
 * (`scripts/check-budget.mjs`) read it. Node reads it too: it imports nothing.
 */

/** What the browser knows of a page as well. */
interface SitePage {
  /** Bare, as the router writes it. */
  path: `/${string}`;
  /** The navigation names it, in the order of this list (A1). */
  inNavigation?: true;
  /** What stands in for it while it is fetched, if not a few lines. */
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
  category: { path: "/blog/category/:shelf", skeleton: "posts" },
  tag: { path: "/blog/tag/:shelf", skeleton: "posts" },
  post: { path: "/blog/:slug", skeleton: "article" },
  contact: { path: "/contact", inNavigation: true },
  privacy: { path: "/privacy" },
  search: { path: "/search" },
} as const satisfies Record<string, SitePage>;

export type PageName = keyof typeof sitePages;

/** What only the build and the server know: nothing that browsers load may read it. */
interface PageConfig {
  /** The route's module, below `pages/`. */
  file: string;
  /** Kilobytes of JavaScript after gzip -9; React and React Router are 105 of each. */
  budget: number;
  /** Parted into pages: `?page=2` is an address of its own. */
  isList?: true;
  /** What else of a query makes another list (`lists/tour-filter.server.ts`). */
  filtered?: "tours";
  /**
   * Whose last change is the page's in the sitemap: `words` are those of the code, which tell no time. `entries`
   * name their pages there themselves; false: search engines are not to know it.
   */
  sitemap: SitemapSource | "entries" | false;
}

export type SitemapSource = "words" | "featured" | "tours" | "destinations" | "posts";

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
  blog: { file: "blog/blog.tsx", budget: 121, isList: true, sitemap: "posts" },
  category: { file: "blog/category.tsx", budget: 121.5, isList: true, sitemap: "entries" },
  tag: { file: "blog/tag.tsx", budget: 121.5, isList: true, sitemap: "entries" },
  post: { file: "blog/post.tsx", budget: 121.5, sitemap: "entries" },
  contact: { file: "contact/contact.tsx", budget: 124.5, sitemap: "words" },
  privacy: { file: "privacy/privacy.tsx", budget: 118.5, sitemap: "words" },
  search: { file: "search/search.tsx", budget: 121, sitemap: false },
};

/** What answers where there is no page. */
export const notFoundPage = { file: "not-found/not-found.tsx", budget: 120.5 };

type WithParams<Path extends string> = Path extends `${infer Start}/:${string}`
  ? `${Start}/${string}`
  : Path;
/** A bare path that a page of the list answers. */
export type PagePath = WithParams<(typeof sitePages)[PageName]["path"]>;

/** All of them with their names. */
export const pageEntries = Object.entries(sitePages) as [PageName, SitePage][];

type NavigationName = {
  [Name in PageName]: (typeof sitePages)[Name] extends { inNavigation: true } ? Name : never;
}[PageName];
/** The pages of the navigation, in its order. */
export const navigation = pageEntries.flatMap(([name, { path, inNavigation }]) =>
  inNavigation ? [{ name: name as NavigationName, path }] : [],
);

/** The page that answers a bare path, with its name; undefined where none does. */
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

/** The paths of the pages whose addresses name no entry. */
export function fixedPaths(): string[] {
  return pageEntries.map(([, { path }]) => path).filter((path) => !path.includes(":"));
}
