import type { tours } from "../../content/types/tours.ts";
import type { SeedOf } from "./seed-of.ts";

type AnyTour = SeedOf<typeof tours>;
type AnyDay = AnyTour["itinerary"][number];
type AnySeason = AnyTour["seasons"][number];

type With<T, Known extends keyof T> = T & Required<Pick<T, Known>>;

/** A day of a demonstration tour. `kilometres` and `hours` are those of the whole day, stops included. */
export type DaySeed = With<
  AnyDay,
  "title" | "place" | "latitude" | "longitude" | "bed_type" | "meals" | "kilometres" | "hours"
>;

/** Where a day ends: nights in one bed share it. The day of departure has no bed. */
export type StaySeed = Pick<
  DaySeed,
  "place" | "latitude" | "longitude" | "bed" | "bed_type" | "own_bathroom"
>;

/** A demonstration tour. Days and seasons are complete, except a price for groups that it does not take. */
export type TourSeed = Omit<AnyTour, "itinerary" | "seasons"> & {
  itinerary: DaySeed[];
  seasons: With<AnySeason, "name" | "months" | "price_2" | "price_4">[];
};
