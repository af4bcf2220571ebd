/** Clips lines and polygons to a box. */
import type { Box } from "./frame";
import type { Point } from "./mercator";

type Edge = { isIn: (point: Point) => boolean; cross: (a: Point, b: Point) => Point };

const edges = ({ x0, y0, x1, y1 }: Box): Edge[] => {
  const atX =
    (x: number) =>
    (a: Point, b: Point): Point => [x, a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])];
  const atY =
    (y: number) =>
    (a: Point, b: Point): Point => [a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]), y];
  return [
    { isIn: ([x]) => x >= x0, cross: atX(x0) },
    { isIn: ([x]) => x <= x1, cross: atX(x1) },
    { isIn: ([, y]) => y >= y0, cross: atY(y0) },
    { isIn: ([, y]) => y <= y1, cross: atY(y1) },
  ];
};

/** Clips a polygon to a box (Sutherland–Hodgman). Cut edges run along the box. */
export function clipPolygon(polygon: readonly Point[], box: Box): Point[] {
  let points = [...polygon];
  for (const { isIn, cross } of edges(box)) {
    const kept: Point[] = [];
    points.forEach((point, at) => {
      const before = points.at(at - 1) ?? point;
      if (isIn(point) !== isIn(before)) kept.push(cross(before, point));
      if (isIn(point)) kept.push(point);
    });
    points = kept;
  }
  return points;
}

/** Clips a line to a box. Each part includes the next point outside. */
export function clipLine(line: readonly Point[], box: Box): Point[][] {
  const parts: Point[][] = [];
  let part: Point[] = [];
  line.forEach((point, at) => {
    const before = line[at - 1];
    if (!before || !touches(before, point, box)) {
      part = [];
      return;
    }
    if (part.length === 0) {
      part = [before];
      parts.push(part);
    }
    part.push(point);
  });
  return parts;
}

const touches = (a: Point, b: Point, { x0, y0, x1, y1 }: Box) =>
  Math.max(a[0], b[0]) >= x0 &&
  Math.min(a[0], b[0]) <= x1 &&
  Math.max(a[1], b[1]) >= y0 &&
  Math.min(a[1], b[1]) <= y1;

/**
 * Drops points closer than `coarseness` to the previous one. Keeps both ends, so that adjoining
 * lines stay joined.
 */
export function simplify(line: readonly Point[], coarseness: number): Point[] {
  const kept: Point[] = [];
  line.forEach((point, at) => {
    const last = kept.at(-1);
    const isFar = !last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= coarseness;
    if (isFar || at === line.length - 1) kept.push(point);
  });
  return kept;
}
