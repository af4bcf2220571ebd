import { describe, expect, it } from "vitest";
import { fingerprint } from "#content/texts/rules.ts";
import type { SiteTextRow } from "#shared/database.types.ts";
import {
  changesOf,
  clashingLanguages,
  type Edits,
  editedWords,
  editsAfter,
  faultsOf,
  withWords,
} from "./text-edits";
import { faultWords, fillWords, findTexts, languagesBehind, pageSummary } from "./text-words";

const text = {
  label: "Insignia",
  section: "head",
  max: 20,
  needs: ["site"],
  facts: ["years"],
  words: { es: "En {site}", en: "On {site}", fr: "Sur {site}" },
};
const texts = { badge: text };
const page = { page: "home", label: "Portada", sections: { head: "Cabecera" }, texts };
const row = (words: Partial<SiteTextRow>): SiteTextRow => ({
  key: "badge",
  text: null,
  text_en: null,
  text_fr: null,
  based_on: "",
  es_at: null,
  en_at: null,
  fr_at: null,
  updated_at: "2026-11-29T01:00:00Z",
  ...words,
});

describe("M4: edits of texts", () => {
  it("show typed words, else stored ones, else the code's", () => {
    const stored = row({ text: "Uno" });
    expect(editedWords(text, stored, { es: "Dos" }, "es")).toBe("Dos");
    expect(editedWords(text, stored, undefined, "es")).toBe("Uno");
    expect(editedWords(text, stored, { es: null }, "es")).toBe("En {site}");
    expect(editedWords(text, stored, undefined, "en")).toBe("On {site}");
  });

  it("end where the words are those stored, or the code's without a row", () => {
    const typed = withWords({}, "badge", text, undefined, "es", "Otra");
    expect(typed).toEqual({ badge: { es: "Otra" } });
    expect(withWords(typed, "badge", text, undefined, "es", "En {site}")).toEqual({});
    const stored = row({ text: "Uno" });
    expect(withWords({}, "badge", text, stored, "es", "Uno")).toEqual({});
    expect(withWords({}, "badge", text, stored, "es", "En {site}")).toEqual({
      badge: { es: null },
    });
  });

  it("become changes with all languages, cleaned, and what was read", () => {
    const edits: Edits = { badge: { en: " Now on\u202e {site} " } };
    expect(changesOf(texts, new Map([["badge", row({ text: "Uno {site}" })]]), edits)).toEqual([
      {
        key: "badge",
        text: "Uno {site}",
        text_en: "Now on {site}",
        text_fr: null,
        based_on: fingerprint(text.words),
        expected: "2026-11-29T01:00:00Z",
      },
    ]);
    expect(fingerprint(text.words)).not.toBe(fingerprint({ ...text.words, fr: "Sur" }));
  });

  it("have faults that name the missing placeholder", () => {
    const faults = faultsOf(texts, { badge: { es: "En un sitio", en: null, fr: "Sur {site}" } });
    expect(faults).toEqual({ "badge.es": { kind: "missing", detail: "site" } });
    expect(Object.values(faults).map(faultWords)).toEqual([
      "Falta {site}: ahí va el nombre del sitio de opiniones.",
    ]);
  });

  it("that were typed during a save are left after it", () => {
    const sent: Edits = { badge: { es: "A", en: "B" } };
    expect(editsAfter({ badge: { es: "A", en: "C" } }, sent)).toEqual({ badge: { en: "C" } });
    expect(editsAfter(sent, sent)).toEqual({});
  });

  it("clash only in languages that somebody else has changed differently", () => {
    const was = row({ text: "Uno" });
    const now = row({ text: "Dos" });
    expect(clashingLanguages({ en: "One" }, was, now)).toEqual([]);
    expect(clashingLanguages({ es: "Dos" }, was, now)).toEqual([]);
    expect(clashingLanguages({ es: "Tres" }, was, now)).toEqual(["es"]);
    expect(clashingLanguages({ es: null }, undefined, now)).toEqual(["es"]);
    expect(clashingLanguages({ es: "Tres" }, was, null)).toEqual(["es"]);
  });
});

describe("M4: lists of texts", () => {
  const at = (time: number) => `2026-11-29T0${time}:00:00Z`;
  it("tell which languages are behind the Spanish", () => {
    expect(languagesBehind(row({ text_en: "On", en_at: at(1) }))).toEqual([]);
    expect(languagesBehind(row({ text: "Uno", es_at: at(1) }))).toEqual(["en", "fr"]);
    const translated = { text: "Uno", es_at: at(2), text_en: "One", en_at: at(3) };
    expect(languagesBehind(row({ ...translated, text_fr: "Un", fr_at: at(1) }))).toEqual(["fr"]);
    const rows = new Map([["badge", row({ ...translated, text_fr: "Un", fr_at: at(1) })]]);
    expect(pageSummary(page, rows)).toBe("1 texto · 1 cambiado · francés por revisar");
  });

  it("find words as shown, in any language, without accents", () => {
    const facts = { es: {}, en: { years: "14 years" }, fr: {} };
    const rows = new Map([["badge", row({ text: "Años en {site}", text_en: "{years}, {site}" })]]);
    const find = (query: string) =>
      findTexts([page], rows, facts, query).map(({ locale, words }) => [locale, words]);
    expect(find("anos")).toEqual([["es", "Años en {site}"]]);
    expect(find("14 YEARS")).toEqual([["en", "14 years, {site}"]]);
    expect(find("insignia")).toEqual([["es", "Años en {site}"]]);
    expect(find("nada")).toEqual([]);
  });

  it("fill facts, with a capital letter where the placeholder has one", () => {
    expect(fillWords("{Years}, {years}, {x}", { years: "muchos años" })).toBe(
      "Muchos años, muchos años, {x}",
    );
  });
});
