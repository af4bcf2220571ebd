import { beforeAll, describe, expect, it } from "vitest";
import { companyWords } from "./company-words.ts";
import { type PlacedText, readTexts } from "./texts.ts";

const languages = ["es", "en", "fr"] as const;

/** `[place, text]`. */
let texts: PlacedText[];

beforeAll(async () => {
  texts = await readTexts();
});

describe("the words of the demonstration", () => {
  it("A11: are there in three languages, each set as that language sets them", () => {
    expect(texts.length).toBeGreaterThan(700);
    for (const [place, text] of texts) {
      for (const language of languages) {
        const words = text[language];
        expect(words, `${place} ${language}`).toMatch(/\S/);
        expect(words.trim(), `${place} ${language}`).toBe(words);
        expect(words, `${place} ${language}`).not.toMatch(/ {2}|\.\.\.|['"]| \n|\u2014/);
        expect(words, `${place} ${language}: a figure parts from its unit`).not.toMatch(
          /\d (km|m|mm|kg|°C|%)(?!\p{L})/u,
        );
      }
      expect(text.fr, `${place}: a space that breaks before a sign`).not.toMatch(/ [;:!?»]|« /);
      expect(text.fr, `${place}: no space before a sign`).not.toMatch(/\p{L}[;!?]/u);
      for (const [open, close] of ["¿?", "¡!"])
        expect(text.es.split(open ?? "").length, `${place} ${open}${close}`).toBe(
          text.es.split(close ?? "").length,
        );
      if (text.es.length > 40) expect(new Set(Object.values(text)).size, place).toBe(3);
    }
  });

  it("A11: say nothing twice, but what an excerpt takes from its post", () => {
    const told = texts.filter(
      ([place]) =>
        !/ (bed|name|excerpt|\w*place|(?:included|excluded)_services) /.test(`${place} `),
    );
    for (const language of languages) {
      const seen = new Map<string, string>();
      for (const [place, text] of told) {
        for (const sentence of text[language].split(/(?<=[.!?…])\s+|\n+/)) {
          if (sentence.length < 25) continue;
          expect(seen.get(sentence), `${place}: ${sentence}`).toBeUndefined();
          seen.set(sentence, place);
        }
      }
    }
  });

  it("J3: are as long as there is room for, in each language", () => {
    const limits: [RegExp, least: number, most: number][] = [
      [/ itinerary \d+ title$/, 4, 40],
      [/ itinerary \d+ place$/, 3, 45],
      [/ itinerary \d+ bed$/, 20, 90],
      [/ itinerary \d+ description$/, 90, 480],
      [/ seasons \d+ name$/, 8, 60],
      [/ vehicle$/, 70, 240],
      [/ child_terms$/, 120, 420],
      [/ short_description$/, 60, 260],
      [/ entry_rules$/, 350, 1000],
      [/ health$/, 300, 800],
      [/ money$/, 250, 600],
    ];
    for (const [pattern, least, most] of limits) {
      const meant = texts.filter(([place]) => pattern.test(place));
      expect(meant.length, `${pattern}`).toBeGreaterThan(5);
      for (const [place, text] of meant) {
        for (const language of languages) {
          const { length } = text[language];
          expect(length, `${place} ${language}`).toBeGreaterThanOrEqual(least);
          expect(length, `${place} ${language}`).toBeLessThanOrEqual(most);
        }
        // A translation that is half as long as another has left something out.
        if (text.es.length > 80) {
          const lengths = languages.map((language) => text[language].length);
          expect(Math.min(...lengths) / Math.max(...lengths), place).toBeGreaterThan(0.6);
        }
      }
    }
  });

  it("J7: name the deposit in the terms as the setting has it", () => {
    for (const language of languages)
      expect(companyWords.terms[language]).toMatch(
        new RegExp(`\\b${companyWords.depositPercent}\\s?%`),
      );
  });
});
