import { describe, expect, it } from "vitest";
import { firstSettings } from "#shared/first-settings.ts";
import type { locales } from "#shared/locales.ts";
import { type Company, companyContext, companyOf } from "~/entries/settings.server";
import { clientMessages } from "~/i18n/catalogue.server";
import { createTranslate } from "~/i18n/translate";
import { headInput, readHead, testWording } from "~/seo/test-page";
import { contactHead } from "./contact/head.server";
import { officeHours } from "./contact/office-hours.server";

const hoursIn = (locale: (typeof locales)[number], hours: unknown[]) =>
  officeHours(
    companyOf({ ...firstSettings, opening_hours: hours }, locale).openingHours,
    locale,
    createTranslate(locale, clientMessages(testWording(locale), "contact")),
  );

describe("K9: the company's facts", () => {
  it("come from company.ts without stored settings", () => {
    expect(companyOf(firstSettings, "fr")).toMatchObject({
      name: "Tsamma Safaris",
      phone: { display: "+27 11 000 0000", international: "+27110000000" },
      address: ["14 Umdoni Lane, Melville", "Johannesburg 2092, Afrique du Sud"],
      countryCode: "ZA",
      latitude: -26.1755,
      foundedYear: 2010,
      timeZone: "Africa/Johannesburg",
      whatsapp: "27110000000",
    });
  });

  it("unknown parts of the address are omitted", () => {
    const bare = { company_name: "X", email: "a@b.example", phone: "(011) 555-0000" };
    expect(companyOf({ ...bare, city: "Maun", country: "Botsuana" }, "en")).toMatchObject({
      address: ["Maun, Botsuana"],
      phone: { international: "0115550000" },
      countryCode: undefined,
      latitude: undefined,
      foundedYear: undefined,
      timeZone: "Africa/Johannesburg",
    });
    expect(companyOf(bare, "es").address).toEqual([]);
  });

  it("untranslated texts fall back to Spanish and are marked as Spanish", () => {
    const row = { ...firstSettings, terms: "Un depósito.", terms_en: "A deposit." };
    expect(companyOf(row, "en")).toMatchObject({ terms: "A deposit." });
    expect(companyOf(row, "fr")).toMatchObject({ terms: "Un depósito.", lang: { terms: "es" } });
  });

  it("structured data has the facts of another company, and omits empty ones", () => {
    const input = headInput("/en/contact", "en");
    const elsewhere = {
      ...firstSettings,
      company_name: "Otra",
      legal_name: null,
      street: "1 Main Road",
      city: "Maun",
      country_en: "Botswana",
      latitude: null,
      price_range: null,
      founded_year: null,
      registrations: [{ name: "CIPA", number: "BW00001" }],
    };
    input.context.set(companyContext, companyOf(elsewhere, "en") as Company);
    const agency = readHead(contactHead(input)).data[0].mainEntity;
    expect(agency).toMatchObject({
      name: "Otra",
      address: { addressLocality: "Maun", addressCountry: "BW" },
    });
    expect(agency.geo).toBeUndefined();
    expect(agency.priceRange).toBeUndefined();
    expect(agency.identifier).toEqual([
      { "@type": "PropertyValue", name: "CIPA", value: "BW00001" },
    ]);
    expect(agency.legalName).toBeUndefined();
  });
});

describe("K9: office hours", () => {
  const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
  it.each([
    ["es", ["De lunes a viernes", "Sábado", "Domingo"]],
    ["en", ["Monday to Friday", "Saturday", "Sunday"]],
    ["fr", ["Du lundi au vendredi", "Samedi", "Dimanche"]],
  ] as const)("of company.ts are formatted in %s", (locale, days) => {
    const rows = hoursIn(locale, firstSettings.opening_hours ?? []);
    expect(rows.map((row) => row.days)).toEqual(days);
    expect(rows.map(({ hours }) => hours.length > 0)).toEqual([true, true, false]);
    if (locale === "en") expect(rows[0]?.hours).toEqual(["8:00 AM – 5:00 PM"]);
  });

  it("with a lunch break and closed days are grouped by day", () => {
    const rows = hoursIn("en", [
      { days: ["Monday", "Wednesday"], opens: "14:00", closes: "18:00" },
      { days: [...week, "Wednesday"], opens: "09:00", closes: "12:00" },
    ]);
    expect(rows).toEqual([
      { days: "Monday", hours: ["9:00 AM – 12:00 PM", "2:00 PM – 6:00 PM"] },
      { days: "Tuesday", hours: ["9:00 AM – 12:00 PM"] },
      { days: "Wednesday", hours: ["9:00 AM – 12:00 PM", "2:00 PM – 6:00 PM"] },
      { days: "Thursday to Friday", hours: ["9:00 AM – 12:00 PM"] },
      { days: "Saturday to Sunday", hours: [] },
    ]);
  });

  it("that are unknown give no rows", () => {
    expect(hoursIn("es", [])).toEqual([]);
  });
});
