import { createHash, timingSafeEqual } from "node:crypto";
import type { Head } from "./fields.ts";

interface Keys {
  publishableKey: string;
  secretKey: string;
}

export type ApiKey = "publishable" | "secret";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** A header, or else the address: either may be given as often as one likes. */
export function givenApiKey(request: Head): string | null {
  return request.headers.get("apikey") ?? new URL(request.url).searchParams.get("apikey");
}

/** Tells which key a text is, in constant time (CWE-208). */
export function createApiKeyCheck({ publishableKey, secretKey }: Keys) {
  const publishable = digest(publishableKey);
  const secret = digest(secretKey);
  return (given: string): ApiKey | undefined => {
    const key = digest(given);
    // Both, always: an early end would tell which it was.
    const isPublishable = timingSafeEqual(publishable, key);
    const isSecret = timingSafeEqual(secret, key);
    return isSecret ? "secret" : isPublishable ? "publishable" : undefined;
  };
}
