/** What of the land is seen through a frame. */
import { clipArea, clipLine, thin } from "./clip";
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

/** A little more than is seen, so that cuts and ends of lines are not. */
const overhang = 8;
/** Units of the drawing: points that are nearer to the last one are left out. */
const coarseness = 1.2;
/** Square units: smaller areas are not drawn. */
const minArea = 6;
/** Degrees of longitude: on wider maps only the large waters are drawn. */
const maxOfSmallWaters = 12;

type Line = readonly Point[];

/** Units of the drawing that a country is looked up by. */
const cell = 9;

export interface Land {
  /** By code of ISO 3166: the parts of countries that are seen. */
  countries: Map<string, Line[]>;
  /** The code of the country that a point of the drawing lies in, by some units; undefined at sea. */
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
  const drawn = (line: Line) => thin(line, coarseness / frame.scale).map(frame.project);
  const placed = lines.map(drawn);
  const area = (line: Line) => {
    const cut = clipArea(line, box);
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

/** Twice the area within a ring, below zero where it turns the other leg. */
function surface(ring: Line): number {
  return ring.reduce((sum, [x, y], at) => {
    const [lastX, lastY] = ring.at(at - 1) ?? [0, 0];
    return sum + lastX * y - x * lastY;
  }, 0);
}
