import { type CountryCode, countryCodes } from "#content/countries.ts";

export const tourStyles = ["camping", "mid-range", "luxury", "mixed"] as const;
type TourStyle = (typeof tourStyles)[number];

/** What a visitor asks of tours; what is missing does not matter. */
export interface TourFilter {
  country?: CountryCode;
  style?: TourStyle;
  /** From and to. */
  days?: readonly [number, number];
  /** 1 to 12 */
  month?: number;
  /** The highest, USD per person. */
  price?: number;
}

/** As they stand in an address, in this order. */
export const filterNames = ["country", "style", "days", "month", "price"] as const;
export type FilterName = (typeof filterNames)[number];

/** Days. */
export const maxTourDays = 120;

/** What a value says; undefined where it says nothing that we write. */
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
 * The filters of an address of `/tours`. A form without scripts sends empty values too: they ask for nothing.
 * @returns `invalid`: filters whose value is none that we write, or that are there more than once.
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

/** The value of a filter as it stands in an address; empty where it is not asked for. */
export function filterValue(filter: TourFilter, name: FilterName): string {
  const value = filter[name];
  return value === undefined ? "" : name === "days" ? (filter.days ?? []).join("-") : `${value}`;
}

/** The query of a filter, without the page's number: empty where nothing is asked for. */
export function filterQuery(filter: TourFilter): string {
  return filterNames
    .filter((name) => filter[name] !== undefined)
    .map((name) => `${name}=${filterValue(filter, name)}`)
    .join("&");
}

/** The same without one of its filters. */
export function without(filter: TourFilter, name: FilterName): TourFilter {
  return { ...filter, [name]: undefined };
}
