import { company } from "#shared/company.ts";
import { type Locale, locales } from "#shared/locales.ts";
import { type Enquiry, mailAddress } from "./enquiry";

/** Letters of an address that every mail program takes; some cut off, or open nothing, beyond 2,000. */
const maxAddressLength = 1800;
/** Of a name, so that it leaves room for the message. */
const maxNameLength = 40;

const words: Record<Locale, { subject: string; greeting: string; quote: string; tag: string }> = {
  es: {
    subject: `Tu consulta a ${company.name}`,
    greeting: "Hola, {name}:",
    quote: "El {date}, {name} escribió:",
    tag: "es-ES",
  },
  en: {
    subject: `Your enquiry to ${company.name}`,
    greeting: "Hello {name},",
    quote: "On {date}, {name} wrote:",
    tag: "en-GB",
  },
  fr: {
    subject: `Votre demande à ${company.name}`,
    greeting: "Bonjour {name},",
    quote: "Le {date}, {name} a écrit\u00a0:",
    tag: "fr-FR",
  },
};

/** The language that an enquiry is answered in: its own, as far as it is one of the site's. */
export const replyLocale = ({ language }: Pick<Enquiry, "language">): Locale =>
  locales.find((locale) => locale === language) ?? "es";

/** How an answer is usually headed. */
export const replySubject = (enquiry: Pick<Enquiry, "language">) =>
  words[replyLocale(enquiry)].subject;

/** Opens a mail that answers an enquiry in its own language, with its message quoted beneath. */
export function replyAddress(enquiry: Enquiry): string {
  const { subject, greeting, quote, tag } = words[replyLocale(enquiry)];
  const date = new Intl.DateTimeFormat(tag, {
    timeZone: company.timeZone,
    dateStyle: "long",
  }).format(new Date(enquiry.created_at));
  const name = clipped(enquiry.name.trim(), maxNameLength);
  // A function, because `$&` in a name means something to `replace`.
  const fill = (text: string) => text.replace("{name}", () => name).replace("{date}", date);
  const head = `${mailAddress(enquiry.email)}?subject=${encode(subject)}&body=${encode(`${fill(greeting)}\n\n\n\n${fill(quote)}\n`)}`;
  return head + quotedWithin(maxAddressLength - head.length, enquiry.message);
}

/** As much of a message as fits, escaped, each line behind a `> `. */
function quotedWithin(room: number, message: string): string {
  const lines = message.trim().split(/\r\n|\r|\n/);
  const whole = lines.map((line) => `> ${line}`).join("\n");
  if (encode(whole).length <= room) return encode(whole);
  const end = encode(" […]");
  let escaped = "";
  // By letters as people see them: half a letter could not be escaped.
  for (const letter of whole) {
    const next = encode(letter);
    if (escaped.length + next.length + end.length > room) break;
    escaped += next;
  }
  return escaped + end;
}

/** Lines of a mail end with CRLF, also within an address (RFC 6068). */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed().replace(/\r\n|\r|\n/g, "\r\n"));
}

function clipped(text: string, max: number): string {
  const letters = [...text];
  return letters.length > max ? `${letters.slice(0, max).join("")}…` : text;
}
