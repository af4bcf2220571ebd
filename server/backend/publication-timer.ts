import { cacheTags } from "./database/content-changes.ts";
import type { Database } from "./database/database.ts";
import type { BackendLog } from "./types.ts";

/** What `public.publications()` answers, by the database's own clock. */
export interface Publications {
  at: string;
  /** Posts that have come out since the time that was asked with, or, after it was set back, gone in again. */
  slugs: string[];
  /** Seconds; null where none is scheduled. */
  next_in: number | null;
}

/** @param since what the last answer called `at`. */
type Ask = (since: string | null) => Promise<Publications>;

/** Asks a database of our own. */
export function askDatabase(database: Database): Ask {
  return async (since) => {
    const { rows } = await database.query<Publications>(
      "select to_json(at) #>> '{}' as at, slugs, next_in from public.publications($1)",
      [since],
    );
    return rows[0] as Publications;
  };
}

interface Options {
  ask: Ask;
  /** Takes what has changed for visitors, as content changes are told. */
  tell: (changed: readonly string[]) => void;
  log: BackendLog;
}

/**
 * Milliseconds after which it looks again, whatever it knows: clocks are set, machines sleep, and where
 * changes are not told, nobody says that a post was scheduled.
 */
const lookEveryMs = 30_000;
const retryAfterMs = 2_000;
/** Timers may come a little early. */
const afterMs = 5;

/**
 * Tells of scheduled posts at the moment from which visitors see them, of each server by itself. What it
 * keeps is the time of its last look alone: one that comes late, for whatever reason, misses nothing.
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

  /** Finds out what is due and when the next one is; to be called whenever posts may have changed. */
  look(): void {
    if (this.#stopped) return;
    // What has changed meanwhile may not be in the answer that is on its way.
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
    const { ask, tell, log } = this.#options;
    clearTimeout(this.#timer);
    let delay = retryAfterMs;
    try {
      const { at, slugs, next_in } = await ask(this.#since);
      this.#since = at;
      if (slugs.length > 0)
        tell([...new Set(slugs.flatMap((slug) => cacheTags("blog_posts", [slug])))]);
      delay = Math.min(lookEveryMs, next_in === null ? lookEveryMs : next_in * 1000 + afterMs);
    } catch (error) {
      log.warn("scheduled posts could not be looked up", { error: String(error) });
    }
    if (!this.#stopped) this.#timer = setTimeout(() => this.look(), delay).unref();
  }
}
