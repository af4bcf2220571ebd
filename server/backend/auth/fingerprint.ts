import { createHmac } from "node:crypto";

/**
 * What accounts and addresses are stored as: of a copy of the database they cannot be read.
 * @param secret that of the sessions, which itself signs nothing else.
 */
export function createFingerprint(secret: string): (text: string) => string {
  const key = createHmac("sha256", secret).update("fingerprints of sign-ins").digest("base64");
  return (text) => createHmac("sha256", key).update(text).digest("base64url");
}
