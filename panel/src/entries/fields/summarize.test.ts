import { expect, test } from "vitest";
import { tours } from "#content/types/tours.ts";
import { noTexts } from "../draft/texts";
import { headingOf, summarize } from "./summarize";

test("H5: numbers in the summary of a folded day have a decimal comma", () => {
  const { hours, kilometres } = tours.fields.itinerary.of;
  const members = Object.entries({ kilometres, hours });
  expect(summarize(members, { kilometres: "205", hours: "2.5" })).toBe("205 km, 2,5 h");
});

test("H8: a folded day is named by its title, else by the first line of its text, in the language or in Spanish", () => {
  const { of } = tours.fields.itinerary;
  const empty = Object.fromEntries(Object.keys(of).map((name) => [name, noTexts]));
  const day = { ...empty, description: { es: "Dunas\nAl amanecer", en: "", fr: "Dunes" } };
  expect(headingOf(of, day, "es")).toBe("Dunas");
  expect(headingOf(of, day, "en")).toBe("Dunas");
  expect(headingOf(of, day, "fr")).toBe("Dunes");
  const titled = { ...day, title: { es: "Sossusvlei", en: "", fr: "" } };
  expect(headingOf(of, titled, "fr")).toBe("Sossusvlei");
  expect(headingOf(of, empty, "es")).toBe("");
});
