import { describe, expect, it } from "vitest";
import type { SiteText } from "#content/texts/define.ts";
import { textColumns } from "#content/texts/define.ts";
import { siteTexts } from "#content/texts/index.ts";
import type { SiteTextRow } from "#shared/database.types.ts";
import { type Locale, locales } from "#shared/locales.ts";
import { clientMessages, namespaceNames, serverMessages } from "./catalogue.server";
import { wordingOf } from "./facts.server";
import { cataloguesOf, draftCatalogues } from "./overrides.server";

const settings = {
  name: "Tsamma Safaris",
  foundedYear: 2010,
  yearsOfService: 14,
  guideYears: 20,
  replyHours: 24,
  timeZone: "Africa/Johannesburg",
};
const testWording = (locale: Locale) => wordingOf(settings, null, locale);
const row = (key: string, words: Partial<SiteTextRow>): SiteTextRow => ({
  key,
  text: null,
  text_en: null,
  text_fr: null,
  based_on: "",
  es_at: null,
  en_at: null,
  fr_at: null,
  updated_at: "2026-11-29T00:00:00Z",
  ...words,
});
function withTexts(rows: readonly SiteTextRow[]) {
  const logged: unknown[] = [];
  const catalogues = cataloguesOf(rows, { error: (_, details) => logged.push(details?.texts) });
  return {
    logged,
    wording: (locale: Locale) => ({ ...testWording(locale), catalogues }),
  };
}

describe("M3: the owner's words", () => {
  it("lie over the code's in their language alone, with facts and typography", () => {
    const { wording, logged } = withTexts([
      row("home.welcome.lead", { text: "Con {years} de servicio.", text_fr: "Vrai ? {Years}." }),
    ]);
    const lead = (locale: Locale) => clientMessages(wording(locale), "home")["home.welcome.lead"];
    expect(lead("es")).toBe("Con 14 años de servicio.");
    expect(lead("fr")).toBe("Vrai\u00a0? 14 ans.");
    expect(lead("en")).toBe(clientMessages(testWording("en"), "home")["home.welcome.lead"]);
    expect(logged).toEqual([]);
  });

  it("in heads stay on the server", () => {
    const { wording } = withTexts([row("blog.meta.title", { text: "Diario" })]);
    expect(serverMessages(wording("es"), "blog")["blog.meta.title"]).toBe("Diario");
    expect(clientMessages(wording("es"), "blog")).not.toHaveProperty(["blog.meta.title"]);
  });

  it("that break a rule are not used, and logged once", () => {
    const rows = [
      row("home.reviews.badge", { text: "Sin sitio", text_en: "We are on {site}" }),
      row("home.hero.title", { text: "x".repeat(200) }),
      row("consent.accept", { text: "Aceptar sin leer" }),
      row("about.title", { text: "\u202eevil" }),
      row("about.story.1", { text: "" }),
    ];
    const { wording, logged } = withTexts(rows);
    const home = clientMessages(wording("es"), "home");
    expect(home["home.reviews.badge"]).toBe("Estamos en {site}");
    expect(clientMessages(wording("en"), "home")["home.reviews.badge"]).toBe("We are on {site}");
    expect(home["home.hero.title"]).toBe("Caminos lentos,\ncielos anchos.");
    for (const name of ["consent", "about"] as const)
      expect(clientMessages(wording("es"), name)).toEqual(clientMessages(testWording("es"), name));
    expect(logged).toEqual([
      [
        "home.reviews.badge (es): missing",
        "home.hero.title (es): long",
        "consent.accept (es): unknown text",
        "about.title (es): characters",
        "about.story.1 (es): empty",
      ],
    ]);
    expect(withTexts([...rows]).logged).toEqual([]);
  });

  it("are built once for the same rows", () => {
    const rows = [row("about.title", { text: "Nosotras" })];
    const log = { error: () => {} };
    expect(cataloguesOf(rows, log)).toBe(cataloguesOf(rows, log));
    expect(cataloguesOf([], log)).toBeUndefined();
  });

  it("at random leave no braces but those of the page's values, in no language", () => {
    const pieces = [
      "",
      "{",
      "}",
      "{years}",
      "{Years}",
      "{site}",
      "{x}",
      "a b",
      "\n",
      "$&",
      "\u0000",
      "é",
    ];
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    const words = (text: SiteText) =>
      Array.from({ length: random(5) }, () => pieces[random(pieces.length)]).join("") +
      (random(2) ? (text.needs ?? []).map((name) => `{${name}}`).join(" ") : "");
    for (let round = 0; round < 40; round++) {
      const rows = [...siteTexts].map(([key, text]) =>
        row(key, Object.fromEntries(locales.map((each) => [textColumns[each], words(text)]))),
      );
      const { wording } = withTexts(rows);
      for (const locale of locales)
        for (const name of namespaceNames) {
          const own = serverMessages(wording(locale), name);
          for (const [key, text] of siteTexts) {
            if (!(key in own)) continue;
            const values = [...(text.needs ?? []), ...(text.facts ?? [])].join("|");
            const left = (own[key] ?? "").replace(new RegExp(`\\{(?:${values})\\}`, "gi"), "");
            expect(left, key).not.toMatch(/[{}]/);
            if (!text.mayHide) expect(own[key]?.trim(), key).not.toBe("");
          }
        }
    }
  });
});

describe("M6: unsaved words in a preview", () => {
  const draft = (rows: readonly SiteTextRow[], words: Record<string, string | null>) => {
    const catalogues = draftCatalogues(rows, new Map(Object.entries(words)), "es");
    return (locale: Locale, key: string) =>
      clientMessages({ ...testWording(locale), catalogues }, "home")[key];
  };
  const key = "home.welcome.lead";

  it("lie over stored ones in the preview's language alone, with facts", () => {
    const rows = [row(key, { text: "Guardado.", text_en: "Stored." })];
    const shown = draft(rows, { [key]: "Desde hace {years}." });
    expect(shown("es", key)).toBe("Desde hace 14 años.");
    expect(shown("en", key)).toBe("Stored.");
    expect(draft(rows, {})("es", key)).toBe("Guardado.");
    expect(draft(rows, { [key]: null })("es", key)).toBe(
      clientMessages(testWording("es"), "home")[key],
    );
  });

  it("are shown with their faults; empty ones and unknown keys show the code's words", () => {
    const badge = "home.reviews.badge";
    const shown = draft([], { [badge]: "Sin marcador {x}", [key]: "  ", "consent.accept": "No" });
    expect(shown("es", badge)).toBe("Sin marcador {x}");
    expect(shown("es", key)).toBe(clientMessages(testWording("es"), "home")[key]);
    const catalogues = draftCatalogues([], new Map([["consent.accept", "No"]]), "es");
    expect(catalogues.client.es).toEqual(draftCatalogues([], new Map(), "es").client.es);
  });

  it("leave the remembered words of visitors unchanged", () => {
    const rows = [row(key, { text: "Guardado." })];
    const { wording } = withTexts(rows);
    draft(rows, { [key]: "Sin publicar." });
    expect(clientMessages(wording("es"), "home")[key]).toBe("Guardado.");
    expect(cataloguesOf(rows, { error: () => {} })).toBe(wording("es").catalogues);
  });
});
