import type { Locale } from "#shared/locales.ts";

/** A line as its first point and the leg from each to the next, in steps of the plane (`mercator.ts`). */
type PackedLine = readonly number[];

export type WaterKind = "river" | "dry" | "lake" | "pan" | "swamp";

export type LandmarkKind = "dune" | "mountain" | "baobab" | "thorn";

/** `site/assets/southern-africa.json`, which `scripts/make-map.ts` makes. */
export interface StoredGeography {
  stepsPerDegree: number;
  arcs: PackedLine[];
  /** Places in `arcs` of what parts two countries; the other arcs are coasts. */
  borders: number[];
  /** By code of ISO 3166: rings of places in `arcs`, `~place` where one is followed backwards. */
  countries: Record<string, number[][]>;
  waters: {
    kind: WaterKind;
    /** 1 is shown on every map, 2 on those of a small part of the land. */
    rank: number;
    name?: Record<Locale, string>;
    lines: PackedLine[];
  }[];
  /** Where each stands, as the points of a line. */
  landmarks: Record<LandmarkKind, PackedLine>;
  parks: { name: Record<Locale, string>; lines: PackedLine[] }[];
}
