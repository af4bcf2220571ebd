import { createHmac, randomBytes } from "node:crypto";
import { addressGroup } from "../../../supabase/functions/_shared/client-address.ts";

interface LimitOptions {
  /** How many are counted against one address before it has to wait. */
  max: number;
  /** For which each of them counts. */
  periodMs: number;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** Leave to try once; `settle` must follow, whatever comes of it. */
export interface Attempt {
  /** @param counts whether this try counts against the address. */
  settle(counts: boolean): void;
}

export interface Refused {
  /** Seconds until the next try may be made. */
  retryAfter: number;
}

interface Count {
  /** When what counts has happened, oldest first. */
  times: number[];
  underWay: number;
  /** Resolves when the next try under way is settled; there only while somebody waits for it. */
  settled?: PromiseWithResolvers<void>;
}

/**
 * Counts something that happens per client address, in a sliding period, in memory. Addresses share
 * 65,536 counters by a keyed hash: memory is bounded without ever dropping a count, so that nobody
 * with many addresses gets rid of their own, and nobody can choose whose counter they hit.
 */
export class AddressLimit {
  readonly #options: LimitOptions;
  readonly #key = randomBytes(16);
  readonly #counts = new Map<number, Count>();
  #lastTidied: number;

  constructor(options: LimitOptions) {
    this.#options = options;
    this.#lastTidied = options.now();
  }

  /**
   * Asks for one try. Tries under way count until they are settled, or many at once would slip through;
   * one that finds no place only because of them waits for them.
   * @param address undefined when it is not known: all of those share one count.
   */
  async reserve(address: string | undefined): Promise<Attempt | Refused> {
    const { max, periodMs, now } = this.#options;
    const slot = this.#slotOf(address);
    for (;;) {
      this.#tidy();
      const count: Count = this.#counts.get(slot) ?? { times: [], underWay: 0 };
      this.#forget(count);
      const [oldest] = count.times;
      if (oldest !== undefined && count.times.length >= max)
        return { retryAfter: Math.max(1, Math.ceil((oldest + periodMs - now()) / 1000)) };
      if (count.times.length + count.underWay < max) {
        this.#counts.set(slot, count);
        count.underWay += 1;
        return { settle: (counts) => this.#settle(count, counts) };
      }
      count.settled ??= Promise.withResolvers();
      await count.settled.promise;
    }
  }

  #settle(count: Count, counts: boolean): void {
    count.underWay -= 1;
    if (counts) count.times.push(this.#options.now());
    count.settled?.resolve();
    count.settled = undefined;
  }

  /** Counters that hold nothing any more go, once in a period. */
  #tidy(): void {
    const { periodMs, now } = this.#options;
    if (Math.abs(now() - this.#lastTidied) < periodMs) return;
    this.#lastTidied = now();
    for (const [slot, count] of this.#counts) {
      this.#forget(count);
      if (count.times.length === 0 && count.underWay === 0) this.#counts.delete(slot);
    }
  }

  #forget(count: Count): void {
    const since = this.#options.now() - this.#options.periodMs;
    count.times = count.times.filter((time) => time > since);
  }

  #slotOf(address = "unknown"): number {
    return createHmac("sha256", this.#key).update(addressGroup(address)).digest().readUInt16BE();
  }
}
