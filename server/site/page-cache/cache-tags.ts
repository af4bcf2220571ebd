import { AsyncLocalStorage } from "node:async_hooks";
import { contentTypes } from "#content/index.ts";

/**
 * Data read for one page: a change of it makes the page stale. `cacheTags` of
 * `server/backend/database/content-changes.ts` defines the tags announced by a saved row. Which pages are
 * cached: `cacheable-pages.ts`.
 */
interface Collected {
  /** `tours` for a whole table, `blog_posts/slug` for a single entry. */
  readonly tags: Set<string>;
  /** Something could not be read: the page is incomplete and must not be cached. */
  failed: boolean;
  /** The backend failed. */
  away: boolean;
}

const current = new AsyncLocalStorage<Collected>();

/** Collects the tags of `task`; nested calls share them. */
export async function collectTags<Result>(task: () => Promise<Result>) {
  const collected = current.getStore() ?? { tags: new Set(), failed: false, away: false };
  return { result: await current.run(collected, task), collected };
}

/** Runs a task whose requests add no tags to the page. */
export function untagged<Result>(task: () => Promise<Result>): Promise<Result> {
  return current.exit(task);
}

/** Adds the tag of a table that is cached elsewhere in memory, and whether reading it failed. */
export function tagTable(table: string, failed: boolean): void {
  const collected = current.getStore();
  if (!collected) return;
  collected.tags.add(table);
  if (failed) collected.failed = collected.away = true;
}

/**
 * Tables by database function, where a change of no other one makes the result stale. All other functions depend on
 * every content type.
 */
export const tablesByFunction = new Map([
  ["find_tours", ["tours"]],
  ["tour_filter_options", ["tours"]],
  ["tour_ranges", ["tours"]],
  ["tour_facts", ["tours"]],
  ["blog_term_posts", ["blog_posts"]],
  ["blog_terms", ["blog_posts", "blog_categories", "blog_tags"]],
]);

/** Adds the tag of a database request, and its outcome. */
export function tagRequest(url: URL, response: Response): void {
  const collected = current.getStore();
  if (!collected) return;
  // A missing single entry has status 406; its page is a redirect or 404, which is not cached.
  if (!response.ok && response.status !== 406) collected.failed = true;
  if (response.status >= 500) collected.away = true;
  const called = /^\/rest\/v1\/rpc\/([a-z_]+)$/.exec(url.pathname)?.[1];
  if (called) {
    const tables = tablesByFunction.get(called) ?? contentTypes.map((type) => type.table);
    for (const table of tables) collected.tags.add(table);
    return;
  }
  const table = /^\/rest\/v1\/([a-z_]+)$/.exec(url.pathname)?.[1];
  if (!table) return;
  const asked = url.searchParams;
  const slug =
    /^eq\.(.+)$/s.exec(asked.get("slug") ?? "")?.[1] ??
    // The slug in any language, as `hasSlugIn` asks for it: a change announces the slugs of all languages.
    /^\(slug\.eq\.([a-z0-9-]+)(?:,slug_[a-z]+\.eq\.\1)*\)$/.exec(asked.get("or") ?? "")?.[1];
  collected.tags.add(slug === undefined ? table : `${table}/${slug}`);
}

/** Adds the tag of an uploaded picture (`bucket/name`), whether it exists or not. */
export function tagPicture(key: string): void {
  current.getStore()?.tags.add(`${pictureTag}${key}`);
}

/** Marks the page as incomplete: it is shown but not cached. */
export function tagFailure(): void {
  const collected = current.getStore();
  if (collected) collected.failed = true;
}

/** Tag prefix of a picture's `bucket/name`. */
export const pictureTag = "pictures/";
