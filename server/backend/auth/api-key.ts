import { createHash, timingSafeEqual } from "node:crypto";
import type { RequestHead } from "./request-fields.ts";

interface Keys {
  publishableKey: string;
  secretKey: string;
}

export type ApiKey = "publishable" | "secret";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Reads the API key from the header, or else from the query. Either may occur several times. */
export function givenApiKey(request: RequestHead): string | null {
  return request.headers.get("apikey") ?? new URL(request.url).searchParams.get("apikey");
}

/** Identifies an API key in constant time (CWE-208). */
export function createApiKeyCheck({ publishableKey, secretKey }: Keys) {
  const publishable = digest(publishableKey);
  const secret = digest(secretKey);
  return (given: string): ApiKey | undefined => {
    const key = digest(given);
    // Compare both: an early return would reveal which key matched.
    const isPublishable = timingSafeEqual(publishable, key);
    const isSecret = timingSafeEqual(secret, key);
    return isSecret ? "secret" : isPublishable ? "publishable" : undefined;
  };
}
