import { expect, test } from "vitest";
import { tours } from "#content/types/tours.ts";
import { summarize } from "./summarize";

test("H5: numbers in the summary of a folded day have a decimal comma", () => {
  const { hours, kilometres } = tours.fields.itinerary.of;
  const members = Object.entries({ kilometres, hours });
  expect(summarize(members, { kilometres: "205", hours: "2.5" })).toBe("205 km, 2,5 h");
});
