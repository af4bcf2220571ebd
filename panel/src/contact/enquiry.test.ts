import { expect, test } from "vitest";
import { isOverdue, overdueBefore, stateFilterOf } from "./enquiry";

const now = Date.parse("2026-11-20T12:00:00Z");
const enquiry = { state: "new", answered_at: null, created_at: "2026-11-19T11:59:59Z" } as const;

test.each([
  ["new, unanswered, for longer than 24 hours", {}, true],
  ["new, unanswered, for 24 hours", { created_at: "2026-11-19T12:00:00Z" }, false],
  ["answered", { answered_at: "2026-11-20T11:00:00Z" }, false],
  ["being dealt with", { state: "active" as const }, false],
  ["spam", { state: "spam" as const }, false],
])("K7: an enquiry that is %s: overdue %#", (_what, changes, overdue) => {
  expect(isOverdue({ ...enquiry, ...changes }, now)).toBe(overdue);
});

test("K7: overdueBefore is the same limit for the database", () => {
  expect(overdueBefore(now)).toBe("2026-11-19T12:00:00.000Z");
});

test.each([
  ["active", "active"],
  ["overdue", "overdue"],
  ["nonsense", undefined],
  [null, undefined],
])("K7: %s in the address narrows the list to %s", (given, filter) => {
  expect(stateFilterOf(given)).toBe(filter);
});
