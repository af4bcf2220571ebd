import { cacheTags } from "./database/content-changes.ts";
import type { Database } from "./database/database.ts";
import type { BackendLog } from "./types.ts";

/** Result of `public.scheduled_publications()`, by the database's clock. */
export interface Publications {
  at: string;
  /**
   * Posts published since the given time. After the clock was set back: posts that are scheduled again.
   */
  slugs: string[];
  /** Seconds until the next publication; null if none is scheduled. */
  next_in: number | null;
}

/** @param since `at` of the last result. */
type Query = (since: string | null) => Promise<Publications>;

/** Queries our own database. */
export function queryPublications(database: Database): Query {
  return async (since) => {
    const { rows } = await database.query<Publications>(
      "select to_json(at) #>> '{}' as at, slugs, next_in from public.scheduled_publications($1)",
      [since],
    );
    return rows[0] as Publications;
  };
}

interface Options {
  query: Query;
  /** Receives cache tags, as for content changes. */
  notify: (changed: readonly string[]) => void;
  log: BackendLog;
}

/**
 * Interval of regular checks: clocks change, machines sleep, and without change notifications a scheduled
 * post is noticed only here.
 */
const lookEveryMs = 30_000;
const retryAfterMs = 2_000;
/** Timers may fire slightly early. */
const afterMs = 5;

/**
 * Announces scheduled posts when they become public, in each server process. It stores only the time of its
 * last check, so a late check misses nothing.
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

  /** Finds due posts and schedules the next check. Call it whenever posts may have changed. */
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
    const { query, notify, log } = this.#options;
    clearTimeout(this.#timer);
    let delay = retryAfterMs;
    try {
      const { at, slugs, next_in } = await query(this.#since);
      this.#since = at;
      if (slugs.length > 0)
        notify([...new Set(slugs.flatMap((slug) => cacheTags("blog_posts", [slug])))]);
      delay = Math.min(lookEveryMs, next_in === null ? lookEveryMs : next_in * 1000 + afterMs);
    } catch (error) {
      log.warn("scheduled posts could not be looked up", { error: String(error) });
    }
    if (!this.#stopped) this.#timer = setTimeout(() => this.look(), delay).unref();
  }
}
