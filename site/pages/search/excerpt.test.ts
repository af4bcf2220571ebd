import { describe, expect, it } from "vitest";
import { foldText } from "#shared/fold-text.ts";
import { excerptOf, marked, type Piece } from "./excerpt.server";

const textOf = (pieces: Piece[] | undefined) => pieces?.map(({ text }) => text).join("");
const marksIn = (pieces: Piece[] | undefined) =>
  pieces?.filter(({ mark }) => mark).map(({ text }) => text);

describe("an excerpt", () => {
  it("J11: marks what was looked for, whatever its accents, and leaves the text as it is", () => {
    const text = "El ÑANDÚ no vive aquí; el elefante, sí. <b>Elefantes</b>";
    const pieces = marked(text, ["nandu", "elefant"]);
    expect(textOf(pieces)).toBe(text);
    expect(marksIn(pieces)).toEqual(["ÑANDÚ", "elefante", "Elefantes"]);
    expect(marksIn(marked("Un œuf à Étosha", ["oeuf", "etosha"]))).toEqual(["œuf", "Étosha"]);
    expect(marksIn(marked("e\u0301tosha", ["etosha"]))).toEqual(["e\u0301tosha"]);
  });

  it("J11: takes a word of two letters whole", () => {
    expect(marksIn(marked("Un 4x4 y un 4x44, no un no", ["no"]))).toEqual(["no", "no"]);
  });

  it("J11: shows the place where most of the words stand together", () => {
    const far = "palabra ".repeat(300);
    const text = `El delta. ${far}Elefantes en el delta al alba. ${far}`;
    const pieces = excerptOf(text, ["elefantes", "delta"]);
    expect(marksIn(pieces)).toEqual(["Elefantes", "delta"]);
    const shown = textOf(pieces) ?? "";
    expect(shown.length).toBeLessThan(260);
    expect(shown).toMatch(/^… palabra .*Elefantes en el delta al alba\. .*palabra …$/);
  });

  it("J11: cuts no word, and says nothing of what it does not hold", () => {
    const text = "uno ".repeat(100).trim();
    expect(excerptOf(text, ["dos"])).toBeUndefined();
    const beginning = textOf(excerptOf(text, ["dos"], { orBeginning: true })) ?? "";
    expect(beginning).toMatch(/^(uno ){50,60}…$/);
    expect(textOf(excerptOf("Breve.", [], { orBeginning: true }))).toBe("Breve.");
    expect(textOf(excerptOf("", [], { orBeginning: true }))).toBe("");
  });

  it("J11: looks through a long text in no time", () => {
    const text = "a ".repeat(500_000);
    const begun = performance.now();
    expect(marksIn(excerptOf(text, ["a"]))?.length).toBeGreaterThan(50);
    expect(performance.now() - begun).toBeLessThan(1000);
  });

  it("J11: folds as the database does", () => {
    expect(foldText("Ñandú ŒUVRE Æsir Straße CAFÉ e\u0301")).toBe(
      "nandu oeuvre aesir strasse cafe e",
    );
  });
});
