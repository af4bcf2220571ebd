import { createContext } from "react-router";
import { countries, countryCodes } from "#content/countries.ts";
import { siteSettings } from "#content/settings.ts";
import { viewOf } from "#content/view.ts";
import { firstSettings } from "#shared/first-settings.ts";
import type { Locale } from "#shared/locales.ts";
import type { AppContext } from "~/context";
import { usableTimeZone } from "../../supabase/functions/_shared/time-zone";

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
  "legal_name",
  "information_officer",
  "hosting_provider",
  "latitude",
  "longitude",
  "time_zone",
  "founded_year",
  "years_of_service",
  "guide_years",
  "reply_hours",
  "price_range",
  "registrations",
] as const;

/** Company facts in one language. Unknown texts are empty. */
export type Company = ReturnType<typeof companyOf>;

/** Set by `middleware/company.server.ts`, before any loader runs. */
export const companyContext = createContext<Company>();

/** Reads the company facts in a language, with Spanish as fallback. */
export async function readSettings(
  { readSettings: read }: Pick<AppContext, "readSettings">,
  locale: Locale,
): Promise<Company> {
  return companyOf((await read()) ?? firstSettings, locale);
}

/** Time zone of the company, for dates of entries. */
export const readTimeZone = async ({ readSettings }: Pick<AppContext, "readSettings">) =>
  usableTimeZone((await readSettings())?.time_zone);

/** @param row of `site_settings` */
export function companyOf(row: Readonly<Record<string, unknown>>, locale: Locale) {
  const { companyName, phone, ...view } = viewOf(siteSettings, facts, row, {
    locale,
    pictures: () => [],
  });
  const { street, city, postalCode, country, timeZone } = view;
  const place = [city, postalCode].filter(Boolean).join(" ");
  return {
    ...view,
    name: companyName,
    timeZone: usableTimeZone(timeZone),
    /** For display, and for `tel:` links. */
    phone: { display: phone, international: phone.replace(/(?!^\+)\D/g, "") },
    /** Lines of the postal address, without the company's name. */
    address: [street, [place, country].filter(Boolean).join(", ")].filter(Boolean),
    /** ISO 3166 code; undefined if the country's name is not in `content/countries.ts`. */
    countryCode: countryCodes.find((code) => countries[code][locale] === country),
  };
}
