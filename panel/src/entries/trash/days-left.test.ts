import { expect, test } from "vitest";
import { daysLeft } from "./days-left";

const deleted = "2026-11-01T08:00:00Z";

test.each([
  ["2026-11-01T08:00:00Z", "Quedan 30 días"],
  ["2026-11-02T07:59:59Z", "Quedan 30 días"],
  ["2026-11-02T08:00:00Z", "Quedan 29 días"],
  ["2026-11-30T07:59:00Z", "Quedan 2 días"],
  ["2026-11-30T08:00:00Z", "Queda 1 día"],
  ["2026-12-01T08:00:00Z", "Se elimina hoy"],
  ["2027-01-01T08:00:00Z", "Se elimina hoy"],
  // The browser's clock is behind.
  ["2026-10-20T08:00:00Z", "Quedan 30 días"],
])("K2: what was deleted on the 1st, looked at %s: %s", (now, words) => {
  expect(daysLeft(deleted, Date.parse(now))).toBe(words);
});
