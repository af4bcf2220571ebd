import { expect, it } from "vitest";
import { fromLocalTime, toLocalTime } from "./local-time";

it("K4: a moment is typed and shown as the clock in Johannesburg has it, and none is none", () => {
  expect(toLocalTime("2026-11-20T22:14:09.123+00:00")).toBe("2026-11-21T00:14");
  expect(fromLocalTime("2026-11-21T00:14")).toBe("2026-11-20T22:14:00.000Z");
  expect([toLocalTime(""), fromLocalTime("")]).toEqual(["", ""]);
});
