import { setTimeout } from "node:timers/promises";
import { addressGroup } from "../../../supabase/functions/_shared/client-address.ts";
import { limits } from "../../limits.ts";
import type { Database } from "../database/database.ts";
import type { Refused } from "./address-limit.ts";
import { createFingerprint } from "./fingerprint.ts";

/** Database access; every call is a single statement. */
export type SignInStore = Pick<Database, "query">;

const { perAccount, mailsPerAccount } = limits.signIn;
/** Longest wait for pending guesses before a guess is refused because of them. */
const maxWaitMs = 5000;

/** Permission for one guess. The caller must call `settle`. */
export interface Guess {
  settle(wrong: boolean): Promise<void>;
}

interface Options {
  store: SignInStore;
  /** Key of the hashes under which accounts and addresses are stored. */
  key: string;
  /** Current time in milliseconds since the epoch. */
  now: () => number;
}

/**
 * Counts wrong passwords and codes, and mails, per account, in the database. Addresses with an earlier successful
 * sign-in have their own budget, so that anonymous guesses do not lock the owner out (OWASP Authentication
 * Cheat Sheet, "Account Lockout", with addresses instead of device cookies). Unknown accounts are counted,
 * too.
 */
export class AccountLimit {
  readonly #options: Options;
  readonly #fingerprint: (text: string) => string;

  constructor(options: Options) {
    this.#options = options;
    this.#fingerprint = createFingerprint(options.key);
  }

  /** @param address undefined if unknown: unknown addresses share one count. */
  async reserve(account: string, address: string | undefined): Promise<Guess | Refused> {
    const began = performance.now();
    for (;;) {
      const { attempt, wait_seconds, has_unfinished } = await this.#begin(account, address);
      if (attempt) return { settle: (wrong) => this.#settle(attempt, wrong) };
      if (!has_unfinished || performance.now() - began > maxWaitMs)
        return { retryAfter: wait_seconds };
      await setTimeout(50);
    }
  }

  /** Stores an address after a successful sign-in. */
  async remember(account: string, address: string | undefined): Promise<void> {
    await this.#ask("select private.record_sign_in_address($1, $2, $3)", [
      this.#fingerprint(account),
      this.#hashAddress(address),
      this.#at(),
    ]);
  }

  /**
   * Counts a mail with a link or code, whatever the address. Each new link invalidates the one before, so
   * that a flood would leave the owner without a working link. Unknown accounts are not counted.
   * @returns whether it may be sent.
   */
  async mayMail(account: string): Promise<boolean> {
    const { minSpacingSeconds, max, periodSeconds } = mailsPerAccount;
    const { rows } = await this.#ask<{ allowed: boolean }>(
      `select private.reserve_sign_in_mail(
           $1, coalesce(recovery_token, '') <> '',
           make_interval(secs => $3), $4, make_interval(secs => $5), $6
         ) as allowed
         from auth.users where email = $2`,
      [this.#fingerprint(account), account, minSpacingSeconds, max, periodSeconds, this.#at()],
    );
    return rows[0]?.allowed ?? true;
  }

  async #begin(account: string, address: string | undefined) {
    type Begun = { attempt: string | null; wait_seconds: number; has_unfinished: boolean };
    const { rows } = await this.#ask<Begun>(
      "select * from private.begin_sign_in_attempt($1, $2, $3, $4, $5, make_interval(secs => $6), $7)",
      [
        this.#fingerprint(account),
        this.#hashAddress(address),
        perAccount.maxUnknown,
        perAccount.maxKnown,
        perAccount.maxPerKnownAddress,
        perAccount.periodSeconds,
        this.#at(),
      ],
    );
    // If the database returns no row, the attempt is refused for a whole period.
    const { periodSeconds } = perAccount;
    return rows[0] ?? { attempt: null, wait_seconds: periodSeconds, has_unfinished: false };
  }

  async #settle(attempt: string, wrong: boolean): Promise<void> {
    await this.#ask(
      "select private.finish_sign_in_attempt($1, $2, make_interval(secs => $3), $4)",
      [attempt, wrong, perAccount.periodSeconds, this.#at()],
    );
  }

  #ask<Row>(sql: string, parameters: unknown[]) {
    const { store } = this.#options;
    return store.query<Row>(sql, parameters);
  }

  #at(): string {
    return new Date(this.#options.now()).toISOString();
  }

  #hashAddress(address = "unknown"): string {
    return this.#fingerprint(addressGroup(address));
  }
}
