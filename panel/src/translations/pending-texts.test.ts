import { languagesBehind } from "@panel/texts/text-words";
import { describe, expect, it } from "vitest";
import type { SiteText } from "#content/texts/define.ts";
import { homeTexts } from "#content/texts/home.ts";
import type { SiteTextRow } from "#shared/database.types.ts";
import { pendingTexts, spanishWhenTranslated } from "./pending-texts";

const key = "home.hero.subtitle";
const text: SiteText = homeTexts.texts[key];
const at = (time: number) => `2026-11-29T0${time}:00:00Z`;
const row = (words: Partial<SiteTextRow>): SiteTextRow => ({
  ...{ key, text: null, text_en: null, text_fr: null, based_on: "" },
  ...{ es_at: null, en_at: null, fr_at: null, updated_at: at(1) },
  ...words,
});

describe("M7: texts to be translated", () => {
  it("are those with changed Spanish words and the code's translation, by page and language", () => {
    const rows = [
      row({ text: "Uno", es_at: at(2), text_fr: "Un", fr_at: at(2) }),
      row({ key: "home.gone", text: "Uno", es_at: at(2) }),
    ];
    const of = (language: "en" | "fr") =>
      pendingTexts(new Map(rows.map((one) => [one.key, one])), language).map(({ page, keys }) => [
        page.page,
        keys,
      ]);
    expect(of("en")).toEqual([["home", [key]]]);
    expect(of("fr")).toEqual([]);
  });

  it("are none after a confirmation, and again after another change of the Spanish words", () => {
    expect(languagesBehind(row({ text: "Uno", es_at: at(2), en_at: at(3) }))).toEqual(["fr"]);
    expect(languagesBehind(row({ text: "Dos", es_at: at(4), en_at: at(3) }))).toEqual(["en", "fr"]);
  });

  it("have own translations of Spanish words that went back to the code's", () => {
    const back = row({ es_at: at(3), text_en: "One", en_at: at(2) });
    expect(languagesBehind(back)).toEqual(["en"]);
    expect(languagesBehind(row({ text_en: "One", en_at: at(2) }))).toEqual([]);
  });

  it("know the Spanish words when they were translated", () => {
    const versions = [
      { key, was: { text: "Uno", text_en: null, text_fr: null }, recorded_at: at(2) },
      { key: "home.other", was: { text: "No", text_en: null, text_fr: null }, recorded_at: at(4) },
      { key, was: { text: "Dos", text_en: "Two", text_fr: null }, recorded_at: at(5) },
      { key, was: { text: "Tres", text_en: "Two", text_fr: null }, recorded_at: at(6) },
    ];
    const now = row({ text: "Cuatro", es_at: at(6), text_en: "Two", en_at: at(3) });
    expect(spanishWhenTranslated(text, now, "en", versions)).toBe("Dos");
    expect(spanishWhenTranslated(text, now, "fr", versions)).toBe(text.words.es);
    expect(spanishWhenTranslated(text, { ...now, en_at: at(7) }, "en", versions)).toBeUndefined();
  });
});
