import { randomId } from "@panel/backend/id";
import type { Enquiry } from "@panel/contact/enquiry";
import { replyLocale } from "@panel/contact/reply";
import type { Columns } from "@panel/entries/draft/values";
import { columnOf } from "#content/columns.ts";
import { tours } from "#content/types/tours.ts";
import { viewOf } from "#content/view.ts";
import type { Row } from "#shared/database.types.ts";
import type { Locale } from "#shared/locales.ts";
import { imageKey } from "#shared/pictures/image-details.ts";
import {
  departureEstimate,
  type EstimateLine,
  estimate,
  hasPrice,
  type TourPrices,
} from "../../../supabase/functions/_shared/estimate.ts";
import { dayLater } from "./proposal";

const words: Record<
  Locale,
  {
    title: string;
    adults: (count: number) => string;
    children: (ages: string, count: number) => string;
    single: string;
    and: string;
  }
> = {
  es: {
    title: "Tu viaje",
    adults: (count) => (count === 1 ? "Adulto" : "Adultos"),
    children: (ages, count) => `${count === 1 ? "Niño" : "Niños"} de ${ages} años`,
    single: "Suplemento individual",
    and: "y",
  },
  en: {
    title: "Your journey",
    adults: (count) => (count === 1 ? "Adult" : "Adults"),
    children: (ages, count) => `${count === 1 ? "Child" : "Children"} aged ${ages}`,
    single: "Single supplement",
    and: "and",
  },
  fr: {
    title: "Votre voyage",
    adults: (count) => (count === 1 ? "Adulte" : "Adultes"),
    children: (ages, count) => `${count === 1 ? "Enfant" : "Enfants"} de ${ages} ans`,
    single: "Supplément chambre individuelle",
    and: "et",
  },
};

/** `11 y 12` */
const listed = (ages: readonly number[], and: string) =>
  [ages.slice(0, -1).join(", "), ages.at(-1)].filter((part) => part !== "").join(` ${and} `);

type Trip = Pick<Enquiry, "adults" | "child_ages" | "travel_from" | "travel_to" | "estimate">;

/** The departure that an enquiry is about. */
type Departure = Pick<Row<"departures">, "starts_on" | "price">;

/** `2 adultos, 2 niños de 11 y 12 años` */
export function partyIn(
  { adults, child_ages: ages }: Pick<Trip, "adults" | "child_ages">,
  locale: Locale,
): string {
  const { adults: adult, children, and } = words[locale];
  const count = ages.length;
  return [
    adults !== null && `${adults} ${adult(adults).toLowerCase()}`,
    count > 0 && `${count} ${children(listed(ages, and), count).toLowerCase()}`,
  ]
    .filter((part) => part !== false)
    .join(", ");
}

/** First day, unless only a month is known. */
function firstDay({ travel_from: from, travel_to: to }: Trip): string | null {
  if (!from || !to) return null;
  const isMonth = from.endsWith("-01") && dayLater(to, 1).endsWith("-01");
  return isMonth ? null : from;
}

const monthOf = (day: string | null) => (day ? Number(day.slice(5, 7)) : undefined);

/** Lines of the highest price that applies; empty without a price. */
function linesOf(prices: TourPrices, { trip, departure, locale }: Priced) {
  const { adults, child_ages: childAges } = trip;
  if (adults === null) return [];
  const months = departure
    ? [departure.starts_on, departure.starts_on]
    : [trip.travel_from, trip.travel_to];
  const [month, last] = months.map(monthOf);
  const party = {
    month: month === last ? month : undefined,
    ...{ adults, childAges, single: trip.estimate?.single === true },
  };
  const found = departure?.price
    ? departureEstimate(prices, party, departure.price)
    : estimate(prices, party);
  // A tour without seasons has one price per person, as a departure may have.
  const priced = found.kind === "from" ? departureEstimate(prices, party, found.price) : found;
  const amounts = priced.kind === "range" ? priced.highest : priced;
  return "lines" in amounts ? amounts.lines.map((line) => lineIn(line, locale)) : [];
}

interface Priced {
  trip: Trip;
  departure: Departure | null;
  locale: Locale;
}

function lineIn({ kind, count, amount, ages }: EstimateLine, locale: Locale) {
  const { adults, children, single, and } = words[locale];
  const label =
    kind === "adults"
      ? adults(count)
      : kind === "single"
        ? single
        : children(listed(ages, and), count);
  return { id: randomId(), label, quantity: count, amount };
}

const viewFields = [
  "name",
  "itinerary",
  "included_services",
  "excluded_services",
  "months",
  "min_age",
  "min_group_size",
  "max_group_size",
  "single_supplement",
  "seasons",
  "child_rates",
  "price_per_person",
] as const;

interface Start {
  enquiry: Pick<Enquiry, "name" | "language"> & Trip;
  /** Null without a tour. */
  tour: Partial<Row<"tours">> | null;
  /** Null without a departure. */
  departure: Departure | null;
  /** Rows of the settings; null if there are none. */
  settings: Columns | null;
  inbox: Columns | null;
  /** `2026-11-29` */
  today: string;
}

const validDays = 14;

/**
 * Columns of a new proposal, in the language of the enquiry: days, pictures and services of a tour, prices of its
 * estimate, day and price of a departure, terms and deposit of the settings. Texts that are not translated are Spanish.
 */
export function firstProposal(start: Start): Columns {
  const { enquiry, tour, departure, settings, inbox, today } = start;
  const locale = replyLocale(enquiry);
  const textOf = (row: Columns | null, name: string) => {
    const own = row?.[columnOf(name, locale)];
    return (typeof own === "string" && own.trim() ? own : row?.[name]) ?? null;
  };
  const shown = viewOf(tours, viewFields, tour ?? {}, { locale, pictures: () => [] });
  const price_lines = tour ? linesOf(pricesOf(shown), { trip: enquiry, departure, locale }) : [];
  const total = price_lines.reduce((sum, { quantity, amount }) => sum + quantity * amount, 0);
  const percent = settings?.deposit_percent;
  return {
    language: locale,
    title: clipped(shown.name || words[locale].title, 200),
    traveller: clipped(enquiry.name.trim(), 100),
    party: clipped(partyIn(enquiry, locale), 200) || null,
    starts_on: departure?.starts_on ?? firstDay(enquiry),
    itinerary: shown.itinerary.map(({ lang: _, ...day }) => columnsOfDay(day)),
    countries: tour?.countries ?? [],
    image_url: tour?.image_url ?? null,
    gallery_images: tour?.gallery_images ?? [],
    image_details: galleryDetails(tour),
    included: shown.included,
    excluded: shown.excluded,
    price_lines,
    valid_until: dayLater(today, validDays),
    terms: textOf(settings, "terms"),
    deposit:
      typeof percent === "number" && percent > 0 && total > 0
        ? Math.round((total * percent) / 100)
        : null,
    payment: textOf(inbox, "payment_details"),
  };
}

type Shown = ReturnType<typeof viewOf<typeof tours.fields, (typeof viewFields)[number], never>>;

function pricesOf({ months, minAge, minGroup, maxGroup, price, ...view }: Shown): TourPrices {
  return {
    ...{ months, minAge, price },
    minGroup: minGroup ?? 1,
    maxGroup: maxGroup ?? Number.POSITIVE_INFINITY,
    singleSupplement: view.singleSupplement,
    childRates: view.childRates,
    seasons: view.seasons.filter(hasPrice),
  };
}

/** Columns of a day; empty members are null. */
function columnsOfDay(day: Omit<Shown["itinerary"][number], "lang">): Columns {
  const { bedType, ownBathroom, ...rest } = day;
  const columns = { ...rest, bed_type: bedType, own_bathroom: ownBathroom };
  const filled = Object.entries(columns).map(([name, value]) => [
    name,
    value === "" ? null : value,
  ]);
  return { id: randomId(), ...Object.fromEntries(filled) };
}

/** Details of the gallery's pictures, without those of pictures in texts. */
function galleryDetails(tour: Start["tour"]): Columns {
  const addresses = [tour?.image_url, ...(tour?.gallery_images ?? [])];
  const keys = new Set(addresses.map((address) => address && imageKey(address)));
  const details = Object.entries(tour?.image_details ?? {});
  return Object.fromEntries(details.filter(([key]) => keys.has(key)));
}

const clipped = (text: string, max: number) => [...text].slice(0, max).join("").trim();
