import { expect, it } from "vitest";
import { splitLines } from "./lines.ts";

it("F4: splits at every kind of line break and skips blank lines", () => {
  const text = "a\nb\r\nc\rd\u2028e\u2029\n\n  \n\tf  ";
  expect(splitLines(text)).toEqual(["a", "b", "c", "d", "e", "f"]);
  expect(splitLines("")).toEqual([]);
});
