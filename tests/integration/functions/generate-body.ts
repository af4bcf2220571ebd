import { captchaPassHeader } from "../../../supabase/functions/_shared/captcha.ts";
import type { Random } from "../../support/random.ts";

const fragments = [
  "Ana",
  "x",
  "",
  " ",
  "\r\n",
  "\nBcc: everybody@example.com\n",
  "\0",
  "\u2028",
  "\u0085",
  "\ud800",
  "\u202e",
  "🦁",
  "ñ",
  "<script>alert(1)</script>",
  "'; drop table contact_submissions; --",
  '"',
  "\\",
  "=?utf-8?q?=0d=0aBcc:_x@example.com?=",
  "\x1b[31m",
  "{}",
  "[object Object]",
  "__proto__",
  "%00",
  "a".repeat(60),
  "word ".repeat(300),
];

const emails = [
  "ana@example.com",
  "ana+safari@example.co.za",
  "ana@example.com\r\nBcc: x@example.com",
  "ana@example.com, x@example.com",
  '"ana"@example.com',
  "ana@[127.0.0.1]",
  "ana",
  "@",
  `${"a".repeat(250)}@example.com`,
  "ana@exa mple.com",
  "<ana@example.com>",
];

function text(random: Random): string {
  return Array.from({ length: 1 + random.below(5) }, () => random.pick(fragments)).join("");
}

function value(random: Random, depth = 0): unknown {
  switch (random.below(depth > 3 ? 7 : 9)) {
    case 0:
      return null;
    case 1:
      return random.below(2) === 0;
    case 2:
      return random.pick([0, -1, 1e308, Number.MAX_SAFE_INTEGER, 0.1]);
    case 7:
      return Array.from({ length: random.below(4) }, () => value(random, depth + 1));
    case 8:
      return { [random.pick(fragments)]: value(random, depth + 1) };
    default:
      return text(random);
  }
}

const bytes = (random: Random, length: number) =>
  Uint8Array.from({ length }, () => random.below(256));

/** An enquiry or a token, valid or with an error. */
function object(random: Random): Record<string, unknown> {
  const right: Record<string, unknown> = {
    name: `Ana ${random.pick(fragments).slice(0, 40)}`,
    email: random.pick(emails),
    phone: random.pick(["", "+27 11 555 0100", null, "1".repeat(21)]),
    preferred_contact: random.pick(["email", null, undefined]),
    message: `Queremos ir en mayo. ${text(random)}`,
    token: `token-${random.below(1e9)}`,
  };
  for (let changes = random.below(3); changes > 0; changes--) {
    const field = random.pick([
      "name",
      "email",
      "phone",
      "preferred_contact",
      "message",
      "token",
      // One of the seven called functions reads it.
      "token",
      "website",
      "id",
      "__proto__",
    ]);
    if (random.below(5) === 0) delete right[field];
    else right[field] = value(random);
  }
  return right;
}

/** Request body and headers of programs, broken clients and attackers. */
export function generateBody(random: Random): {
  body: string | Uint8Array;
  headers: Record<string, string>;
} {
  const headers = {
    "content-type": random.pick([
      "application/json",
      "text/plain",
      "multipart/form-data",
      "",
      "x/y; z",
    ]),
    "accept-language": random.pick(["es", "en", "fr", "zz", "", "*", ",;q=,", "en;q=x"]),
    [captchaPassHeader]: random.pick(["", "x", "%0d%0a"]),
    referer: random.pick([
      "",
      "about:blank",
      "http://localhost:3000/contact?tour=%0d%0aBcc:x",
      "::",
    ]),
  };
  const json = JSON.stringify(object(random));
  switch (random.below(12)) {
    case 0:
      return { headers, body: bytes(random, random.below(200)) };
    case 1:
      return { headers, body: json.slice(0, random.below(json.length)) };
    case 2:
      return { headers, body: JSON.stringify(value(random)) ?? "" };
    case 3:
      return { headers, body: random.pick(["[", '{"a":', '[{"b":']).repeat(5000) };
    case 4:
      return { headers, body: JSON.stringify({ ...object(random), message: "y".repeat(40_000) }) };
    case 5: {
      const damaged = new TextEncoder().encode(json);
      damaged[random.below(damaged.length)] = random.below(256);
      return { headers, body: damaged };
    }
    default:
      return { headers, body: json };
  }
}
