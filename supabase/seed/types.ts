/** Shapes of the demonstration content, one file per entry. Rows have the columns of the migrations. */

import type { SceneName } from "./scene-details.ts";
import type { Trilingual, TrilingualList } from "./trilingual.ts";

/** ISO 3166 codes of where the tours go. */
export type CountryCode = "BW" | "LS" | "MZ" | "NA" | "ZA" | "SZ" | "ZM" | "ZW";

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
  countries: CountryCode[];
  /** First one is the cover. */
  pictures: SceneName[];
  style: "camping" | "mid-range" | "luxury" | "mixed";
  /** Of departure. */
  months: Month[];
  minGroupSize: number;
  maxGroupSize: number;
  /** From 1, which anybody can do, to 5. */
  fitness: 1 | 2 | 3 | 4 | 5;
  /** Years. */
  minAge: number;
  malaria: "none" | "seasonal" | "year-round";
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
  bedType:
    | "lodge"
    | "tented-camp"
    | "camping"
    | "hotel"
    | "guesthouse"
    | "houseboat"
    | "train"
    | "none";
  ownBathroom?: boolean;
}

export interface DaySeed extends StaySeed {
  title: Trilingual;
  description: Trilingual;
  meals: ("breakfast" | "lunch" | "dinner")[];
  /** How most of the way is covered; left out where none of these fits. */
  travel?: "road" | "flight" | "boat" | "train" | "foot";
  /** Of the whole day, by whatever means. */
  kilometres: number;
  /** On the way, borders and stops for pictures included, to the half hour. */
  hours: number;
}

export interface DestinationSeed {
  slug: string;
  name: Trilingual;
  country: Trilingual;
  shortDescription: Trilingual;
  fullDescription: Trilingual;
  bestTimeToVisit: Trilingual;
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
  author: string;
  picture: SceneName;
  /** ISO 8601 with offset. */
  publishedAt: string;
}
