import { describe, expect, it, test } from "vitest";
import type { FieldOf } from "#content/define.ts";
import { contentTypes } from "#content/index.ts";
import { siteSettings } from "#content/settings.ts";
import { destinations } from "#content/types/destinations.ts";
import { tours } from "#content/types/tours.ts";
import { echoOf, numberIn, numberText, parseNumber } from "./parse-number";
import { problemsOf } from "./rules";

type NumberField = FieldOf<"number" | "money">;

const price = tours.fields.price_per_person;
const { kilometres, hours, latitude } = tours.fields.itinerary.of;
const { longitude } = destinations.fields;
const { max: warmest, rain } = destinations.fields.climate.of;
const group = tours.fields.min_group_size;

const numberFields: NumberField[] = [...contentTypes, siteSettings]
  .flatMap(({ fields }) => Object.values(fields))
  .flatMap((field) => (field.kind === "array" ? Object.values(field.of) : [field]))
  .filter((field) => field.kind === "number" || field.kind === "money");

const problemIn = (text: string, field: NumberField) => {
  const parsed = parseNumber(text, field);
  return "problem" in parsed ? parsed.problem : undefined;
};

describe("H8: parseNumber reads Spanish notation", () => {
  const understood: [string, NumberField, number][] = [
    ["5850", price, 5850],
    ["5.850", price, 5850],
    ["12.345", price, 12345],
    ["1.000.000", price, 1000000],
    ["5850,5", price, 5850.5],
    ["5.850,00", price, 5850],
    ["1.200,50", price, 1200.5],
    ["5,85", price, 5.85],
    ["0,5", price, 0.5],
    ["0.5", price, 0.5],
    ["US$ 5.850", price, 5850],
    ["US$5.850", price, 5850],
    ["$5,850.00", price, 5850],
    ["5.850 USD", price, 5850],
    ["5850 us$", price, 5850],
    ["5,850", price, 5850],
    ["5850.50", price, 5850.5],
    ["1,200.50", price, 1200.5],
    ["5 850", price, 5850],
    ["5\u00a0850,00\u202f$", price, 5850],
    ["5\u202f850", price, 5850],
    ["5'850", price, 5850],
    ["\u200e5.850\u200b", price, 5850],
    [" 5.850\n", price, 5850],
    ["1.200", kilometres, 1200],
    ["1,200", kilometres, 1200],
    ["250 km", kilometres, 250],
    ["2,5", hours, 2.5],
    ["2.5", hours, 2.5],
    ["2.500", hours, 2.5],
    ["2,5 h", hours, 2.5],
    ["-22,57", latitude, -22.57],
    ["-22.570", latitude, -22.57],
    ["−22.567891", latitude, -22.567891],
    ["17.083", longitude, 17.083],
    ["-0.750", latitude, -0.75],
    ["-12,5 °C", warmest, -12.5],
    ["1.200", rain, 1200],
    ["1,234", rain, 1.234],
    ["+8", group, 8],
    ["-0", kilometres, 0],
  ];
  test.each(understood)("%j is read", (text, field, value) => {
    expect(parseNumber(text, field)).toEqual({ value });
  });

  const refused: [string, NumberField, string][] = [
    ["5.85", price, "«5.85» se puede leer de dos maneras: escribe 5,85 o 5850"],
    ["12.5", price, "«12.5» se puede leer de dos maneras: escribe 12,5 o 12500"],
    ["1,200", rain, "«1,200» se puede leer de dos maneras: escribe 1,2 o 1200"],
    ["10,125", { ...price, max: 100 }, "Como máximo dos decimales"],
    ["1.200,505", price, "Como máximo dos decimales"],
    ["abc", price, "No se entiende «abc»: escribe solo el número"],
    ["5.850 EUR", price, "Los precios van en dólares (US$): escribe la cifra en dólares"],
    ["R 95 000", price, "Los precios van en dólares (US$): escribe la cifra en dólares"],
  ];
  test.each(refused)("%j is refused with a message", (text, field, problem) => {
    expect(problemIn(text, field)).toBe(problem);
  });

  const unreadable = [
    "--5",
    "1e9",
    "5.85.0",
    "58.50,0",
    "1.23.456",
    "1.200.50",
    "1,200,50",
    "5 85",
    "5,",
    ".5",
    "cinco mil",
    "5 mil",
    "5850 km",
    "4500-5000",
    "-22.57, 17.08",
    "-22, 17",
    "Infinity",
    "0x10",
    "5850\n6000",
    "💶",
  ];
  test.each(unreadable)("%j is refused and is not a number", (text) => {
    for (const field of [price, hours]) {
      expect(problemIn(text, field)).toMatch(/^No se entiende «[^»]+»/u);
      expect(numberIn(text, field)).toBeNull();
    }
  });

  it("truncates a long text in its message", () => {
    expect(problemIn("z".repeat(5000), price)?.length).toBeLessThan(80);
  });

  it("parses long texts in linear time", () => {
    const start = performance.now();
    parseNumber(`${"1.".repeat(50_000)}x`, price);
    parseNumber(" ".repeat(100_000).concat("1 ".repeat(50_000)), hours);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe("H8: limits are validated by the form, and minimum group sizes are compared as numbers", () => {
  const problemsWith = (values: Record<string, string>) =>
    problemsOf(
      { ...tours, fields: { min_group_size: group, max_group_size: group, price } },
      { min_group_size: "2", max_group_size: "12", price: "5850", ...values },
    );
  test.each([
    ["price", "1.000.001", "Máximo 1.000.000"],
    ["price", "-1", "Mínimo 0"],
    ["price", "", "Escribe el precio"],
    ["min_group_size", "2,5", "Escribe un número entero"],
    ["max_group_size", "1", "Mínimo 2"],
    ["max_group_size", "501", "Máximo 500"],
  ])("%s %j", (name, text, message) => {
    expect(problemsWith({ [name]: text })).toEqual({ [name]: message });
  });
});

describe("H8: the text of a stored number is parsed to the same number", () => {
  test("in every declared number field, also for numbers that other programs stored", () => {
    expect(numberFields.length).toBeGreaterThan(15);
    for (const field of numberFields) {
      const { min, max } = field.kind === "money" ? { min: 0, max: field.max } : field;
      const whole = field.kind === "number" && field.whole;
      const fractions = whole ? [0] : [0, 0.5, 0.25, ...(field.kind === "money" ? [] : [0.125])];
      const stored = Array.from({ length: 200 }, (_, at) =>
        Math.trunc(min + ((max - min) * at) / 199),
      )
        .flatMap((number) => fractions.map((fraction) => number + fraction))
        .filter((number) => number >= min && number <= max);
      for (const number of stored)
        expect({ field: field.label, is: parseNumber(numberText(number), field) }).toEqual({
          field: field.label,
          is: { value: number },
        });
    }
  });

  test("for PostgreSQL's numeric as a string; a draft's unfinished text stays, other values are blank", () => {
    expect(numberText("5850.00")).toBe("5850");
    expect(numberText(null)).toBe("");
    expect(numberText(undefined)).toBe("");
    expect(numberText("6.4.8")).toBe("6.4.8");
    expect(numberText(true)).toBe("");
  });
});

describe("H8: the form echoes the parsed number", () => {
  test.each<[string, NumberField, string | undefined]>([
    ["5.850", price, "5.850 US$"],
    ["5850", price, "5.850 US$"],
    ["1200,5", price, "1.200,50 US$"],
    ["5.85", price, undefined],
    ["", price, undefined],
    ["2", group, undefined],
    ["+2", group, "2"],
    ["1.200", kilometres, "1.200 km"],
    ["2.5", hours, "2,5 h"],
    ["-22.570", latitude, "-22,57"],
    ["-0.75", latitude, "-0,75"],
  ])("%j", (text, field, echo) => {
    expect(echoOf(text, field)).toBe(echo);
  });
});
