import { departures } from "#content/departures.ts";
import { compareIn } from "#shared/collator.ts";
import { intlLocales, type Locale, locales } from "#shared/locales.ts";
import { dateFormat } from "~/i18n/intl";
import type { Translate } from "~/i18n/translate";
import type { Departure, GuideLanguage } from "./departure.server";

/** Query parameters of `/departures`. */
const filterNames = ["tour", "month", "places", "language"] as const;
export type FilterName = (typeof filterNames)[number];

/** Filters of the list. Missing members do not filter. */
export interface DepartureFilter {
  /** Slug in any language. */
  tour?: string;
  /** `2027-07`, or `07` of any year. */
  month?: string;
  /** Number of travellers. */
  places?: number;
  language?: GuideLanguage;
}

const languages = Object.keys(departures.fields.guide_languages.options);

/** Parsers of parameter values; undefined if invalid. */
const readers: { [Name in FilterName]: (value: string) => DepartureFilter[Name] } = {
  tour: (value) => (/^[a-z0-9-]{1,120}$/.test(value) ? value : undefined),
  month: (value) =>
    /^(?:\d{4}-)?(?:0?[1-9]|1[0-2])$/.test(value) ? value.replace(/(?<!\d)\d$/, "0$&") : undefined,
  places: (value) => (/^(?:[1-9]|[1-5]\d|60)$/.test(value) ? Number(value) : undefined),
  language: (value) => languages.find((each) => each === value) as GuideLanguage | undefined,
};

/**
 * Parses the query of `/departures`. Empty values, which forms send, do not filter.
 * @returns `invalid`: filters with an invalid value, or given more than once
 */
export function readFilter(search: string): { filter: DepartureFilter; invalid: FilterName[] } {
  const parameters = new URLSearchParams(search);
  const filter: Record<string, unknown> = {};
  const invalid: FilterName[] = [];
  for (const name of filterNames) {
    const given = parameters.getAll(name).filter(Boolean);
    if (given.length === 0) continue;
    const value = given.length === 1 ? readers[name](given[0] ?? "") : undefined;
    if (value === undefined) invalid.push(name);
    else filter[name] = value;
  }
  return { filter, invalid };
}

/** More places than visitors may know of: any departure with more than four left may have them. */
const maxKnown = 4;

/** Whether a departure matches. With `places`, those with that many left; above four, those with more than four. */
export function matches(departure: Departure, filter: DepartureFilter): boolean {
  const { tour, month, places, language } = filter;
  const { left, isCancelled, startsOn, guideLanguages } = departure;
  return (
    (tour === undefined || locales.some((each) => departure.tour.slugs[each] === tour)) &&
    (month === undefined || startsOn.slice(7 - month.length, 7) === month) &&
    (places === undefined || (!isCancelled && (left === undefined || left >= places))) &&
    (language === undefined || guideLanguages.includes(language))
  );
}

/** The filter form in one language. Fields without a choice are left out. */
export interface FilterView {
  fields: {
    name: FilterName;
    label: string;
    value: string;
    options: { value: string; label: string }[];
  }[];
  isFiltered: boolean;
  /** Labels of filters with invalid values, as a list. */
  invalid: string;
}

/** @param all coming departures, whose values are offered. Selected values are always among the options. */
export function filterView(
  all: readonly Departure[],
  { filter, invalid }: ReturnType<typeof readFilter>,
  locale: Locale,
  t: Translate,
): FilterView {
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const monthOf = (value: string) =>
    capital(
      dateFormat(intlLocales[locale], {
        month: "long",
        ...(value.length > 2 && { year: "numeric" }),
        timeZone: "UTC",
      }).format(new Date(`${value.length > 2 ? value : `2026-${value}`}-15T00:00:00Z`)),
    );
  const tourNames = new Map(all.map(({ tour }) => [tour.slug, tour.text]));
  const slugOf = (slug: string) =>
    all.find(({ tour }) => locales.some((each) => tour.slugs[each] === slug))?.tour.slug ?? slug;
  const spoken = new Set(all.flatMap(({ guideLanguages }) => guideLanguages));
  const selected = {
    tour: filter.tour === undefined ? "" : slugOf(filter.tour),
    month: filter.month ?? "",
    places: filter.places === undefined ? "" : `${filter.places}`,
    language: filter.language ?? "",
  };
  const values: Record<FilterName, string[]> = {
    tour: [...tourNames.keys()].toSorted((a, b) =>
      compareIn(locale)(tourNames.get(a) ?? a, tourNames.get(b) ?? b),
    ),
    month: [...new Set(all.map(({ startsOn }) => startsOn.slice(0, 7)))],
    places: ["1", "2", "3", "4", `${maxKnown + 1}`],
    language: languages.filter((each) => spoken.has(each as GuideLanguage)),
  };
  const labelOf: Record<FilterName, (value: string) => string> = {
    tour: (value) => tourNames.get(value) ?? value,
    month: monthOf,
    places: (value) =>
      Number(value) > maxKnown
        ? t("departures.places.more", { n: Number(value) })
        : t.count("departures.places", Number(value)),
    language: (value) => departures.fields.guide_languages.options[value as GuideLanguage][locale],
  };
  return {
    fields: filterNames
      .map((name) => ({
        name,
        label: t(`departures.filter.${name}`),
        value: selected[name],
        options: [...new Set([...values[name], ...(selected[name] ? [selected[name]] : [])])].map(
          (value) => ({ value, label: labelOf[name](value) }),
        ),
      }))
      .filter(({ options }) => options.length > 0),
    isFiltered: Object.keys(filter).length > 0,
    invalid: new Intl.ListFormat(intlLocales[locale]).format(
      invalid.map((name) => t(`departures.filter.${name}`)),
    ),
  };
}
