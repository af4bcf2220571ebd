/** The visible part of the projection plane, and the transformation to the drawing. */
import { mapBounds } from "./geography.server";
import { mercator, type Point } from "./mercator";

export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface Frame {
  /** Size of the drawing in its own units. */
  width: number;
  height: number;
  /** Drawing units per unit of the plane (one degree of longitude). */
  scale: number;
  /** From the plane to the drawing. */
  project: (point: Point) => Point;
  /** From the drawing to the plane. */
  unproject: (point: Point) => Point;
}

/** Width of every drawing. On smaller screens fonts and lines grow within it. */
const drawingWidth = 720;

/** Limits of the aspect ratio. */
const narrowest = 0.86;
const widest = 1.45;
/** Margin on each side, as a fraction of the route's longer side. */
const margin = 0.19;
/** Minimum width in degrees of longitude, so that a short tour shows its surroundings. */
const minWidth = 2.6;
const widthOfOnePlace = 6;

const corners = [
  mercator(mapBounds.west, mapBounds.north),
  mercator(mapBounds.east, mapBounds.south),
];
const [[west, north] = [0, 0], [east, south] = [0, 0]] = corners;

/** A frame with a margin around the points, of which there must be at least one. */
export function frameAround(points: readonly Point[]): Frame {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x0, x1] = [Math.min(...xs), Math.max(...xs)];
  const [y0, y1] = [Math.min(...ys), Math.max(...ys)];
  const longest = Math.max(x1 - x0, y1 - y0);
  const least = longest < 0.05 ? widthOfOnePlace : minWidth;
  let width = Math.max(x1 - x0 + 2 * margin * longest, least);
  let height = Math.max(y1 - y0 + 2 * margin * longest, least * 0.75);
  width = Math.max(width, height * narrowest);
  height = Math.max(height, width / widest);
  const left = within((x0 + x1 - width) / 2, west, east - width);
  const top = within((y0 + y1 - height) / 2, north, south - height);
  const scale = drawingWidth / width;
  return {
    width: drawingWidth,
    height: Math.round(height * scale),
    scale,
    project: ([x, y]) => [(x - left) * scale, (y - top) * scale],
    unproject: ([x, y]) => [x / scale + left, y / scale + top],
  };
}

/** Clamps a value. If `min` is above `max`, returns their mean. */
function within(value: number, min: number, max: number): number {
  return min > max ? (min + max) / 2 : Math.min(Math.max(value, min), max);
}

export const overlap = (a: Box, b: Box): boolean =>
  a.x0 < b.x1 && a.x1 > b.x0 && a.y0 < b.y1 && a.y1 > b.y0;

export const isInside = (box: Box, outer: Box): boolean =>
  box.x0 >= outer.x0 && box.x1 <= outer.x1 && box.y0 >= outer.y0 && box.y1 <= outer.y1;

export const containsPoint = (box: Box, [x, y]: Point): boolean =>
  x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1;
