import { setTimeout } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { Database } from "../database/database.ts";

/** The channel of `storage.announce_object_change()`, in bootstrap.sql. */
const channel = "object_changed";

/** A thousand are 1 MB or less. */
const maxKnown = 2_000;

interface Options {
  /** Milliseconds that a read may take where old metadata can stand in for it. */
  readTimeoutMs?: number;
  /** Milliseconds after a failed read in which old metadata is served without another attempt. */
  retryAfterMs?: number;
}

interface Entry<Metadata> {
  metadata: Metadata;
  /** Number of gaps in the notifications when it was read: after another one it may be old. */
  gaps: number;
}

/**
 * Metadata of stored objects, by `bucket/name`, cached until they change: each picture that is shown asks for
 * it. Nothing is cached before `watch`, and no absence. While the database is away, metadata that may be old is
 * served, so that pages that are still shown keep their pictures.
 */
export class KnownObjects<Metadata extends NonNullable<unknown>> {
  readonly #options: Required<Options>;
  readonly #known = new LRUCache<string, Entry<Metadata>>({ max: maxKnown });
  /** Incremented per notification, so that an older read is not cached. */
  #changes = 0;
  #gaps = 0;
  /** Until then no read is tried, by `performance.now()`. */
  #retryAt = 0;
  #watching = false;

  constructor({ readTimeoutMs = 2_000, retryAfterMs = 5_000 }: Options = {}) {
    this.#options = { readTimeoutMs, retryAfterMs };
  }

  /** @param tell hears of each change: its key, or nothing where anything may have changed. */
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
   * @param read reads those that are not known; objects that it omits do not exist.
   * @throws what `read` throws, unless old metadata of all of them is known.
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
      // A notification since then tells of a later moment than this failure.
      if (changes === this.#changes) this.#retryAt = performance.now() + this.#options.retryAfterMs;
    }
    return found;
  }

  /** Makes the next request read this object. */
  forget(key: string): void {
    this.#known.delete(key);
  }

  /** @param changes the number of notifications when the read began. */
  #store(keys: readonly string[], rows: ReadonlyMap<string, Metadata>, changes: number): void {
    const isCurrent = this.#watching && changes === this.#changes;
    for (const key of keys) {
      const metadata = rows.get(key);
      if (metadata && isCurrent) this.#known.set(key, { metadata, gaps: this.#gaps });
      else if (!metadata) this.#known.delete(key);
    }
  }

  /** @throws when the work takes too long. */
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
