/** Labels of countries, oceans, parks, lakes and pans. */
import type { Locale } from "#shared/locales.ts";
import type { Box, Frame } from "./frame";
import {
  type Candidate,
  countCovered,
  isFree,
  isWithinBounds,
  type Occupancy,
} from "./label-placement";
import type { Land } from "./land";
import type { Point } from "./mercator";
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

export const ascent = 0.76;
export const descent = 0.24;
const gridSteps = 14;

/** Candidates centred on a point, in one line or, for several words, in two. */
function around(name: string, at: Point, style: TextStyle, em: number, cost: number): Candidate[] {
  const layouts = [[name], splitInTwo(name)].filter((lines) => lines !== undefined);
  return layouts.map((lines, layout) => {
    const width = Math.max(...lines.map((line) => textWidth(line, style.face))) * style.size;
    const height = (ascent + descent + (lines.length - 1) * lineHeight) * style.size;
    return {
      text: { lines, anchor: "middle", at, dx: 0, dy: ascent * style.size - height / 2 },
      boxes: [boxAround(at, width * em, height * em)],
      cost: cost + layout * 6,
    };
  });
}

export const boxAround = ([x, y]: Point, width: number, height: number): Box => ({
  x0: x - width / 2,
  x1: x + width / 2,
  y0: y - height / 2,
  y1: y + height / 2,
});

/** Whether a candidate covers neither other items nor legs. */
export const hasRoom = (one: Candidate, occupancy: Occupancy) =>
  isWithinBounds(one, occupancy) &&
  isFree(one, occupancy.occupied) &&
  countCovered(one, occupancy) === 0;

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

export const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

export const atlantic = "the Atlantic";
export const indian = "the Indian Ocean";
/** Longitude of Cape Agulhas, where the oceans meet. */
const agulhas = 20;

type RegionOf = (point: Point) => string;

/** True if all label corners are inside `region`. */
function liesIn(region: string, { boxes }: Candidate, regionOf: RegionOf): boolean {
  return boxes.every(({ x0, x1, y0, y1 }) =>
    (
      [
        [x0, y0],
        [x1, y0],
        [x0, y1],
        [x1, y1],
        [(x0 + x1) / 2, y0],
      ] as Point[]
    ).every((corner) => regionOf(corner) === region),
  );
}

/** Candidates for countries and oceans at the grid points inside them. */
export function regionLabelCandidates(
  names: ReadonlyMap<string, string>,
  { frame, land }: { frame: Frame; land: Land },
  style: TextStyle,
  em: number,
  occupancy: Occupancy,
): Candidate[][] {
  const regionOf: RegionOf = (point) =>
    land.countryOn(point) ?? (frame.unproject(point)[0] < agulhas ? atlantic : indian);
  const points = grid(frame).map((at) => ({ at, region: regionOf(at) }));
  return [...names].map(([region, name]) => {
    const own = points.filter((point) => point.region === region).map(({ at }) => at);
    if (own.length < 2) return [];
    const middle = middleOf(own);
    return own
      .flatMap((at) => around(name, at, style, em, distance(at, middle) / em))
      .filter((one) => hasRoom(one, occupancy) && liesIn(region, one, regionOf));
  });
}

/** Candidates for parks, lakes and pans at and around their middle. */
export function areaLabelCandidates(
  areas: readonly { name?: Record<Locale, string>; shown: readonly (readonly Point[])[] }[],
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
    return shifts
      .flatMap((dx) =>
        shifts.flatMap((dy) =>
          around(
            name[locale],
            [middle[0] + dx, middle[1] + dy],
            style,
            em,
            (Math.abs(dx) + Math.abs(dy)) / em,
          ),
        ),
      )
      .filter((one) => hasRoom(one, occupancy));
  });
}
