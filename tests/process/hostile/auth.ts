/** Requests of `/auth/v1`: sign-in, mail requests, account changes. */

import { traveller } from "../../integration/backend/harness.ts";
import type { Random } from "../../support/random.ts";
import { damagedJson, oddValue } from "./odd-json.ts";
import { oddPart, oddString, queryValue, withNeedlessEscapes } from "./odd-strings.ts";
import type { RequestSpec } from "./request-spec.ts";

const grants = [
  "password",
  "refresh_token",
  "pkce",
  "id_token",
  "web3",
  "authorization_code",
  "x",
  "",
];
const types = [
  "recovery",
  "magiclink",
  "signup",
  "invite",
  "email",
  "email_change",
  "sms",
  "x",
  "",
];
const routes: [method: string, path: string][] = [
  ["POST", "token"],
  ["POST", "token"],
  ["POST", "token"],
  ["POST", "token"],
  ["POST", "recover"],
  ["POST", "otp"],
  ["POST", "magiclink"],
  ["POST", "resend"],
  ["POST", "verify"],
  ["GET", "verify"],
  ["POST", "signup"],
  ["POST", "signup"],
  ["GET", "user"],
  ["PUT", "user"],
  ["PUT", "user"],
  ["DELETE", "user"],
  ["POST", "logout"],
  ["GET", "reauthenticate"],
  ["GET", "settings"],
  ["GET", "health"],
  ["GET", "authorize"],
  ["GET", "callback"],
  ["POST", "callback"],
  ["GET", ".well-known/jwks.json"],
  ["GET", ".well-known/openid-configuration"],
  ["POST", "factors"],
  ["POST", "factors/x/verify"],
  ["GET", "admin/users"],
  ["POST", "admin/users"],
  ["POST", "admin/generate_link"],
  ["DELETE", "admin/users/x"],
  ["POST", "invite"],
  ["GET", "sso"],
  ["POST", "saml/acs"],
  ["POST", "oauth/token"],
  ["GET", "user/identities/authorize"],
  ["GET", "config"],
  ["GET", "introspect"],
];

/** Privileges that no user can give to themselves. */
const rights = {
  role: "service_role",
  app_metadata: { role: "admin", provider: "email" },
  user_metadata: { role: "admin" },
  is_super_admin: true,
  email_confirm: true,
  email_confirmed_at: "2026-01-01",
  banned_until: null,
};

/** Weak passwords, which are refused, so that the traveller's session lasts. */
function fields(random: Random): Record<string, unknown> {
  const number = random.below(1e6);
  const known: Record<string, () => unknown> = {
    email: () =>
      random.pick([
        `nobody-${number}@example.com`,
        `nobody-${number}@example.com`,
        `NOBODY-${number}@EXAMPLE.COM`,
        random.below(20) ? `nobody-${number}@example.com` : traveller.email,
        "x",
        `${"a".repeat(300)}@example.com`,
        `nobody@exa${oddString(random)}mple.com`,
      ]),
    phone: () => random.pick(["+27115550100", "0", "x"]),
    password: () =>
      random.pick(["12345678", "password", "", "x".repeat(80), "y".repeat(5000), "ñ".repeat(72)]),
    token: () => random.pick(["123456", "000000", "x", ""]),
    token_hash: () => random.pick(["x", "pkce_x", "0".repeat(56)]),
    type: () => random.pick(types),
    refresh_token: () => random.pick(["none", "", "x".repeat(2000), "aaaaaaaaaaaa"]),
    auth_code: () => random.pick(["x", "00000000-0000-0000-0000-000000000000"]),
    code_verifier: () => random.pick(["x", "a".repeat(43)]),
    code_challenge: () => random.pick(["x", "a".repeat(43)]),
    code_challenge_method: () => random.pick(["s256", "plain", "x"]),
    provider: () => random.pick(["google", "github", "apple", "x"]),
    id_token: () => random.pick(["x", "e30.e30.e30"]),
    create_user: () => random.pick([true, false, "x"]),
    redirect_to: () => random.pick(["https://other.example", "javascript:alert(1)", "//x", "\r\n"]),
    data: () => random.pick([{}, { x: 1 }, rights]),
    options: () => random.pick([{}, { data: rights }]),
    gotrue_meta_security: () => random.pick([{}, { captcha_token: "x" }]),
    nonce: () => random.pick(["123456", ""]),
    scope: () => random.pick(["global", "local", "others", "x"]),
    factor_type: () => "totp",
  };
  const made: Record<string, unknown> = {};
  for (const [field, give] of Object.entries(known)) {
    const wanted = field === "email" || field === "password" || field === "type" ? 4 : 2;
    if (random.below(5) < wanted) made[field] = random.below(12) ? give() : oddValue(random);
  }
  return random.below(6) ? made : { ...made, ...rights };
}

export function authRequest(random: Random): RequestSpec {
  const [method, route] = random.pick(routes);
  const path = withNeedlessEscapes(
    random,
    `/auth/v1/${random.below(20) ? route : oddPart(random)}`,
  );
  const parameters = Array.from({ length: random.below(3) }, () =>
    random.pick([
      `redirect_to=${queryValue(random, random.pick(["https://other.example", "/admin", "::"]))}`,
      `type=${queryValue(random, random.pick(types))}`,
      `token=${queryValue(random, "x")}`,
      `provider=${queryValue(random, random.pick(["google", "x"]))}`,
      `code=${queryValue(random, "x")}`,
      `state=${queryValue(random, "x")}`,
      `scope=${queryValue(random, "global")}`,
      `page=${queryValue(random, "-1")}`,
      "apikey=x",
      `${oddPart(random)}=x`,
    ]),
  );
  if (/token/.test(route)) parameters.push(`grant_type=${queryValue(random, random.pick(grants))}`);
  return {
    method: random.below(25) ? method : random.pick(["PATCH", "HEAD", "OPTIONS", "PUT", "TRACE"]),
    path: `${path}?${parameters.join("&")}`,
    ...(method !== "GET" && {
      headers: { "content-type": "application/json" },
      body: damagedJson(random, fields(random)),
    }),
    // This would end the session, and no later request would be signed in.
    ...(route === "logout" && { not: "traveller" as const }),
  };
}
