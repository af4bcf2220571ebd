import { expect, it } from "vitest";
import { fromLocalTime, incomplete, toLocalTime } from "./local-time";

it("K4: a moment is typed and shown as the clock in Johannesburg has it, and none is none", () => {
  expect(toLocalTime("2026-11-20T22:14:09.123+00:00")).toBe("2026-11-21T00:14");
  expect(fromLocalTime("2026-11-21T00:14")).toBe("2026-11-20T22:14:00.000Z");
  expect([toLocalTime(""), fromLocalTime("")]).toEqual(["", ""]);
});

it("K4: a year of which the first digits are typed, or one that no clock shows, is no moment yet", () => {
  for (const local of ["0002-11-20T11:06", "0202-11-20T11:06", "12027-11-20T11:06", incomplete])
    expect(fromLocalTime(local), local).toBe(incomplete);
  expect(toLocalTime(incomplete)).toBe("");
});
