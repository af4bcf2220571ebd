import { expect, test } from "vitest";
import type { Field } from "./define.ts";
import { valueRule } from "./rules.ts";
import { siteSettings } from "./settings.ts";

const problemOf = (name: keyof typeof siteSettings.fields, value: unknown) =>
  valueRule(siteSettings.fields[name] as Field).safeParse(value).error?.issues[0]?.message;

test.each([
  ["founded_year", 1066, "Mínimo 1.800"],
  ["years_of_service", -3, "Mínimo 1"],
  ["latitude", 200, "Máximo 90"],
  ["reply_hours", 1.5, "Escribe un número entero"],
  ["time_zone", "Africa/Atlantis", "Escribe una zona horaria, como Africa/Johannesburg"],
  ["time_zone", "EST5EDT", "Escribe una zona horaria, como Africa/Johannesburg"],
  ["registrations", Array(40).fill({ name: "CIPC", number: "1" }), "Como máximo 20"],
] as const)("K13: the form refuses %s %j with a message in Spanish", (name, value, message) => {
  expect(problemOf(name, value)).toBe(message);
});

test.each([
  ["2026-02-30", false],
  ["1899-12-31", false],
  ["3000-01-01", false],
  ["infinity", false],
  ["2026-11-29T08:00:00Z", false],
  ["2028-02-29", true],
])("O1: whether %s is a day of the calendar: %s", (day, isValid) => {
  expect(valueRule({ kind: "date", label: "" }).safeParse(day).success).toBe(isValid);
});

test.each(["UTC", "Africa/Windhoek", "America/Argentina/Buenos_Aires"])(
  "K13: the form accepts the time zone %s",
  (timeZone) => {
    expect(problemOf("time_zone", timeZone)).toBeUndefined();
  },
);
