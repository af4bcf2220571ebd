import { describe, expect, it } from "vitest";
import { tours } from "#content/tours.ts";
import { objectsIn } from "#content/view.ts";
import type { Locale } from "#shared/locales.ts";
import { toDays } from "./days.server";

/** What pages show of a column as it was stored. */
const shown = (stored: unknown, locale: Locale) =>
  toDays(objectsIn(stored, tours.fields.itinerary, locale), locale);

const day = (n: number, es: string, en?: string | null, fr?: string | null) => ({
  day: n,
  description_es: es,
  description_en: en,
  description_fr: fr,
});

describe("the days of a tour", () => {
  it("E3: takes a day's first line as its heading where more lines follow", () => {
    expect(shown([day(1, "Windhoek\nPrimer fuego.\r\nPrimeras estrellas.")], "es")).toEqual([
      {
        day: 1,
        heading: { text: "Windhoek" },
        text: { text: "Primer fuego.\nPrimeras estrellas." },
      },
    ]);
  });

  it("E3: shows a day of a single line as text, without a heading", () => {
    expect(shown([day(1, "  Día libre.\n\n")], "es")).toEqual([
      { day: 1, text: { text: "Día libre." } },
    ]);
  });

  it("A9: falls back to Spanish day by day", () => {
    const stored = [day(1, "Uno", "One", ""), day(2, "Dos", null), day(3, "Tres", "   ")];
    const texts = (locale: Locale) => shown(stored, locale).map(({ text }) => text);
    expect(texts("en")).toEqual([
      { text: "One" },
      { text: "Dos", lang: "es" },
      { text: "Tres", lang: "es" },
    ]);
    expect(texts("fr").map((localized) => localized?.text)).toEqual(["Uno", "Dos", "Tres"]);
    expect(texts("es").map((localized) => localized?.lang)).toEqual(Array(3).fill(undefined));
  });

  it("E3: puts the days in order and numbers them from 1", () => {
    const stored = [day(7, "Después"), day(3, "Antes")];
    expect(shown(stored, "es").map(({ day, text }) => [day, text?.text])).toEqual([
      [1, "Antes"],
      [2, "Después"],
    ]);
  });

  it("E3: survives whatever else the JSON column may hold", () => {
    expect(shown(null, "es")).toEqual([]);
    expect(shown({ day: 1 }, "es")).toEqual([]);
    expect(
      shown([null, 4, "x", { description_es: 5, meals: "x", bed_type: {}, hours: [] }], "en"),
    ).toEqual([{ day: 1 }]);
  });

  it("E3: a day's title, where it has one, is its heading, and its text stays whole", () => {
    const titled = {
      ...day(1, "Uno.\nDos.", "One.\nTwo."),
      title_es: "Llegada",
      title_fr: "Arrivée",
    };
    expect(shown([titled], "es")).toEqual([
      { day: 1, heading: { text: "Llegada" }, text: { text: "Uno.\nDos." } },
    ]);
    expect(shown([titled], "en")).toEqual([
      { day: 1, heading: { text: "Llegada", lang: "es" }, text: { text: "One.\nTwo." } },
    ]);
    expect(shown([titled], "fr")).toEqual([
      { day: 1, heading: { text: "Arrivée" }, text: { text: "Uno.\nDos.", lang: "es" } },
    ]);
  });

  it("J3: says where a day ends, its bed, meals and way, each as the language writes it", () => {
    const whole = {
      ...day(2, "Dos", "Two", "Deux"),
      place_es: "Sossusvlei",
      bed_es: "Campamento Duna 45, o uno parecido",
      bed_en: "Dune 45 Camp, or similar",
      bed_type: "tented-camp",
      own_bathroom: true,
      meals: ["dinner", "breakfast", "brunch"],
      travel: "road",
      kilometres: 1320,
      hours: 5.5,
    };
    expect(shown([whole], "en")).toEqual([
      {
        day: 1,
        text: { text: "Two" },
        place: { text: "Sossusvlei", lang: "es" },
        bed: { text: "Dune 45 Camp, or similar" },
        bedType: "Tented camp",
        ownBathroom: true,
        meals: "Breakfast, dinner",
        route: "Road · 1,320 km · 5 hr 30 min",
      },
    ]);
    expect(shown([whole], "fr")[0]).toMatchObject({
      bed: { text: "Campamento Duna 45, o uno parecido", lang: "es" },
      bedType: "Camp de toile",
      meals: "Petit déjeuner, dîner",
    });
    expect(shown([whole], "fr")[0]?.route).toMatch(/^Route · 1\s320\skm · 5\sh 30\smin$/);
  });

  it("J3: a night without a bed, and a way of nothing, are not said", () => {
    const night = { ...day(1, "Uno"), bed_type: "none", kilometres: 0, hours: 0, meals: [] };
    expect(shown([night], "es")).toEqual([{ day: 1, text: { text: "Uno" } }]);
  });

  it("E3: holds one day or sixty", () => {
    const stored = Array.from({ length: 60 }, (_, at) => day(at + 1, `Día ${at + 1}`));
    expect(shown(stored, "es")).toHaveLength(60);
    expect(shown(stored, "es").at(-1)).toEqual({ day: 60, text: { text: "Día 60" } });
  });
});
