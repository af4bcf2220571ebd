import { addressGroup } from "../../../supabase/functions/_shared/client-address.ts";

interface Limits {
  total: number;
  /** What one client address may have of it at a time. */
  perAddress: number;
}

/** Which of the two limits is reached. */
export type Exhausted = "total" | "address";

/** Something that all clients share, of which no address gets everything: bytes in memory, places in a queue. */
export class SharedLimit {
  readonly #limits: Limits;
  readonly #byAddress = new Map<string, number>();
  #total = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * Takes an amount, which is to be given back by {@link free}.
   * @param address undefined where it is not known: all of those are one.
   * @returns undefined when it is taken, else why nothing is.
   */
  take(address: string | undefined, amount: number): Exhausted | undefined {
    const exhausted = this.exhaustedFor(address, amount);
    if (exhausted) return exhausted;
    const group = groupOf(address);
    this.#byAddress.set(group, (this.#byAddress.get(group) ?? 0) + amount);
    this.#total += amount;
    return undefined;
  }

  /** What {@link take} would answer, and nothing is taken. */
  exhaustedFor(address: string | undefined, amount: number): Exhausted | undefined {
    const taken = this.#byAddress.get(groupOf(address)) ?? 0;
    if (taken + amount > this.#limits.perAddress) return "address";
    if (this.#total + amount > this.#limits.total) return "total";
    return undefined;
  }

  free(address: string | undefined, amount: number): void {
    const group = groupOf(address);
    const left = (this.#byAddress.get(group) ?? 0) - amount;
    if (left > 0) this.#byAddress.set(group, left);
    else this.#byAddress.delete(group);
    this.#total -= amount;
  }
}

const groupOf = (address = "unknown") => addressGroup(address);
