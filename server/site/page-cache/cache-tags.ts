import { AsyncLocalStorage } from "node:async_hooks";

/**
 * What was read for one page, and so whose change makes it stale: `cacheTags` of
 * `server/backend/database/content-changes.ts` says which of these tags a saved row announces.
 * Which pages are cached at all: `cacheable-pages.ts`.
 */
interface Collected {
  /** `tours` for a whole table, `blog_posts/slug` for a single entry of it. */
  readonly tags: Set<string>;
  /** Something could not be read: the page is what is left of it, and not to be cached. */
  failed: boolean;
  /** It was the backend's fault. */
  away: boolean;
}

const current = new AsyncLocalStorage<Collected>();

/** Notes what `task` reads through {@link tagRequest}; within another's notes the same. */
export async function collectTags<Result>(task: () => Promise<Result>) {
  const collected = current.getStore() ?? { tags: new Set(), failed: false, away: false };
  return { result: await current.run(collected, task), collected };
}

/** Notes that a table was read which is cached elsewhere in memory, and whether it could be. */
export function tagTable(table: string, failed: boolean): void {
  const collected = current.getStore();
  if (!collected) return;
  collected.tags.add(table);
  if (failed) collected.failed = collected.away = true;
}

/** The functions of the database that pages are made of, and the table whose change makes them old. */
export const tableOf = new Map([
  ["find_tours", "tours"],
  ["tour_filter_options", "tours"],
  ["tour_ranges", "tours"],
  ["post_sitemap_parts", "blog_posts"],
  ["search_entries", "blog_posts"],
  ["blog_term_posts", "blog_posts"],
  ["blog_terms", "blog_posts"],
]);

/** Notes one request of the application to its database, and how it went. */
export function tagRequest(url: URL, response: Response): void {
  const collected = current.getStore();
  if (!collected) return;
  // A single entry that is not there is answered with 406, and with a redirect, which is not cached.
  if (!response.ok && response.status !== 406) collected.failed = true;
  if (response.status >= 500) collected.away = true;
  const called = /^\/rest\/v1\/rpc\/([a-z_]+)$/.exec(url.pathname)?.[1];
  const table = called ? tableOf.get(called) : /^\/rest\/v1\/([a-z_]+)$/.exec(url.pathname)?.[1];
  if (!table) return;
  const slug = /^eq\.(.+)$/s.exec(url.searchParams.get("slug") ?? "")?.[1];
  collected.tags.add(slug === undefined ? table : `${table}/${slug}`);
}

/** Notes an uploaded picture, by `bucket/name`, whatever became of it. */
export function tagPicture(key: string): void {
  current.getStore()?.tags.add(`${pictureTag}${key}`);
}

/** Notes that something could not be read, without which the page is shown but not cached. */
export function tagFailure(): void {
  const collected = current.getStore();
  if (collected) collected.failed = true;
}

/** Before the `bucket/name` of a picture that was read. */
export const pictureTag = "pictures/";
