import { describe, expect, it } from "vitest";
import { addTypedTags, readTags } from "./tags";

const maxTagLength = 60;
const maxTags = 40;
const take = (tags: string[], typed: string) =>
  addTypedTags({ tags, typed }, { maxItems: maxTags, max: maxTagLength });

describe("tags", () => {
  it("are added one at a time, or several separated by commas", () => {
    expect(take([], "Namibia").tags).toEqual(["Namibia"]);
    expect(take(["Namibia"], " niebla,, costa  de \t huesos ,").tags).toEqual([
      "Namibia",
      "niebla",
      "costa de huesos",
    ]);
  });

  it("are added once, ignoring case", () => {
    const taken = take(["Ñandú"], "ñandú, Río, RÍO");
    expect(taken).toEqual({ tags: ["Ñandú", "Río"], left: "", problem: undefined });
  });

  it("a blank text adds nothing", () => {
    expect(take(["a"], " , ,")).toEqual({ tags: ["a"], left: "", problem: undefined });
  });

  it("too long tags stay in the input, the others are added", () => {
    const long = "x".repeat(maxTagLength + 1);
    const taken = take([], `uno, ${long}, dos`);
    expect(taken.tags).toEqual(["uno", "dos"]);
    expect(taken.left).toBe(long);
    expect(taken.problem).toBe("Como máximo 60 caracteres por etiqueta");
  });

  it("an emoji counts as one character", () => {
    expect(take([], "🦏".repeat(maxTagLength)).problem).toBeUndefined();
  });

  it("tags beyond the maximum number stay in the input", () => {
    const full = Array.from({ length: maxTags }, (_, at) => `t${at}`);
    const taken = take(full, "una más, t3, otra");
    expect(taken.tags).toHaveLength(maxTags);
    expect(taken.left).toBe("una más, otra");
    expect(taken.problem).toBe("Como máximo 40 etiquetas");
  });

  it("stored tags are trimmed and deduplicated", () => {
    expect(readTags([" Namibia", "", "namibia", "Sal "])).toEqual(["Namibia", "Sal"]);
  });
});
