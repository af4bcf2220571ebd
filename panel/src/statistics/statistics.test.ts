import { describe, expect, test } from "vitest";
import { topOf } from "./bar-chart";
import { changeWords, isComparable, pageWords, shareWords } from "./labels";
import { daysOf, periodOf, periods, shortDay } from "./periods";

describe("K11: the days of a period", () => {
  test.each([
    ["4w", "2026-11-25T10:00:00Z", "2026-11-02", "2026-11-25"],
    // Monday in Johannesburg, Sunday in UTC.
    ["4w", "2026-11-22T22:30:00Z", "2026-11-02", "2026-11-23"],
    ["4w", "2026-11-22T21:30:00Z", "2026-10-26", "2026-11-22"],
    ["12w", "2026-11-25T10:00:00Z", "2026-09-07", "2026-11-25"],
    ["12m", "2026-11-25T10:00:00Z", "2025-12-01", "2026-11-25"],
  ])("%s at %s are %s to %s", (period, now, since, until) => {
    expect(daysOf(periodOf(period), new Date(now))).toEqual({ since, until });
  });

  test("an address without period selects four weeks", () => {
    expect([null, "", "99y"].map((value) => periodOf(value).value)).toEqual(["4w", "4w", "4w"]);
  });

  test("short form of a date", () => {
    expect(["2026-11-02", "2026-01-31"].map(shortDay)).toEqual(["2 nov", "31 ene"]);
  });
});

describe("K11: comparisons and shares", () => {
  const [period] = periods;

  test.each([
    [120, 100, "20 % más que en las 4 semanas anteriores"],
    [50, 100, "50 % menos que en las 4 semanas anteriores"],
    [5000, 1, "499.900 % más que en las 4 semanas anteriores"],
    [1001, 1000, "Como en las 4 semanas anteriores"],
    [3, 0, "Nada en las 4 semanas anteriores"],
    [0, 0, ""],
    [0, 8, "100 % menos que en las 4 semanas anteriores"],
  ])("%i after %i: %s", (total, before, words) => {
    expect(changeWords(total, before, period)).toBe(words);
  });

  test("views are compared only with a period that was counted completely", () => {
    const at = (counted_since: string | null) =>
      isComparable({ since: "2026-11-02", counted_since }, period);
    expect([null, "2026-10-06", "2026-10-05"].map(at)).toEqual([false, false, true]);
  });

  test("a share of zero is undefined", () => {
    expect([shareWords(3, 4), shareWords(0, 2), shareWords(0, 0)]).toEqual([
      "75 %",
      "0 %",
      undefined,
    ]);
  });

  test.each([
    ["/", null, "Inicio", undefined],
    ["/tours/delta", "El delta", "El delta", "Tour"],
    ["/tours/gone", null, "/tours/gone", "Tour que ya no existe"],
    ["/blog/tag/safari", "Safari", "Safari", "Etiqueta del blog"],
    ["/blog/cuando-ir", "Cuándo ir", "Cuándo ir", "Post"],
    ["/faq", null, "Preguntas", undefined],
    ["/terms", null, "Condiciones", undefined],
    ["/nothing", null, "/nothing", undefined],
  ])("the page %s is called", (page, name, words, kind) => {
    expect(pageWords({ page, name })).toEqual({ name: words, kind });
  });
});

test.each([
  [[], 2],
  [[0, 0], 2],
  [[1], 2],
  [[3], 4],
  [[5, 2], 6],
  [[11], 20],
  [[41], 60],
  [[81], 100],
  [[100], 100],
  [[101], 200],
  [[1_000_001], 2_000_000],
])("K11: a chart of %j ends at %i", (values, top) => {
  expect(topOf(values)).toBe(top);
});
