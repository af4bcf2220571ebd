import { describe, expect, it } from "vitest";
import { completenessOf } from "./completeness";

const kind = {
  texts: [
    { field: "name", label: "Nombre" },
    { field: "season", label: "Mejor época", optional: true },
  ],
  lists: [{ field: "tips", label: "Consejos" }],
  days: "itinerary" as const,
  pictures: (row: Record<string, unknown>) => (row.gallery as string[] | undefined) ?? [],
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

describe("how complete a language is", () => {
  it("H6: counts texts, list items and days, and names what is missing", () => {
    expect(completenessOf(kind, row, "es")).toEqual({ done: 5, total: 5, missing: [] });
    expect(completenessOf(kind, row, "en")).toEqual({
      done: 4,
      total: 5,
      missing: ["1 de 2 en consejos"],
    });
    expect(completenessOf(kind, row, "fr")).toEqual({
      done: 1,
      total: 5,
      missing: ["Nombre", "consejos", "1 día del itinerario"],
    });
  });

  it("H6: an optional text is missed only where Spanish has it", () => {
    const written = { ...row, season: "Mayo" };
    expect(completenessOf(kind, written, "en").missing).toContain("Mejor época");
    expect(completenessOf(kind, row, "en").missing).not.toContain("Mejor época");
  });

  it("A11: counts a text for each picture, and none for one that only decorates", () => {
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
    expect(completenessOf(kind, illustrated, "es")).toEqual({
      done: 7,
      total: 8,
      missing: ["1 texto alternativo"],
    });
    expect(completenessOf(kind, illustrated, "en").missing).toEqual([
      "1 de 2 en consejos",
      "1 texto alternativo",
    ]);
    expect(completenessOf(kind, illustrated, "fr").missing.at(-1)).toBe("2 textos alternativos");
    const described = { ...illustrated, gallery: [address("b")] };
    expect(completenessOf(kind, described, "fr").total).toBe(6);
    expect(completenessOf(kind, described, "fr").missing.join()).not.toContain("alternativo");
  });

  it("H6: takes nothing for granted in a row that others have written", () => {
    const { total, done } = completenessOf(kind, { name: "Delta", itinerary: "?" }, "fr");
    expect([done, total]).toEqual([0, 1]);
  });
});
