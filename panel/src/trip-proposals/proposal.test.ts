import { expect, test } from "vitest";
import {
  dayLater,
  formHints,
  isLapsed,
  isMaybeScanner,
  journeyDays,
  openedWords,
  problemsToSend,
  refusalWords,
  totalOf,
} from "./proposal";

const complete = {
  starts_on: "2027-07-04",
  itinerary: [{ day: 1, title: "Llegada" }],
  price_lines: [
    { label: "Adultos", quantity: 2, amount: 6670.1 },
    { label: "Descuento", amount: -100 },
  ],
  valid_until: "2026-12-24",
  terms: "Según contrato",
};
const now = "2026-12-10";

test("R10: the total of a form is the sum of its lines in cents; incomplete lines count nothing", () => {
  expect(totalOf(complete)).toBe(13_240.2);
  expect(totalOf({ price_lines: [{ quantity: "x", amount: "6.4" }, {}] })).toBe(0);
  expect(totalOf({})).toBe(0);
});

test("R11: a complete proposal can be sent", () => {
  expect(problemsToSend(complete, now)).toEqual({});
  expect(problemsToSend({ ...complete, starts_on: null, valid_until: now }, now)).toEqual({});
});

test("R11: each rule of sending names its field, in the order of the form", () => {
  expect(Object.keys(problemsToSend({ starts_on: "2026-01-01" }, now))).toEqual([
    "starts_on",
    "itinerary",
    "price_lines",
    "valid_until",
    "terms",
  ]);
  expect(problemsToSend({ ...complete, valid_until: "2026-12-09" }, now)).toEqual({
    valid_until: "La fecha de validez ya pasó",
  });
  expect(problemsToSend({ ...complete, terms: " \n" }, now)).toEqual({
    terms: "Faltan las condiciones",
  });
});

test.each([
  ["total", "Falta el precio"],
  ["valid_until", "La fecha de validez ya pasó"],
  ["terms", "Faltan las condiciones"],
])("R11: the database's refusal of %s is said in Spanish", (column, words) => {
  expect(refusalWords(column)).toContain(words);
});

test("R11: other refusals have no words of their own", () => {
  expect(refusalWords("toString")).toBeUndefined();
});

test("R13: openings are counted in words; one within a minute of the mail may be a scanner", () => {
  const at = (iso: string) => iso.slice(0, 10).concat(" ", iso.slice(11, 16));
  const first_opened_at = "2026-11-27T10:40:00Z";
  expect(openedWords({ opened: 0, first_opened_at: null }, at)).toBe("Sin abrir");
  expect(openedWords({ opened: 1, first_opened_at }, at)).toBe("Abierta el 2026-11-27 a las 10:40");
  expect(openedWords({ opened: 3, first_opened_at }, at)).toBe(
    "Abierta 3 veces: la primera el 2026-11-27 a las 10:40",
  );
  expect(isMaybeScanner({ first_opened_at }, "2026-11-27T10:39:30Z")).toBe(true);
  expect(isMaybeScanner({ first_opened_at }, "2026-11-27T10:38:00Z")).toBe(false);
  expect(isMaybeScanner({ first_opened_at }, null)).toBe(false);
});

test("R10: days of a journey are said in one form, across months and years", () => {
  expect(dayLater("2026-12-20", 14)).toBe("2027-01-03");
  expect(journeyDays("2027-07-04", 14)).toBe("4 – 17 jul 2027");
  expect(journeyDays("2027-07-25", 14)).toBe("25 jul – 7 ago 2027");
  expect(journeyDays("2027-12-30", 5)).toBe("30 dic 2027 – 3 ene 2028");
  expect(journeyDays("2027-07-04", 1)).toBe("4 jul 2027");
  expect(journeyDays(null, 5)).toBeUndefined();
});

test("R15: a sent proposal lapses after its last valid day, an accepted one does not", () => {
  expect(isLapsed({ state: "sent" }, "2026-12-09", now)).toBe(true);
  expect(isLapsed({ state: "sent" }, now, now)).toBe(false);
  expect(isLapsed({ state: "accepted" }, "2026-12-09", now)).toBe(false);
  expect(isLapsed({ state: "draft" }, null, now)).toBe(false);
});

test("R10: the form says the total, and the share of the deposit", () => {
  expect(formHints({ ...complete, deposit: 3972.06 })).toEqual({
    valid_until: "Total: 13.240,20 USD, la suma de las líneas",
    deposit: "El 30 % del total",
  });
  expect(formHints({ deposit: 100 })).not.toHaveProperty("deposit");
});
