/** Route legs between stops. */

import type { Frame } from "./frame";
import type { Point } from "./geography.server";
import { countryAt, type Land } from "./land";
import { type Stop, type Travel, travelKinds } from "./stops";
import { type Appearance, at, em, formatNumber } from "./svg-writer";

export interface Leg {
  kind: Travel;
  from: Point;
  /** Control point of a quadratic curve. */
  control: Point;
  to: Point;
}

/** Height of the bend as a fraction of the leg's length. */
const bends: Record<Travel, number> = {
  road: 0.075,
  flight: 0.2,
  boat: 0.07,
  train: 0.08,
  foot: 0.075,
};
/** In drawing units. */
const maxBend = 46;
const sampleSpacing = 7;

/** Legs from each stop on the map to the next. A stop off the map interrupts the route. */
export function legsBetween(stops: readonly Stop[], frame: Frame, land: Land): Leg[] {
  const shown = stops.flatMap(({ point }) => (point ? [frame.project(point)] : []));
  const middle: Point = [
    shown.reduce((sum, [x]) => sum + x, 0) / shown.length,
    shown.reduce((sum, [, y]) => sum + y, 0) / shown.length,
  ];
  const legs: Leg[] = [];
  let from: Point | undefined;
  for (const { point, isOffMap, travel } of stops) {
    if (isOffMap) from = undefined;
    if (!point) continue;
    const to = frame.project(point);
    if (from && Math.hypot(to[0] - from[0], to[1] - from[1]) > 1) {
      const kind = travel ?? "road";
      // A return leg bends to the other side.
      const there = legs.find((leg) => `${leg.from} ${leg.to}` === `${to} ${from}`);
      const control = there
        ? ([from[0] + to[0] - there.control[0], from[1] + to[1] - there.control[1]] as const)
        : controlAwayFrom(kind, from, to, middle, land);
      legs.push({ kind, from, control, to });
    }
    from = to;
  }
  return legs;
}

function bend(kind: Travel, [x0, y0]: Point, [x1, y1]: Point, side: number): Point {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const control = (side * Math.min(length * bends[kind], maxBend) * 2) / (length || 1);
  return [(x0 + x1) / 2 - (y1 - y0) * control, (y0 + y1) / 2 + (x1 - x0) * control];
}

/**
 * Control point away from the middle of the tour, so that a round trip looks round. Travel by land
 * prefers the side with less sea.
 */
function controlAwayFrom(kind: Travel, from: Point, to: Point, middle: Point, land: Land): Point {
  const far = (point: Point) => Math.hypot(point[0] - middle[0], point[1] - middle[1]);
  const sides = [bend(kind, from, to, 1), bend(kind, from, to, -1)].sort((a, b) => far(b) - far(a));
  const [first, second] = sides as [Point, Point];
  if (kind === "flight" || kind === "boat") return first;
  const pointsAtSea = (control: Point) =>
    [0.25, 0.5, 0.75].filter((t) => !countryAt(land, pointOn({ from, control, to }, t))).length;
  return pointsAtSea(first) > pointsAtSea(second) ? second : first;
}

/** The point of a leg at parameter t, 0 to 1. */
export function pointOn(
  { from, control, to }: Pick<Leg, "from" | "control" | "to">,
  t: number,
): Point {
  const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
  return [a * from[0] + b * control[0] + c * to[0], a * from[1] + b * control[1] + c * to[1]];
}

/** Points along all legs. */
export function samplePoints(legs: readonly Leg[]): Point[] {
  return legs.flatMap((leg) => {
    const count = Math.ceil(
      Math.hypot(leg.to[0] - leg.from[0], leg.to[1] - leg.from[1]) / sampleSpacing,
    );
    return Array.from({ length: count + 1 }, (_, at) => pointOn(leg, at / count));
  });
}

/** Aeroplane and boat heading right, around a point, in hundredths of an em. */
const vehicleShapes: Partial<Record<Travel, string>> = {
  flight:
    "M62 0C62-8 50-10 40-10H16L-10-55H-24L-10-10H-38L-50-27H-60L-53 0-60 27H-50L-38 10H-10L-24 55H-10L16 10H40C50 10 62 8 62 0Z",
  boat: "M-62 8H62L42 42H-42ZM-2-60V0H-46ZM8-44 42 0H8Z",
};

/**
 * Line style per kind of travel: dots by road, fine dots on foot, dashes by boat, rails by train, a
 * thin line by air.
 */
function line(kind: Travel, path: string): string {
  const stroke = (width: number, dashes: number[] = [], more = "") =>
    `<path d="${path}" stroke-width="${em(width)}"${
      dashes.length > 0 ? ` stroke-dasharray="${dashes.map(em).join(" ")}"` : ""
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

const stroked = (lines: string, { colours }: Appearance) =>
  `<g fill="none" stroke="${colours.route}" stroke-linecap="round">${lines}</g>`;

/** Draws all legs with their vehicle symbols. */
export function drawLegs(legs: readonly Leg[], appearance: Appearance): string {
  const path = (kind: Travel) =>
    legs
      .filter((leg) => leg.kind === kind)
      .map(
        ({ from, control, to }) =>
          `M${from.map(formatNumber).join(" ")}Q${[...control, ...to].map(formatNumber).join(" ")}`,
      )
      .join("");
  const lines = travelKinds
    .map((kind) => [kind, path(kind)] as const)
    .map(([kind, d]) => d && line(kind, d));
  return (
    stroked(lines.join(""), appearance) + legs.map((leg) => drawVehicle(leg, appearance)).join("")
  );
}

/** Line sample for the key: 44 by 14 units, for a font size of 12. */
export const sampleLine = (kind: Travel, appearance: Appearance) =>
  stroked(line(kind, "M3 7H41"), appearance);

/** Vehicle symbol in the middle of a leg, if the leg is long enough. */
function drawVehicle(leg: Leg, { colours }: Appearance): string {
  const path = vehicleShapes[leg.kind];
  const { from, to } = leg;
  if (!path || Math.hypot(to[0] - from[0], to[1] - from[1]) < 60) return "";
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const turn =
    leg.kind === "flight"
      ? `rotate(${formatNumber(angle)})`
      : Math.abs(angle) > 90
        ? "scale(-1 1)"
        : "";
  const attributes = `fill="${colours.route}" stroke="${colours.paper}" stroke-width="22" paint-order="stroke"`;
  return at(
    pointOn(leg, 0.5),
    `<path d="${path}" ${attributes}${turn && ` transform="${turn}"`}/>`,
  );
}
