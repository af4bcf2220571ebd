import { cleanLine, removeInvisible } from "./plain-text.ts";

/** Extension of a telephone number, as written in several languages. */
const extension =
  /(?:;ext=|\b(?:extension|extensión|ext|int|poste|durchwahl|x)\b\.?:?|(?<=\d)\s*[x#])\s*(\d{1,6})\s*$/iu;

/** `(0)` after a country code is dialled inside the country only. */
const trunkZero = /^((?:\+|00)[\d\s./-]*)\(0\)/;

/** Decimal digit of any script as `0` to `9`. Unicode encodes the ten digits of a script in a row. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/**
 * Telephone number as it is stored: digits of every script as ASCII, nothing invisible. A number longer
 * than `maxLength` is stored without its separators, and as typed if that does not shorten it.
 */
export function normalizePhone(typed: string, maxLength: number): string {
  const phone = cleanLine(removeInvisible(typed).normalize("NFKC")).replace(/\p{Nd}/gu, asciiDigit);
  if (phone.length <= maxLength) return phone;
  const parts = parsePhone(phone);
  return parts ? `${parts.number}${parts.extension && ` ext. ${parts.extension}`}` : phone;
}

/**
 * Splits a number into what is dialled and an extension. With several numbers it is the first.
 * @returns undefined for a text that is no telephone number
 */
function parsePhone(phone: string): { number: string; extension: string } | undefined {
  const extensionDigits = extension.exec(phone)?.[1] ?? "";
  const main = phone.replace(extension, "").replace(trunkZero, "$1");
  if (!/^[+\d\s()./-]+$/.test(main)) return undefined;
  const number = main.replace(/[^\d+]/g, "").replace(/^00/, "+");
  return /^\+?\d{3,15}$/.test(number) ? { number, extension: extensionDigits } : undefined;
}

/**
 * `tel:` address of a stored number (RFC 3966): of the first, if there are several.
 * @returns undefined for a text without a number that can be dialled
 */
export function telephoneAddress(phone: string | null): string | undefined {
  const text = normalizePhone(phone ?? "", Number.POSITIVE_INFINITY);
  const candidates = [text, ...text.split(/[,;]|\s\/\s|\p{L}{1,}|(?<=\d)\s*(?=\+)/u)];
  for (const candidate of candidates) {
    const parts = parsePhone(candidate.trim());
    if (parts) return `tel:${parts.number}${parts.extension && `;ext=${parts.extension}`}`;
  }
  return undefined;
}
