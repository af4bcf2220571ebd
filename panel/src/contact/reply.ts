import { office } from "@panel/backend/office";
import { type Locale, locales } from "#shared/locales.ts";
import { type Enquiry, mailAddress } from "./enquiry";

/** Maximum length of a `mailto:` address. Some mail programs truncate or ignore addresses above 2,000 characters. */
const maxAddressLength = 1800;
/** Maximum length of the name, to leave room for the message. */
const maxNameLength = 40;

const words: Record<Locale, { subject: string; greeting: string; quote: string; tag: string }> = {
  es: {
    subject: "Tu consulta a {company}",
    greeting: "Hola, {name}:",
    quote: "El {date}, {name} escribió:",
    tag: "es-ES",
  },
  en: {
    subject: "Your enquiry to {company}",
    greeting: "Hello {name},",
    quote: "On {date}, {name} wrote:",
    tag: "en-GB",
  },
  fr: {
    subject: "Votre demande à {company}",
    greeting: "Bonjour {name},",
    quote: "Le {date}, {name} a écrit\u00a0:",
    tag: "fr-FR",
  },
};

/** Language of an answer: the enquiry's, or Spanish if the site does not have it. */
export const replyLocale = ({ language }: Pick<Enquiry, "language">): Locale =>
  locales.find((locale) => locale === language) ?? "es";

/** Default subject of an answer. */
export const replySubject = (enquiry: Pick<Enquiry, "language">) =>
  words[replyLocale(enquiry)].subject.replace("{company}", () => office().companyName);

/** `mailto:` address with an answer in the enquiry's language, and its message quoted below. */
export function replyAddress(enquiry: Enquiry): string {
  const { greeting, quote, tag } = words[replyLocale(enquiry)];
  const date = new Intl.DateTimeFormat(tag, {
    timeZone: office().timeZone,
    dateStyle: "long",
  }).format(new Date(enquiry.created_at));
  const name = clipped(enquiry.name.trim(), maxNameLength);
  // A function, because `replace` interprets `$&` in a string.
  const fill = (text: string) => text.replace("{name}", () => name).replace("{date}", date);
  const head = `${mailAddress(enquiry.email)}?subject=${encode(replySubject(enquiry))}&body=${encode(`${fill(greeting)}\n\n\n\n${fill(quote)}\n`)}`;
  return head + quotedWithin(maxAddressLength - head.length, enquiry.message);
}

const quoted = (text: string) =>
  text
    .trim()
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join("\n");

/** Start of an answer to questions: the greeting, and each question quoted with room below it. */
export function answerTo(
  enquiry: Pick<Enquiry, "name" | "language">,
  questions: readonly string[],
): string {
  const { greeting } = words[replyLocale(enquiry)];
  const parts = [greeting.replace("{name}", () => enquiry.name.trim()), ...questions.map(quoted)];
  return `${parts.join("\n\n")}\n\n`;
}

/** Quoted and escaped message, truncated to the remaining length. */
function quotedWithin(room: number, message: string): string {
  const whole = quoted(message);
  if (encode(whole).length <= room) return encode(whole);
  const end = encode(" […]");
  let escaped = "";
  // By code points: a lone surrogate cannot be escaped.
  for (const letter of whole) {
    const next = encode(letter);
    if (escaped.length + next.length + end.length > room) break;
    escaped += next;
  }
  return escaped + end;
}

/** Line breaks in `mailto:` are CRLF (RFC 6068). */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed().replace(/\r\n|\r|\n/g, "\r\n"));
}

function clipped(text: string, max: number): string {
  const letters = [...text];
  return letters.length > max ? `${letters.slice(0, max).join("")}…` : text;
}

/** Replacement of `{tour}` in an answer to an enquiry without a tour. */
const journey: Record<Locale, string> = {
  es: "tu viaje",
  en: "your journey",
  fr: "votre voyage",
};

/** Replaces `{nombre}` and `{tour}`. Values are inserted literally and not expanded again. */
export function fillTemplate(
  template: string,
  { name, tour, language }: { name: string; tour: string | undefined; language: Locale },
): string {
  const values: Record<string, string> = { nombre: name.trim(), tour: tour ?? journey[language] };
  return template.replace(/\{(nombre|tour)\}/g, (place, key: string) => values[key] ?? place);
}
