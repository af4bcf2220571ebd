import { translationsOf } from "#content/columns.ts";
import { countries } from "#content/countries.ts";
import { tours } from "#content/tours.ts";
import { selectOf, viewOf } from "#content/view.ts";
import type { ViewOf } from "#content/view-types.ts";
import type { Row } from "#shared/database.types.ts";
import type { Locale } from "#shared/locales.ts";
import { type Day, toDays } from "~/entries/days.server";
import { formatPrice } from "~/i18n/format.server";
import { monthRanges } from "~/i18n/months.server";
import type { Picture } from "~/pictures/picture";
import { type KnownPictures, viewContext } from "~/pictures/picture-list";
import { translatedLocales } from "~/seo/translated-locales";
import { cardFields } from "../tours/tour.server";
import { type Prices, toPrices } from "./prices.server";

const viewFields = [
  ...cardFields,
  "itinerary",
  "style",
  "countries",
  "months",
  "fitness",
  "min_age",
  "malaria",
  "start_place",
  "end_place",
  "vehicle",
  "vehicle_guests",
  "single_supplement",
  "child_terms",
  "seasons",
] as const;

/** Names and descriptions of all languages say what a tour is written in. */
const others = ["destination_ids", ...translationsOf(["name", "short_description"])];

export const tourPageColumns = (locale: Locale) => selectOf(tours, viewFields, locale, others);

type View = ViewOf<typeof tours.fields, (typeof viewFields)[number], Picture>;
type Written = "itinerary" | "style" | "malaria" | "countries" | "months" | "seasons";

/** A tour as its page tells of it, in one language. What nobody has said of it is empty or undefined. */
export interface TourPage extends Omit<View, Written | "singleSupplement"> {
  /** The price per person, as the language writes it; a dash where a draft does not say it yet. */
  priceText: string;
  style: string | undefined;
  malaria: string | undefined;
  /** Names. */
  countries: string[];
  /** When it leaves: `May–October`. */
  months: string;
  prices: Prices;
  itinerary: Day[];
  /** The languages that it is really written in. */
  translated: Locale[];
}

export function toTourPage(
  row: Partial<Row<"tours">>,
  locale: Locale,
  known?: KnownPictures,
): TourPage {
  const { seasons, singleSupplement, ...view } = viewOf(
    tours,
    viewFields,
    row,
    viewContext(row, locale, known),
  );
  const { style, malaria } = tours.fields;
  return {
    ...view,
    priceText: view.price === undefined ? "–" : formatPrice(view.price, locale),
    style: view.style && style.options[view.style][locale],
    malaria: view.malaria && malaria.options[view.malaria][locale],
    countries: view.countries.map((code) => countries[code][locale]),
    months: monthRanges(view.months, locale),
    prices: toPrices({ price: view.price, singleSupplement, seasons }, locale),
    itinerary: toDays(view.itinerary, locale),
    translated: translatedLocales(row, ["name", "short_description"]),
  };
}

/** What stands above the fold; the browser is told nothing else, because the rest is only read. */
export function toHeaderData(tour: TourPage) {
  const { slug, name, shortDescription, destination, pictures, featured, lang } = tour;
  const { style, days, minGroup, maxGroup, priceText } = tour;
  return {
    ...{ slug, name, shortDescription, destination, pictures, featured },
    ...{ style, days, minGroup, maxGroup, priceText },
    lang: lang && {
      name: lang.name,
      shortDescription: lang.shortDescription,
      destination: lang.destination,
    },
  };
}

export type TourHeaderData = ReturnType<typeof toHeaderData>;
