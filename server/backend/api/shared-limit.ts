import { addressGroup } from "../../../supabase/functions/_shared/client-address.ts";

interface Limits {
  total: number;
  /**
   * What one client address may have of it at a time. Where that is not all, an address also gets no more than
   * half of what others leave, so that many greedy addresses still leave room for one more.
   */
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
    const { total, perAddress } = this.#limits;
    const group = groupOf(address);
    const taken = this.#byAddress.get(group) ?? 0;
    const left = total - this.#total + taken;
    const share = perAddress < total ? Math.min(perAddress, left / 2) : perAddress;
    if (taken + amount > left) return "total";
    if (taken + amount > share) return "address";
    this.#byAddress.set(group, taken + amount);
    this.#total += amount;
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
