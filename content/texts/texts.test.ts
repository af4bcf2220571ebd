import { expect, it } from "vitest";
import { locales } from "#shared/locales.ts";
import { siteTexts, textPages } from "./index.ts";
import { cleanWords, faultOf } from "./rules.ts";

it("M1: each text is declared once, in a section of its page", () => {
  const all = textPages.flatMap(({ texts }) => Object.keys(texts));
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(140);
  for (const { texts, sections } of textPages)
    for (const [key, { section }] of Object.entries(texts)) {
      expect(Object.keys(sections), key).toContain(section);
      expect(key).toMatch(/^[a-z][A-Za-z0-9_.]{1,79}$/);
    }
});

it("M1: the code's own words obey the rules of their text", () => {
  for (const [key, text] of siteTexts)
    for (const locale of locales) {
      expect(faultOf(text, text.words[locale]), `${key} in ${locale}`).toBeUndefined();
      expect(cleanWords(text.words[locale]), `${key} in ${locale}`).toBe(text.words[locale]);
    }
});

it.each([
  ["contact.errors.name", "validation"],
  ["contact.captcha.note", "captcha"],
  ["consent.accept", "consent"],
  ["thirdParties.title", "third parties"],
  ["privacy.who.title", "privacy"],
  ["contact.privacy", "promise beside the form"],
  ["home.featured.days_one", "plural form"],
])("M1: %s (%s) is not editable", (key) => {
  expect(siteTexts.has(key)).toBe(false);
  const fixed = /^(?:consent|thirdParties|privacy|paging|routeMap|climate|brochure|error)\.|_one$/;
  expect([...siteTexts.keys()].filter((each) => fixed.test(each))).toEqual([]);
});

const text = {
  label: "Título",
  section: "head",
  max: 20,
  needs: ["site"],
  facts: ["years"],
  words: { es: "", en: "", fr: "" },
};

it.each([
  ["En {site}", undefined],
  ["{Years} en {site}", undefined],
  ["", { kind: "empty" }],
  [" \n", { kind: "empty" }],
  ["En un sitio", { kind: "missing", detail: "site" }],
  ["{site}: {price}", { kind: "unknown", detail: "price" }],
  ["{site} {years", { kind: "unknown", detail: "{" }],
  ["{site} { years }", { kind: "unknown", detail: "{" }],
  ["{site} y algo más que decir", { kind: "long", detail: 20 }],
  ["{site}\nmás", { kind: "lines", detail: 1 }],
  ["{site} \u202e", { kind: "characters" }],
])("M1: the words %j have the fault %j", (words, fault) => {
  expect(faultOf(text, words)).toEqual(fault);
});

it("M1: a text that may be hidden may be empty", () => {
  expect(faultOf({ ...text, mayHide: true }, "")).toBeUndefined();
});

it("M1: pasted control and bidirectional characters are removed", () => {
  expect(cleanWords(" a\u0000\u202eb\r\nc\td\u200b ")).toBe("ab\nc d");
});
