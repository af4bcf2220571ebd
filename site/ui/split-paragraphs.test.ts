import { expect, it } from "vitest";
import { splitParagraphs } from "./split-paragraphs";

it("F4: splits at every kind of line break and skips blank lines", () => {
  expect(splitParagraphs("a\nb\r\nc\rd\u2028e\u2029\n\n  \n\tf  ")).toEqual([
    "a",
    "b",
    "c",
    "d",
    "e",
    "f",
  ]);
  expect(splitParagraphs("")).toEqual([]);
});
