import { expect, test } from "vitest";
import { makePrintable, mapTexts } from "./printable.ts";

test("J5: markup characters are kept, unprintable characters become spaces", () => {
  const signs = '#[x] *_$@<a> \\ `` ~ // /* #eval("1") – “ñ”';
  expect(makePrintable(signs)).toBe(signs);
  expect(makePrintable("a\u0000b\u0007\r\nc\u2028d")).toBe("a b c d");
  expect(makePrintable(`o${"\u0301".repeat(9)}k`)).toBe(`o${"\u0301".repeat(6)}k`);
  expect(makePrintable("half \ud83d letter")).toBe("half \ufffd letter");
});

test("J5: only a word too long for a line gets break opportunities", () => {
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

test("J5: every string of a value is mapped, except skipped members", () => {
  const value = { a: "x\u0001", b: [{ svg: "y\u0001", c: ["z\u0001", 1, true, null] }] };
  expect(mapTexts(value, makePrintable, ["svg"])).toEqual({
    a: "x ",
    b: [{ svg: "y\u0001", c: ["z ", 1, true, null] }],
  });
});
