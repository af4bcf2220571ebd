import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { locales } from "#shared/locales.ts";
import { type ClimateMonth, climateChart } from "./climate.server";

/** Partial climate of Maun. */
const maun: ClimateMonth[] = [
  { month: 1, min: 19, max: 32, rain: 110 },
  { month: 7, min: 7.4, max: 25.5, rain: 0 },
  { month: 10, min: 18, max: 35, rain: 1250 },
];

/** HTML as sent on client navigation. */
const figureOf = (months: readonly ClimateMonth[], locale: (typeof locales)[number] = "es") =>
  climateChart(new Request("http://localhost/es/destinations/x.data"), months, locale)?.html ?? "";

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
const rowsOf = (html: string) =>
  [...html.matchAll(/<tr>.*?<\/tr>/g)].map(([row]) => textOf(row).trim());

describe("the climate of a destination", () => {
  it.each([
    ["es", "enero", "los días más cálidos, en octubre: 35 °C de máxima"],
    ["en", "January", "the warmest days in October: up to 35°C"],
    ["fr", "janvier", "les journées les plus chaudes en octobre : 35 °C au maximum"],
  ] as const)(
    "J9: in %s, the chart has a text alternative and month names in the language",
    (locale, month, words) => {
      const figure = figureOf(maun, locale).replaceAll(/[\u00a0\u202f]/g, " ");
      expect(figure.match(/role="img" aria-label="([^"]*)"/)?.[1]).toContain(words);
      expect(rowsOf(figure)[1]).toContain(month);
    },
  );

  it("J9: the table has the values of the chart and marks unknown months", () => {
    const rows = rowsOf(figureOf(maun, "en"));
    expect(rows).toHaveLength(13);
    expect(rows[0]).toBe("Month Daily high (°C) Nightly low (°C) Rain in the month (mm)");
    expect(rows[1]).toBe("January 32 19 110");
    expect(rows[2]).toBe("February no data no data no data");
    expect(rows[7]).toBe("July 26 7 0");
    expect(rows[10]).toBe("October 35 18 1,250");
  });

  it("J9: a measure without values has neither column nor line", () => {
    const rain = figureOf([{ month: 3, rain: 12 }], "en");
    expect(rowsOf(rain)[0]).toBe("Month Rain in the month (mm)");
    expect(rain).not.toContain("climate__max");
    const warmth = figureOf([{ month: 3, max: 12 }], "en");
    expect(rowsOf(warmth)[0]).toBe("Month Daily high (°C)");
    expect(warmth).not.toContain("climate__rain");
  });

  it("J9: an unknown month interrupts the line", () => {
    const line = figureOf([1, 2, 4, 5].map((month) => ({ month, max: 20 + month }))).match(
      /climate__max"><path d="([^"]*)"/,
    );
    expect(line?.[1]?.match(/M/g)).toHaveLength(2);
  });

  it.each([
    ["one month", [{ month: 6, min: 10, max: 10 }]],
    [
      "the same value all year",
      Array.from({ length: 12 }, (_, at) => ({ month: at + 1, min: 0, max: 0, rain: 0 })),
    ],
    [
      "the maximum values",
      [
        { month: 1, min: -30, max: 60, rain: 2000 },
        { month: 2, min: -0.2, max: 0, rain: 1 },
      ],
    ],
  ])("J9: %s gives a complete chart", (_, months) => {
    const figure = figureOf(months);
    expect(figure).toContain("climate__chart");
    expect(figure).not.toMatch(/NaN|undefined|Infinity|>−?-0</);
    const heights = [...figure.matchAll(/ (?:cy|y)="(-?[\d.]+)"/g)].map(([, y]) => Number(y));
    const height = Number(figure.match(/viewBox="0 0 720 (\d+)"/)?.[1]);
    expect(Math.min(...heights)).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBeLessThan(height);
  });

  it("J9: without values there is no chart", () => {
    expect(climateChart(new Request("http://localhost/es/x"), [], "es")).toBeNull();
    expect(
      climateChart(new Request("http://localhost/es/x"), [{ month: 14, min: 1 }], "es"),
    ).toBeNull();
  });

  it("J9: the figure of a full year is smaller than 3 kB", () => {
    const year = Array.from({ length: 12 }, (_, at) => ({
      month: at + 1,
      min: at * 3 - 9,
      max: at * 2 + 7,
      rain: at * 37,
    }));
    for (const locale of locales)
      expect(gzipSync(figureOf(year, locale), { level: 9 }).length).toBeLessThan(3000);
  });
});
