/** The part of the land that is visible in a frame. */
import { clipLine, clipPolygon, simplify } from "./clip";
import type { Box, Frame } from "./frame";
import {
  countryRings,
  drawnParks,
  drawnWaters,
  isBorder,
  isWithin,
  lines,
} from "./geography.server";
import type { Point } from "./mercator";

/** Margin beyond the frame, so that clipped edges are not visible. */
const overhang = 8;
/** Drawing units: minimum distance between points. */
const coarseness = 1.2;
/** Smaller polygons are not drawn. Square drawing units. */
const minArea = 6;
/** Maps wider than this (degrees of longitude) show only the major waters. */
const maxOfSmallWaters = 12;

type Line = readonly Point[];

/** Cell size of the country lookup, in drawing units. */
const cell = 9;

export interface Land {
  /** Visible parts of countries by ISO 3166 code. */
  countries: Map<string, Line[]>;
  /** ISO 3166 code of the country at a point of the drawing, precise to a cell; undefined at sea. */
  countryOn: (point: Point) => string | undefined;
  coasts: Line[];
  borders: Line[];
  waters: ((typeof drawnWaters)[number] & { shown: Line[] })[];
  parks: ((typeof drawnParks)[number] & { shown: Line[] })[];
}

const boundsOf = ({ width, height }: Frame): Box => ({
  x0: 0,
  y0: 0,
  x1: width,
  y1: height,
});

export function visibleLand(frame: Frame): Land {
  const bounds = boundsOf(frame);
  const box = {
    x0: -overhang,
    y0: -overhang,
    x1: bounds.x1 + overhang,
    y1: bounds.y1 + overhang,
  };
  const drawn = (line: Line) => simplify(line, coarseness / frame.scale).map(frame.project);
  const placed = lines.map(drawn);
  const area = (line: Line) => {
    const cut = clipPolygon(line, box);
    return Math.abs(surface(cut)) > minArea ? [cut] : [];
  };
  const countries = new Map<string, Line[]>();
  for (const [code, rings] of Object.entries(countryRings)) {
    const seen = rings.flatMap((ring) =>
      area(ring.flatMap((at) => (at < 0 ? placed[~at]?.toReversed() : placed[at])?.slice(1) ?? [])),
    );
    if (seen.length > 0) countries.set(code, seen);
  }
  const isClose = frame.width / frame.scale < maxOfSmallWaters;
  const cut = (line: Line) => clipLine(line, box);
  return {
    countries,
    countryOn: lookUp(countries),
    coasts: placed.filter((_, at) => !isBorder[at]).flatMap(cut),
    borders: placed.filter((_, at) => isBorder[at]).flatMap(cut),
    waters: drawnWaters
      .filter(({ rank }) => isClose || rank === 1)
      .map((water) => {
        const own = water.lines.map(drawn);
        const isLine = water.kind === "river" || water.kind === "dry";
        return { ...water, shown: own.flatMap(isLine ? cut : area) };
      })
      .filter(({ shown }) => shown.length > 0),
    parks: drawnParks
      .map((park) => ({
        ...park,
        shown: park.lines.flatMap((line) => area(drawn(line))),
      }))
      .filter(({ shown }) => shown.length > 0),
  };
}

function lookUp(countries: Land["countries"]): Land["countryOn"] {
  const known = new Map<string, string | undefined>();
  return ([x, y]) => {
    const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)];
    const key = `${column} ${row}`;
    if (!known.has(key)) {
      const middle: Point = [(column + 0.5) * cell, (row + 0.5) * cell];
      known.set(key, [...countries].find(([, rings]) => isWithin(rings, middle))?.[0]);
    }
    return known.get(key);
  };
}

/** Twice the signed area of a ring; negative for the opposite orientation. */
function surface(ring: Line): number {
  return ring.reduce((sum, [x, y], at) => {
    const [lastX, lastY] = ring.at(at - 1) ?? [0, 0];
    return sum + lastX * y - x * lastY;
  }, 0);
}
