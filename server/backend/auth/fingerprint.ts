import { createHmac } from "node:crypto";

/**
 * Keyed hash under which accounts and addresses are stored.
 * @param secret JWT secret, from which the key is derived.
 */
export function createFingerprint(secret: string): (text: string) => string {
  const key = createHmac("sha256", secret).update("fingerprints of sign-ins").digest("base64");
  return (text) => createHmac("sha256", key).update(text).digest("base64url");
}
