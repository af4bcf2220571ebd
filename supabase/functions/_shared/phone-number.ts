import { cleanLine, removeInvisible } from "./plain-text.ts";

interface PhoneNumber {
  /** Digits, with `+` before a country code. */
  number: string;
  extension: string;
}

/** An extension at the end, as written in several languages, or dialled after a pause. */
const extension =
  /(?:;\s*ext=|(?<!\p{L})(?:extensi[oó]n|extensão|extension|extn?|xtn|int(?:erno|\.)?|anexo|ramal|poste|p|durchwahl|dw|доб|x)[.:\s-]*|(?<=\d)\s*[x#]|(?<=\d),+)\s*(\d{1,6})[\s)]*$/iu;

/** Words beside a number that are not stored with a long one. */
const label =
  /\(?(?<!\p{L})(?:whats ?app|wa|tel[eé]fono|t[eé]l[eé]phone|tel|phone|mobile|cell|m[oó]vil|celular|portable)(?!\p{L})[.:)]*/giu;

/** Country codes of ITU E.164, of which none begins with another. */
const countryCode =
  /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[1-689]|3[578]|42|5[09]|6[7-9]|8[03578-9]|9[679])\d)/;

/** Countries whose numbers may begin with 0 after the country code. Elsewhere that 0 is dialled at home only. */
const zeroCodes = ["39", "225", "226", "229", "241", "242", "378", "379"];

/** Decimal digit of any script as `0` to `9`. Unicode encodes the ten digits of a script in a row. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/**
 * Telephone number as it is stored: digits of every script as ASCII, nothing invisible. A text longer than `maxLength`
 * is stored without its separators, and as typed if that does not shorten it enough.
 */
export function normalizePhone(typed: string, maxLength: number): string {
  const phone = cleanLine(removeInvisible(typed).normalize("NFKC"))
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/^(?:tel|callto):\s*/i, "");
  if (phone.length <= maxLength) return phone;
  const text = phone.replace(label, " ").trim();
  // Words other than those between two numbers would be lost.
  const words = text.replace(extension, "").match(/\p{L}+/gu) ?? [];
  if (words.some((word) => word.length > 3)) return phone;
  const parts = parseNumbers(text);
  const numbers = parts.filter((part) => part !== undefined);
  if (numbers.length < parts.length) return phone;
  const joined = (separator: string, mark: string) =>
    numbers.map((each) => each.number + (each.extension && mark + each.extension)).join(separator);
  const shorter = [joined(" / ", " ext. "), joined("/", "x")].find(
    (each) => each !== "" && each.length <= maxLength,
  );
  return shorter ?? phone;
}

/** The number, or the numbers of a text with several; undefined for other digits. */
function parseNumbers(text: string): (PhoneNumber | undefined)[] {
  const found = parsePhone(text);
  if (found) return [found];
  for (const separator of [/[,;\n]/, /(?<=\d)\s+(?=\(?\+)/, /\//, /\p{L}[\p{L}.:]*/u]) {
    const parts = text.split(separator).filter((part) => /\d/.test(part));
    if (parts.length > 1 || (parts[0] && parts[0] !== text)) return parts.flatMap(parseNumbers);
  }
  return [undefined];
}

function parsePhone(text: string): PhoneNumber | undefined {
  const extensionDigits = extension.exec(text)?.[1] ?? "";
  const main = text
    .replace(extension, "")
    .replace(/;[\w-]+=.*$/, "")
    .replace(/^[\s,;:()]+(?=\d[^()]*$|\+)|[\s,;:(]+$/g, "");
  if (!/^\(?\+?[\d\s()./·-]+$/.test(main) || hasSecondNumber(main)) return undefined;
  const digits = main.replace(/\D/g, "");
  const isInternational = /^\(?(?:\+|00)/.test(main);
  const number = isInternational ? `+${withoutTrunkZero(digits.replace(/^00/, ""))}` : digits;
  const isValid = isInternational ? /^\+[1-9]\d{6,14}$/ : /^\d{5,15}$/;
  return isValid.test(number) ? { number, extension: extensionDigits } : undefined;
}

/** `600 000 001/02` or `600 000 001 / 600 000 002`; not `030 / 123456`. */
const hasSecondNumber = (text: string) =>
  text.includes("/") && text.slice(0, text.lastIndexOf("/")).replace(/\D/g, "").length >= 9;

/** `+27 (0)82` and `+27 082` are dialled as `+27 82`. */
function withoutTrunkZero(digits: string): string {
  const code = countryCode.exec(digits)?.[0] ?? "";
  if (zeroCodes.includes(code)) return digits;
  return code + digits.slice(code.length).replace(/^0/, "");
}

/**
 * `tel:` address of a stored number (RFC 3966): of the first, if there are several.
 * @returns undefined for a text without a number that can be dialled
 */
export function telephoneAddress(phone: string | null): string | undefined {
  const parts = parseNumbers(normalizePhone(phone ?? "", Number.POSITIVE_INFINITY));
  const first = parts.find((part) => part !== undefined);
  return first && `tel:${first.number}${first.extension && `;ext=${first.extension}`}`;
}
