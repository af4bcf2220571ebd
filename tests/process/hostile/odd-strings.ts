/** Strings and encodings that no well-behaved client sends. */
import type { Random } from "../../support/random.ts";

/** A page with this as markup, or a response with this header, has an injection. */
export const markup = "<img src=x onerror=hostile(1)>";
export const injectedHeader = "x-injected";

const fragments = [
  "",
  " ",
  "a",
  "0",
  "-1",
  "1e999",
  "9".repeat(40),
  "null",
  "undefined",
  "NaN",
  "true",
  "__proto__",
  "constructor",
  "toString",
  "..",
  "../",
  "..\\",
  "/",
  "//",
  "\\",
  ".",
  ":",
  "::",
  ";",
  ",",
  "*",
  "(",
  ")",
  "{}",
  "[]",
  '"',
  "'",
  "`",
  "$1",
  "$$",
  "{{7*7}}",
  "?",
  "#",
  "&",
  "=",
  "+",
  "|",
  "~",
  "@",
  "\0",
  "\t",
  "\x7f",
  `\r\n${injectedHeader}: 1\r\n\r\n`,
  "\u0085",
  "\u2028",
  "\u202e",
  "\ufeff",
  "\ufffe",
  "ñ",
  "n\u0303",
  "草",
  "🦁",
  "👨\u200d👩\u200d👧",
  "İ",
  "ß",
  "' or '1'='1",
  "'; drop table tours; --",
  "1) union all (table auth.users",
  `">${markup}`,
  "javascript:alert(1)",
  "00000000-0000-0000-0000-000000000000",
  "2026-13-45",
  "infinity",
  "x".repeat(300),
];

/** Escapes that decode to nothing, a separator, a null byte, twice, or an overlong encoding. */
const escapes = [
  "%",
  "%2",
  "%zz",
  "%00",
  "%2500",
  "%252e%252e%252f",
  "%2e%2e/",
  "..%2f",
  "..%5c",
  "%2f",
  "%2F%2F",
  "%5c",
  "%c0%ae%c0%ae%c0%af",
  "%c0%80",
  "%e0%80%af",
  "%f0%80%80%af",
  "%f8%88%80%80%80",
  "%ed%a0%80",
  "%ed%b0%80%ed%a0%80",
  "%ff%fe",
  "%e0%a4%a",
  "%u0041",
  "%0d%0aset-cookie:x=y",
  "%EF%BB%BF",
  "%C2%85",
  "%3f",
  "%23",
  "%26",
  "%3b",
  "%7f",
  "%20",
];

/** Mostly one of them, sometimes a few joined. */
export function oddString(random: Random): string {
  let word = random.pick(fragments);
  while (random.below(3) === 0) word += random.pick(fragments);
  return word;
}

/** Part of an address, encoded correctly, twice, completely, or invalidly. */
export function oddPart(random: Random): string {
  switch (random.below(7)) {
    case 0:
      return random.pick(escapes) + random.pick(["", "x", random.pick(escapes)]);
    case 1:
      return encodeURIComponent(encodeURIComponent(oddString(random)));
    case 2:
      return [...Buffer.from(oddString(random))].map((b) => `%${hex(b)}`).join("");
    case 3:
      return random.pick(["long", "%41", "a/", "..%2f", "é"]).repeat(50 + random.below(300));
    default:
      return encodeURIComponent(oddString(random));
  }
}

const hex = (byte: number) => byte.toString(16).padStart(2, "0");

/** Query parameter: mostly valid, sometimes odd. */
export const queryValue = (random: Random, right: string) =>
  random.below(6) === 0 ? oddPart(random) : encodeURIComponent(right);

/** Unnecessarily escaped letters: guards that compare the raw text would miss the path. */
export function withNeedlessEscapes(random: Random, path: string): string {
  if (random.below(12) > 0) return path;
  switch (random.below(5)) {
    case 0:
      return path.replace(/[a-z]/, (letter) => `%${hex(letter.charCodeAt(0))}`);
    case 1:
      return path.replace(/\/(?=[^/]*$)/, random.pick(["//", "/./", "/x/../", "%2f", "\\", ";/"]));
    case 2:
      return path + random.pick(["/", "//", "/.", "/..", "%20", ".json", ";x=1", "%00"]);
    case 3:
      return path.toUpperCase();
    default:
      return random.pick(["/", "http://other.example", "http://[::1", "//other.example"]) + path;
  }
}
