import { dataOf } from "@panel/backend/backend-error";
import { office } from "@panel/backend/office";
import { formatMoment } from "@panel/ui/format";
import { tourStyles, tripBudgets } from "../../../supabase/functions/_shared/trip-fields.ts";
import { yesNo } from "../../../supabase/functions/_shared/trip-words.ts";
import { answeredBy, type Contact, channelNoun } from "./contact";
import { type Enquiry, languageName, stateWords } from "./enquiry";
import { type EnquiryFilters, exportColumns, findEnquiries } from "./list-query";

/** An enquiry with its contacts outside the panel. */
export type ExportedEnquiry = Enquiry & {
  enquiry_contacts: Pick<Contact, "at" | "channel" | "reached">[];
};

/** Rows per request. Hosted Supabase returns at most 1,000. */
const batch = 500;

/**
 * Downloads all matches of a search and filter as a file, the newest first.
 * @throws {BackendError} if not all could be read: an incomplete file is never offered
 */
export async function exportEnquiries(filters: EnquiryFilters): Promise<void> {
  const csv = contactsCsv((await readAll(filters)).reverse());
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([csv], { type: "text/csv;charset=utf-8" }));
  link.download = `mensajes-${today()}.csv`;
  link.click();
  // The download has started by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * Reads in the order of arrival, so that new enquiries come last. Keyset pagination: offsets would become
 * slower with every batch.
 */
export async function readAll(filters: EnquiryFilters): Promise<ExportedEnquiry[]> {
  const all: ExportedEnquiry[] = [];
  for (;;) {
    let rows = findEnquiries<ExportedEnquiry>(filters, undefined, exportColumns);
    const last = all.at(-1);
    if (last)
      rows = rows
        // Redundant, but only this condition uses the index.
        .gte("created_at", last.created_at)
        .or(`created_at.gt.${last.created_at},id.gt.${last.id}`);
    const read = dataOf(await rows.order("created_at").order("id").limit(batch));
    all.push(...read);
    if (read.length < batch) return all;
  }
}

/** Today in the company's time zone: `2026-11-20`. */
function today(): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: office().timeZone }).format(new Date());
}

/**
 * Spanish Excel uses the comma as decimal separator and opens semicolon-separated files directly. Other
 * programs detect the separator.
 */
const separator = ";";

/** Excel needs it to recognise UTF-8. */
const byteOrderMark = "\uFEFF";

const columns: [heading: string, cell: (enquiry: ExportedEnquiry) => string][] = [
  ["Fecha", ({ created_at }) => formatMoment(created_at)],
  ["Nombre", ({ name }) => name],
  ["Correo", ({ email }) => email],
  ["Teléfono", ({ phone }) => asText(phone ?? "")],
  ["Contacto preferido", ({ preferred_contact }) => preferred_contact ?? ""],
  ["Mensaje", ({ message }) => message],
  ["Idioma", ({ language }) => (language ? languageName(language) : "")],
  ["Página", ({ source }) => source ?? ""],
  ["Identificador", ({ id }) => id],
  // New columns stand last: programs read the file by position.
  ["Estado", ({ state }) => stateWords(state)],
  ["Contestado", ({ answered_at }) => (answered_at ? formatMoment(answered_at) : "")],
  ["Canal", ({ answered_at, enquiry_contacts }) => channelCell(answered_at, enquiry_contacts)],
  ["Tour", ({ tour_name }) => tour_name ?? ""],
  ["Viaje desde", ({ travel_from }) => dayCell(travel_from)],
  ["Viaje hasta", ({ travel_to }) => dayCell(travel_to)],
  ["Flexible", ({ travel_flexible }) => yesNo(travel_flexible)],
  ["Adultos", ({ adults }) => adults?.toString() ?? ""],
  ["Niños", ({ child_ages }) => child_ages.join(", ")],
  ["Estilo", ({ style }) => (style ? tourStyles[style].es : "")],
  ["Presupuesto", ({ budget }) => (budget ? tripBudgets[budget].es : "")],
  ["Primera vez", ({ first_time }) => yesNo(first_time)],
  ["Salida", ({ departure }) => dayCell(departure?.starts_on ?? null)],
  ["Estimación", ({ estimate }) => estimateCell(estimate)],
];

const channelCell = (...answer: Parameters<typeof answeredBy>) => {
  const channel = answeredBy(...answer);
  return channel ? channelNoun(channel) : "";
};

/** `2027-07-04` as `04/07/2027`, like the other dates. */
const dayCell = (day: string | null) => day?.split("-").reverse().join("/") ?? "";

/** Total in US dollars as a number with a decimal comma: `24012`; `14480–15380` from the cheapest to the dearest season. */
const estimateCell = (estimate: Enquiry["estimate"]) =>
  [estimate?.total, estimate?.max_total]
    .flatMap((amount) => (amount === undefined ? [] : `${amount}`.replace(".", ",")))
    .join("–");

/** Enquiries as CSV (RFC 4180), with dates in the company's time zone. */
export function contactsCsv(enquiries: readonly ExportedEnquiry[]): string {
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
