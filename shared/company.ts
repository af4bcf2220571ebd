import type { Locale } from "../supabase/functions/_shared/locales.ts";

/**
 * Initial company data of an empty database (`first-settings.ts`). Later changes are made in the panel, and
 * pages read them from the database. The demonstration brand is invented and uses reserved names, so that
 * nobody is contacted by mistake.
 */
export const company = {
  name: "Tsamma Safaris",
  shortName: "Tsamma",
  address: {
    street: "14 Umdoni Lane, Melville",
    city: "Johannesburg",
    postalCode: "2092",
    region: "Gauteng",
    countryCode: "ZA",
    country: { es: "Sudáfrica", en: "South Africa", fr: "Afrique du Sud" } satisfies Record<
      Locale,
      string
    >,
  },
  phone: { display: "+27 11 000 0000", href: "tel:+27110000000", international: "+27110000000" },
  email: "hello@tsamma.example",
  /** 24-hour times in Africa/Johannesburg; an empty list means closed. */
  openingHours: [
    {
      days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "08:00",
      closes: "17:00",
    },
    { days: ["Saturday"], opens: "09:00", closes: "13:00" },
  ],
  timeZone: "Africa/Johannesburg",
  geo: { latitude: -26.1755, longitude: 28.0071 },
  /** The specification names both: founded in 2010, and 14 years of service. */
  foundedYear: 2010,
  yearsOfService: 14,
  guideYears: 20,
  replyHours: 24,
  /** Length of the tours that descriptions for search engines mention. */
  headlineDays: { min: 12, max: 14 },
  priceRange: "$$-$$$$",
  networks: [
    { name: "Instagram", icon: "instagram", href: "https://www.instagram.com/tsamma.example" },
    { name: "Facebook", icon: "facebook", href: "https://www.facebook.com/tsamma.example" },
    { name: "YouTube", icon: "youtube", href: "https://www.youtube.com/@tsamma.example" },
  ],
  /** Independent review sites. The badge shows the first one, without a score. */
  reviewSites: [
    { name: "TravelRoll (demo)", href: "https://travelroll.example/tsamma-safaris" },
    { name: "SafariLedger (demo)", href: "https://safariledger.example/tsamma-safaris" },
  ],
  /** Logos in `site/assets/partners.svg`. */
  partners: [
    { name: "Veld & Vlei Guides’ Guild", mark: "partner-1" },
    { name: "Southern Skies Travel Alliance", mark: "partner-2" },
    { name: "TravelRoll", mark: "partner-3" },
    { name: "Baobab Community Trust", mark: "partner-4" },
    { name: "Six Rivers Tourism Board", mark: "partner-5" },
  ],
} as const;
