import { removeControls } from "../../supabase/functions/_shared/plain-text.ts";

/** An event of whole days. */
export interface CalendarEvent {
  /** Globally unique, the same in all revisions. */
  uid: string;
  /** First day: `2027-07-04`. */
  startsOn: string;
  /** Day after the last one. */
  endsBefore: string;
  summary: string;
  /** Lines of the description. */
  lines: readonly string[];
  url?: string;
  status: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
  /** Time of the last change, ISO 8601: later revisions replace earlier ones. */
  changedAt: string;
}

/** Octets of a line (RFC 5545, 3.1). */
const maxLine = 75;
/** Revisions are seconds since then: integers of calendars have 32 bits. */
const firstRevision = Date.UTC(2026, 0, 1);

/**
 * Calendar file (RFC 5545).
 * @param product name of what made the file, within its company
 */
export function writeCalendar(
  company: string,
  product: string,
  events: readonly CalendarEvent[],
): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(company)}//${product}//EN`,
    "METHOD:PUBLISH",
    ...events.flatMap(linesOf),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

function linesOf(event: CalendarEvent): string[] {
  const changed = new Date(event.changedAt);
  return [
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `DTSTAMP:${timeOf(changed)}`,
    `LAST-MODIFIED:${timeOf(changed)}`,
    `SEQUENCE:${Math.max(0, Math.floor((changed.getTime() - firstRevision) / 1000))}`,
    `DTSTART;VALUE=DATE:${dayOf(event.startsOn)}`,
    // The end is exclusive.
    `DTEND;VALUE=DATE:${dayOf(event.endsBefore)}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.lines.join("\n"))}`,
    ...(event.url ? [`URL:${event.url}`] : []),
    `STATUS:${event.status}`,
    "END:VEVENT",
  ];
}

const dayOf = (day: string) => day.replaceAll("-", "");
const timeOf = (time: Date) => time.toISOString().replace(/[-:]|\.\d+/g, "");

const escaped = (text: string) =>
  removeControls(text)
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n")
    .replaceAll("\t", " ");

/** Continues a long line in the next one, without cutting a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > maxLine) {
      parts.push(part);
      part = " ";
    }
    part += letter;
  }
  return [...parts, part].join("\r\n");
}
