import { visibleFromOf } from "#content/declared.ts";
import { contentTypes } from "#content/index.ts";
import { cacheTags } from "./database/content-changes.ts";
import type { Database } from "./database/database.ts";
import type { BackendLog } from "./types.ts";

/** Result of `public.scheduled_publications()`, by the database's clock. */
export interface Publications {
  at: string;
  /**
   * Entries published since the given time. After the clock was set back: those that are scheduled again.
   * Without `slug` if the type has none.
   */
  published: { type: string; slug: string | null }[];
  /** Seconds until the next publication; null if none is scheduled. */
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

interface Options {
  query: Query;
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
 * Announces scheduled entries when they become public, in each server process. It stores only the time of its
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

  /** Finds due posts and schedules the next check. Call it whenever entries may have changed. */
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
      const { at, published, next_in } = await query(this.#since);
      this.#since = at;
      const changed = published.flatMap(({ type, slug }) =>
        cacheTags(type, slug === null ? undefined : [slug]),
      );
      if (changed.length > 0) notify([...new Set(changed)]);
      delay = Math.min(lookEveryMs, next_in === null ? lookEveryMs : next_in * 1000 + afterMs);
    } catch (error) {
      log.warn("scheduled entries could not be looked up", { error: String(error) });
    }
    if (!this.#stopped) this.#timer = setTimeout(() => this.look(), delay).unref();
  }
}
