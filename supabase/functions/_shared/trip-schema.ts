import {
  maxAdults,
  maxChildAge,
  maxChildren,
  type TripDetails,
  type TripFieldName,
  tourStyles,
  tripBudgets,
} from "./trip-fields.ts";

export type Trip = TripDetails & {
  tour_id: string | null;
  departure_id: string | null;
  /** A room for one, which the estimate includes. */
  single: boolean | null;
};

/**
 * Reads the optional details of an enquiry. Each member is kept if it is valid and dropped otherwise: a detail never
 * refuses an enquiry. Texts of form fields and values of programs are accepted alike.
 */
export function checkTrip(input: unknown): Trip {
  const given = (typeof input === "object" && input ? input : {}) as Partial<
    Record<TripFieldName, unknown>
  >;
  const [travel_from, travel_to] = daysOf(given) ?? [null, null];
  return {
    tour_id: isUuid(given.tour_id) ? given.tour_id : null,
    departure_id: isUuid(given.departure_id) ? given.departure_id : null,
    travel_from,
    travel_to,
    // Without dates there is nothing to move.
    travel_flexible: (travel_from && flagOf(given.flexible)) || null,
    first_time: flagOf(given.first_time),
    single: flagOf(given.single),
    adults: adultsOf(given.adults),
    child_ages: agesOf(given.ages),
    style: optionOf(tourStyles, given.style),
    budget: optionOf(tripBudgets, given.budget),
  };
}

const isUuid = (value: unknown): value is string =>
  typeof value === "string" && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value);

/** First and last day. Dates are more precise than a month, and one date alone is both. */
function daysOf({
  month,
  from,
  to,
}: Partial<Record<TripFieldName, unknown>>): [string, string] | undefined {
  const days = [from, to].filter(isDay).sort();
  const [first, last = first] = days;
  if (first && last) return [first, last];
  if (typeof month !== "string" || !isDay(`${month}-01`)) return undefined;
  const [year = 0, number = 0] = month.split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  return [`${month}-01`, lastDay];
}

/** Days of this century, which is within the limits of the database. */
function isDay(value: unknown): value is string {
  if (typeof value !== "string" || !/^20\d\d-\d\d-\d\d$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

function flagOf(value: unknown): boolean | null {
  if (value === true || value === "yes") return true;
  return value === false || value === "no" ? false : null;
}

function adultsOf(value: unknown): number | null {
  const text = typeof value === "number" ? String(value) : value;
  const isCount = typeof text === "string" && /^\s*\d{1,2}\s*$/.test(text);
  const count = Number(text);
  return isCount && count >= 1 && count <= maxAdults ? count : null;
}

/** Ages, in a text with any separators or in a list. */
function agesOf(value: unknown): number[] {
  const text = Array.isArray(value) ? value.slice(0, 100).join(" ") : value;
  if (typeof text !== "string") return [];
  return (text.slice(0, 200).match(/\d+/g) ?? [])
    .map(Number)
    .filter((age) => age <= maxChildAge)
    .slice(0, maxChildren);
}

function optionOf<Options extends object>(options: Options, value: unknown): keyof Options | null {
  return typeof value === "string" && Object.hasOwn(options, value)
    ? (value as keyof Options)
    : null;
}
