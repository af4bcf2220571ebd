import { describe, expect, it } from "vitest";
import { readTags, takeTags } from "./tags";

const maxTagLength = 60;
const maxTags = 40;
const take = (tags: string[], typed: string) =>
  takeTags({ tags, typed }, { maxItems: maxTags, max: maxTagLength });

describe("tags", () => {
  it("are taken one by one, or several between commas", () => {
    expect(take([], "Namibia").tags).toEqual(["Namibia"]);
    expect(take(["Namibia"], " niebla,, costa  de \t huesos ,").tags).toEqual([
      "Namibia",
      "niebla",
      "costa de huesos",
    ]);
  });

  it("are each taken once, however they are capitalised", () => {
    const taken = take(["Ñandú"], "ñandú, Río, RÍO");
    expect(taken).toEqual({ tags: ["Ñandú", "Río"], left: "", problem: undefined });
  });

  it("take nothing from nothing", () => {
    expect(take(["a"], " , ,")).toEqual({ tags: ["a"], left: "", problem: undefined });
  });

  it("leave what is too long where it was typed, and take the rest", () => {
    const long = "x".repeat(maxTagLength + 1);
    const taken = take([], `uno, ${long}, dos`);
    expect(taken.tags).toEqual(["uno", "dos"]);
    expect(taken.left).toBe(long);
    expect(taken.problem).toBe("Como máximo 60 caracteres por etiqueta");
  });

  it("count an emoji as one letter", () => {
    expect(take([], "🦏".repeat(maxTagLength)).problem).toBeUndefined();
  });

  it("leave what is too many", () => {
    const full = Array.from({ length: maxTags }, (_, at) => `t${at}`);
    const taken = take(full, "una más, t3, otra");
    expect(taken.tags).toHaveLength(maxTags);
    expect(taken.left).toBe("una más, otra");
    expect(taken.problem).toBe("Como máximo 40 etiquetas");
  });

  it("come from the database without blanks and doubles", () => {
    expect(readTags([" Namibia", "", "namibia", "Sal "])).toEqual(["Namibia", "Sal"]);
  });
});
