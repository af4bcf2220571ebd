/** The part of the land that is visible in a frame, in drawing units. */
import { type GeoPermissibleObjects, geoPath } from "d3-geo";
import { feature, mesh } from "topojson-client";
import { simplify } from "topojson-simplify";
import type { Frame } from "./frame";
import { geography, type Park, type Point, type Water } from "./geography.server";

/** Margin beyond the frame, so that clipped edges are not visible. */
const overhang = 8;
/** Minimum area of the triangle of a point with its neighbours. Square drawing units. */
const minTriangle = 0.8;
/** Maps wider than this (degrees of longitude) show only the major waters. */
const maxOfSmallWaters = 12;

export type Line = readonly Point[];

export interface Land {
  /** Visible parts of countries by ISO 3166 code. */
  countries: Map<string, Line[]>;
  coasts: Line[];
  borders: Line[];
  waters: (Water & { shown: Line[] })[];
  parks: (Park & { shown: Line[] })[];
}

export function visibleLand({ projection, scale, width, height }: Frame): Land {
  const topology = simplify(geography, minTriangle / scale ** 2);
  const { countries, waters, parks } = topology.objects;
  const clipped = projection.clipExtent([
    [-overhang, -overhang],
    [width + overhang, height + overhang],
  ]);
  const drawn = (object: GeoPermissibleObjects) => linesOf(object, clipped);
  const isClose = width / scale < maxOfSmallWaters;
  return {
    countries: new Map(
      feature(topology, countries)
        .features.map((country) => [String(country.id), drawn(country)] as const)
        .filter(([, shown]) => shown.length > 0),
    ),
    coasts: drawn(mesh(topology, countries, (a, b) => a === b)),
    borders: drawn(mesh(topology, countries, (a, b) => a !== b)),
    waters: feature(topology, waters)
      .features.map((water) => ({ ...water.properties, shown: drawn(water) }))
      .filter(({ rank, shown }) => (isClose || rank === 1) && shown.length > 0),
    parks: feature(topology, parks)
      .features.map((park) => ({ ...park.properties, shown: drawn(park) }))
      .filter(({ shown }) => shown.length > 0),
  };
}

/** The lines that d3-geo would draw. Rings do not repeat their first point. */
function linesOf(object: GeoPermissibleObjects, projection: Frame["projection"]): Line[] {
  const lines: Point[][] = [];
  geoPath(projection, {
    beginPath: () => {},
    moveTo: (x, y) => lines.push([[x, y]]),
    lineTo: (x, y) => lines.at(-1)?.push([x, y]),
    closePath: () => {},
    arc: () => {},
  })(object);
  return lines;
}

/** ISO 3166 code of the country at a point of the drawing; undefined at sea. */
export function countryAt(land: Land, point: Point): string | undefined {
  return [...land.countries.keys()].find((code) => isInCountry(land, code, point));
}

export const isInCountry = ({ countries }: Land, code: string, point: Point): boolean =>
  isWithin(countries.get(code) ?? [], point);

/** Whether a point is inside the rings (even-odd rule). */
function isWithin(rings: readonly Line[], [x, y]: Point): boolean {
  let isInside = false;
  for (const ring of rings) {
    let [lastX, lastY] = ring.at(-1) ?? [0, 0];
    for (const [nextX, nextY] of ring) {
      const crosses = nextY > y !== lastY > y;
      if (crosses && x < ((lastX - nextX) * (y - nextY)) / (lastY - nextY) + nextX) {
        isInside = !isInside;
      }
      [lastX, lastY] = [nextX, nextY];
    }
  }
  return isInside;
}
