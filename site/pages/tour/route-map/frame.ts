/** The visible part of the map, and its projection to the drawing. */
import { type GeoProjection, geoMercator } from "d3-geo";
import { mapBounds, type Point } from "./geography.server";

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
  /** Drawing units per degree of longitude. */
  scale: number;
  projection: GeoProjection;
  /** From degrees to the drawing. */
  project: (place: Point) => Point;
  /** From the drawing to degrees. */
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

/** A Mercator projection with straight lines between points, in units per degree of longitude. */
const mercator = (scale: number, left = 0, top = 0) =>
  geoMercator()
    .scale((scale * 180) / Math.PI)
    .translate([-left * scale, -top * scale])
    .precision(0);

const plane = mercator(1);
const onPlane = ([longitude, latitude]: Point): Point => plane([longitude, latitude]) ?? [0, 0];
const [west, north] = onPlane([mapBounds.west, mapBounds.north]);
const [east, south] = onPlane([mapBounds.east, mapBounds.south]);

/** A frame with a margin around the places, of which there must be at least one. */
export function frameAround(places: readonly Point[]): Frame {
  const points = places.map(onPlane);
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
  const projection = mercator(scale, left, top);
  return {
    width: drawingWidth,
    height: Math.round(height * scale),
    scale,
    projection,
    project: ([longitude, latitude]) => projection([longitude, latitude]) ?? [0, 0],
    unproject: ([x, y]) => projection.invert?.([x, y]) ?? [0, 0],
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
