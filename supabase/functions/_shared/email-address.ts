import { removeInvisible } from "./plain-text.ts";

/** Dot-separated atoms (RFC 5322), with the letters and digits of all scripts (RFC 6531). */
const localPart =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;

/** At least two labels, the last of them no number. */
const asciiDomain =
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?=[a-z0-9-]*[a-z])[a-z0-9-]{2,63}$/i;

/** Domain in ASCII, labels in other scripts as punycode; undefined if it is no domain. */
function toAsciiDomain(domain: string): string | undefined {
  if (/[/:?#@\\[\]%\s]/.test(domain) || !URL.canParse(`http://${domain}`)) return undefined;
  const { hostname } = new URL(`http://${domain}`);
  return asciiDomain.test(hostname) ? hostname : undefined;
}

/**
 * The address without invisible characters, without spaces at the ends and what mail programs copy with it
 * (`mailto:`, angle brackets). Full-width characters of Asian keyboards become ASCII.
 */
export const normalizeEmail = (typed: string): string =>
  removeInvisible(typed)
    .trim()
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/^<(.*)>$/, "$1")
    .replace(/^mailto:/i, "")
    .normalize("NFC");

/** True for addresses of all scripts (RFC 5321, 6531), without quoted local parts and IP addresses. */
export function isEmailAddress(email: string): boolean {
  const at = email.lastIndexOf("@");
  const local = email.slice(0, at);
  return (
    at > 0 &&
    new TextEncoder().encode(local).length <= 64 &&
    localPart.test(local) &&
    toAsciiDomain(email.slice(at + 1)) !== undefined
  );
}

/** The address as mail servers expect it: the domain in ASCII, the local part as it is. */
export function mailServerAddress(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = toAsciiDomain(email.slice(at + 1));
  return domain ? `${email.slice(0, at)}@${domain}` : email;
}

/** True if the part before the @ needs a server with SMTPUTF8. */
export const needsSmtpUtf8 = (email: string): boolean =>
  /[^\0-\x7F]/.test(email.slice(0, email.lastIndexOf("@")));
