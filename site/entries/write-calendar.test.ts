import ICAL from "ical.js";
import { expect, test } from "vitest";
import { type CalendarEvent, writeCalendar } from "./write-calendar";

const event: CalendarEvent = {
  uid: "61111111-1111-4111-8111-111111111111@site.example",
  startsOn: "2027-12-31",
  endsBefore: "2028-01-14",
  summary:
    "El Kalahari; sal, arena y \\ ñandúes: «de la sal a la arena», con un nombre muy largo 🦒🦒🦒🦒",
  lines: ["Primera línea, con coma; y punto y coma", "", "https://site.example/es/tours/kalahari"],
  url: "https://site.example/es/tours/kalahari?departure=1",
  status: "CANCELLED",
  changedAt: "2026-11-29T08:00:00.5+00:00",
};

test("J27, R16: a calendar program reads every property of a file as it was given", () => {
  const events = [event, { ...event, uid: "2@site.example", status: "CONFIRMED" as const }];
  const file = writeCalendar("Boma; Reed, & Sons", "Departures", events);
  const calendar = new ICAL.Component(ICAL.parse(file));
  expect(calendar.getFirstPropertyValue("prodid")).toBe("-//Boma; Reed, & Sons//Departures//EN");
  const read = calendar.getAllSubcomponents("vevent").map((part) => ({
    uid: part.getFirstPropertyValue("uid"),
    startsOn: String(part.getFirstPropertyValue("dtstart")),
    endsBefore: String(part.getFirstPropertyValue("dtend")),
    summary: part.getFirstPropertyValue("summary"),
    lines: String(part.getFirstPropertyValue("description")).split("\n"),
    url: part.getFirstPropertyValue("url"),
    status: part.getFirstPropertyValue("status"),
    changedAt: String(part.getFirstPropertyValue("last-modified")),
  }));
  expect(read).toEqual(events.map((given) => ({ ...given, changedAt: "2026-11-29T08:00:00Z" })));
});

test("J27, R16: a later change has a higher revision, which fits the integers of calendars", () => {
  const revisionOf = (changedAt: string) => {
    const file = writeCalendar("Boma", "Departures", [{ ...event, changedAt }]);
    const [part] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent");
    return Number(part?.getFirstPropertyValue("sequence"));
  };
  const [first, second, far] = [
    revisionOf("2026-11-29T08:00:00Z"),
    revisionOf("2026-11-29T08:00:01Z"),
    revisionOf("2090-01-01T00:00:00Z"),
  ];
  expect(second).toBe(first + 1);
  expect(far).toBeLessThan(2 ** 31);
});
