import { describe, expect, it } from "vitest";
import { completenessOf } from "./completeness";

const kind = {
  texts: [
    { field: "name", label: "Nombre" },
    { field: "season", label: "Mejor época", optional: true },
  ],
  lists: [{ field: "tips", label: "Consejos" }],
  days: "itinerary" as const,
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

  it("H6: takes nothing for granted in a row that others have written", () => {
    const { total, done } = completenessOf(kind, { name: "Delta", itinerary: "?" }, "fr");
    expect([done, total]).toEqual([0, 1]);
  });
});
