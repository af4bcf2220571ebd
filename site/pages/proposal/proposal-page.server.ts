import { countries } from "#content/countries.ts";
import { proposals } from "#content/proposals.ts";
import { viewOf } from "#content/view.ts";
import { intlLocales, type Locale } from "#shared/locales.ts";
import type { CurrentProposal } from "#shared/proposal.ts";
import { type Day, toDays } from "~/entries/days.server";
import { formatPrice } from "~/i18n/format.server";
import { dateFormat } from "~/i18n/intl";
import type { Picture } from "~/pictures/picture";
import { type KnownPictures, viewContext } from "~/pictures/picture-list";
import type { RouteDay } from "../tour/route-map/route-map.server";

const viewFields = [
  "title",
  "traveller",
  "party",
  "letter",
  "starts_on",
  "itinerary",
  "countries",
  "gallery_images",
  "included",
  "excluded",
  "price_lines",
  "options",
  "terms",
  "deposit",
  "deposit_due_on",
] as const;

export interface ProposalDay extends Day {
  /** `Sun, Jul 4`; undefined without a first day. */
  date: string | undefined;
  /** `2027-07-04` */
  isoDate: string | undefined;
}

export interface PriceLine {
  label: string;
  /** `2 × $6,660`; empty for a single item. */
  calculation: string;
  amount: string;
  isDiscount: boolean;
}

/** The version of a proposal as its page shows it: all texts in its own language. */
export interface ProposalPage {
  reference: string;
  number: number;
  title: string;
  traveller: string;
  party: string;
  letter: string;
  /** `July 4 – 17, 2027`; undefined without a first day. */
  dates: string | undefined;
  days: ProposalDay[];
  route: { days: RouteDay[]; countries: string[] };
  countries: string[];
  pictures: Picture[];
  included: string[];
  excluded: string[];
  lines: PriceLine[];
  options: { label: string; amount: string }[];
  total: string;
  validUntil: string;
  terms: string;
  deposit: { amount: string; due: string | undefined } | undefined;
}

/** Day of the calendar in words: `July 4, 2027`. */
export const longDate = (day: string, locale: Locale) =>
  dateFormat(intlLocales[locale], { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));

/** Time in words, in the company's time zone. */
export const longTime = (iso: string, locale: Locale, timeZone: string) =>
  dateFormat(intlLocales[locale], { dateStyle: "long", timeStyle: "short", timeZone }).format(
    new Date(iso),
  );

/** `July 4 – 17, 2027`; one day if the journey has one. */
export function dateRange(startsOn: string, days: number, locale: Locale): string {
  const format = dateFormat(intlLocales[locale], {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return format.formatRange(dayAfter(startsOn, 0), dayAfter(startsOn, Math.max(0, days - 1)));
}

export function dayAfter(startsOn: string, count: number): Date {
  const day = new Date(startsOn);
  day.setUTCDate(day.getUTCDate() + count);
  return day;
}

export function toProposalPage(
  { content, reference, number, total, valid_until }: CurrentProposal,
  locale: Locale,
  known?: KnownPictures,
): ProposalPage {
  const view = viewOf(proposals, viewFields, content, viewContext(content, locale, known));
  const { startsOn, itinerary, deposit, depositDueOn } = view;
  const weekday = dateFormat(intlLocales[locale], {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  return {
    reference,
    number,
    title: view.title,
    traveller: view.traveller,
    party: view.party,
    letter: view.letter,
    dates: startsOn && dateRange(startsOn, itinerary.length, locale),
    days: toDays(itinerary, locale).map((day) => {
      const date = startsOn === undefined ? undefined : dayAfter(startsOn, day.day - 1);
      return {
        ...day,
        date: date && weekday.format(date),
        isoDate: date?.toISOString().slice(0, 10),
      };
    }),
    route: {
      days: itinerary.map(({ lang: _, ...day }) => day),
      countries: view.countries,
    },
    countries: view.countries.map((code) => countries[code][locale]),
    pictures: view.pictures,
    included: view.included,
    excluded: view.excluded,
    lines: view.priceLines.map(({ label, quantity = 1, amount = 0 }) => ({
      label,
      calculation: quantity === 1 ? "" : `${quantity} × ${formatPrice(amount, locale)}`,
      amount: formatPrice(quantity * amount, locale),
      isDiscount: amount < 0,
    })),
    options: view.options.map(({ label, amount = 0 }) => ({
      label,
      amount: formatPrice(amount, locale),
    })),
    total: formatPrice(total, locale),
    validUntil: longDate(valid_until, locale),
    terms: view.terms,
    deposit: deposit
      ? {
          amount: formatPrice(deposit, locale),
          due: depositDueOn && longDate(depositDueOn, locale),
        }
      : undefined,
  };
}
