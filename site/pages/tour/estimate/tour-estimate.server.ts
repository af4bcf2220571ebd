import { formatPrice } from "~/i18n/format.server";
import type { Departure } from "~/pages/departures/departure.server";
import type { PageContext } from "~/seo/page-context";
import { maxChildAge } from "../../../../supabase/functions/_shared/trip-fields";
import type { TourPage } from "../tour-page.server";
import type { EstimateForm } from "./estimate-box";
import { type EstimateView, monthOfYear, toEstimateView } from "./estimate-view.server";
import { type AskedEstimate, defaultAdults, monthsOf, readParty } from "./read-party.server";

/** Estimate on a tour's page. */
export interface TourEstimate {
  form: EstimateForm | undefined;
  /** Undefined if the address asks for none. */
  view: EstimateView | undefined;
  /** Address with the number of adults that the estimate is for. */
  query: URLSearchParams;
}

export function toTourEstimate(
  page: Pick<PageContext, "locale" | "t">,
  { slug, rates }: Pick<TourPage, "slug" | "rates">,
  query: URLSearchParams,
  { departure, now = new Date() }: { departure?: Departure | undefined; now?: Date } = {},
): TourEstimate {
  const given = readParty(query, rates, now);
  const asked = given && departure ? inMonthOf(departure, given) : given;
  const details = new URLSearchParams(query);
  if (asked) details.set("adults", asked.adults);
  const price = departure?.isPriceFrom ? undefined : departure?.price;
  return {
    query: details,
    form:
      rates.seasons.length > 0
        ? { ...toForm(page, slug, rates, asked, now), ...(departure && ofDeparture(departure)) }
        : undefined,
    view: asked && toEstimateView(asked, rates, page, price),
  };
}

const monthOf = ({ startsOn }: Departure) => startsOn.slice(0, 7);

/** Whether an address asks for a price in another month than that of its departure: the later answer. */
export const isOtherMonth = (query: URLSearchParams, departure: Departure): boolean =>
  Boolean(query.get("month")) && query.get("month") !== monthOf(departure);

const inMonthOf = (departure: Departure, asked: AskedEstimate): AskedEstimate => ({
  ...asked,
  month: monthOf(departure),
  party: asked.party && { ...asked.party, month: Number(monthOf(departure).slice(5)) },
});

/** The form keeps the departure, and begins with its month. */
const ofDeparture = (departure: Departure) => ({
  departure: departure.id,
  month: monthOf(departure),
});

function toForm(
  { locale }: Pick<PageContext, "locale">,
  slug: string,
  rates: TourPage["rates"],
  asked: AskedEstimate | undefined,
  now: Date,
): EstimateForm {
  const { minAge = 0, maxGroup, singleSupplement } = rates;
  // A month in which the tour does not run stays selected.
  const chosen = asked?.party?.month ? asked.month : "";
  const months = monthsOf(rates, now);
  return {
    slug,
    month: chosen,
    months: (!chosen || months.includes(chosen) ? months : [...months, chosen].sort()).map(
      (value) => ({ value, label: monthOfYear(value, locale) }),
    ),
    adults: asked?.adults ?? `${defaultAdults(rates)}`,
    maxAdults: maxGroup,
    ages: minAge > maxChildAge ? undefined : (asked?.ages ?? ""),
    single: singleSupplement
      ? { isChecked: asked?.single ?? false, price: formatPrice(singleSupplement, locale) }
      : undefined,
  };
}
