import { office, setOffice } from "@panel/backend/office";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
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

describe("K13: with daylight saving time", () => {
  beforeEach(() => setOffice({ ...office(), timeZone: "Europe/Madrid" }));
  afterEach(() => setOffice({ ...office(), timeZone: "Africa/Johannesburg" }));

  it.each([
    ["2026-03-29T01:30", "2026-03-29T00:30:00.000Z"],
    ["2026-03-29T03:30", "2026-03-29T01:30:00.000Z"],
    ["2026-07-01T12:00", "2026-07-01T10:00:00.000Z"],
    ["2026-10-25T03:30", "2026-10-25T02:30:00.000Z"],
    ["2026-10-25T23:00", "2026-10-25T22:00:00.000Z"],
  ])("%s is %s and back", (local, iso) => {
    expect(fromLocalTime(local)).toBe(iso);
    expect(toLocalTime(iso)).toBe(local);
  });

  it("a time that the change skips is moved to an existing one", () => {
    expect(["2026-03-29T01:30", "2026-03-29T03:30"]).toContain(
      toLocalTime(fromLocalTime("2026-03-29T02:30")),
    );
  });
});
