/** Derives the stops of a route from the days of an itinerary. */
import { geoDistance } from "d3-geo";
import type { Locale } from "#shared/locales.ts";
import { earthRadiusKm, isOnMap, type Point } from "./geography.server";

/** A day of the itinerary. Missing and invalid values are omitted. */
export interface RouteDay {
  /** Day number in the itinerary. */
  day: number;
  /** Place of the overnight stay, in the page's language. */
  place?: string | null;
  /** Language of the place's name, if it is not the page's. */
  lang?: Locale;
  /** Degrees. */
  latitude?: number | null;
  longitude?: number | null;
  /** Travel to the place: `road`, `flight`, `boat`, `train`, `foot`. */
  travel?: string | null;
  kilometres?: number | null;
  hours?: number | null;
}

export const travelKinds = ["road", "flight", "boat", "train", "foot"] as const;
export type Travel = (typeof travelKinds)[number];

/** Consecutive days in one place. */
export interface Stop {
  firstDay: number;
  lastDay: number;
  place: string;
  lang?: Locale;
  /** Longitude and latitude; undefined if unknown or off the map. */
  point?: Point;
  /** True if the coordinates are outside of the map. */
  isOffMap: boolean;
  /** Leg to this stop. */
  travel?: Travel;
  kilometres?: number;
  hours?: number;
}

/** Days within this distance in kilometres are in the same place. */
const samePlaceKilometres = 1.5;
const maxNameLetters = 200;

const isNumber = (value: unknown): value is number => Number.isFinite(value);
const positive = (value: unknown) => (isNumber(value) && value > 0 ? value : undefined);

function kilometresBetween(a: RouteDay, b: RouteDay): number {
  const [from, to] = [a, b].map(({ longitude, latitude }): [number, number] => [
    longitude ?? 0,
    latitude ?? 0,
  ]) as [[number, number], [number, number]];
  return geoDistance(from, to) * earthRadiusKm;
}

const hasCoordinates = ({ latitude, longitude }: RouteDay) =>
  isNumber(latitude) &&
  isNumber(longitude) &&
  Math.abs(latitude) <= 90 &&
  Math.abs(longitude) <= 180 &&
  (latitude !== 0 || longitude !== 0);

const nameOf = (day: RouteDay) => (day.place ?? "").replace(/\s+/g, " ").trim();
const folded = (name: string) => name.toLocaleLowerCase("es");

function isSamePlace(one: RouteDay, next: RouteDay): boolean {
  if (hasCoordinates(one) && hasCoordinates(next)) {
    return kilometresBetween(one, next) < samePlaceKilometres;
  }
  return nameOf(one) !== "" && folded(nameOf(one)) === folded(nameOf(next));
}

/**
 * Stops in the order of days. Distances of days without place count towards the next leg; between
 * two days in one place they are an excursion and count for no leg.
 */
export function toStops(days: readonly RouteDay[]): Stop[] {
  const sorted = days
    .map((day, at) => ({ ...day, day: isNumber(day.day) ? day.day : at + 1 }))
    .sort((a, b) => a.day - b.day);
  const stops: Stop[] = [];
  let before: RouteDay | undefined;
  let onTheWay: { kilometres?: number; hours?: number } = {};
  for (const day of sorted) {
    const stop = stops.at(-1);
    if (stop && before && isSamePlace(before, day)) {
      onTheWay = {};
      stop.lastDay = day.day;
      stop.place ||= nameOf(day).slice(0, maxNameLetters);
      continue;
    }
    const sum = (one?: number, more?: unknown) => (one ?? 0) + (positive(more) ?? 0) || undefined;
    const leg = {
      kilometres: sum(onTheWay.kilometres, day.kilometres),
      hours: sum(onTheWay.hours, day.hours),
    };
    const located = hasCoordinates(day);
    if (!located && !nameOf(day)) {
      onTheWay = leg;
      continue;
    }
    onTheWay = {};
    before = day;
    const shown = located && isOnMap(day.latitude ?? 0, day.longitude ?? 0);
    stops.push({
      firstDay: day.day,
      lastDay: day.day,
      place: nameOf(day).slice(0, maxNameLetters),
      lang: day.lang,
      point: shown ? [day.longitude ?? 0, day.latitude ?? 0] : undefined,
      isOffMap: located && !shown,
      travel: travelKinds.find((kind) => kind === day.travel),
      ...leg,
    });
  }
  return stops;
}

/** `3` or `3–5`. */
export const daysOf = ({ firstDay, lastDay }: Pick<Stop, "firstDay" | "lastDay">): string =>
  firstDay === lastDay ? String(firstDay) : `${firstDay}–${lastDay}`;
