import { describe, expect, test } from "vitest";
import { formatBytes, formatDay, formatMoment, formatShortMoment, formatUsd } from "./format";

describe("H5: numbers and times in the panel", () => {
  test.each([0, 7, 999, 1000, 6480, 12345.5, 999999.99, 1234567])("%d in Spanish notation", (n) => {
    const cents = Number.isInteger(n) ? 0 : 2;
    const spanish = new Intl.NumberFormat("es-ES", {
      useGrouping: "always",
      minimumFractionDigits: cents,
      maximumFractionDigits: cents,
    });
    expect(formatUsd(n)).toBe(`${spanish.format(n)} USD`);
  });

  test("K10: the size of a file is in kB below 1 MB, and in MB above", () => {
    expect([0, 999, 12_345, 999_499, 1_000_000, 5_242_880].map(formatBytes)).toEqual([
      "1 kB",
      "1 kB",
      "12 kB",
      "999 kB",
      "1,0 MB",
      "5,2 MB",
    ]);
  });

  test("K12: the time of a scheduled publication is short, and has the year if it is another one", () => {
    const now = Date.parse("2026-11-28T12:00:00Z");
    expect(formatShortMoment("2026-12-03T07:00:00+00:00", now)).toBe("3 dic, 09:00");
    expect(formatShortMoment("2026-12-31T22:30:00+00:00", now)).toBe("1 ene 2027, 00:30");
  });

  test("H12: a time is displayed in Johannesburg time, in any time zone", () => {
    expect(formatMoment("2026-11-20T22:14:09.123+00:00")).toBe("21/11/2026 00:14");
    expect(formatDay("2026-11-20T22:14:09.123+00:00")).toBe("21/11/2026");
  });
});
