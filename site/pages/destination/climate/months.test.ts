import { expect, it } from "vitest";
import { findExtreme, toYear } from "./months";

it("J9: missing months are in the year without values", () => {
  const year = toYear([{ month: 7, min: 6, max: 25, rain: 0 }]);
  expect(year).toHaveLength(12);
  expect(year[6]).toEqual({ month: 7, min: 6, max: 25, rain: 0 });
  expect(year[0]).toEqual({ month: 1, min: undefined, max: undefined, rain: undefined });
});

it("J9: invalid values are omitted; the first entry of a month counts", () => {
  const year = toYear([
    { month: 1, min: -31, max: 61, rain: -1 },
    { month: 2, min: Number.NaN, max: null, rain: 2001 },
    { month: 3, min: 20, max: 10 },
    { month: 3, min: 0, max: 0 },
    { month: 13, min: 5, max: 6 },
    { month: 4, rain: 2000 },
  ]);
  expect(year[0]).toEqual({ month: 1 });
  expect(year[1]).toEqual({ month: 2 });
  // The lower value is the minimum.
  expect(year[2]).toEqual({ month: 3, min: 10, max: 20 });
  expect(year[3]?.rain).toBe(2000);
});

it("J9: no values give an empty year", () => {
  expect(toYear([])).toEqual([]);
  expect(toYear([{ month: 5 }, { month: 0, min: 3, max: 4 }])).toEqual([]);
});

it("J9: extremes ignore unknown values", () => {
  const year = toYear([
    { month: 1, max: 30, rain: 90 },
    { month: 7, max: 22, rain: 0 },
    { month: 10, max: 35 },
  ]);
  expect(findExtreme(year, "max", 1)).toEqual({ month: 10, value: 35 });
  expect(findExtreme(year, "rain", -1)).toEqual({ month: 7, value: 0 });
  expect(findExtreme(year, "min", -1)).toBeUndefined();
});
