import { expect, it } from "vitest";
import { monthRanges } from "./months.server";

it("J3: months in a row are a range, in the language's own words", () => {
  expect(monthRanges([5, 6, 7, 8, 9, 10], "en")).toBe("May–October");
  expect(monthRanges([10, 9, 8, 7, 6, 5], "es")).toBe("mayo–octubre");
  expect(monthRanges([2], "fr")).toBe("février");
});

it("J3: a range goes over the turn of the year, and several stand beside one another", () => {
  expect(monthRanges([1, 2, 11, 12, 6], "en")).toBe("June, November–February");
  expect(monthRanges([1, 12], "en")).toBe("December, January");
});

it("J3: all months and none say nothing", () => {
  expect(monthRanges([], "en")).toBe("");
  expect(monthRanges([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1], "en")).toBe("");
});
