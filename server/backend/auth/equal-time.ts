import { createRequire } from "node:module";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { GuessStore } from "./account-limit.ts";

/**
 * A bcrypt hash that belongs to no password, of the cost with which ours are made (lite's default, and
 * `first-admin.ts`).
 */
const nobodysHash = `$2b$10$${"abcdefghijklmnopqrstuu"}${"A".repeat(31)}`;

/** Milliseconds that a request for mail takes at least: several times what looking an account up does. */
const leastForMail = 100;

type Compare = (password: string, hash: string) => Promise<boolean>;
let compare: Promise<Compare> | undefined;

/** The very bcrypt of lite, which takes as long as lite's. */
function lites(): Promise<Compare> {
  compare ??= (async () => {
    const { resolve } = createRequire(import.meta.resolve("@supabase/lite"));
    const { default: bcrypt } = await import(pathToFileURL(resolve("bcryptjs")).href);
    return bcrypt.compare as Compare;
  })();
  return compare;
}

/**
 * lite refuses an address without an account before it looks at the password, 60 times as fast as one
 * with an account: the duration tells which addresses have one. What it has left out is done here.
 * To be called after a refusal only (OWASP ASVS 4.0.3, 2.2.1; Authentication Cheat Sheet, "Login").
 */
export async function takeAsLong(
  store: GuessStore,
  account: string,
  password: string,
): Promise<void> {
  const { rows } = await store.exclusively(() =>
    store.query(
      "select from auth.users where email = $1 and encrypted_password is not null limit 1",
      [account],
    ),
  );
  if (rows.length === 0) await (await lites())(password, nobodysHash);
}

/** Looking up and writing down differ by some milliseconds: neither is answered before both would be. */
export async function noSooner<Result>(task: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([task(), setTimeout(leastForMail)]);
  return result;
}
