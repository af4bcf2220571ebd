/** Geographic data of the route map: coasts, borders, waters, parks; unpacked once. */

import stored from "../../../assets/southern-africa.json";
import type { Point } from "./mercator";
import type { LandmarkKind, StoredGeography } from "./stored-geography";

const { stepsPerDegree, arcs, borders, countries, waters, parks, landmarks } =
  stored as unknown as StoredGeography;

function unpack(packed: readonly number[]): Point[] {
  const line: Point[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < packed.length; at += 2) {
    x += packed[at] ?? 0;
    y += packed[at + 1] ?? 0;
    line.push([x / stepsPerDegree, y / stepsPerDegree]);
  }
  return line;
}

/** Bounds of the data, in degrees. */
export const mapBounds = { west: 9, east: 51.5, north: -1, south: -36.5 };

export const lines: readonly Point[][] = arcs.map(unpack);
export const isBorder: readonly boolean[] = arcs.map((_, at) => borders.includes(at));

/** Rings by ISO 3166 code, as indexes into `lines`; `~index` for a line in reverse. */
export const countryRings: Readonly<Record<string, number[][]>> = countries;

export const drawnWaters = waters.map((water) => ({ ...water, lines: water.lines.map(unpack) }));
export const drawnParks = parks.map((park) => ({ ...park, lines: park.lines.map(unpack) }));
export const drawnLandmarks = Object.entries(landmarks).map(([kind, places]) => ({
  kind: kind as LandmarkKind,
  places: unpack(places),
}));

/** The points of a ring. */
function ringPoints(ring: readonly number[]): Point[] {
  return ring.flatMap((place) => {
    const line = lines[place < 0 ? ~place : place] ?? [];
    return (place < 0 ? line.toReversed() : line).slice(1);
  });
}

const bounds = new Map(
  Object.entries(countries).map(([code, rings]) => {
    const polygons = rings.map(ringPoints);
    const points = polygons.flat();
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const box = {
      x0: Math.min(...xs),
      x1: Math.max(...xs),
      y0: Math.min(...ys),
      y1: Math.max(...ys),
    };
    return [code, { polygons, box }];
  }),
);

/** ISO 3166 code of the country at a point of the plane; undefined at sea. */
export function countryAt([x, y]: Point): string | undefined {
  for (const [code, { polygons, box }] of bounds) {
    if (x < box.x0 || x > box.x1 || y < box.y0 || y > box.y1) continue;
    if (isWithin(polygons, [x, y])) return code;
  }
  return undefined;
}

/** Whether a point is inside the rings (even-odd rule). */
export function isWithin(rings: readonly (readonly Point[])[], point: Point): boolean {
  return rings.filter((ring) => contains(ring, point)).length % 2 === 1;
}

function contains(ring: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  let [lastX, lastY] = ring.at(-1) ?? [0, 0];
  for (const [nextX, nextY] of ring) {
    if (nextY > y !== lastY > y && x < ((lastX - nextX) * (y - nextY)) / (lastY - nextY) + nextX) {
      inside = !inside;
    }
    [lastX, lastY] = [nextX, nextY];
  }
  return inside;
}

/** Whether a coordinate in degrees is within the bounds. */
export function isOnMap(latitude: number, longitude: number): boolean {
  return (
    latitude > mapBounds.south &&
    latitude < mapBounds.north &&
    longitude > mapBounds.west &&
    longitude < mapBounds.east
  );
}
