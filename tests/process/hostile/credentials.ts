import { createHmac } from "node:crypto";
import type { Random } from "../../support/random.ts";

/** All clients except administrators; the secret key is never sent. */
export const callers = [
  "nobody",
  "publishable",
  "publishable",
  "publishable",
  "publishable",
  "traveller",
  "traveller",
  "traveller",
  "forger",
  "expired",
] as const;
export type Caller = (typeof callers)[number];

export interface Keys {
  publishableKey: string;
  /** Access token of the traveller's session. */
  accessToken: string;
  /** Expired access tokens of the administrator. */
  expired: string;
  /** Forged access tokens. */
  forged: string[];
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Token in the form of the auth service, signed with any secret. */
function signToken(claims: object, secret: string, header: object = {}): string {
  const text = `${encoded({ alg: "HS256", typ: "JWT", ...header })}.${encoded(claims)}`;
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
}

interface Secrets {
  publishableKey: string;
  jwtSecret: string;
  adminId: string;
  accessToken: string;
}

export function makeKeys({ publishableKey, jwtSecret, adminId, accessToken }: Secrets): Keys {
  const now = Math.floor(Date.now() / 1000);
  const claims = { aud: "authenticated", role: "authenticated", sub: adminId, iat: now };
  const lasting = { ...claims, exp: now + 3600 };
  const powerful = { role: "service_role", iss: "supabase", exp: now + 3600 };
  const [header = "", , signature = ""] = accessToken.split(".");
  const unsigned = `${encoded({ alg: "none", typ: "JWT" })}.`;
  return {
    publishableKey,
    accessToken,
    expired: signToken({ ...claims, exp: now - 3600 }, jwtSecret),
    forged: [
      `${unsigned}${encoded(lasting)}.`,
      `${unsigned}${encoded(powerful)}.`,
      `${header}.${encoded(lasting)}.${signature}`,
      `${header}.${encoded(powerful)}.${signature}`,
      signToken(lasting, ""),
      signToken(lasting, publishableKey),
      signToken(powerful, "super-secret-jwt-token-with-at-least-32-characters-long"),
      signToken(lasting, "x", { kid: "../../../../dev/null" }),
      signToken(lasting, "x", { alg: "RS256", jku: "http://127.0.0.1:9/keys" }),
      signToken({ ...lasting, role: "postgres" }, "x"),
      `${accessToken}x`,
      accessToken.replaceAll(".", ".."),
      "..",
      "null",
      "sb_secret_",
      "e30.e30.e30",
      "\u00e9.\u00ff.\u00e9",
    ],
  };
}

/** Ways in which a caller authenticates. */
export function headersOf(caller: Caller, keys: Keys, random: Random): Record<string, string> {
  const apikey = keys.publishableKey;
  switch (caller) {
    case "nobody":
      return {};
    case "publishable":
      return random.below(2) ? { apikey } : { apikey, authorization: `Bearer ${apikey}` };
    case "traveller":
      return { apikey, authorization: `Bearer ${keys.accessToken}` };
    case "expired":
      return { apikey, authorization: `Bearer ${keys.expired}` };
    case "forger": {
      const token = random.pick(keys.forged);
      const scheme = random.pick(["Bearer", "Bearer", "bearer", "Basic", "Token", ""]);
      const known = random.below(3) ? apikey : random.pick([token, "sb_secret_x", "service_role"]);
      return { apikey: known, authorization: `${scheme} ${token}` };
    }
  }
}
