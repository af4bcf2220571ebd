import { LRUCache } from "lru-cache";
import type { Database } from "../database/database.ts";

/** The channel of `storage.announce_object_change()`, in bootstrap.sql. */
const channel = "object_changed";

/** A thousand are 1 MB or less. */
const maxKnown = 2_000;

/**
 * What was read about stored objects, by `bucket/name`, until they change: each picture that is shown asks
 * for it. Nothing is cached before `watch`, nor of what does not exist.
 */
export class KnownObjects<Metadata extends NonNullable<unknown>> {
  readonly #known = new LRUCache<string, Metadata>({ max: maxKnown });
  /** Goes on with each notice: what was being read meanwhile may be older than that. */
  #changes = 0;
  #watching = false;

  /** @param tell hears of each change: its key, or nothing where anything may have changed. */
  async watch(database: Pick<Database, "listen">, tell = (_key: string) => {}): Promise<void> {
    const changed = (key: string) => {
      this.#invalidate(key);
      tell(key);
    };
    await database.listen(channel, changed, () => changed(""));
    this.#watching = true;
  }

  /** @param read reads those that are not known; what it leaves out does not exist. */
  async of(
    keys: readonly string[],
    read: (keys: string[]) => Promise<Map<string, Metadata>>,
  ): Promise<Map<string, Metadata>> {
    const found = new Map<string, Metadata>();
    const unknown: string[] = [];
    for (const key of keys) {
      const known = this.#known.get(key);
      if (known) found.set(key, known);
      else unknown.push(key);
    }
    if (unknown.length === 0) return found;
    const changes = this.#changes;
    for (const [key, metadata] of await read(unknown)) {
      found.set(key, metadata);
      if (this.#watching && changes === this.#changes) this.#known.set(key, metadata);
    }
    return found;
  }

  /** @param key empty where anything may have changed. */
  #invalidate(key: string) {
    this.#changes += 1;
    if (key) this.#known.delete(key);
    else this.#known.clear();
  }
}
