import type { Locale } from "./locales.ts";

type Words = Record<Locale, string>;

/** Members of `trip` in an enquiry. Fields of the form have the prefix `trip.`. */
export const tripFieldNames = [
  "tour_id",
  "departure_id",
  "month",
  "from",
  "to",
  "flexible",
  "adults",
  "ages",
  "style",
  "budget",
  "first_time",
  "single",
] as const;
export type TripFieldName = (typeof tripFieldNames)[number];

export const tripPrefix = "trip.";

/** Styles of tours. Also read by the mails of server functions. */
export const tourStyles = {
  camping: { es: "Camping", en: "Camping", fr: "Camping" },
  "mid-range": { es: "Gama media", en: "Mid-range", fr: "Milieu de gamme" },
  luxury: { es: "Lujo", en: "Luxury", fr: "Luxe" },
  mixed: { es: "Camping y lodge", en: "Camping and lodge", fr: "Camping et lodge" },
} satisfies Record<string, Words>;
export type TourStyle = keyof typeof tourStyles;

/** Budgets in US dollars per person. Options are added, never removed: stored enquiries have them. */
export const tripBudgets = {
  "under-3000": { es: "Hasta 3000", en: "Up to 3,000", fr: "Jusqu’à 3 000" },
  "3000-5000": { es: "3000–5000", en: "3,000–5,000", fr: "3 000–5 000" },
  "5000-8000": { es: "5000–8000", en: "5,000–8,000", fr: "5 000–8 000" },
  "over-8000": { es: "Más de 8000", en: "Over 8,000", fr: "Plus de 8 000" },
  unsure: { es: "Prefiero un consejo", en: "Please advise", fr: "Conseillez-moi" },
} satisfies Record<string, Words>;
export type TripBudget = keyof typeof tripBudgets;

/** Older children are adults. */
export const maxChildAge = 17;

/** Limits of the database. */
export const maxAdults = 60;
export const maxChildren = 12;

/** Details of a journey that an enquiry may have: columns of `contact_submissions`. Days are `2027-07-04`. */
export interface TripDetails {
  travel_from: string | null;
  travel_to: string | null;
  travel_flexible: boolean | null;
  first_time: boolean | null;
  adults: number | null;
  child_ages: number[];
  style: TourStyle | null;
  budget: TripBudget | null;
}
