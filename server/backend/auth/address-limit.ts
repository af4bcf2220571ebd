import { createHmac, randomBytes } from "node:crypto";
import { addressGroup } from "../../../supabase/functions/_shared/client-address.ts";

interface LimitOptions {
  /** Attempts per address in the period. */
  max: number;
  /** Length of the sliding period. */
  periodMs: number;
  /** Current time in milliseconds since the epoch. */
  now: () => number;
}

/** Permission for one attempt. The caller must call `settle`. */
export interface Attempt {
  /** @param counts whether the attempt counts against the address. */
  settle(counts: boolean): void;
}

export interface Refused {
  /** Seconds until the next attempt is allowed. */
  retryAfter: number;
}

interface Count {
  /** Times of counted attempts, oldest first. */
  times: number[];
  pending: number;
  /** Resolves when the next pending attempt is settled. Set only while a caller waits for it. */
  settled?: PromiseWithResolvers<void>;
}

/**
 * Counts events per client address in a sliding period, in memory. Addresses share 65,536 counters by a
 * keyed hash: memory is bounded without dropping counts, a client with many addresses cannot reset its
 * count, and nobody can choose whose counter they hit.
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
   * Requests one attempt. Pending attempts count, otherwise many concurrent ones would pass. An attempt
   * that exceeds the limit only because of pending ones waits for them.
   * @param address undefined if unknown: unknown addresses share one count.
   */
  async reserve(address: string | undefined): Promise<Attempt | Refused> {
    const { max, periodMs, now } = this.#options;
    const slot = this.#slotOf(address);
    for (;;) {
      this.#tidy();
      const count: Count = this.#counts.get(slot) ?? { times: [], pending: 0 };
      this.#forget(count);
      const [oldest] = count.times;
      if (oldest !== undefined && count.times.length >= max)
        return { retryAfter: Math.max(1, Math.ceil((oldest + periodMs - now()) / 1000)) };
      if (count.times.length + count.pending < max) {
        this.#counts.set(slot, count);
        count.pending += 1;
        return { settle: (counts) => this.#settle(count, counts) };
      }
      count.settled ??= Promise.withResolvers();
      await count.settled.promise;
    }
  }

  #settle(count: Count, counts: boolean): void {
    count.pending -= 1;
    if (counts) count.times.push(this.#options.now());
    count.settled?.resolve();
    count.settled = undefined;
  }

  /** Removes empty counters, once per period. */
  #tidy(): void {
    const { periodMs, now } = this.#options;
    if (Math.abs(now() - this.#lastTidied) < periodMs) return;
    this.#lastTidied = now();
    for (const [slot, count] of this.#counts) {
      this.#forget(count);
      if (count.times.length === 0 && count.pending === 0) this.#counts.delete(slot);
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
