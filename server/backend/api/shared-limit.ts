import { addressGroup } from "../../../supabase/functions/_shared/client-address.ts";

interface Limits {
  total: number;
  /**
   * Amount that one client address may take. If lower than `total`, an address also gets no more than half
   * of what the others leave, so that many greedy addresses leave room for another one.
   */
  perAddress: number;
}

/** The limit that is reached. */
export type Exhausted = "total" | "address";

/**
 * A resource shared by all clients with a limit per address: bytes in memory, places in a queue.
 */
export class SharedLimit {
  readonly #limits: Limits;
  readonly #byAddress = new Map<string, number>();
  #total = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * Takes an amount, to be given back with {@link free}.
   * @param address undefined if unknown: unknown addresses share one limit.
   * @returns undefined on success, otherwise the limit that is reached.
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
