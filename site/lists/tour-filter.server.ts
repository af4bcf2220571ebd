import { type CountryCode, countryCodes } from "#content/countries.ts";

export const tourStyles = ["camping", "mid-range", "luxury", "mixed"] as const;
type TourStyle = (typeof tourStyles)[number];

/** Tour filters. Missing members do not filter. */
export interface TourFilter {
  country?: CountryCode;
  style?: TourStyle;
  /** Minimum and maximum days, both inclusive. */
  days?: readonly [number, number];
  /** 1 to 12. */
  month?: number;
  /** Maximum price, USD per person. */
  price?: number;
}

/** Query parameters, in the order in which URLs carry them. */
export const filterNames = ["country", "style", "days", "month", "price"] as const;
export type FilterName = (typeof filterNames)[number];

/** Days. */
export const maxTourDays = 120;

/** Parsers of parameter values; undefined if invalid. */
const readers: { [Name in FilterName]: (value: string) => TourFilter[Name] } = {
  country: (value) => countryCodes.find((code) => code === value),
  style: (value) => tourStyles.find((style) => style === value),
  days: (value) => {
    const [from = 0, to = 0] = (/^([1-9]\d{0,2})-([1-9]\d{0,2})$/.exec(value) ?? [])
      .slice(1)
      .map(Number);
    return from > 0 && from <= to && to <= maxTourDays ? [from, to] : undefined;
  },
  month: (value) => (/^(?:[1-9]|1[0-2])$/.test(value) ? Number(value) : undefined),
  price: (value) => (/^[1-9]\d{0,6}$/.test(value) ? Number(value) : undefined),
};

/**
 * Parses the filters of a `/tours` URL. Empty values, which forms without JavaScript send, do not
 * filter.
 * @returns `invalid`: filters with an invalid value, or given more than once
 */
export function readTourFilter(search: string): { filter: TourFilter; invalid: FilterName[] } {
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

/** Parameter value of a filter; empty if it is not set. */
export function filterValue(filter: TourFilter, name: FilterName): string {
  const value = filter[name];
  return value === undefined ? "" : name === "days" ? (filter.days ?? []).join("-") : `${value}`;
}

/** Query string of the filters, without page number; empty if none is set. */
export function filterQuery(filter: TourFilter): string {
  return filterNames
    .filter((name) => filter[name] !== undefined)
    .map((name) => `${name}=${filterValue(filter, name)}`)
    .join("&");
}

/** A copy without one filter. */
export function withoutFilter(filter: TourFilter, name: FilterName): TourFilter {
  return { ...filter, [name]: undefined };
}
