import { describe, expect, it } from "vitest";
import { fromItems, fromTexts, newItem, toItems, toTexts } from "./texts";

describe("texts of an entry", () => {
  it("H6: go into the form and back; a missing translation is null, so that the site falls back", () => {
    const row = { name: "Delta", name_en: null, name_fr: "Le delta" };
    expect(toTexts(row, "name")).toEqual({ es: "Delta", en: "", fr: "Le delta" });
    expect(fromTexts("name", { es: " Delta ", en: "  ", fr: "Le delta" })).toEqual(row);
  });
});

describe("lists of an entry", () => {
  it("H8: what stands in the same place of each language belongs together", () => {
    const row = { tips: ["uno", "dos"], tips_en: ["one"], tips_fr: [] };
    const items = toItems(row, "tips");
    expect(items.map(({ es, en, fr }) => [es, en, fr])).toEqual([
      ["uno", "one", ""],
      ["dos", "", ""],
    ]);
    expect(new Set(items.map(({ key }) => key)).size).toBe(2);
  });

  it("H8: a missing translation keeps its place, a language without any has none", () => {
    const items = [newItem({ es: "uno" }), newItem(), newItem({ es: "tres", en: " three " })];
    expect(fromItems("tips", items)).toEqual({
      tips: ["uno", "tres"],
      tips_en: ["", "three"],
      tips_fr: [],
    });
    expect(toItems(fromItems("tips", items), "tips").map(({ en }) => en)).toEqual(["", "three"]);
  });
});
