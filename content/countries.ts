import { locales } from "#shared/locales.ts";
import type { Words } from "./define.ts";

/** ISO 3166 codes of the countries with tours. */
export const countryCodes = ["BW", "LS", "MZ", "NA", "ZA", "SZ", "ZM", "ZW"] as const;

export type CountryCode = (typeof countryCodes)[number];

const names = locales.map(
  (locale) => [locale, new Intl.DisplayNames(locale, { type: "region" })] as const,
);

const nameOf = (code: CountryCode) =>
  Object.fromEntries(names.map(([locale, of]) => [locale, of.of(code) ?? code])) as Words & object;

/** Countries with their names, as options of a field. */
export const countries = Object.fromEntries(
  countryCodes.map((code) => [code, nameOf(code)]),
) as Record<CountryCode, Words>;
