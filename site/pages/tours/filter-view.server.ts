import { countries } from "#content/countries.ts";
import { tours } from "#content/types/tours.ts";
import { compareIn } from "#shared/collator.ts";
import type { Locale } from "#shared/locales.ts";
import { intlLocales } from "#shared/locales.ts";
import type { AppContext } from "~/context";
import { clientMessages } from "~/i18n/catalogue.server";
import type { Wording } from "~/i18n/facts.server";
import { formatPrice } from "~/i18n/format.server";
import { dateFormat } from "~/i18n/intl";
import { createTranslate } from "~/i18n/translate";
import {
  type FilterName,
  filterNames,
  filterQuery,
  filterValue,
  maxTourDays,
  readTourFilter,
  withoutFilter,
} from "~/lists/tour-filter.server";

interface Option {
  value: string;
  label: string;
}

/** The filter form, in one language. */
export interface FilterView {
  fields: { name: FilterName; label: string; value: string; options: Option[] }[];
  /** Active filters, each with the query that removes it. */
  active: { name: FilterName; label: string; query: string }[];
  /** Labels of filters with invalid values, as a list. */
  invalid: string;
}

/** Day ranges in the form. The last one is open-ended. */
const dayRanges = [
  [1, 7],
  [8, 10],
  [11, 14],
  [15, 21],
  [22, maxTourDays],
] as const;

/** Price limits in the form, USD per person. */
const prices = [1000, 1500, 2000, 2500, 3000, 4000, 5000, 6000, 7500, 10_000, 15_000, 20_000];

type Values = Record<FilterName, string[]>;

/** Filter values that match at least one visible tour. Empty if reading fails. */
async function readChoices({ supabase, log }: AppContext): Promise<Values> {
  const { data, error } = await supabase
    .rpc("tour_filter_options", undefined, { get: true })
    .single();
  if (error) log.error("choices of tours not read", { error: error.message });
  const { countries, styles, months, any_month, days, min_price, max_price } = data ?? {};
  const fit = ([from, to]: readonly [number, number]) =>
    days?.some((each) => each >= from && each <= to);
  // If a tour departs in any month, every month matches.
  const offered = months && any_month ? Array.from({ length: 12 }, (_, at) => at + 1) : months;
  return {
    country: countries ?? [],
    style: styles ?? [],
    days: dayRanges.filter(fit).map((range) => range.join("-")),
    month: (offered ?? []).map(String),
    price: prices
      .filter((price) => price >= Number(min_price ?? Infinity) && price < Number(max_price))
      .map(String),
  };
}

/** Returns a function that labels filter values. */
function labels(wording: Wording): (name: FilterName, value: string) => string {
  const { locale } = wording;
  const words = { ...clientMessages(wording, "tours"), ...clientMessages(locale, "entries") };
  const t = createTranslate(locale, words);
  const nameOf = {
    country: (value: string) => countries[value as keyof typeof countries]?.[locale] ?? value,
    style: (value: string) =>
      tours.fields.style.options[value as keyof typeof tours.fields.style.options]?.[locale] ??
      value,
    days: (value: string) => {
      const [from = 1, to = 1] = value.split("-").map(Number);
      if (from === to) return t.count("entries.days", to);
      if (from === 1) return t("tours.filter.days.most", { to });
      if (to === maxTourDays) return t("tours.filter.days.least", { from });
      return t("tours.filter.days.range", { from, to });
    },
    month: (value: string) =>
      dateFormat(intlLocales[locale], { month: "long", timeZone: "UTC" }).format(
        Date.UTC(2026, Number(value) - 1),
      ),
    price: (value: string) =>
      t("tours.filter.price.most", { price: formatPrice(Number(value), locale) }),
  };
  return (name, value) => {
    const called = nameOf[name](value);
    // Month names are lower case in Spanish and French.
    return called.charAt(0).toUpperCase() + called.slice(1);
  };
}

const sortedIn = (locale: Locale): Record<FilterName, (a: Option, b: Option) => number> => ({
  country: (a, b) => compareIn(locale)(a.label, b.label),
  style: () => 0,
  days: () => 0,
  month: (a, b) => Number(a.value) - Number(b.value),
  price: () => 0,
});

/** The filter form for a query string. Selected values are always among the options. */
export async function readFilterView(
  context: AppContext,
  wording: Wording,
  search: string,
): Promise<FilterView> {
  const { locale } = wording;
  const { filter, invalid } = readTourFilter(search);
  const choices = await readChoices(context);
  const t = createTranslate(locale, clientMessages(wording, "tours"));
  const labelOf = labels(wording);
  const sorted = sortedIn(locale);
  const list = new Intl.ListFormat(intlLocales[locale]);
  return {
    fields: filterNames
      .map((name) => {
        const value = filterValue(filter, name);
        const values = [...new Set([...choices[name], ...(value ? [value] : [])])];
        const options = values.map((each) => ({ value: each, label: labelOf(name, each) }));
        return {
          name,
          label: t(`tours.filter.${name}`),
          value,
          options: options.toSorted(sorted[name]),
        };
      })
      .filter(({ options }) => options.length > 0),
    active: filterNames
      .filter((name) => filter[name] !== undefined)
      .map((name) => ({
        name,
        label: labelOf(name, filterValue(filter, name)),
        query: filterQuery(withoutFilter(filter, name)),
      })),
    invalid: list.format(invalid.map((name) => t(`tours.filter.${name}`))),
  };
}
