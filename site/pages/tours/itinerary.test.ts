import { describe, expect, it } from "vitest";
import { tours } from "#content/tours.ts";
import { objectsIn } from "#content/view.ts";
import type { Locale } from "#shared/locales.ts";
import { toItinerary } from "./itinerary";

/** What the list shows of a column as it was stored. */
const shown = (stored: unknown, locale: Locale) =>
  toItinerary(objectsIn(stored, tours.fields.itinerary, locale), locale);

const day = (n: number, es: string, en?: string | null, fr?: string | null) => ({
  day: n,
  description_es: es,
  description_en: en,
  description_fr: fr,
});

describe("an itinerary", () => {
  it("E3: takes a day's first line as its heading where more lines follow", () => {
    expect(shown([day(1, "Windhoek\nPrimer fuego.\r\nPrimeras estrellas.")], "es")).toEqual([
      { day: 1, heading: "Windhoek", text: "Primer fuego.\nPrimeras estrellas." },
    ]);
  });

  it("E3: shows a day of a single line as text, without a heading", () => {
    expect(shown([day(1, "  Día libre.\n\n")], "es")).toEqual([
      { day: 1, heading: "", text: "Día libre." },
    ]);
  });

  it("A9: falls back to Spanish day by day", () => {
    const stored = [day(1, "Uno", "One", ""), day(2, "Dos", null), day(3, "Tres", "   ")];
    expect(shown(stored, "en").map(({ text }) => text)).toEqual(["One", "Dos", "Tres"]);
    expect(shown(stored, "fr").map(({ text }) => text)).toEqual(["Uno", "Dos", "Tres"]);
    expect(shown(stored, "en").map(({ lang }) => lang)).toEqual([undefined, "es", "es"]);
    expect(shown(stored, "es").map(({ lang }) => lang)).toEqual(Array(3).fill(undefined));
  });

  it("E3: puts the days in order and numbers them from 1", () => {
    const stored = [day(7, "Después"), day(3, "Antes")];
    expect(shown(stored, "es").map(({ day, text }) => [day, text])).toEqual([
      [1, "Antes"],
      [2, "Después"],
    ]);
  });

  it("E3: survives whatever else the JSON column may hold", () => {
    expect(shown(null, "es")).toEqual([]);
    expect(shown({ day: 1 }, "es")).toEqual([]);
    expect(shown([null, 4, "x", { description_es: 5 }], "en")).toEqual([
      { day: 1, heading: "", text: "" },
    ]);
  });

  it("E3: a day's title, where it has one, is its heading, and its text stays whole", () => {
    const titled = {
      ...day(1, "Uno.\nDos.", "One.\nTwo."),
      title_es: "Llegada",
      title_fr: "Arrivée",
    };
    expect(shown([titled], "es")).toEqual([{ day: 1, heading: "Llegada", text: "Uno.\nDos." }]);
    expect(shown([titled], "en")).toEqual([
      { day: 1, heading: "Llegada", headingLang: "es", text: "One.\nTwo." },
    ]);
    expect(shown([titled], "fr")).toEqual([
      { day: 1, heading: "Arrivée", headingLang: "fr", text: "Uno.\nDos.", lang: "es" },
    ]);
  });

  it("E3: holds one day or sixty", () => {
    const stored = Array.from({ length: 60 }, (_, at) => day(at + 1, `Día ${at + 1}`));
    expect(shown(stored, "es")).toHaveLength(60);
    expect(shown(stored, "es").at(-1)).toEqual({ day: 60, heading: "", text: "Día 60" });
  });
});
