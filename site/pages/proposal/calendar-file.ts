import type { CurrentProposal } from "#shared/proposal.ts";
import { writeCalendar } from "~/entries/write-calendar";
import { addDays } from "../departures/departure.server";
import type { ProposalPage } from "./proposal-page.server";

interface CalendarFacts {
  /** Host of the site: part of the events' ids. */
  host: string;
  company: string;
  /** `Day 3` */
  nameOfDay: (day: number) => string;
}

/** Whether there is a calendar: the dates are known, and the journey is accepted. */
export const hasCalendar = (state: CurrentProposal["state"], { days }: ProposalPage): boolean =>
  state === "accepted" && days.some(({ isoDate }) => isoDate !== undefined);

/**
 * Calendar file of a journey: an all-day event a day, with place, bed and meals. Without the address of the page:
 * calendars are shared with others.
 */
export function journeyCalendar(
  { days, reference, title }: ProposalPage,
  sentAt: string,
  { host, company, nameOfDay }: CalendarFacts,
): string {
  const events = days.flatMap(({ day, isoDate, heading, place, bed, bedType, meals, route }) => {
    if (!isoDate) return [];
    const night = [bed?.text, bedType].filter(Boolean).join(", ");
    return [
      {
        uid: `${reference}-${day}@${host}`,
        startsOn: isoDate,
        endsBefore: addDays(isoDate, 1),
        summary: heading?.text || `${nameOfDay(day)}: ${title}`,
        lines: [`${nameOfDay(day)} · ${title}`, place?.text, route, night, meals].flatMap(
          (line) => line || [],
        ),
        status: "CONFIRMED" as const,
        changedAt: sentAt,
      },
    ];
  });
  return writeCalendar(company, "Journeys", events);
}
