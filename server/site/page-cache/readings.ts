import { AsyncLocalStorage } from "node:async_hooks";

/** What was read for one page, and so whose change makes it old. */
export interface Readings {
  /** `tours` for a whole table, `blog_posts/slug` for a single entry of it. */
  readonly of: Set<string>;
  /** Something could not be read: the page is what is left of it, and not to be kept. */
  failed: boolean;
  /** It was the backend's fault. */
  away: boolean;
}

const current = new AsyncLocalStorage<Readings>();

/** Notes what `task` reads through {@link noteReading}; within another's notes the same. */
export async function readingsOf<Result>(task: () => Promise<Result>) {
  const readings = current.getStore() ?? { of: new Set(), failed: false, away: false };
  return { result: await current.run(readings, task), readings };
}

/** Notes that a table was read which is kept elsewhere in memory, and whether it could be. */
export function noteTable(table: string, failed: boolean): void {
  const readings = current.getStore();
  if (!readings) return;
  readings.of.add(table);
  if (failed) readings.failed = readings.away = true;
}

/** The functions of the database that pages are made of, and the table whose change makes them old. */
export const tableOf = new Map([
  ["find_tours", "tours"],
  ["tour_choices", "tours"],
  ["tour_span", "tours"],
  ["post_parts", "blog_posts"],
  ["search_entries", "blog_posts"],
  ["shelf_posts", "blog_posts"],
  ["blog_shelves", "blog_posts"],
]);

/** Notes one request of the application to its database, and how it went. */
export function noteReading(url: URL, response: Response): void {
  const readings = current.getStore();
  if (!readings) return;
  // A single entry that is not there is answered with 406, and with a redirect, which is not kept.
  if (!response.ok && response.status !== 406) readings.failed = true;
  if (response.status >= 500) readings.away = true;
  const called = /^\/rest\/v1\/rpc\/([a-z_]+)$/.exec(url.pathname)?.[1];
  const table = called ? tableOf.get(called) : /^\/rest\/v1\/([a-z_]+)$/.exec(url.pathname)?.[1];
  if (!table) return;
  const slug = /^eq\.(.+)$/s.exec(url.searchParams.get("slug") ?? "")?.[1];
  readings.of.add(slug === undefined ? table : `${table}/${slug}`);
}

/** Notes an uploaded picture, by `bucket/name`, whatever became of it. */
export function notePicture(key: string): void {
  current.getStore()?.of.add(`${pictureReadings}${key}`);
}

/** Before the `bucket/name` of a picture that was read. */
export const pictureReadings = "pictures/";
