/** Numbered markers of the stops. */
import { type Box, type Frame, overlap } from "./frame";
import type { Point } from "./geography.server";
import type { Colour } from "./palette";
import { daysOf, type Stop } from "./stops";
import { at as around } from "./svg-writer";
import { textWidth } from "./text-metrics";

export interface Marker {
  at: Point;
  /** Label with the days: `3`, `3–5`, `1, 14`. */
  days: string;
  /** Unique names of its stops. */
  names: string[];
  box: Box;
}

/** Ems of the stop labels. */
const radius = 0.8;
const fontSize = 0.76;
/** Maximum length of the label. The list beside the map has all days. */
const maxLetters = 9;

const halfWidth = (days: string) =>
  Math.max(radius, (textWidth(days, "display") * fontSize) / 2 + 0.42);

function marker(group: readonly { stop: Stop; at: Point }[], em: number): Marker {
  const all = group.map(({ stop }) => daysOf(stop));
  let days = all.join(", ");
  for (let kept = all.length - 1; days.length > maxLetters && kept > 0; kept -= 1) {
    days = `${all.slice(0, kept).join(", ")}…`;
  }
  const [x, y] = [0, 1].map(
    (axis) => group.reduce((sum, { at }) => sum + (at[axis] ?? 0), 0) / group.length,
  ) as [number, number];
  const [dx, dy] = [halfWidth(days) * em, radius * em];
  return {
    at: [x, y],
    days,
    names: [...new Set(group.map(({ stop }) => stop.place))].filter((name) => name !== ""),
    box: { x0: x - dx, x1: x + dx, y0: y - dy, y1: y + dy },
  };
}

/**
 * A marker for each stop on the map. Overlapping markers are merged: places visited twice, and
 * neighbours.
 * @param em font size of the stop labels, in drawing units
 */
export function createMarkers(stops: readonly Stop[], frame: Frame, em: number): Marker[] {
  let groups = stops.flatMap((stop) =>
    stop.point ? [[{ stop, at: frame.project(stop.point) }]] : [],
  );
  for (;;) {
    const markers = groups.map((group) => marker(group, em));
    const pair = firstOverlap(markers);
    if (!pair) return markers;
    const [one, other] = pair;
    const joined = [...(groups[one] ?? []), ...(groups[other] ?? [])].sort(
      (a, b) => a.stop.firstDay - b.stop.firstDay,
    );
    groups = groups.filter((_, at) => at !== one && at !== other);
    groups.splice(one, 0, joined);
  }
}

function firstOverlap(markers: readonly Marker[]): [number, number] | undefined {
  for (const [one, { box }] of markers.entries()) {
    const other = markers.findIndex((next, at) => at > one && overlap(box, next.box));
    if (other > 0) return [one, other];
  }
  return undefined;
}

export function drawMarker({ at, days }: Marker, colours: Record<Colour, string>): string {
  const [half, r] = [Math.round(halfWidth(days) * 100), radius * 100];
  const shape = `x="${-half}" y="${-r}" width="${2 * half}" height="${2 * r}" rx="${r}"`;
  return around(
    at,
    `<rect ${shape} fill="${colours.paper}" stroke="${colours.route}" stroke-width="15"/><text y="${
      fontSize * 35
    }" text-anchor="middle" font-size="${fontSize * 100}" fill="${colours.route}">${days}</text>`,
  );
}
