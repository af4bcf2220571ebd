import { formatMoment } from "@panel/ui/format";
import { type Enquiry, languageName } from "./enquiry";

/**
 * Spanish Excel uses the comma as decimal separator and opens semicolon-separated files directly. Other
 * programs detect the separator.
 */
const separator = ";";

/** Excel needs it to recognise UTF-8. */
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

/** Enquiries as CSV (RFC 4180), with dates in Johannesburg time. */
export function contactsCsv(enquiries: readonly Enquiry[]): string {
  const lines = [
    columns.map(([heading]) => heading),
    ...enquiries.map((enquiry) => columns.map(([, cell]) => cell(enquiry))),
  ];
  return byteOrderMark + lines.map((cells) => `${cells.map(quoted).join(separator)}\r\n`).join("");
}

/**
 * Prevents CSV injection as OWASP recommends: an apostrophe before text that a spreadsheet would run as a formula.
 * A spreadsheet with another separator starts cells within a text, after `,`, `;`, tabs and line breaks. The apostrophe is
 * visible, because CSV has no text type.
 */
function harmless(text: string): string {
  const inside = text.replace(/(?<!^)([,;\t\r\n][\s"]*)(?=[=+\-@＝＋－＠])/g, "$1'");
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${inside}` : inside;
}

/**
 * Keeps a phone number of digits as text: a spreadsheet would drop its leading zero. Numbers with a plus get
 * their apostrophe in `harmless`.
 */
function asText(phone: string): string {
  return /^\d+$/.test(phone) ? `'${phone}` : phone;
}

function quoted(text: string): string {
  return `"${harmless(text).replaceAll('"', '""')}"`;
}
