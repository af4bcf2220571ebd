/** Shapes of the demonstration content, one file per entry. Rows have the columns of the migrations. */

import type { SceneName } from "./scene-details.ts";
import type { Trilingual, TrilingualList } from "./trilingual.ts";

export interface TourSeed {
  slug: string;
  name: Trilingual;
  shortDescription: Trilingual;
  fullDescription: Trilingual;
  destination: Trilingual;
  /** First one is the cover. */
  pictures: SceneName[];
  minGroupSize: number;
  maxGroupSize: number;
  /** USD. */
  pricePerPerson: number;
  isFeatured: boolean;
  included: TrilingualList;
  excluded: TrilingualList;
  /**
   * One entry per day, in order. Each text is a first line that serves as the day's heading,
   * a line break, then the description.
   */
  itinerary: Trilingual[];
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
