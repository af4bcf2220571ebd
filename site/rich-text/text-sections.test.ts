import { expect, test } from "vitest";
import { parse } from "#shared/rich-text/parse.ts";
import { sectionsOf } from "./text-sections.server";

const headingsOf = (text: string, format: "plain" | "marked" = "marked") =>
  sectionsOf(parse(text, format, "full")).map(({ title, blocks }) => [
    title.join(""),
    blocks.length,
  ]);

test("O1: a text is split at its headings of the second level", () => {
  expect(headingsOf("")).toEqual([]);
  expect(headingsOf("Uno\nDos")).toEqual([["", 2]]);
  expect(headingsOf("## A\nUno\n### B\nDos\n## C")).toEqual([
    ["A", 3],
    ["C", 0],
  ]);
  expect(headingsOf("Uno\n## A\n## B\n- x\n- y")).toEqual([
    ["", 1],
    ["A", 0],
    ["B", 1],
  ]);
});

test("O1: a plain text has one section, whatever its lines begin with", () => {
  expect(headingsOf("## A\nUno", "plain")).toEqual([["", 2]]);
});
