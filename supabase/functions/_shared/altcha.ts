import {
  type Challenge,
  createChallenge,
  type Payload,
  randomInt,
  verifySolution,
} from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { keyedFingerprint } from "./fingerprint.ts";

/**
 * Validity of a challenge. Must stay below the hour for which `purge_expired_form_data` keeps used tokens,
 * otherwise a solution could be used twice.
 */
const lifetimeSeconds = 600;

/** PBKDF2 iterations of one attempt, and attempts: half a second on a laptop, two on a slow telephone. */
const iterations = 5_000;
const attempts = { from: 100, to: 200 };

/** Longest solution that is parsed; a genuine one has some 700 characters. */
const maxPayloadLength = 4096;

/** Two keys derived from the secret key of the backend, which all replicas have. */
async function signingSecrets(secretKey: string) {
  const [hmacSignatureSecret, hmacKeySignatureSecret] = await Promise.all(
    ["altcha challenge", "altcha solution"].map((use) => keyedFingerprint(use, secretKey)),
  );
  return {
    hmacSignatureSecret: hmacSignatureSecret as string,
    hmacKeySignatureSecret: hmacKeySignatureSecret as string,
  };
}

/** A signed proof-of-work challenge. Nothing is stored until its solution is verified. */
export async function createAltchaChallenge(secretKey: string): Promise<Challenge> {
  return createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: iterations,
    counter: randomInt(attempts.to, attempts.from),
    expiresAt: Math.floor(Date.now() / 1000) + lifetimeSeconds,
    deriveKey,
    ...(await signingSecrets(secretKey)),
  });
}

/**
 * Verifies a solution in the format of ALTCHA's widget: base64 of `{challenge, solution}`.
 * @returns the signature of the challenge, by which a second use is recognised: other encodings of the same
 * solution have the same one. Undefined if the solution is wrong, expired, forged or unreadable.
 */
export async function verifyAltcha(
  payload: string,
  secretKey: string,
): Promise<string | undefined> {
  if (payload.length > maxPayloadLength) return undefined;
  try {
    const { challenge, solution } = JSON.parse(atob(payload)) as Payload;
    const { expiresAt, keySignature } = challenge.parameters;
    // Signed challenges always have both; verification skips checks whose value is missing.
    if (!expiresAt || !keySignature) return undefined;
    const secrets = await signingSecrets(secretKey);
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
    return verified ? challenge.signature : undefined;
  } catch {
    return undefined;
  }
}
