import { setTimeout } from "node:timers/promises";
import type { ComparePassword } from "../types.ts";
import type { SignInStore } from "./account-limit.ts";

/**
 * A bcrypt hash that belongs to no password, of the cost with which ours are made (lite's default, and
 * `first-admin.ts`).
 */
export const nobodysHash = `$2b$10$${"abcdefghijklmnopqrstuu"}${"A".repeat(31)}`;

/** Several times what looking an account up takes. */
const minMailRequestMs = 100;

/**
 * Compares a password with nothing where its account does not exist. lite refuses an unknown address
 * before it looks at the password, 60 times as fast as a known one: the duration would tell which have an
 * account. To be called after a refusal only (OWASP ASVS 4.0.3, 2.2.1; Authentication Cheat Sheet, "Login").
 */
export async function compareForNobody(
  store: SignInStore,
  account: string,
  password: string,
  comparePassword: ComparePassword,
): Promise<void> {
  const { rows } = await store.query(
    "select from auth.users where email = $1 and encrypted_password is not null limit 1",
    [account],
  );
  if (rows.length === 0) await comparePassword(password, nobodysHash);
}

/** Whether there is an account makes some milliseconds of difference: no answer comes before both would. */
export async function withMinDuration<Result>(task: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([task(), setTimeout(minMailRequestMs)]);
  return result;
}
