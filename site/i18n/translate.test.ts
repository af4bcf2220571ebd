import { describe, expect, it } from "vitest";
import { intlLocales, locales } from "#shared/locales.ts";
import { clientMessages, type MessageKey, namespaceNames, namespaces } from "./catalogue.server";
import { fillFacts, wordingOf } from "./facts.server";
import { createTranslate } from "./translate";

const settings = {
  name: "Tsamma Safaris",
  foundedYear: 2010,
  yearsOfService: 14,
  guideYears: 20,
  replyHours: 24,
  timeZone: "Africa/Johannesburg",
};

const { facts } = wordingOf(settings, null, "es");

describe("strings", () => {
  it("A9: a missing message shows its key", () => {
    const t = createTranslate("en", {});
    expect(t("nav.home")).toBe("nav.home");
    expect(t("never.written" as MessageKey)).toBe("never.written");
  });

  it("A11: given placeholders are filled; others stay", () => {
    const t = createTranslate("en", { "pictures.one": "{name}, {n} of {total}" });
    expect(t("pictures.one", { name: "$& <b>", n: 0 })).toBe("$& <b>, 0 of {total}");
  });

  it("A11: count() uses the language's plural form and digits", () => {
    const t = createTranslate("fr", clientMessages("fr", "entries"));
    expect(t.count("entries.days", 0)).toBe("0 jour");
    expect(t.count("entries.days", 1)).toBe("1 jour");
    expect(t.count("entries.days", 14)).toBe("14 jours");
    expect(createTranslate("en", clientMessages("en", "entries")).count("entries.days", 0)).toBe(
      "0 days",
    );
    expect(createTranslate("en", clientMessages("en", "entries")).count("entries.days", 1500)).toBe(
      "1,500 days",
    );
  });

  it.each(locales)("A11: plural forms in %s match Intl.PluralRules", (locale) => {
    const rules = new Intl.PluralRules(intlLocales[locale]);
    const numbers = new Intl.NumberFormat(intlLocales[locale]);
    const t = createTranslate(locale, {
      "entries.days_one": "one {n}",
      "entries.days_other": "other {n}",
    });
    for (const n of [0, 1, 2, 3, 10, 11, 21, 100, 101, 999, 1000, 4321, 12_345]) {
      const form = rules.select(n) === "one" ? "one" : "other";
      expect(t.count("entries.days", n)).toBe(`${form} ${numbers.format(n)}`);
    }
  });

  it("A11: a plural form beyond one and other is used if there is a message for it", () => {
    const words = { "entries.days_one": "one", "entries.days_other": "other" };
    expect(createTranslate("es", words).count("entries.days", 1_000_000)).toBe("other");
    const more = { ...words, "entries.days_many": "many" };
    expect(createTranslate("es", more).count("entries.days", 1_000_000)).toBe("many");
    expect(createTranslate("es", more).count("entries.days", 2)).toBe("other");
  });

  it.each(namespaceNames)(
    "A11: %s has no empty message, and the same keys and placeholders in each language",
    (name) => {
      // Each language may mention other facts.
      const placeholders = (text: string) =>
        (fillFacts(text, facts).match(/\{\w+\}/g) ?? []).sort();
      for (const [key, row] of Object.entries(namespaces[name])) {
        for (const locale of locales) {
          expect(row[locale].trim(), `${key} in ${locale}`).not.toBe("");
          expect(placeholders(row[locale]), `${key} in ${locale}`).toEqual(placeholders(row.es));
        }
      }
    },
  );

  it("A11: French punctuation is preceded by non-breaking spaces", () => {
    for (const name of namespaceNames) {
      for (const text of Object.values(clientMessages(wordingOf(settings, null, "fr"), name))) {
        expect(text).not.toMatch(/ [:;?!»]|« /);
      }
    }
  });
});
