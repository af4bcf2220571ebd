import { writeCalendar } from "~/entries/write-calendar";
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

/** Calendar file (RFC 5545) with the departure as an all-day event. */
export function calendarFile(departure: Departure, facts: CalendarFacts): string {
  const { id, tour, startsOn, days, isCancelled, isGuaranteed, updatedAt } = departure;
  return writeCalendar(facts.company, "Departures", [
    {
      uid: `${id}@${facts.host}`,
      startsOn,
      endsBefore: addDays(startsOn, days),
      summary: tour.text,
      lines: [...facts.lines, facts.url],
      url: facts.url,
      status: isCancelled ? "CANCELLED" : isGuaranteed ? "CONFIRMED" : "TENTATIVE",
      changedAt: updatedAt,
    },
  ]);
}
