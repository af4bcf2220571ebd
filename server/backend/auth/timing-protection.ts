import { setTimeout } from "node:timers/promises";
import type { ComparePassword } from "../types.ts";
import type { SignInStore } from "./account-limit.ts";

/**
 * bcrypt hash that matches no password, with the cost of our hashes (lite's default, and `first-admin.ts`).
 */
export const dummyHash = `$2b$10$${"abcdefghijklmnopqrstuu"}${"A".repeat(31)}`;

/** Several times the duration of an account lookup. */
const minMailRequestMs = 100;

/**
 * Compares a password with a dummy hash if the account does not exist. lite refuses an unknown address
 * without comparing, 60 times as fast: the duration would reveal which accounts exist. Call it only after a
 * refusal (OWASP ASVS 4.0.3, 2.2.1; Authentication Cheat Sheet, "Login").
 */
export async function compareWithDummy(
  store: SignInStore,
  account: string,
  password: string,
  comparePassword: ComparePassword,
): Promise<void> {
  const { rows } = await store.query(
    "select from auth.users where email = $1 and encrypted_password is not null limit 1",
    [account],
  );
  if (rows.length === 0) await comparePassword(password, dummyHash);
}

/** Pads the duration, so that timing does not reveal whether an account exists. */
export async function withMinDuration<Result>(task: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([task(), setTimeout(minMailRequestMs)]);
  return result;
}
