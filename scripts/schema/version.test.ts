import { expect, test } from "vitest";
import { nextVersion } from "./version.ts";

const now = new Date("2027-03-01T09:05:07.890Z");

test("I1: a migration gets the present time in UTC as its version", () => {
  expect(nextVersion(["20260201000000_access.sql", "20270301090506_x.sql"], now)).toBe(
    "20270301090507",
  );
  expect(nextVersion([], now)).toBe("20270301090507");
});

test.each(["20270301090507_now.sql", "20270301090508_later.sql"])(
  "I1: with %s no migration is written that would come before it",
  (file) => {
    expect(() => nextVersion([file, "20260201000000_access.sql"], now)).toThrow(
      `supabase/migrations/${file} is not older than the present time in UTC, 20270301090507`,
    );
  },
);
