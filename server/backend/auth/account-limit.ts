import { createHmac } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { addressGroup } from "../../../supabase/functions/_shared/client-address.ts";
import type { Database } from "../database/database.ts";
import type { Refused } from "./address-limit.ts";

/** What is asked of the database; every task in it is a single statement. */
export type GuessStore = Pick<Database, "query" | "exclusively">;

/** Seconds in which wrong guesses count. */
const period = 3600;
/**
 * Wrong guesses within the period, 100 in all, which is what OWASP ASVS 4.0.3 (2.2.1) allows. All
 * unknown addresses share theirs; a known one can use up its own and no other's.
 */
const most = { unknown: 50, known: 50, ofOne: 20 };
/** Milliseconds that a guess waits for others under way before it is refused because of them. */
const patience = 5000;

/** Leave to guess once; one of its two ends must follow. */
export interface Guess {
  settle(wrong: boolean): Promise<void>;
}

interface Options {
  store: GuessStore;
  /** What accounts and addresses are hashed with: of a copy of the database they cannot be read. */
  key: string;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/**
 * Counts wrong passwords and codes by account, in the database. Addresses from which the account was
 * signed in to before have a count of their own, so that strangers who guess lock nobody out
 * (OWASP Authentication Cheat Sheet, "Account Lockout", with addresses in place of device cookies).
 * It does not matter whether there is such an account: what is counted is what was typed.
 */
export class AccountLimit {
  readonly #options: Options;

  constructor({ key, ...options }: Options) {
    // Not the key itself: what signs sessions signs nothing else.
    const own = createHmac("sha256", key).update("fingerprints of sign-ins").digest("base64");
    this.#options = { ...options, key: own };
  }

  /** @param address undefined when it is not known: all of those are one. */
  async reserve(account: string, address: string | undefined): Promise<Guess | Refused> {
    const waited = performance.now();
    for (;;) {
      const { guess, wait, undecided } = await this.#begin(account, address);
      if (guess) return { settle: (wrong) => this.#settle(guess, wrong) };
      if (!undecided || performance.now() - waited > patience) return { retryAfter: wait };
      await setTimeout(50);
    }
  }

  /** Notes that somebody who may has signed in to the account from there. */
  async remember(account: string, address: string | undefined): Promise<void> {
    await this.#ask("select private.remember_address($1, $2, $3)", [
      this.#hash(account),
      this.#hashAddress(address),
      this.#at(),
    ]);
  }

  async #begin(account: string, address: string | undefined) {
    type Begun = { guess: string | null; wait: number; undecided: boolean };
    const { rows } = await this.#ask<Begun>(
      "select * from private.begin_guess($1, $2, $3, $4, $5, make_interval(secs => $6), $7)",
      [
        this.#hash(account),
        this.#hashAddress(address),
        most.unknown,
        most.known,
        most.ofOne,
        period,
        this.#at(),
      ],
    );
    // Without an answer nobody may guess.
    return rows[0] ?? { guess: null, wait: period, undecided: false };
  }

  async #settle(guess: string, wrong: boolean): Promise<void> {
    await this.#ask("select private.settle_guess($1, $2, make_interval(secs => $3), $4)", [
      guess,
      wrong,
      period,
      this.#at(),
    ]);
  }

  #ask<Row>(sql: string, parameters: unknown[]) {
    const { store } = this.#options;
    return store.exclusively(() => store.query<Row>(sql, parameters));
  }

  #at(): string {
    return new Date(this.#options.now()).toISOString();
  }

  #hashAddress(address = "unknown"): string {
    return this.#hash(addressGroup(address));
  }

  #hash(text: string): string {
    return createHmac("sha256", this.#options.key).update(text).digest("base64url");
  }
}
