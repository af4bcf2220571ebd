import { describe, expect, it } from "vitest";
import { foldText } from "#shared/fold-text.ts";
import { excerptOf, highlight, type TextSegment } from "./excerpt.server";

const textOf = (segments: TextSegment[] | undefined) => segments?.map(({ text }) => text).join("");
const marksIn = (segments: TextSegment[] | undefined) =>
  segments?.filter(({ mark }) => mark).map(({ text }) => text);

describe("an excerpt", () => {
  it("J11: marks matches regardless of accents and keeps the text unchanged", () => {
    const text = "El ÑANDÚ no vive aquí; el elefante, sí. <b>Elefantes</b>";
    const segments = highlight(text, ["nandu", "elefant"]);
    expect(textOf(segments)).toBe(text);
    expect(marksIn(segments)).toEqual(["ÑANDÚ", "elefante", "Elefantes"]);
    expect(marksIn(highlight("Un œuf à Étosha", ["oeuf", "etosha"]))).toEqual(["œuf", "Étosha"]);
    expect(marksIn(highlight("e\u0301tosha", ["etosha"]))).toEqual(["e\u0301tosha"]);
  });

  it("J11: a term of two letters matches whole words only", () => {
    expect(marksIn(highlight("Un 4x4 y un 4x44, no un no", ["no"]))).toEqual(["no", "no"]);
  });

  it("J11: shows the part where most terms are close together", () => {
    const far = "palabra ".repeat(300);
    const text = `El delta. ${far}Elefantes en el delta al alba. ${far}`;
    const segments = excerptOf(text, ["elefantes", "delta"]);
    expect(marksIn(segments)).toEqual(["Elefantes", "delta"]);
    const shown = textOf(segments) ?? "";
    expect(shown.length).toBeLessThan(260);
    expect(shown).toMatch(/^… palabra .*Elefantes en el delta al alba\. .*palabra …$/);
  });

  it("J11: cuts no word; without a match there is no excerpt unless the beginning is requested", () => {
    const text = "uno ".repeat(100).trim();
    expect(excerptOf(text, ["dos"])).toBeUndefined();
    const beginning = textOf(excerptOf(text, ["dos"], { orBeginning: true })) ?? "";
    expect(beginning).toMatch(/^(uno ){50,60}…$/);
    expect(textOf(excerptOf("Breve.", [], { orBeginning: true }))).toBe("Breve.");
    expect(textOf(excerptOf("", [], { orBeginning: true }))).toBe("");
  });

  it("J11: searches a text of a million characters within a second", () => {
    const text = "a ".repeat(500_000);
    const begun = performance.now();
    expect(marksIn(excerptOf(text, ["a"]))?.length).toBeGreaterThan(50);
    expect(performance.now() - begun).toBeLessThan(1000);
  });

  it("J11: marks names with apostrophes and click letters, by their parts or as one word", () => {
    const marks = (text: string, ...words: string[]) => marksIn(highlight(text, words));
    expect(marks("Okavango’s delta", "okavangos", "okavango")).toEqual(["Okavango"]);
    expect(marks("De l’eau, d'Étosha", "eau", "etosha")).toEqual(["eau", "Étosha"]);
    expect(marks("En ǁAi-ǁAis hoy", "aiais")).toEqual(["Ai-ǁAis"]);
    expect(marks("El Tsauǀkhâb", "tsaukhab")).toEqual(["Tsauǀkhâb"]);
    expect(marks("!Ae!gams, ǃAeǃgams", "ae", "gams")).toEqual(["Ae", "gams", "Ae", "gams"]);
    expect(marks("op\u00adcional", "opcional")).toEqual(["op\u00adcional"]);
  });

  it("J11: a term marks its endings, and with an asterisk all words that begin so", () => {
    expect(marksIn(highlight("pie, pies, piedra", ["pie", "pied"]))).toEqual(["pie", "pies"]);
    expect(marksIn(highlight("walk walking walkabouts", ["walk", "walki"]))).toEqual([
      "walk",
      "walking",
    ]);
    expect(marksIn(highlight("okavango kavango", ["okav*"]))).toEqual(["okavango"]);
  });

  it("J11, L5: slugs fold text like those of the database", () => {
    expect(foldText("Ñandú ŒUVRE Æsir Straße CAFÉ e\u0301")).toBe(
      "nandu oeuvre aesir strasse cafe e",
    );
  });
});
