import { expect, it } from "vitest";
import { fromLocalTime, incomplete, toLocalTime } from "./local-time";

it("K4: a time is converted to and from Johannesburg time, and blank stays blank", () => {
  expect(toLocalTime("2026-11-20T22:14:09.123+00:00")).toBe("2026-11-21T00:14");
  expect(fromLocalTime("2026-11-21T00:14")).toBe("2026-11-20T22:14:00.000Z");
  expect([toLocalTime(""), fromLocalTime("")]).toEqual(["", ""]);
});

it("K4: an incomplete year and an impossible date are incomplete", () => {
  for (const local of ["0002-11-20T11:06", "0202-11-20T11:06", "12027-11-20T11:06", incomplete])
    expect(fromLocalTime(local), local).toBe(incomplete);
  expect(toLocalTime(incomplete)).toBe("");
});
