import { expect, test } from "vitest";
import { tours } from "#content/tours.ts";
import { saidOf } from "./said-of";

test("H5: a number in the line that a folded day says has the comma of Spanish", () => {
  const { hours, kilometres } = tours.fields.itinerary.of;
  const members = Object.entries({ kilometres, hours });
  expect(saidOf(members, { kilometres: "205", hours: "2.5" })).toBe("205 km, 2,5 h");
});
