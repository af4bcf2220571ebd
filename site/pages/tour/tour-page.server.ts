import { translationsOf } from "#content/columns.ts";
import { countries } from "#content/countries.ts";
import { mainTextOf, slugColumnsOf } from "#content/properties.ts";
import { type Slugs, slugsOf } from "#content/slugs.ts";
import { tours } from "#content/types/tours.ts";
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
import { hasPrice, type TourPrices } from "../../../supabase/functions/_shared/estimate";
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
  "child_rates",
  "child_terms",
  "seasons",
] as const;

/** Extra columns: destinations, and slug and main text in all languages to find out the other addresses. */
const others = ["destination_ids", ...slugColumnsOf(tours), ...translationsOf([mainTextOf(tours)])];

export const tourPageColumns = (locale: Locale) => selectOf(tours, viewFields, locale, others);

type View = ViewOf<typeof tours.fields, (typeof viewFields)[number], Picture>;
type FormattedField = "itinerary" | "style" | "malaria" | "countries" | "months";
type PriceField = "singleSupplement" | "childRates" | "seasons";

/** A tour on its own page, in one language. Unknown members are empty or undefined. */
export interface TourPage extends Omit<View, FormattedField | PriceField> {
  /** Undefined for a draft that was never saved. */
  id: string | undefined;
  /** Price per person, formatted; a dash for a draft without a price. */
  priceText: string;
  style: string | undefined;
  malaria: string | undefined;
  /** Country names. */
  countries: string[];
  /** Departure months: `May–October`. */
  months: string;
  prices: Prices;
  /** Prices for an estimate, with the seasons of the price table. */
  rates: TourPrices;
  itinerary: Day[];
  slugs: Slugs;
  /** Languages into which it is translated. */
  translated: Locale[];
}

export function toTourPage(
  row: Partial<Row<"tours">>,
  locale: Locale,
  known?: KnownPictures,
): TourPage {
  const { seasons, singleSupplement, childRates, ...view } = viewOf(
    tours,
    viewFields,
    row,
    viewContext(row, locale, known),
  );
  const { style, malaria } = tours.fields;
  const { months, minAge, minGroup, maxGroup, price } = view;
  return {
    ...view,
    id: row.id,
    priceText: view.price === undefined ? "–" : formatPrice(view.price, locale),
    style: view.style && style.options[view.style][locale],
    malaria: view.malaria && malaria.options[view.malaria][locale],
    countries: view.countries.map((code) => countries[code][locale]),
    months: monthRanges(view.months, locale),
    prices: toPrices({ price, singleSupplement, seasons }, locale),
    rates: {
      ...{ months, minAge, minGroup, maxGroup, price, singleSupplement, childRates },
      seasons: seasons.filter(hasPrice),
    },
    itinerary: toDays(view.itinerary, locale),
    slugs: slugsOf(row),
    translated: translatedLocales(tours, row),
  };
}

/** Data of the page's header. The browser receives only this; the rest is static HTML. */
export function toHeaderData(tour: TourPage) {
  const { id, slug, name, shortDescription, destination, pictures, featured, lang } = tour;
  const { style, days, minGroup, maxGroup, priceText } = tour;
  return {
    ...{ id, slug, name, shortDescription, destination, pictures, featured },
    ...{ style, days, minGroup, maxGroup, priceText },
    lang: lang && {
      name: lang.name,
      shortDescription: lang.shortDescription,
      destination: lang.destination,
    },
  };
}

export type TourHeaderData = ReturnType<typeof toHeaderData>;
