import { isIPv6 } from "node:net";

const mail = /[^\s@<>"'(),;:=/\\]+@[^\s@<>"'(),;:=/\\]+\.[^\s@<>"'(),;:=/\\.]+/g;
/** User and password in a URL. */
const credentials = /(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/]*@/gi;
const query = /\?[\w.%[\]-]+=[^\s"'<>)]*/g;
const token =
  /\beyJ[\w-]{8,}(?:\.[\w-]*){0,2}|\bsb_secret_[\w-]+|\b(?:Bearer|DeepL-Auth-Key)\s+[\w.~+/:-]+=*/gi;
const ipv4 = /\b(?:\d{1,3}\.){3}\d{1,3}\b/g;
const ipv6 = /(?<![\w:.])[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,7}(?![\w:.])/gi;
/** Private addresses, for example of a database or mail server: not personal data. */
const internal = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|0\.0\.0\.0$)/;

/**
 * Removes personal data and secrets from a text. Our own log lines contain none; messages of mail servers,
 * databases and libraries may.
 */
export function scrub(text: string): string {
  return text
    .replace(credentials, "$1")
    .replace(query, "?…")
    .replace(mail, "[mail]")
    .replace(token, "[token]")
    .replace(ipv4, (found) => (internal.test(found) ? found : "[address]"))
    .replace(ipv6, (found) => (isIPv6(found) && found !== "::1" ? "[address]" : found));
}

/** Keys whose values are personal, whatever they contain. */
const personal = /^(?:email|mail|name|phone|address|ip|token|password|cookie|authorization)$/i;

/** Scrubs a nested value, up to a maximum depth. */
export function scrubValue(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return scrub(value);
  if (value instanceof Error) return scrub(value.stack ?? String(value));
  if (typeof value !== "object" || value === null) return value;
  if (depth > 4) return "…";
  if (Array.isArray(value)) return value.map((each) => scrubValue(each, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      personal.test(key) && typeof each === "string" ? "[withheld]" : scrubValue(each, depth + 1),
    ]),
  );
}
