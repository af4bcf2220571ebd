import { office, setOffice } from "@panel/backend/office";
import { afterEach, expect, test, vi } from "vitest";
import {
  changeInWords,
  type Departure,
  guaranteeHint,
  type LogEntry,
  leftInWords,
  today,
} from "./departure";

// Tests of other files run in the same process.
const original = office();
afterEach(() => {
  vi.useRealTimers();
  setOffice(original);
});

const entry = (changes: Partial<LogEntry>) =>
  changeInWords({ was: null, became: null, ...changes } as LogEntry);

test.each([
  [{ what: "made", became: "2027-07-04" }, "Creada para el 4 jul 2027"],
  [{ what: "left", was: "8", became: "6" }, "Ocupadas 2 plazas: quedan 6 plazas"],
  [{ what: "left", was: "1", became: "0" }, "Ocupada 1 plaza: completa"],
  [{ what: "left", was: "0", became: "1" }, "Liberada 1 plaza: queda 1 plaza"],
  [{ what: "places", was: "8", became: "6" }, "De 8 a 6 plazas"],
  [{ what: "date", was: "2027-07-04", became: "2027-07-11" }, "Del 4 jul 2027 al 11 jul 2027"],
  [{ what: "state", was: "open", became: "guaranteed" }, "De abierta a garantizada"],
  [
    { what: "price", was: null, became: "5000.00" },
    "Precio: antes el de la temporada, ahora 5.000 USD",
  ],
] as const)("J28: %j is recorded as «%s»", (changes, words) => {
  expect(entry(changes)).toBe(words);
});

test("J28: the number of places left is in words", () => {
  expect([0, 1, 3].map(leftInWords)).toEqual(["Completa", "Queda 1 plaza", "Quedan 3 plazas"]);
});

test("J28: an open departure with enough travellers suggests to guarantee it", () => {
  const departure = {
    state: "open",
    starts_on: "2999-01-01",
    places: 8,
    places_left: 4,
    guaranteed_from: 4,
  } as Departure;
  expect(guaranteeHint(departure)).toBe("Ya sois 4 de 4: ¿la garantizas?");
  for (const changes of [
    { places_left: 5 },
    { state: "guaranteed" },
    { state: "cancelled" },
    { guaranteed_from: null },
    { starts_on: "2020-01-01" },
  ] as Partial<Departure>[])
    expect(guaranteeHint({ ...departure, ...changes })).toBeUndefined();
});

test("J28: today is the day where the company is", () => {
  vi.useFakeTimers({ now: new Date("2027-07-03T22:30:00Z") });
  setOffice({ ...office(), timeZone: "Africa/Johannesburg" });
  expect(today()).toBe("2027-07-04");
  setOffice({ ...office(), timeZone: "America/New_York" });
  expect(today()).toBe("2027-07-03");
});
