/** Shapes of the demonstration content, one file per entry. Rows have the columns of the migrations. */

import type { DeclaredColumns } from "../../shared/declared-columns.types.ts";
import type { SceneName } from "./scene-details.ts";
import type { Trilingual, TrilingualList } from "./trilingual.ts";

type Tour = DeclaredColumns["tours"];
type Day = Tour["itinerary"][number];

/** January is 1. */
export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export interface TourSeed {
  slug: string;
  name: Trilingual;
  shortDescription: Trilingual;
  fullDescription: Trilingual;
  destination: Trilingual;
  /** Of the entries in `destinations/`, in the order of the journey. */
  destinationSlugs: string[];
  countries: Tour["countries"];
  /** First one is the cover. */
  pictures: SceneName[];
  style: NonNullable<Tour["style"]>;
  /** Of departure. */
  months: Month[];
  minGroupSize: number;
  maxGroupSize: number;
  /** From 1, which anybody can do, to 5. */
  fitness: 1 | 2 | 3 | 4 | 5;
  /** Years. */
  minAge: number;
  malaria: NonNullable<Tour["malaria"]>;
  startPlace: Trilingual;
  endPlace: Trilingual;
  vehicle: Trilingual;
  /** Most guests in one vehicle. */
  vehicleGuests: number;
  isFeatured: boolean;
  /** USD: the lowest price of the seasons. */
  pricePerPerson: number;
  /** USD. */
  singleSupplement: number;
  childTerms: Trilingual;
  seasons: SeasonSeed[];
  included: TrilingualList;
  excluded: TrilingualList;
  /** One entry per day, in order. */
  itinerary: DaySeed[];
}

/** What one person pays, in USD, where 2, 4, or 6 and more travel together. */
export interface SeasonSeed {
  name: Trilingual;
  months: Month[];
  price2: number;
  price4: number;
  /** Left out where the tour takes fewer. */
  price6?: number;
}

/** Where a day ends: nights in one bed share it. */
export interface StaySeed {
  place: Trilingual;
  latitude: number;
  longitude: number;
  /** Nothing on the day of departure. */
  bed?: Trilingual;
  bedType: NonNullable<Day["bed_type"]>;
  ownBathroom?: boolean;
}

export interface DaySeed extends StaySeed {
  title: Trilingual;
  description: Trilingual;
  meals: NonNullable<Day["meals"]>;
  /** How most of the way is covered; left out where none of these fits. */
  travel?: NonNullable<Day["travel"]>;
  /** Of the whole day, by whatever means. */
  kilometres: number;
  /** On the way, borders and stops for pictures included, to the half hour. */
  hours: number;
}

export interface DestinationSeed {
  slug: string;
  name: Trilingual;
  country: Trilingual;
  countries: DeclaredColumns["destinations"]["countries"];
  latitude: number;
  longitude: number;
  shortDescription: Trilingual;
  fullDescription: Trilingual;
  /** With the place where the climate was measured. */
  bestTimeToVisit: Trilingual;
  /** Means of many years for each month: the day's lowest and highest °C, millimetres of rain in the month. */
  climate: { month: Month; min: number; max: number; rain: number }[];
  entryRules: Trilingual;
  health: Trilingual;
  money: Trilingual;
  highlights: TrilingualList;
  pictures: SceneName[];
}

export interface PostSeed {
  slug: string;
  title: Trilingual;
  excerpt: Trilingual;
  /** Paragraphs separated by blank lines. */
  content: Trilingual;
  category: string;
  tags: string[];
  /** Of the entries in `tours/` that the post makes one want to see. */
  tourSlugs: string[];
  author: string;
  picture: SceneName;
  /** ISO 8601 with offset. */
  publishedAt: string;
}
