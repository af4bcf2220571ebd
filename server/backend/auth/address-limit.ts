import { LRUCache } from "lru-cache";
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

/** Addresses in memory. A client with more addresses needs no reset of their counts. */
const maxAddresses = 65_536;

/** Counts events per client address in a sliding period, in memory. */
export class AddressLimit {
  readonly #options: LimitOptions;
  /** Times of attempts by address, oldest first. */
  readonly #times = new LRUCache<string, number[]>({ max: maxAddresses });

  constructor(options: LimitOptions) {
    this.#options = options;
  }

  /**
   * Requests one attempt. It counts until it is settled, so that concurrent attempts cannot exceed the
   * limit.
   * @param address undefined if unknown: unknown addresses share one count.
   */
  reserve(address: string | undefined): Attempt | Refused {
    const { max, periodMs, now } = this.#options;
    const group = addressGroup(address ?? "unknown");
    const time = now();
    const times = (this.#times.get(group) ?? []).filter((each) => each > time - periodMs);
    const [oldest] = times;
    if (oldest !== undefined && times.length >= max)
      return { retryAfter: Math.max(1, Math.ceil((oldest + periodMs - time) / 1000)) };
    this.#times.set(group, [...times, time]);
    return {
      settle: (counts) => {
        const current = this.#times.get(group) ?? [];
        const at = current.indexOf(time);
        if (!counts && at >= 0) this.#times.set(group, current.toSpliced(at, 1));
      },
    };
  }
}
