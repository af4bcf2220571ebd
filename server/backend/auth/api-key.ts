import { createHash, timingSafeEqual } from "node:crypto";

interface Keys {
  publishableKey: string;
  secretKey: string;
}

/** What lite is given in place of a key that is none of ours; it answers as it does to any wrong one. */
const wrongKey = "wrong";

const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * lite compares keys letter by letter, and how long that takes tells how many were right. Here they are
 * compared in constant time, and a wrong one never reaches that comparison (CWE-208).
 */
export function createKeyCheck({ publishableKey, secretKey }: Keys) {
  const known = [digest(publishableKey), digest(secretKey)];
  const isKnown = (key: string) => {
    const given = digest(key);
    // Not `some`, which would stop at the first.
    return known.filter((one) => timingSafeEqual(one, given)).length > 0;
  };
  return (request: Request): Request => {
    const url = new URL(request.url);
    // lite looks at the address where there is no header; either may be given as often as one likes.
    const given = request.headers.get("apikey") ?? url.searchParams.get("apikey");
    if (given === null || isKnown(given)) return request;
    const headers = new Headers(request.headers);
    headers.set("apikey", wrongKey);
    return new Request(request, { headers });
  };
}
