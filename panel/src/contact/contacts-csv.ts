import { formatMoment } from "@panel/ui/format";
import { type Enquiry, languageName } from "./enquiry";

/**
 * Spanish Excel takes the comma for a decimal sign and puts a file with commas into one column; the
 * semicolon opens right there. Other programs ask, or find out by themselves.
 */
const separator = ";";

/** Excel reads UTF-8 as such only behind this mark. */
const byteOrderMark = "\uFEFF";

const columns: [heading: string, cell: (enquiry: Enquiry) => string][] = [
  ["Fecha", ({ created_at }) => formatMoment(created_at)],
  ["Nombre", ({ name }) => name],
  ["Correo", ({ email }) => email],
  ["Teléfono", ({ phone }) => asText(phone ?? "")],
  ["Contacto preferido", ({ preferred_contact }) => preferred_contact ?? ""],
  ["Mensaje", ({ message }) => message],
  ["Idioma", ({ language }) => (language ? languageName(language) : "")],
  ["Página", ({ source }) => source ?? ""],
  ["Identificador", ({ id }) => id],
];

/** Enquiries as a table for spreadsheets (RFC 4180), dates as they are in Johannesburg. */
export function contactsCsv(enquiries: readonly Enquiry[]): string {
  const lines = [
    columns.map(([heading]) => heading),
    ...enquiries.map((enquiry) => columns.map(([, cell]) => cell(enquiry))),
  ];
  return byteOrderMark + lines.map((cells) => `${cells.map(quoted).join(separator)}\r\n`).join("");
}

/**
 * Visitors write these texts: what a spreadsheet would run as a formula gets an apostrophe in front,
 * as OWASP advises. It stands there to be seen, since a file has no other way to say "text".
 */
function harmless(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}

/**
 * A telephone number is no number: of `+34600000001` a spreadsheet would drop the plus, of `0600000001`
 * the zero. With the apostrophe the first is neither reckoned with nor run, and both stay whole.
 */
function asText(phone: string): string {
  return /^\d+$/.test(phone) ? `'${phone}` : phone;
}

function quoted(text: string): string {
  return `"${harmless(text).replaceAll('"', '""')}"`;
}
