import { describe, expect, it } from "vitest";
import { fromItems, newItem, toItems } from "./texts";

describe("lists of an entry", () => {
  it("H8: items at the same index of each language belong together", () => {
    const items = toItems({ es: ["uno", "dos"], en: ["one"], fr: [] });
    expect(items.map(({ es, en, fr }) => [es, en, fr])).toEqual([
      ["uno", "one", ""],
      ["dos", "", ""],
    ]);
    expect(new Set(items.map(({ key }) => key)).size).toBe(2);
  });

  it("H8: a missing translation is an empty item; a language without translations is an empty list", () => {
    const items = [newItem({ es: "uno" }), newItem(), newItem({ es: "tres", en: " three " })];
    expect(fromItems(items)).toEqual({ es: ["uno", "tres"], en: ["", "three"], fr: [] });
    expect(toItems(fromItems(items)).map(({ en }) => en)).toEqual(["", "three"]);
  });
});
