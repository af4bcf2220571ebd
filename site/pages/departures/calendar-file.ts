import { removeControls } from "../../../supabase/functions/_shared/plain-text.ts";
import { addDays, type Departure } from "./departure.server";

/** Words of the file, and facts that are the same for all departures. */
interface CalendarFacts {
  /** Absolute address of the tour's page. */
  url: string;
  /** Host of the site: part of the event's id. */
  host: string;
  company: string;
  /** Lines of the description. */
  lines: readonly string[];
}

/** Octets of a line (RFC 5545, 3.1). */
const maxLine = 75;
/** Revisions are seconds since then: integers of calendars have 32 bits. */
const firstRevision = Date.UTC(2026, 0, 1);

/** Calendar file (RFC 5545) with the departure as an all-day event. */
export function calendarFile(departure: Departure, facts: CalendarFacts): string {
  const { id, tour, startsOn, days, isCancelled, isGuaranteed, updatedAt } = departure;
  const changed = new Date(updatedAt);
  const status = isCancelled ? "CANCELLED" : isGuaranteed ? "CONFIRMED" : "TENTATIVE";
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(facts.company)}//Departures//EN`,
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${id}@${facts.host}`,
    `DTSTAMP:${timeOf(changed)}`,
    `LAST-MODIFIED:${timeOf(changed)}`,
    `SEQUENCE:${Math.max(0, Math.floor((changed.getTime() - firstRevision) / 1000))}`,
    `DTSTART;VALUE=DATE:${dayOf(startsOn)}`,
    // The end is exclusive.
    `DTEND;VALUE=DATE:${dayOf(addDays(startsOn, days))}`,
    `SUMMARY:${escaped(tour.text)}`,
    `DESCRIPTION:${escaped([...facts.lines, facts.url].join("\n"))}`,
    `URL:${facts.url}`,
    `STATUS:${status}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
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
