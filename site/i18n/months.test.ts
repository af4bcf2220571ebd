import { expect, it } from "vitest";
import { monthRanges } from "./months.server";

it("J3: consecutive months are a range, in the language", () => {
  expect(monthRanges([5, 6, 7, 8, 9, 10], "en")).toBe("May–October");
  expect(monthRanges([10, 9, 8, 7, 6, 5], "es")).toBe("mayo–octubre");
  expect(monthRanges([2], "fr")).toBe("février");
});

it("J3: a range may cross the new year; several ranges are listed", () => {
  expect(monthRanges([1, 2, 11, 12, 6], "en")).toBe("June, November–February");
  expect(monthRanges([1, 12], "en")).toBe("December, January");
});

it("J3: all months and no months give an empty text", () => {
  expect(monthRanges([], "en")).toBe("");
  expect(monthRanges([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1], "en")).toBe("");
});
