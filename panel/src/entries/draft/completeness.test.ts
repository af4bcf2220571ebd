import { describe, expect, it } from "vitest";
import { array, list, number, pictures, text } from "#content/define.ts";
import { completenessOf } from "./completeness";

const many = { label: "", labels: { singular: "", gender: "m" }, maxItems: 9 } as const;
const words = { max: 9, translated: true } as const;
const type = {
  fields: {
    name: text({ label: "Nombre", required: true, ...words }),
    season: text({ label: "Mejor época", ...words }),
    code: text({ label: "Código", max: 9, required: true }),
    tips: list({ ...many, label: "Consejos", ...words }),
    itinerary: array({
      ...many,
      counted: ["día del itinerario", "días del itinerario"],
      of: {
        description: text({ label: "", expected: true, ...words }),
        place: text({ label: "", ...words }),
        hours: number({ label: "", min: 0, max: 9 }),
      },
    }),
    gallery: pictures({ label: "Galería", bucket: "tour-images", maxItems: 9 }),
  },
};

const row = {
  name: "Delta",
  name_en: "Delta",
  name_fr: "  ",
  season: "",
  tips: ["uno", "dos"],
  tips_en: ["one", ""],
  tips_fr: [],
  itinerary: [
    { day: 1, description_es: "Llegada", description_en: "Arrival", description_fr: "" },
    { day: 2, description_es: "Regreso", description_en: "Back", description_fr: "Retour" },
  ],
};

describe("completeness of a language", () => {
  it("H6: counts texts, list items and days, and names the missing ones", () => {
    expect(completenessOf(type, row, "es")).toEqual({ done: 5, total: 5, missing: [] });
    expect(completenessOf(type, row, "en")).toEqual({
      done: 4,
      total: 5,
      missing: ["1 de 2 en consejos"],
    });
    expect(completenessOf(type, row, "fr")).toEqual({
      done: 1,
      total: 5,
      missing: ["Nombre", "consejos", "1 día del itinerario"],
    });
  });

  it("H6: counts an optional text only if the Spanish text exists", () => {
    const written = { ...row, season: "Mayo" };
    expect(completenessOf(type, written, "en").missing).toContain("Mejor época");
    expect(completenessOf(type, row, "en").missing).not.toContain("Mejor época");
  });

  it("H6: counts a day as done if its text and every text with a Spanish original are filled", () => {
    const place = { place_es: "Kubu", place_fr: "Kubu" };
    const written = { ...row, itinerary: [{ ...row.itinerary[1], ...place }] };
    expect(completenessOf(type, written, "fr").missing).not.toContain("1 día del itinerario");
    expect(completenessOf(type, written, "en").missing).toContain("1 día del itinerario");
  });

  it("A11: counts one text for each picture, and none for a decorative picture", () => {
    const address = (name: string) =>
      `http://old.test/storage/v1/object/public/tour-images/${name}.jpg`;
    const illustrated = {
      ...row,
      gallery: [address("a"), address("b"), address("c"), "https://elsewhere.test/d.jpg"],
      image_details: {
        "tour-images/a.jpg": { alt: { es: "Un león", en: "A lion", fr: " " } },
        "tour-images/b.jpg": { alt: { es: "" } },
        "tour-images/gone.jpg": {},
      },
    };
    expect(completenessOf(type, illustrated, "es")).toEqual({
      done: 7,
      total: 8,
      missing: ["1 texto alternativo"],
    });
    expect(completenessOf(type, illustrated, "en").missing).toEqual([
      "1 de 2 en consejos",
      "1 texto alternativo",
    ]);
    expect(completenessOf(type, illustrated, "fr").missing.at(-1)).toBe("2 textos alternativos");
    const described = { ...illustrated, gallery: [address("b")] };
    expect(completenessOf(type, described, "fr").total).toBe(6);
    expect(completenessOf(type, described, "fr").missing.join()).not.toContain("alternativo");
  });

  it("H6: accepts rows with missing or malformed columns", () => {
    const { total, done } = completenessOf(type, { name: "Delta", itinerary: "?" }, "fr");
    expect([done, total]).toEqual([0, 1]);
  });
});
