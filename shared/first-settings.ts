import { company } from "./company.ts";
import type { InsertRow } from "./database.types.ts";

/** Initial settings of an empty database, also the fallback of pages. */
export const firstSettings: InsertRow<"site_settings"> = {
  company_name: company.name,
  legal_name: company.name,
  email: company.email,
  phone: company.phone.display,
  // Digits only, as in WhatsApp links.
  whatsapp: company.phone.international.replace("+", ""),
  street: company.address.street,
  city: company.address.city,
  postal_code: company.address.postalCode,
  region: company.address.region,
  country: company.address.country.es,
  country_en: company.address.country.en,
  country_fr: company.address.country.fr,
  latitude: company.geo.latitude,
  longitude: company.geo.longitude,
  time_zone: company.timeZone,
  founded_year: company.foundedYear,
  years_of_service: company.yearsOfService,
  guide_years: company.guideYears,
  reply_hours: company.replyHours,
  headline_days_min: company.headlineDays.min,
  headline_days_max: company.headlineDays.max,
  price_range: company.priceRange,
  opening_hours: company.openingHours.map(({ days, ...hours }) => ({ ...hours, days: [...days] })),
  networks: company.networks.map((network) => ({ ...network })),
  review_sites: company.reviewSites.map((site) => ({ ...site })),
  partners: company.partners.map(({ name, mark }) => ({ name, logo: mark })),
};
