import { describe, expect, test } from "vitest";
import { createTranslate } from "~/i18n/translate";
import { calendarFile } from "./calendar-file";
import { type Departure, toDeparture } from "./departure.server";
import { filterView, matches, readFilter } from "./filter.server";
import { departures as messages } from "./messages";

const tour = {
  slug: "kalahari",
  slug_fr: "sable",
  name: "El Kalahari; sal, arena y \\ ñandúes",
  duration_days: 14,
  price_per_person: 5850,
  seasons: [
    { months: [5, 6, 10], price_2: 5850, price_4: 0 },
    { months: [7, 8], price_2: 6670, price_4: 6330, price_6: null },
  ],
};
const row = {
  id: "61111111-1111-4111-8111-111111111111",
  starts_on: "2027-07-04",
  places: 8,
  state: "open",
  price: null,
  guide_languages: ["es", "en"],
  note: "",
  shown_left: null,
  updated_at: "2026-11-29T08:00:00.5+00:00",
};
const departure = (changes: object = {}, locale: "es" | "en" | "fr" = "es"): Departure =>
  toDeparture({ ...row, ...changes }, tour, locale);
const plain = (text: string) => text.replace(/[\s\u2009\u202f]+/g, " ");

describe("J27: a departure", () => {
  test("has first and last day, guide's languages and the lowest price of its month, in the language", () => {
    const { startsOn, endsOn, price, isPriceFrom } = departure();
    expect([startsOn, endsOn, price, isPriceFrom]).toEqual([
      "2027-07-04",
      "2027-07-17",
      6330,
      true,
    ]);
    expect(plain(departure().dates)).toBe("4–17 jul 2027");
    expect(plain(departure({ starts_on: "2027-12-25" }, "en").dates)).toBe(
      "Dec 25, 2027 – Jan 7, 2028",
    );
    expect(departure().guideText).toBe("español e inglés");
    expect(departure({}, "fr")).toMatchObject({
      guideText: "espagnol et anglais",
      tour: { slug: "sable" },
    });
  });

  test("has its own price without «from», and the tour's where the month has no season", () => {
    expect(departure({ price: 6100 })).toMatchObject({ price: 6100, isPriceFrom: false });
    expect(departure({ starts_on: "2027-09-04" })).toMatchObject({
      price: 5850,
      isPriceFrom: true,
    });
  });
});

describe("J27: filters", () => {
  const found = (search: string, changes: object = {}) => {
    const { filter, invalid } = readFilter(search);
    return invalid.length > 0 ? invalid : matches(departure(changes), filter);
  };

  test.each([
    ["", {}, true],
    ["?tour=kalahari", {}, true],
    ["?tour=sable", {}, true],
    ["?tour=namib", {}, false],
    ["?month=2027-07", {}, true],
    ["?month=2027-7", {}, true],
    ["?month=7", {}, true],
    ["?month=2028-07", {}, false],
    ["?month=08", {}, false],
    ["?language=en", {}, true],
    ["?language=de", {}, false],
    ["?places=6", {}, true],
    ["?places=6", { shown_left: 4 }, false],
    ["?places=4", { shown_left: 4 }, true],
    ["?places=1", { shown_left: 0 }, false],
    ["?places=1", { state: "cancelled" }, false],
    ["?places=&tour=", {}, true],
    ["?utm_source=x", {}, true],
    ["?month=13", {}, ["month"]],
    ["?places=0", {}, ["places"]],
    ["?places=61", {}, ["places"]],
    ["?language=xx", {}, ["language"]],
    ["?language=toString", {}, ["language"]],
    ["?tour=kalahari&tour=namib", {}, ["tour"]],
    ["?tour=%00", {}, ["tour"]],
  ])("%s of a departure with %j: %j", (search, changes, expected) => {
    expect(found(search, changes)).toEqual(expected);
  });

  test("offer what there is, and keep what is selected", () => {
    const words = Object.fromEntries(Object.entries(messages).map(([key, { es }]) => [key, es]));
    const { fields, invalid } = filterView(
      [departure(), departure({ starts_on: "2028-01-04" })],
      readFilter("?places=7&month=2027-07&language=xx"),
      "es",
      createTranslate("es", words),
    );
    expect(fields.map(({ name, value }) => [name, value])).toEqual([
      ["tour", ""],
      ["month", "2027-07"],
      ["places", "7"],
      ["language", ""],
    ]);
    expect(fields[1]?.options).toEqual([
      { value: "2027-07", label: "Julio de 2027" },
      { value: "2028-01", label: "Enero de 2028" },
    ]);
    expect(fields[2]?.options.map(({ label }) => label)).toEqual([
      "1 viajero",
      "2 viajeros",
      "3 viajeros",
      "4 viajeros",
      "5 o más viajeros",
      "7 o más viajeros",
    ]);
    expect(fields[3]?.options.map(({ value }) => value)).toEqual(["es", "en"]);
    expect(invalid).toBe("Idioma del guía");
  });
});

describe("J27: the calendar file", () => {
  const file = (changes: object = {}, lines: string[] = []) =>
    calendarFile(departure(changes), {
      url: "https://tsamma.example/es/tours/kalahari",
      host: "tsamma.example",
      company: "Tsamma, Safaris",
      lines,
    });
  /** Properties of the file, with unfolded lines. */
  const read = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

  test("is one all-day event with an exclusive end and a stable id", () => {
    expect(read(file())).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Tsamma\\, Safaris//Departures//EN",
      "METHOD:PUBLISH",
      "BEGIN:VEVENT",
      `UID:${row.id}@tsamma.example`,
      "DTSTAMP:20261129T080000Z",
      "LAST-MODIFIED:20261129T080000Z",
      "SEQUENCE:28713600",
      "DTSTART;VALUE=DATE:20270704",
      "DTEND;VALUE=DATE:20270718",
      "SUMMARY:El Kalahari\\; sal\\, arena y \\\\ ñandúes",
      "DESCRIPTION:https://tsamma.example/es/tours/kalahari",
      "URL:https://tsamma.example/es/tours/kalahari",
      "STATUS:TENTATIVE",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
    expect(file({ state: "guaranteed" })).toContain("\r\nSTATUS:CONFIRMED\r\n");
    expect(file({ state: "cancelled" })).toContain("\r\nSTATUS:CANCELLED\r\n");
  });

  test("folds lines at 75 octets without cutting characters, and lets no text begin a property", () => {
    const hostile = `${"ñ🦁".repeat(60)}\r\nATTENDEE:mailto:a@example.com\u0000`;
    const text = file({}, [hostile]);
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text).not.toContain("\ufffd");
    const lines = read(text);
    expect(lines.some((line) => line.startsWith("ATTENDEE"))).toBe(false);
    expect(lines.find((line) => line.startsWith("DESCRIPTION"))).toBe(
      `DESCRIPTION:${"ñ🦁".repeat(60)}\\nATTENDEE:mailto:a@example.com\\nhttps://tsamma.example/es/tours/kalahari`,
    );
  });
});
