import { contentTypes } from "#content/index.ts";
import { visibleFromOf } from "#content/properties.ts";
import { cacheTags } from "./database/content-changes.ts";
import type { Database } from "./database/database.ts";
import type { BackendLog } from "./types.ts";

/** Result of `public.scheduled_publications()`, by the database's clock. */
export interface Publications {
  at: string;
  /**
   * Entries published since the given time. After the clock was set back: those that are scheduled again.
   * With the slugs of all languages, of which a type may have none.
   */
  published: { type: string; slugs: string[] }[];
  /** Seconds until the next publication; null if none is scheduled. */
  next_in: number | null;
}

/** Result of `public.publish_due()`, which publishes at most one draft. */
export interface DueDrafts {
  published: number;
  failed: number;
  /** Seconds until the next draft is due, 0 if one is due now; null if none is scheduled. */
  next_in: number | null;
}

/** @param since `at` of the last result. */
type Query = (since: string | null) => Promise<Publications>;

/** Queries our own database. */
export function queryPublications(database: Database): Query {
  return async (since) => {
    const { rows } = await database.query<Publications>(
      "select to_json(at) #>> '{}' as at, published, next_in from public.scheduled_publications($1)",
      [since],
    );
    return rows[0] as Publications;
  };
}

/** Publishes a due draft of our own database. */
export function publishDueDrafts(database: Database): () => Promise<DueDrafts> {
  return async () => {
    const { rows } = await database.query<DueDrafts>("select * from public.publish_due()");
    return rows[0] as DueDrafts;
  };
}

interface Options {
  query: Query;
  publishDue: () => Promise<DueDrafts>;
  /** Receives cache tags, as for content changes. */
  notify: (changed: readonly string[]) => void;
  log: BackendLog;
}

/**
 * Interval of regular checks: clocks change, machines sleep, and without change notifications a scheduled
 * entry is noticed only here.
 */
const lookEveryMs = 30_000;
const retryAfterMs = 2_000;
/** Timers may fire slightly early. */
const afterMs = 5;

/** Whether a change of one of these tags may change when an entry becomes public. */
export const mayBeScheduled = (changed: readonly string[]): boolean =>
  contentTypes.some((type) => visibleFromOf(type) !== undefined && changed.includes(type.table));

/**
 * Publishes scheduled drafts, and announces scheduled entries when they become public, in each server process.
 * It stores only the time of its last check, so a late check misses nothing. Published drafts are announced by
 * the database, as all changes.
 */
export class PublicationTimer {
  readonly #options: Options;
  #since: string | null = null;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Finds what is due and schedules the next check. Call it whenever entries may have changed. */
  look(): void {
    if (this.#stopped) return;
    // The running query may miss the latest change: check again.
    if (this.#looking) this.#again = true;
    else
      this.#looking = this.#lookNow().finally(() => {
        this.#looking = undefined;
        const again = this.#again;
        this.#again = false;
        if (again) this.look();
      });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  async #lookNow(): Promise<void> {
    clearTimeout(this.#timer);
    // One after the other: a published draft may have a date in the future.
    const delays = [await this.#publish(), await this.#announce()];
    if (!this.#stopped)
      this.#timer = setTimeout(() => this.look(), Math.min(lookEveryMs, ...delays)).unref();
  }

  /** @returns milliseconds until the next check. */
  async #publish(): Promise<number> {
    const { publishDue, log } = this.#options;
    try {
      while (!this.#stopped) {
        const { published, failed, next_in } = await publishDue();
        if (published > 0) log.info("scheduled draft published");
        if (failed > 0) log.warn("a scheduled draft could not be published");
        // Another server is publishing the draft that is due.
        if (published + failed === 0) return next_in === 0 ? retryAfterMs : delayUntil(next_in);
      }
    } catch (error) {
      log.warn("scheduled drafts could not be looked up", { error: String(error) });
    }
    return retryAfterMs;
  }

  /** @returns milliseconds until the next check. */
  async #announce(): Promise<number> {
    const { query, notify, log } = this.#options;
    try {
      const { at, published, next_in } = await query(this.#since);
      this.#since = at;
      const changed = published.flatMap(({ type, slugs }) =>
        cacheTags(type, slugs.length === 0 ? undefined : slugs),
      );
      if (changed.length > 0) notify([...new Set(changed)]);
      return delayUntil(next_in);
    } catch (error) {
      log.warn("scheduled entries could not be looked up", { error: String(error) });
      return retryAfterMs;
    }
  }
}

const delayUntil = (seconds: number | null) =>
  seconds === null ? lookEveryMs : seconds * 1000 + afterMs;
