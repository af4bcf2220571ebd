import { describe, expect, it } from "vitest";
import { siteTexts } from "#content/texts/index.ts";
import type { TourFacts } from "#shared/database.types.ts";
import { locales } from "#shared/locales.ts";
import {
  clientMessages,
  namespaceNames,
  namespaces,
  serverMessages,
  wordingNamespaces,
} from "./catalogue.server";
import { factNames, fillFacts, wordingOf } from "./facts.server";

/** Settings and tours of the demonstration. */
const settings = {
  name: "Tsamma Safaris",
  foundedYear: 2010,
  yearsOfService: 14,
  guideYears: 20,
  replyHours: 24,
  timeZone: "Africa/Johannesburg",
};
const tours: TourFacts = {
  countries: ["BW", "LS", "NA", "ZA", "ZM", "ZW"],
  min_days: 12,
  max_days: 14,
  min_group: 2,
  max_group: 10,
  min_price: 5850,
};
/** Settings of a program that has written none of them. */
const empty = {
  name: "Camino Rojo",
  foundedYear: undefined,
  yearsOfService: undefined,
  guideYears: undefined,
  replyHours: undefined,
  timeZone: "Africa/Johannesburg",
};

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
const factsOf = (...args: Parameters<typeof wordingOf>) => wordingOf(...args).facts;

describe("K13: facts in texts", () => {
  it("of the demonstration are those of the specification in each language", () => {
    expect(factsOf(settings, tours, "es", 2031)).toMatchObject({
      years: "14 años",
      yearsInWords: "catorce años",
      guideYears: "más de 20 años",
      founded: "en 2010",
      countries: "seis países",
      reply: "24 horas",
      headlineDays: "de 12 a 14 días",
      headlineGroup: "en grupos de 2 a 10",
    });
    const { headlineDays, headlinePrice, headlineGroup, guideYears } = factsOf(
      settings,
      tours,
      "en",
    );
    expect(`${headlineDays} tours ${headlinePrice}, ${headlineGroup}`).toBe(
      "12-14 day tours from $5,850pp, groups of 2-10",
    );
    expect(guideYears).toBe("20+ years");
    expect(factsOf(settings, tours, "fr")).toMatchObject({
      yearsInWords: "quatorze ans",
      countryGrowth: "compte six pays",
    });
  });

  it("count the years since the foundation if the owner has emptied them", () => {
    const counted = { ...settings, yearsOfService: undefined };
    expect(factsOf(counted, tours, "es", 2031).years).toBe("21 años");
    expect(factsOf(counted, tours, "en", 2011).years).toBe("one year");
    expect(factsOf(counted, tours, "fr", 2010).years).toBe("de nombreuses années");
    expect(factsOf(counted, tours, "es", 2005).years).toBe("muchos años");
  });

  it("agree with one, and use words up to twelve countries and twenty years", () => {
    const one = factsOf(
      { ...settings, yearsOfService: 1, guideYears: 1, replyHours: 1 },
      { ...tours, countries: ["NA"], min_days: 1, max_days: 1, min_group: 1, max_group: 1 },
      "es",
    );
    expect(one).toMatchObject({
      years: "un año",
      guideYears: "más de un año",
      countries: "un país",
      countryGrowth: "sigue siendo corta",
      reply: "una hora",
      headlineDays: "de un día",
      headlineGroup: "para una persona",
    });
    const countries = (count: number) => Array.from({ length: count }, (_, at) => `C${at}`);
    const wordsFor = (count: number) =>
      factsOf(settings, { ...tours, countries: countries(count) }, "en").countries;
    expect([wordsFor(2), wordsFor(12), wordsFor(13)]).toEqual([
      "two countries",
      "twelve countries",
      "13 countries",
    ]);
    const yearsFor = (yearsOfService: number) =>
      factsOf({ ...settings, yearsOfService }, tours, "fr").yearsInWords;
    expect([yearsFor(2), yearsFor(20), yearsFor(21)]).toEqual(["deux ans", "vingt ans", "21 ans"]);
  });

  it.each(locales)("in %s are complete phrases without settings and tours", (locale) => {
    const none = { ...tours, countries: null, min_days: null, max_days: null, min_group: null };
    for (const given of [null, { ...none, max_group: null, min_price: null }]) {
      const { facts, hasTours } = wordingOf(empty, given, locale);
      expect(hasTours).toBe(false);
      for (const name of factNames)
        expect(facts[name], name).toMatch(/^(?!.*(?:null|undefined|NaN|\{| {2}))\S.*\S$/);
    }
  });

  it("begin with a capital letter if the placeholder does; other placeholders stay", () => {
    const facts = factsOf(settings, tours, "en");
    expect(fillFacts("{YearsInWords}, {yearsInWords}, {name}", facts)).toBe(
      "Fourteen years, fourteen years, {name}",
    );
  });

  it("name the difference of the office's time zone to UTC", () => {
    const zoneOf = (timeZone: string) => factsOf({ ...settings, timeZone }, tours, "en").officeZone;
    expect(zoneOf("Africa/Windhoek")).toBe("CAT, UTC+2");
    expect(zoneOf("Africa/Nairobi")).toBe("UTC+3");
    expect(zoneOf("Asia/Kolkata")).toBe("UTC+5:30");
  });

  it("are in namespaces with a wording, like editable texts, and no others have one", () => {
    const isFact = (name = "") =>
      factNames.some((fact) => fact === name.charAt(0).toLowerCase() + name.slice(1));
    const mentioning = namespaceNames.filter((name) =>
      Object.entries(namespaces[name]).some(
        ([key, row]) =>
          siteTexts.has(key) ||
          locales.some((locale) =>
            [...row[locale].matchAll(/\{(\w+)\}/g)].some(([, placeholder]) => isFact(placeholder)),
          ),
      ),
    );
    expect(mentioning.sort()).toEqual([...wordingNamespaces].sort());
    for (const name of wordingNamespaces) {
      for (const messages of [clientMessages, serverMessages]) {
        const texts = Object.values(messages(wordingOf(settings, tours, "es"), name));
        for (const text of texts)
          for (const [, placeholder] of text.matchAll(/\{(\w+)\}/g))
            expect(isFact(placeholder), text).toBe(false);
      }
    }
  });

  it("of the tours are in the description of the page of tours", () => {
    const descriptionIn = (locale: (typeof locales)[number]) =>
      plain(
        serverMessages(wordingOf(settings, tours, locale), "tours")["tours.meta.description"] ?? "",
      );
    expect(descriptionIn("es")).toMatch(
      /^Safaris de 12 a 14 días desde 5850 US\$ por persona, en grupos de 2 a 10: /,
    );
    expect(descriptionIn("en")).toMatch(/^12-14 day tours from \$5,850pp, groups of 2-10: /);
    expect(descriptionIn("fr")).toMatch(
      /^Circuits de 12 à 14 jours à partir de 5 850 \$US par personne, en groupes de 2 à 10 : .* dans six pays/,
    );
  });
});
