/** Labels of countries, oceans, parks and waters. */
import type { Locale } from "#shared/locales.ts";
import type { Box, Frame } from "./frame";
import type { Point } from "./geography.server";
import { type Candidate, hasRoom, type Occupancy } from "./label-placement";
import { countryAt, isInCountry, type Land, type Line } from "./land";
import { lineHeight, type TextStyle } from "./svg-writer";
import { splitInTwo, textWidth } from "./text-metrics";

export const countryName: TextStyle = {
  face: "display",
  size: 1.2,
  weight: 480,
  colour: "mute",
  halo: "land",
};
export const ownCountryName: TextStyle = { ...countryName, halo: "paper" };
export const waterName: TextStyle = {
  face: "text",
  size: 0.84,
  weight: 460,
  colour: "waterInk",
  halo: "paper",
  isItalic: true,
};
export const parkName: TextStyle = {
  face: "text",
  size: 0.84,
  weight: 520,
  colour: "parkInk",
  halo: "paper",
};
export const seaName: TextStyle = {
  face: "display",
  size: 1.1,
  weight: 420,
  colour: "waterInk",
  halo: "sea",
  isItalic: true,
};

const ascent = 0.8;
const descent = 0.3;
const gridSteps = 14;

/** Creates candidates centred on points, in one line or, for several words, in two. */
function centred(name: string, style: TextStyle, em: number) {
  const shapes = [[name], splitInTwo(name)]
    .filter((lines) => lines !== undefined)
    .map((lines, at) => ({
      lines,
      width: Math.max(...lines.map((line) => textWidth(line, style.face))) * style.size,
      height: (ascent + descent + (lines.length - 1) * lineHeight) * style.size,
      extraCost: at * 6,
    }));
  return (at: Point, cost: number): Candidate[] =>
    shapes.map(({ lines, width, height, extraCost }) => ({
      text: { lines, anchor: "middle", at, dx: 0, dy: ascent * style.size - height / 2 },
      box: boxAround(at, width * em, height * em),
      cost: cost + extraCost,
    }));
}

const boxAround = ([x, y]: Point, width: number, height: number): Box => ({
  x0: x - width / 2,
  x1: x + width / 2,
  y0: y - height / 2,
  y1: y + height / 2,
});

function grid({ width, height }: Frame): Point[] {
  const step = width / gridSteps;
  const rows = Math.floor(height / step);
  return Array.from({ length: gridSteps * rows }, (_, at) => [
    ((at % gridSteps) + 0.5) * step,
    (Math.floor(at / gridSteps) + 0.5) * (height / rows),
  ]);
}

const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** A country or an ocean. */
export interface Region {
  name: string;
  contains: (point: Point) => boolean;
}

/** Longitude of Cape Agulhas, where the oceans meet. */
const agulhas = 20;

export const countryRegion = (land: Land, code: string, name: string): Region => ({
  name,
  contains: (point) => isInCountry(land, code, point),
});

export function oceanRegions(land: Land, { unproject }: Frame, names: [string, string]): Region[] {
  const [atlantic, indian] = names;
  const isWest = (point: Point) => unproject(point)[0] < agulhas;
  const isSea = (point: Point) => countryAt(land, point) === undefined;
  return [
    { name: atlantic, contains: (point) => isWest(point) && isSea(point) },
    { name: indian, contains: (point) => !isWest(point) && isSea(point) },
  ];
}

/** True if all label corners are inside the region. */
function isInRegion({ x0, x1, y0, y1 }: Box, { contains }: Region): boolean {
  const points: Point[] = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
    [(x0 + x1) / 2, y0],
  ];
  return points.every(contains);
}

/** Candidates at the grid points inside the regions. */
export function regionLabelCandidates(
  regions: readonly Region[],
  frame: Frame,
  style: TextStyle,
  em: number,
  occupancy: Occupancy,
): Candidate[][] {
  const points = grid(frame);
  return regions.map((region) => {
    const own = points.filter(region.contains);
    if (own.length < 2) return [];
    const middle = middleOf(own);
    const candidates = centred(region.name, style, em);
    return own
      .flatMap((at) => candidates(at, distance(at, middle) / em))
      .filter(({ box }) => hasRoom(box, occupancy) && isInRegion(box, region));
  });
}

/** Candidates for parks, lakes and pans at and around their middle. */
export function areaLabelCandidates(
  areas: readonly { name?: Record<Locale, string>; shown: readonly Line[] }[],
  locale: Locale,
  style: TextStyle,
  em: number,
  occupancy: Occupancy,
): Candidate[][] {
  return areas.map(({ name, shown }) => {
    if (!name) return [];
    const points = shown.flat();
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const size = Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
    const middle = middleOf(points);
    const shifts = [-1, -0.5, 0, 0.5, 1].map((part) => part * Math.max(size * 0.4, em * 0.8));
    const candidates = centred(name[locale], style, em);
    return shifts
      .flatMap((dx) =>
        shifts.flatMap((dy) =>
          candidates([middle[0] + dx, middle[1] + dy], (Math.abs(dx) + Math.abs(dy)) / em),
        ),
      )
      .filter(({ box }) => hasRoom(box, occupancy));
  });
}

/** Candidates above, below and beside the points of rivers. */
export function riverLabelCandidates(
  rivers: Land["waters"],
  locale: Locale,
  style: TextStyle,
  em: number,
  occupancy: Occupancy,
): Candidate[][] {
  return rivers.map(({ name, shown }) => {
    if (!name) return [];
    const width = textWidth(name[locale], style.face) * style.size * em;
    const [across, up] = [width / 2 + em * 0.5, em * 0.8];
    const points = shown.flat();
    const middle = middleOf(points);
    const candidates = centred(name[locale], style, em);
    return points
      .flatMap(([x, y]): Point[] => [
        [x + across, y],
        [x - across, y],
        [x, y - up],
        [x, y + up],
      ])
      .flatMap((at) => candidates(at, distance(at, middle) / em))
      .filter(({ box }) => hasRoom(box, occupancy));
  });
}
