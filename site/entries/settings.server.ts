import { createContext } from "react-router";
import { countries, countryCodes } from "#content/countries.ts";
import { siteSettings } from "#content/settings.ts";
import { viewOf } from "#content/view.ts";
import { company } from "#shared/company.ts";
import { firstSettings } from "#shared/first-settings.ts";
import type { Locale } from "#shared/locales.ts";
import type { AppContext } from "~/context";

const facts = [
  "company_name",
  "email",
  "phone",
  "whatsapp",
  "street",
  "city",
  "postal_code",
  "region",
  "country",
  "opening_hours",
  "networks",
  "review_sites",
  "partners",
  "deposit_percent",
  "terms",
] as const;

/** What the site says of the company, in one language. Texts that are not known are empty. */
export type Company = ReturnType<typeof companyOf>;

/** Set by `middleware/company.server.ts`, before any loader runs. */
export const companyContext = createContext<Company>();

/** The company's facts in a language, the Spanish ones where a translation is missing. */
export async function readSettings(
  { readSettings: read }: Pick<AppContext, "readSettings">,
  locale: Locale,
): Promise<Company> {
  return companyOf((await read()) ?? firstSettings, locale);
}

/** @param row of `site_settings` */
export function companyOf(row: Readonly<Record<string, unknown>>, locale: Locale) {
  const { companyName, phone, ...view } = viewOf(siteSettings, facts, row, {
    locale,
    pictures: () => [],
  });
  const { street, city, postalCode, country } = view;
  const place = [city, postalCode].filter(Boolean).join(" ");
  return {
    ...view,
    name: companyName,
    /** As it is written, and as it is dialled. */
    phone: { display: phone, international: phone.replace(/(?!^\+)\D/g, "") },
    /** As it stands on an envelope, below the name. */
    address: [street, [place, country].filter(Boolean).join(", ")].filter(Boolean),
    /** ISO 3166, where the country is one of those that we know by name. */
    countryCode: countryCodes.find((code) => countries[code][locale] === country),
    /** Whether it is where `companyListing` has it on the map. */
    isAtListedAddress: street === company.address.street && city === company.address.city,
  };
}
