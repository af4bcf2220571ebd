import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { dropMissing, readCoverage } from "./glyphs.ts";

const covered = readCoverage([fileURLToPath(new URL("besley-latin-560.ttf", import.meta.url))]);

test("J5, A6: characters without a glyph are replaced by compatible ones, or dropped and reported", () => {
  const dropped: string[] = [];
  const drawn = (text: string) => dropMissing(text, covered, (each) => dropped.push(each));
  expect(drawn("𝓢afari 𝔅ig five, ﬂores en línea, ＡＢＣ １２, Ⅷ")).toBe(
    "Safari Big five, flores en línea, ABC 12, VIII",
  );
  expect(dropped).toEqual([]);
  expect(drawn("Delta 😀 del 北京 Okavango\u202e")).toBe("Delta del Okavango");
  expect(dropped).toEqual(["😀", "北", "京", "\u202e"]);
  expect(drawn("Ruta  doble")).toBe("Ruta  doble");
});
