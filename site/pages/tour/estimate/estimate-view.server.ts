import { intlLocales, type Locale } from "#shared/locales.ts";
import { formatPrice } from "~/i18n/format.server";
import { dateFormat, numberFormat } from "~/i18n/intl";
import { monthName, monthRanges } from "~/i18n/months.server";
import type { Translate } from "~/i18n/translate";
import {
  departureEstimate,
  type Estimate,
  type EstimateLine,
  estimate,
  type Party,
  type PartySize,
  type TourPrices,
} from "../../../../supabase/functions/_shared/estimate";
import { maxAdults, maxChildren } from "../../../../supabase/functions/_shared/trip-fields";
import type { AskedEstimate } from "./read-party.server";

interface Words {
  locale: Locale;
  t: Translate;
}

/** Result of an estimate, in one language. */
export interface EstimateView {
  /** Sentences about values of the address that are malformed. */
  faults: string[];
  /** Price or reason why there is none; undefined if the number of travellers is malformed. */
  headline: string | undefined;
  /** Lines whose sum is the total; empty without a total. */
  lines: { label: string; price: string }[];
  notes: string[];
  /** Row and column of the price table that apply. */
  season: number | undefined;
  size: PartySize | undefined;
  /** Text for the enquiry: what its details have no field for. */
  rest: string;
}

/** Month of a year, as used within a sentence: `July 2027`. */
export const monthOfYear = (month: string, locale: Locale) =>
  dateFormat(intlLocales[locale], { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${month}-15T00:00:00Z`),
  );

/** @param departurePrice price per person of the departure that is asked about, if it has its own */
export function toEstimateView(
  { faults, party }: AskedEstimate,
  tour: TourPrices,
  words: Words,
  departurePrice?: number,
): EstimateView {
  const found =
    party &&
    (departurePrice ? departureEstimate(tour, party, departurePrice) : estimate(tour, party));
  return {
    faults: faults.map((name) => words.t(`estimate.fault.${name}`)),
    ...{ lines: [], notes: [], season: undefined, size: undefined, rest: "" },
    ...(party && found ? resultOf(found, party, tour, words) : { headline: undefined }),
    ...(party && { rest: restOf(party, words) }),
  };
}

type Result = Pick<EstimateView, "headline"> &
  Partial<Pick<EstimateView, "lines" | "notes" | "season" | "size">>;

function resultOf(found: Estimate, party: Party, tour: TourPrices, { locale, t }: Words): Result {
  const price = (amount: number) => formatPrice(amount, locale);
  switch (found.kind) {
    case "amount": {
      const { season, size, lines } = found;
      return {
        headline: headlineOf(found, { locale, t }),
        lines: lines.map((line) => ({
          label: lineLabel(line, { locale, t }),
          price: price(line.amount * line.count),
        })),
        notes: [...columnNote(party, size, t), t("estimate.note")],
        ...{ season, size },
      };
    }
    case "range": {
      const { lowest, highest, size } = found;
      const range = { lowest: price(lowest.perAdult), highest: price(highest.perAdult) };
      return {
        headline: headlineOf(found, { locale, t }),
        notes: [
          t("estimate.range.person", range),
          ...columnNote(party, size, t),
          t("estimate.note"),
        ],
        size,
      };
    }
    case "month":
      return {
        headline: t("estimate.notThen", {
          month: monthName(found.month, locale),
          months: monthRanges(tour.months, locale),
        }),
      };
    case "age": {
      const { minAge } = found;
      return {
        headline: t("estimate.age", { age: t.count("tour.years", minAge) }),
      };
    }
    case "few":
      return { headline: t("estimate.few", { n: found.minGroup }) };
    case "many":
      return { headline: t("estimate.many", { n: found.maxGroup }) };
    case "from":
      return { headline: headlineOf(found, { locale, t }) };
    case "alone":
    case "request":
      return { headline: t(`estimate.${found.kind}`) };
  }
}

type Priced = Extract<Estimate, { kind: "amount" | "range" | "from" }>;

/** Price in one sentence. */
function headlineOf(found: Priced, { locale, t }: Words): string {
  const price = (amount: number) => formatPrice(amount, locale);
  if (found.kind === "from") return t("estimate.from", { price: price(found.price) });
  if (found.kind === "range") {
    const { lowest, highest } = found;
    return t("estimate.range", { lowest: price(lowest.total), highest: price(highest.total) });
  }
  const { total, perAdult } = found;
  return t("estimate.total", { total: price(total), person: price(perAdult) });
}

/** Says that a party between two columns, or without a price in its own, pays the price of a smaller one. */
function columnNote({ adults, childAges }: Party, size: PartySize | undefined, t: Translate) {
  const n = adults + childAges.length;
  return size === undefined || size === n || size === 6 ? [] : [t("estimate.between", { n, size })];
}

function lineLabel(line: EstimateLine, words: Words): string {
  const { locale, t } = words;
  if (line.kind === "single") return t("estimate.single");
  const price = formatPrice(line.amount, locale);
  return t("estimate.times", { label: travellersLabel(line, words), price });
}

/** `2 adults`, `2 children (11 and 12 years, 20% less)` */
function travellersLabel({ kind, count, ages, discount }: EstimateLine, { locale, t }: Words) {
  if (kind === "adults") return t.count("estimate.line.adults", count);
  const percent = numberFormat(intlLocales[locale], { style: "percent" }).format(discount / 100);
  const years = yearsOf(ages, { locale, t });
  const terms = discount > 0 ? "estimate.line.less" : "estimate.line.full";
  return t.count("estimate.line.children", count, { ages: t(terms, { ages: years, percent }) });
}

/** `11 and 12 years` */
function yearsOf(ages: readonly number[], { locale, t }: Words): string {
  const list = new Intl.ListFormat(intlLocales[locale]).format(ages.map(String));
  return t.count("tour.years", ages.length === 1 ? Number(ages[0]) : 2, { n: list });
}

/**
 * Text for the enquiry: what its details have no field for. Month, travellers and ages are in their fields, and the server
 * stores the price. Empty if nothing is left.
 */
function restOf({ adults, childAges, single }: Party, words: Words): string {
  const { locale, t } = words;
  const ages = childAges.toSorted((a, b) => a - b);
  const fits = adults <= maxAdults && ages.length <= maxChildren;
  const rest = [
    !fits && t.count("estimate.line.adults", adults),
    !fits &&
      ages.length > 0 &&
      t.count("estimate.line.children", ages.length, { ages: yearsOf(ages, words) }),
    single && t("estimate.single").toLocaleLowerCase(locale),
  ];
  return capitalized(rest.filter(Boolean).join(", "), locale);
}

const capitalized = (text: string, locale: Locale) =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
