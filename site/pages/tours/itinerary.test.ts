import { describe, expect, it } from "vitest";
import { toItinerary } from "./itinerary";

const day = (n: number, es: string, en?: string | null, fr?: string | null) => ({
  day: n,
  description_es: es,
  description_en: en,
  description_fr: fr,
});

describe("an itinerary", () => {
  it("E3: takes a day's first line as its heading where more lines follow", () => {
    expect(toItinerary([day(1, "Windhoek\nPrimer fuego.\r\nPrimeras estrellas.")], "es")).toEqual([
      { day: 1, heading: "Windhoek", text: "Primer fuego.\nPrimeras estrellas." },
    ]);
  });

  it("E3: shows a day of a single line as text, without a heading", () => {
    expect(toItinerary([day(1, "  Día libre.\n\n")], "es")).toEqual([
      { day: 1, heading: "", text: "Día libre." },
    ]);
  });

  it("A9: falls back to Spanish day by day", () => {
    const stored = [day(1, "Uno", "One", ""), day(2, "Dos", null), day(3, "Tres", "   ")];
    expect(toItinerary(stored, "en").map(({ text }) => text)).toEqual(["One", "Dos", "Tres"]);
    expect(toItinerary(stored, "fr").map(({ text }) => text)).toEqual(["Uno", "Dos", "Tres"]);
    expect(toItinerary(stored, "en").map(({ lang }) => lang)).toEqual([undefined, "es", "es"]);
    expect(toItinerary(stored, "es").map(({ lang }) => lang)).toEqual(Array(3).fill(undefined));
  });

  it("E3: puts the days in order and numbers them from 1", () => {
    const stored = [day(7, "Después"), day(3, "Antes")];
    expect(toItinerary(stored, "es").map(({ day, text }) => [day, text])).toEqual([
      [1, "Antes"],
      [2, "Después"],
    ]);
  });

  it("E3: survives whatever else the JSON column may hold", () => {
    expect(toItinerary(null, "es")).toEqual([]);
    expect(toItinerary({ day: 1 }, "es")).toEqual([]);
    expect(toItinerary([null, 4, "x", { description_es: 5 }], "en")).toEqual([
      { day: 1, heading: "", text: "" },
    ]);
  });

  it("E3: holds one day or sixty", () => {
    const stored = Array.from({ length: 60 }, (_, at) => day(at + 1, `Día ${at + 1}`));
    expect(toItinerary(stored, "es")).toHaveLength(60);
    expect(toItinerary(stored, "es").at(-1)).toEqual({ day: 60, heading: "", text: "Día 60" });
  });
});
