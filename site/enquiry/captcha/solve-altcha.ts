import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/** For slow devices; the usual time is below two seconds. */
const solveTimeoutMs = 60_000;

/**
 * Solves a challenge. The browser derives the keys outside of the main thread, so the page stays
 * responsive without a worker.
 * @returns the solution as ALTCHA's widget encodes it; undefined after the timeout
 * @throws without Web Crypto, which browsers offer over https only
 */
export async function solveAltcha(challenge: Challenge): Promise<string | undefined> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: solveTimeoutMs });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}
