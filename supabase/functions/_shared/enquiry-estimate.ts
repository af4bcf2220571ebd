import {
  type Amounts,
  departureEstimate,
  estimate,
  type Party,
  type TourPrices,
} from "./estimate.ts";
import type { TripDetails } from "./trip-fields.ts";

/**
 * Price that the server works out for the details of an enquiry, in US dollars: column `contact_submissions.estimate`.
 * Without a month the seasons may differ: then `total` and `per_person` are the lowest, and `max_total` and
 * `max_per_person` the highest.
 */
export type EnquiryEstimate = {
  /** Of an adult. */
  per_person: number;
  total: number;
  max_per_person?: number;
  max_total?: number;
  /** Travellers. */
  size: number;
  /** With the supplement for a single room. */
  single?: true;
};

/** Details of an enquiry that its price depends on. */
export type PricedTrip = Pick<TripDetails, "travel_from" | "adults" | "child_ages"> & {
  single: boolean | null;
};

/** Columns of a tour as `public.tour_prices` returns them. The database checks the members of the lists. */
export interface TourPricesRow {
  months: number[];
  min_age: number | null;
  min_group_size: number;
  max_group_size: number;
  price_per_person: number;
  single_supplement: number | null;
  seasons: Optional<{ months: number[]; price_2: number; price_4: number; price_6: number }>[];
  child_rates: Optional<{ from_age: number; to_age: number; discount: number }>[];
  /** Day of the departure; null without one. */
  starts_on: string | null;
  /** Price per person of the departure, if it has its own. */
  departure_price: number | null;
}

type Optional<Members> = { [Name in keyof Members]?: Members[Name] | null };

/**
 * Estimate for an enquiry, by the rules of the tour's page. A departure with a price of its own counts for any number of
 * travellers. Undefined without a number of adults, and if there is no total.
 */
export function enquiryEstimate(row: TourPricesRow, trip: PricedTrip): EnquiryEstimate | undefined {
  const { adults, child_ages: childAges } = trip;
  if (!adults) return undefined;
  const tour = toTourPrices(row);
  const single = Boolean(trip.single && tour.singleSupplement);
  const day = row.starts_on ?? trip.travel_from;
  const party = { month: day ? Number(day.slice(5, 7)) : undefined, adults, childAges, single };
  const found = priceOf(tour, party, row.departure_price);
  if (!found) return undefined;
  const { lowest, highest } = found;
  return {
    per_person: lowest.perAdult,
    total: lowest.total,
    ...(highest && { max_per_person: highest.perAdult, max_total: highest.total }),
    size: adults + childAges.length,
    ...(single && { single }),
  };
}

function priceOf(
  tour: TourPrices,
  party: Party,
  departurePrice: number | null,
): { lowest: Amounts; highest?: Amounts } | undefined {
  const found = departurePrice
    ? departureEstimate(tour, party, departurePrice)
    : estimate(tour, party);
  if (found.kind === "amount") return { lowest: found };
  return found.kind === "range" ? found : undefined;
}

/** Prices of a tour, from its columns. */
export const toTourPrices = (
  row: Omit<TourPricesRow, "starts_on" | "departure_price">,
): TourPrices => ({
  months: row.months,
  minAge: row.min_age ?? undefined,
  minGroup: row.min_group_size,
  maxGroup: row.max_group_size,
  singleSupplement: row.single_supplement ?? undefined,
  price: row.price_per_person,
  seasons: row.seasons.map(({ months, price_2, price_4, price_6 }) => ({
    months: months ?? [],
    price2: price_2 ?? undefined,
    price4: price_4 ?? undefined,
    price6: price_6 ?? undefined,
  })),
  childRates: row.child_rates.map(({ from_age, to_age, discount }) => ({
    fromAge: from_age ?? undefined,
    toAge: to_age ?? undefined,
    discount: discount ?? undefined,
  })),
});
