/** The lines between the stops. */

import type { Frame } from "./frame";
import type { Land } from "./land";
import type { Point } from "./mercator";
import { type Pen, short } from "./pen";
import { type Stop, type Travel, travelKinds } from "./stops";

export interface Way {
  kind: Travel;
  from: Point;
  /** Of a quadratic curve. */
  by: Point;
  to: Point;
}

/** How far a way bends, in parts of its length. */
const bends: Record<Travel, number> = {
  road: 0.075,
  flight: 0.2,
  boat: 0.07,
  train: 0.08,
  foot: 0.075,
};
/** In units of the drawing. */
const maxBend = 46;
const stepOfSamples = 7;

/** From each stop on the map to the next. A stop that lies elsewhere in the world parts them. */
export function waysBetween(stops: readonly Stop[], frame: Frame, land: Land): Way[] {
  const shown = stops.flatMap(({ point }) => (point ? [frame.place(point)] : []));
  const middle: Point = [
    shown.reduce((sum, [x]) => sum + x, 0) / shown.length,
    shown.reduce((sum, [, y]) => sum + y, 0) / shown.length,
  ];
  const ways: Way[] = [];
  let from: Point | undefined;
  for (const { point, isElsewhere, travel } of stops) {
    if (isElsewhere) from = undefined;
    if (!point) continue;
    const to = frame.place(point);
    if (from && Math.hypot(to[0] - from[0], to[1] - from[1]) > 1) {
      const kind = travel ?? "road";
      // The way back bends to the other side of the way there.
      const there = ways.find((way) => `${way.from} ${way.to}` === `${to} ${from}`);
      const by = there
        ? ([from[0] + to[0] - there.by[0], from[1] + to[1] - there.by[1]] as const)
        : outward(kind, from, to, middle, land);
      ways.push({ kind, from, by, to });
    }
    from = to;
  }
  return ways;
}

function bend(kind: Travel, [x0, y0]: Point, [x1, y1]: Point, side: number): Point {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const by = (side * Math.min(length * bends[kind], maxBend) * 2) / (length || 1);
  return [(x0 + x1) / 2 - (y1 - y0) * by, (y0 + y1) / 2 + (x1 - x0) * by];
}

/** Away from the middle of the tour, which makes a round trip round; by land only where there is land. */
function outward(kind: Travel, from: Point, to: Point, middle: Point, land: Land): Point {
  const far = (point: Point) => Math.hypot(point[0] - middle[0], point[1] - middle[1]);
  const sides = [bend(kind, from, to, 1), bend(kind, from, to, -1)].sort((a, b) => far(b) - far(a));
  const [first, second] = sides as [Point, Point];
  if (kind === "flight" || kind === "boat") return first;
  const wet = (by: Point) =>
    [0.25, 0.5, 0.75].filter((t) => !land.countryOn(along({ from, by, to }, t))).length;
  return wet(first) > wet(second) ? second : first;
}

/** A point of a way, at 0 to 1 of it. */
export function along({ from, by, to }: Pick<Way, "from" | "by" | "to">, t: number): Point {
  const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
  return [a * from[0] + b * by[0] + c * to[0], a * from[1] + b * by[1] + c * to[1]];
}

/** Points on all of the ways, near to one another. */
export function samples(ways: readonly Way[]): Point[] {
  return ways.flatMap((way) => {
    const count = Math.ceil(
      Math.hypot(way.to[0] - way.from[0], way.to[1] - way.from[1]) / stepOfSamples,
    );
    return Array.from({ length: count + 1 }, (_, at) => along(way, at / count));
  });
}

/** An aeroplane and a boat, around a point, going to the right, in hundredths of an em. */
const signs: Partial<Record<Travel, string>> = {
  flight:
    "M62 0C62-8 50-10 40-10H16L-10-55H-24L-10-10H-38L-50-27H-60L-53 0-60 27H-50L-38 10H-10L-24 55H-10L16 10H40C50 10 62 8 62 0Z",
  boat: "M-62 8H62L42 42H-42ZM-2-60V0H-46ZM8-44 42 0H8Z",
};

/** A line of its kind: dots by road, fine dots on foot, dashes by boat, rails, a thin line in the air. */
function line(kind: Travel, path: string, pen: Pen): string {
  const stroke = (width: number, dashes: number[] = [], more = "") =>
    `<path d="${path}" stroke-width="${pen.em(width)}"${
      dashes.length > 0 ? ` stroke-dasharray="${dashes.map(pen.em).join(" ")}"` : ""
    }${more}/>`;
  switch (kind) {
    case "road":
      return stroke(0.2, [0, 0.44]);
    case "foot":
      return stroke(0.13, [0, 0.27]);
    case "boat":
      return stroke(0.16, [0.42, 0.36]);
    case "flight":
      return stroke(0.09, [], ' opacity=".75"');
    case "train":
      return stroke(0.11) + stroke(0.5, [0.09, 0.42], ' stroke-linecap="butt"');
  }
}

const stroked = (lines: string, pen: Pen) =>
  `<g fill="none" stroke="${pen.colour("route")}" stroke-linecap="round">${lines}</g>`;

/** The lines of all ways, and what flies and swims on them. */
export function drawWays(ways: readonly Way[], pen: Pen): string {
  const path = (kind: Travel) =>
    ways
      .filter((way) => way.kind === kind)
      .map(
        ({ from, by, to }) =>
          `M${from.map(short).join(" ")}Q${[...by, ...to].map(short).join(" ")}`,
      )
      .join("");
  const lines = travelKinds
    .map((kind) => [kind, path(kind)] as const)
    .map(([kind, d]) => d && line(kind, d, pen));
  return stroked(lines.join(""), pen) + ways.map((way) => drawSign(way, pen)).join("");
}

/** The line of a kind alone, for the key: 44 units wide and 14 high, for letters of 12. */
export const sampleLine = (kind: Travel, pen: Pen) => stroked(line(kind, "M3 7H41", pen), pen);

/** In the middle of a way that is long enough for it, so that it can be told from the others. */
function drawSign(way: Way, pen: Pen): string {
  const path = signs[way.kind];
  const { from, to } = way;
  if (!path || Math.hypot(to[0] - from[0], to[1] - from[1]) < 60) return "";
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const turn =
    way.kind === "flight" ? `rotate(${short(angle)})` : Math.abs(angle) > 90 ? "scale(-1 1)" : "";
  const attributes = `fill="${pen.colour("route")}" stroke="${pen.colour("paper")}" stroke-width="22" paint-order="stroke"`;
  return pen.at(
    along(way, 0.5),
    `<path d="${path}" ${attributes}${turn && ` transform="${turn}"`}/>`,
  );
}
