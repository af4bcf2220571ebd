import { describe, expect, it } from "vitest";
import { tours } from "#content/types/tours.ts";
import { objectsIn } from "#content/view.ts";
import type { Locale } from "#shared/locales.ts";
import { toDays } from "./days.server";

/** Display texts of a stored itinerary column. */
const shown = (stored: unknown, locale: Locale) =>
  toDays(objectsIn(stored, tours.fields.itinerary, locale), locale);

const day = (n: number, es: string, en?: string | null, fr?: string | null) => ({
  day: n,
  description_es: es,
  description_en: en,
  description_fr: fr,
});

describe("the days of a tour", () => {
  it("E3: a day of several lines without a title has its first line as heading", () => {
    expect(shown([day(1, "Windhoek\nPrimer fuego.\r\nPrimeras estrellas.")], "es")).toEqual([
      {
        day: 1,
        heading: { text: "Windhoek" },
        text: { text: "Primer fuego.\nPrimeras estrellas." },
      },
    ]);
  });

  it("E3: a day of one line has a text and no heading", () => {
    expect(shown([day(1, "  Día libre.\n\n")], "es")).toEqual([
      { day: 1, text: { text: "Día libre." } },
    ]);
  });

  it("A9: each untranslated day falls back to Spanish", () => {
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

  it("E3: days are sorted and numbered from 1", () => {
    const stored = [day(7, "Después"), day(3, "Antes")];
    expect(shown(stored, "es").map(({ day, text }) => [day, text?.text])).toEqual([
      [1, "Antes"],
      [2, "Después"],
    ]);
  });

  it("E3: malformed values in the JSON column are ignored", () => {
    expect(shown(null, "es")).toEqual([]);
    expect(shown({ day: 1 }, "es")).toEqual([]);
    expect(
      shown([null, 4, "x", { description_es: 5, meals: "x", bed_type: {}, hours: [] }], "en"),
    ).toEqual([{ day: 1 }]);
  });

  it("E3: a day with a title has it as heading and keeps its full text", () => {
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

  it("J3: place, bed, meals and route of a day are formatted in the language", () => {
    const fullDay = {
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
    expect(shown([fullDay], "en")).toEqual([
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
    expect(shown([fullDay], "fr")[0]).toMatchObject({
      bed: { text: "Campamento Duna 45, o uno parecido", lang: "es" },
      bedType: "Camp de toile",
      meals: "Petit déjeuner, dîner",
    });
    expect(shown([fullDay], "fr")[0]?.route).toMatch(/^Route · 1\s320\skm · 5\sh 30\smin$/);
  });

  it("J3: a night without bed and a route of zero are omitted", () => {
    const night = { ...day(1, "Uno"), bed_type: "none", kilometres: 0, hours: 0, meals: [] };
    expect(shown([night], "es")).toEqual([{ day: 1, text: { text: "Uno" } }]);
  });

  it("E3: an itinerary of sixty days is complete", () => {
    const stored = Array.from({ length: 60 }, (_, at) => day(at + 1, `Día ${at + 1}`));
    expect(shown(stored, "es")).toHaveLength(60);
    expect(shown(stored, "es").at(-1)).toEqual({ day: 60, text: { text: "Día 60" } });
  });
});
