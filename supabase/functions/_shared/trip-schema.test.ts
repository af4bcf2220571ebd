import { describe, expect, test } from "vitest";
import { checkTrip } from "./trip-schema.ts";
import { tripLine, tripRows, tripSubject } from "./trip-words.ts";

const empty = {
  tour_id: null,
  departure_id: null,
  travel_from: null,
  travel_to: null,
  travel_flexible: null,
  first_time: null,
  single: null,
  adults: null,
  child_ages: [],
  style: null,
  budget: null,
};
const id = "8f14e45f-ceea-467f-a8ad-1b1e8a1f0c11";

describe("R2: the optional details of an enquiry", () => {
  test("texts of the form are read, a month as its first and last day", () => {
    expect(
      checkTrip({
        tour_id: id,
        departure_id: id,
        single: "yes",
        month: "2028-02",
        from: "",
        to: "",
        flexible: "yes",
        adults: " 2 ",
        ages: "11, 12",
        style: "luxury",
        budget: "5000-8000",
        first_time: "no",
      }),
    ).toEqual({
      tour_id: id,
      departure_id: id,
      single: true,
      travel_from: "2028-02-01",
      travel_to: "2028-02-29",
      travel_flexible: true,
      first_time: false,
      adults: 2,
      child_ages: [11, 12],
      style: "luxury",
      budget: "5000-8000",
    });
  });

  test.each([
    [
      "dates win over the month",
      { month: "2027-07", from: "2027-08-02", to: "2027-08-15" },
      ["2027-08-02", "2027-08-15"],
    ],
    [
      "dates in the wrong order are swapped",
      { from: "2027-08-15", to: "2027-08-02" },
      ["2027-08-02", "2027-08-15"],
    ],
    ["one date is both", { to: "2027-08-15" }, ["2027-08-15", "2027-08-15"]],
    [
      "a wrong date leaves the month",
      { month: "2027-07", from: "2027-02-30" },
      ["2027-07-01", "2027-07-31"],
    ],
  ])("%s", (_what, trip, days) => {
    const { travel_from, travel_to } = checkTrip(trip);
    expect([travel_from, travel_to]).toEqual(days);
  });

  test.each([
    ["8, 11", [8, 11]],
    ["8 y 11 años", [8, 11]],
    ["8/11;0", [8, 11, 0]],
    [
      [8, "11", 25],
      [8, 11],
    ],
    ["uno", []],
    ["18, 999999999999999999999", []],
    ["1 ".repeat(50), Array(12).fill(1)],
    [{ length: 3 }, []],
  ])("ages %j are %j", (ages, read) => {
    expect(checkTrip({ ages }).child_ages).toEqual(read);
  });

  test.each([
    [undefined],
    [null],
    ["trip"],
    [[]],
    [{ estimate: { total: 1 }, departure_id: ["8f14e45f"], single: 1 }],
    [{ tour_id: "1; drop table", month: "2027-13", from: 5, to: "ayer", flexible: "yes" }],
    [{ adults: "0", style: "toString", budget: "__proto__", first_time: "quizá" }],
    [{ adults: 61, style: ["luxury"], budget: 3000, ages: -1, flexible: 1 }],
    [{ adults: 1.5, month: "0000-01", from: "1999-01-01", to: "+12027-01-01" }],
  ])("what is malformed is dropped: %j", (input) => {
    expect(checkTrip(input)).toEqual(empty);
  });

  test("one malformed member drops no other", () => {
    expect(checkTrip({ adults: "muchos", style: "camping" })).toEqual({
      ...empty,
      style: "camping",
    });
  });
});

describe("R2: Spanish words of the details", () => {
  const trip = {
    ...checkTrip({
      month: "2027-07",
      flexible: "yes",
      adults: 2,
      ages: "11 12",
      style: "luxury",
      budget: "5000-8000",
      first_time: "yes",
    }),
    tour_name: "Kalahari",
    departure: null,
    estimate: null,
  };

  test("are a line, a subject and rows", () => {
    expect(tripLine(trip)).toBe("Kalahari · jul 2027 · 2 + 2 (11, 12) · Lujo · 5000–8000 US$");
    expect(tripSubject(trip)).toEqual(["jul 2027", "2+2"]);
    expect(tripRows(trip)).toEqual([
      ["Cuándo", "jul 2027, puede moverse unos días"],
      ["Viajeros", "2 adultos y 2 niños de 11 y 12 años"],
      ["Estilo", "Lujo"],
      ["Presupuesto", "5000–8000 US$ por persona"],
      ["Primera vez en África", "Sí"],
    ]);
  });

  test("name days, one child, and nothing that is not given", () => {
    const days = {
      ...empty,
      ...checkTrip({ from: "2027-07-04", to: "2027-07-15", ages: "1" }),
      tour_name: null,
      departure: null,
      estimate: null,
    };
    expect(tripLine(days)).toBe("4 jul 2027 – 15 jul 2027 · ? + 1 (1)");
    expect(tripRows(days)).toEqual([
      ["Cuándo", "4 jul 2027 – 15 jul 2027"],
      ["Viajeros", "1 niño de 1 año"],
    ]);
    const none = { ...empty, tour_name: null, departure: null, estimate: null };
    expect([tripLine(none), tripRows(none), tripSubject(none)]).toEqual(["", [], []]);
  });

  test("R4: name the departure and the estimate", () => {
    const plain = (words: string) => words.replaceAll("\u00a0", " ");
    const asked = {
      ...trip,
      departure: { starts_on: "2027-07-04" },
      estimate: { per_person: 6670, total: 24_332.5, size: 4, single: true as const },
    };
    expect(plain(tripLine(asked))).toBe(
      "Kalahari · salida 4 jul 2027 · jul 2027 · 2 + 2 (11, 12) · Lujo · 5000–8000 US$ · estimación 24 332,50 US$",
    );
    expect(tripSubject(asked)).toEqual(["4 jul 2027", "2+2"]);
    expect(tripRows(asked)[0]).toEqual(["Salida", "4 jul 2027"]);
    expect(tripRows(asked).at(-1)?.map(plain)).toEqual([
      "Estimación de la web",
      "24 332,50 US$ en total, 6670 US$ por adulto, con una habitación individual",
    ]);
    const range = { per_person: 7240, total: 14_480, max_per_person: 7690, max_total: 15_380 };
    expect(plain(tripRows({ ...trip, estimate: { ...range, size: 2 } }).at(-1)?.[1] ?? "")).toBe(
      "entre 14 480 US$ y 15 380 US$ en total, entre 7240 US$ y 7690 US$ por adulto",
    );
  });
});
