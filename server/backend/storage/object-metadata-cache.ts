import { setTimeout } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { Database } from "../database/database.ts";

/** Channel of `storage.announce_object_change()`, in bootstrap.sql. */
const channel = "object_changed";

/** A thousand entries take at most 1 MB. */
const maxKnown = 2_000;

interface Options {
  /** Timeout in milliseconds of a read if old metadata is available. */
  readTimeoutMs?: number;
  /** Milliseconds after a failed read in which old metadata is served without another attempt. */
  retryAfterMs?: number;
}

interface Entry<Metadata> {
  metadata: Metadata;
  /**
   * Number of notification gaps at the time of the read: after another one the entry may be stale.
   */
  gaps: number;
}

/**
 * Cache of object metadata by `bucket/name`, needed for each picture shown. Entries are invalidated by
 * notifications. Nothing is cached before `watch`, and missing objects are never cached. During a database
 * outage stale metadata is served, so that cached pages keep their pictures.
 */
export class ObjectMetadataCache<Metadata extends NonNullable<unknown>> {
  readonly #options: Required<Options>;
  readonly #known = new LRUCache<string, Entry<Metadata>>({ max: maxKnown });
  /** Incremented per notification, so that an older read is not cached. */
  #changes = 0;
  #gaps = 0;
  /** Time of the next attempt, by `performance.now()`. */
  #retryAt = 0;
  #watching = false;

  constructor({ readTimeoutMs = 2_000, retryAfterMs = 5_000 }: Options = {}) {
    this.#options = { readTimeoutMs, retryAfterMs };
  }

  /** @param tell called per change with its key, or with "" if anything may have changed. */
  async watch(database: Pick<Database, "listen">, tell = (_key: string) => {}): Promise<void> {
    const changed = (key: string) => {
      this.#changes += 1;
      if (key) this.#known.delete(key);
      else this.#known.clear();
      tell(key);
    };
    const missed = () => {
      this.#changes += 1;
      this.#gaps += 1;
      this.#retryAt = 0;
      tell("");
    };
    await database.listen(channel, changed, missed);
    this.#watching = true;
  }

  /**
   * @param read reads uncached objects; those that it omits do not exist.
   * @throws the error of `read`, unless stale metadata of all keys is available.
   */
  async of(
    keys: readonly string[],
    read: (keys: string[]) => Promise<Map<string, Metadata>>,
  ): Promise<Map<string, Metadata>> {
    const found = new Map<string, Metadata>();
    const unknown: string[] = [];
    let canUseOld = true;
    for (const key of keys) {
      const entry = this.#known.get(key);
      if (entry) found.set(key, entry.metadata);
      if (entry?.gaps !== this.#gaps) unknown.push(key);
      if (!entry) canUseOld = false;
    }
    if (unknown.length === 0) return found;
    if (canUseOld && performance.now() < this.#retryAt) return found;
    const changes = this.#changes;
    const reading = read(unknown).then((rows) => {
      this.#store(unknown, rows, changes);
      return rows;
    });
    try {
      const rows = await (canUseOld ? this.#inTime(reading) : reading);
      for (const key of unknown) {
        const metadata = rows.get(key);
        if (metadata) found.set(key, metadata);
        else found.delete(key);
      }
    } catch (error) {
      if (!canUseOld) throw error;
      // A notification since then is newer than this failure.
      if (changes === this.#changes) this.#retryAt = performance.now() + this.#options.retryAfterMs;
    }
    return found;
  }

  /** Whether there is metadata of all keys, possibly stale. */
  has(keys: readonly string[]): boolean {
    return keys.every((key) => this.#known.has(key));
  }

  /** Invalidates one object. */
  forget(key: string): void {
    this.#known.delete(key);
  }

  /** @param changes number of notifications at the start of the read. */
  #store(keys: readonly string[], rows: ReadonlyMap<string, Metadata>, changes: number): void {
    const isCurrent = this.#watching && changes === this.#changes;
    for (const key of keys) {
      const metadata = rows.get(key);
      if (metadata && isCurrent) this.#known.set(key, { metadata, gaps: this.#gaps });
      else if (!metadata) this.#known.delete(key);
    }
  }

  /** @throws on timeout. */
  async #inTime<Result>(work: Promise<Result>): Promise<Result> {
    const done = new AbortController();
    const options = { signal: done.signal, ref: false };
    const late = setTimeout(this.#options.readTimeoutMs, undefined, options).then(() => {
      throw new Error("the database does not answer in time");
    });
    late.catch(() => {});
    try {
      return await Promise.race([work, late]);
    } finally {
      done.abort();
    }
  }
}
