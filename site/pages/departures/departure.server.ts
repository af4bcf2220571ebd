import { departures } from "#content/departures.ts";
import { type Slugs, slugsOf } from "#content/slugs.ts";
import { tours } from "#content/types/tours.ts";
import { viewOf } from "#content/view.ts";
import { intlLocales, type Locale } from "#shared/locales.ts";
import type { LocalizedText } from "~/entries/days.server";
import { formatPrice } from "~/i18n/format.server";
import { dateFormat } from "~/i18n/intl";

/** Fields of the departure's tour. */
export const tourFields = ["slug", "name", "duration_days", "price_per_person", "seasons"] as const;

const viewFields = ["starts_on", "places", "state", "price", "guide_languages", "note"] as const;

/** Columns that visitors may read. */
export const departureColumns =
  "id, tour_id, starts_on, places, state, price, guide_languages, note, note_en, note_fr, shown_left, updated_at";

type Columns = Readonly<Record<string, unknown>>;

/** A group departure in one language. */
export interface Departure {
  id: string;
  tour: LocalizedText & { slug: string; slugs: Slugs };
  /** First and last day: `2027-07-04`. */
  startsOn: string;
  endsOn: string;
  /** `4–17 jul 2027` */
  dates: string;
  days: number;
  places: number;
  /** Places left, known up to four. */
  left: number | undefined;
  isCancelled: boolean;
  isGuaranteed: boolean;
  guideLanguages: readonly GuideLanguage[];
  /** Languages of the guide as a list; empty if unknown. */
  guideText: string;
  /** USD per person; undefined if unknown. */
  price: number | undefined;
  priceText: string;
  /** The price is that of the season: larger groups or other rooms cost more or less. */
  isPriceFrom: boolean;
  note: LocalizedText | undefined;
  updatedAt: string;
}

export type GuideLanguage = keyof typeof departures.fields.guide_languages.options;

/** @param tourRow a tour with the columns of {@link tourFields} and all slugs */
export function toDeparture(row: Columns, tourRow: Columns, locale: Locale): Departure {
  const context = { locale, pictures: () => [] };
  const view = viewOf(departures, viewFields, row, context);
  const tour = viewOf(tours, tourFields, tourRow, context);
  const days = Math.max(1, tour.days);
  const endsOn = addDays(view.startsOn, days - 1);
  const own = view.price || undefined;
  const price = own ?? seasonPrice(tour, Number(view.startsOn.slice(5, 7)));
  const left = typeof row.shown_left === "number" ? row.shown_left : undefined;
  return {
    id: String(row.id),
    tour: { text: tour.name, lang: tour.lang?.name, slug: tour.slug, slugs: slugsOf(tourRow) },
    startsOn: view.startsOn,
    endsOn,
    dates: formatDays(view.startsOn, endsOn, locale),
    days,
    places: view.places,
    left,
    isCancelled: view.state === "cancelled",
    isGuaranteed: view.state === "guaranteed",
    guideLanguages: view.guideLanguages,
    guideText: languageList(view.guideLanguages, locale),
    price,
    priceText: price ? formatPrice(price, locale) : "",
    isPriceFrom: own === undefined,
    note: view.note.trim() ? { text: view.note, lang: view.lang?.note } : undefined,
    updatedAt: String(row.updated_at),
  };
}

/** Whether places are left, as far as visitors may know. */
export const isBookable = ({ isCancelled, left }: Departure): boolean => !isCancelled && left !== 0;

type PricedTour = Pick<ReturnType<typeof tourView>, "price" | "seasons">;
const tourView = (row: Columns, locale: Locale) =>
  viewOf(tours, tourFields, row, { locale, pictures: () => [] });

/** Lowest price of the month's seasons, else of the tour; undefined if neither has one. */
function seasonPrice({ price, seasons }: PricedTour, month: number): number | undefined {
  const prices = seasons
    .filter(({ months }) => months.includes(month))
    .flatMap(({ price2, price4, price6 }) => [price2, price4, price6])
    .filter((each) => each !== undefined && each > 0) as number[];
  return prices.length > 0 ? Math.min(...prices) : price || undefined;
}

/** A day of the calendar, some days after another one. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** First and last day, as a range without repetitions: `4–17 jul 2027`. */
function formatDays(first: string, last: string, locale: Locale): string {
  return dateFormat(intlLocales[locale], {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  }).formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`));
}

/** Names of languages as within a sentence: `español e inglés`. */
function languageList(codes: readonly string[], locale: Locale): string {
  const names = new Intl.DisplayNames(intlLocales[locale], { type: "language" });
  const list = new Intl.ListFormat(intlLocales[locale]);
  return list.format(codes.map((code) => names.of(code) ?? code));
}
