import { expect, test } from "vitest";
import { makePrintable, mapTexts } from "./printable.ts";

test("J5: signs of markup stay as they are, and what no document can hold becomes a blank", () => {
  const signs = '#[x] *_$@<a> \\ `` ~ // /* #eval("1") – “ñ”';
  expect(makePrintable(signs)).toBe(signs);
  expect(makePrintable("a\u0000b\u0007\r\nc\u2028d")).toBe("a b c d");
  expect(makePrintable(`o${"\u0301".repeat(9)}k`)).toBe(`o${"\u0301".repeat(6)}k`);
  expect(makePrintable("half \ud83d letter")).toBe("half \ufffd letter");
});

test("J5: a word that fits in no line may be broken between its letters, and only such a word", () => {
  const long = "Llanfairpwllgwyngyllgogerychwyrn";
  expect(makePrintable(long)).toBe(
    "Llanfa\u200birpwll\u200bgwyngy\u200bllgoge\u200brychwy\u200brn",
  );
  expect(makePrintable("Llanfairpwllgwyngyllgog")).toBe("Llanfairpwllgwyngyllgog");
  const address = "https://tsamma.example/en/tours/rivers-of-sand/and-much-more";
  expect(makePrintable(address)).toBe(address);
  // A family of four is one letter of eleven units.
  const family = "👨‍👩‍👧‍👦";
  expect(makePrintable(family.repeat(7))).toBe(`${family.repeat(6)}\u200b${family}`);
});

test("J5: every text of a value is made printable, but for those that are no words", () => {
  const value = { a: "x\u0001", b: [{ svg: "y\u0001", c: ["z\u0001", 1, true, null] }] };
  expect(mapTexts(value, makePrintable, ["svg"])).toEqual({
    a: "x ",
    b: [{ svg: "y\u0001", c: ["z ", 1, true, null] }],
  });
});
