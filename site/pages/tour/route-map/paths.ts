/** Writes compact SVG path data. */
import type { Point } from "./mercator";

const tenths = (value: number) => Math.round(value * 10);
const written = (value: number) => String(value / 10);

/** Path builder with relative coordinates in tenths of a unit. */
class Path {
  #text = "";
  #x = 0;
  #y = 0;
  #isLine = false;

  move(point: Point) {
    this.#text += "M";
    this.#isLine = false;
    this.#step(point);
    this.#goTo(point);
  }

  line(point: Point) {
    if (tenths(point[0]) === this.#x && tenths(point[1]) === this.#y) return;
    if (!this.#isLine) this.#text += "l";
    this.#isLine = true;
    this.#step(point);
    this.#goTo(point);
  }

  bend(by: Point, to: Point) {
    this.#text += "q";
    this.#isLine = false;
    this.#step(by);
    this.#step(to);
    this.#goTo(to);
  }

  end(isClosed: boolean): string {
    return isClosed ? `${this.#text}z` : this.#text;
  }

  #step([x, y]: Point) {
    for (const value of [tenths(x) - this.#x, tenths(y) - this.#y]) {
      const isFirst = "Mlq".includes(this.#text.at(-1) ?? "");
      this.#text += isFirst || value < 0 ? written(value) : ` ${written(value)}`;
    }
  }

  #goTo([x, y]: Point) {
    this.#x = tenths(x);
    this.#y = tenths(y);
  }
}

/** Path of straight segments. */
export function pathOf(line: readonly Point[], isClosed = false): string {
  const [first, ...more] = line;
  if (!first || more.length === 0) return "";
  const path = new Path();
  path.move(first);
  for (const point of more) path.line(point);
  return path.end(isClosed);
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
/** Drawing units: smaller rounding is not visible. */
const minCut = 2;

/** Path with rounded corners: cut by `cut` units, at most half of a segment. */
export function roundedPathOf(line: readonly Point[], cut: number, isClosed = false): string {
  const path = new Path();
  const towards = (from: Point, to: Point): Point => {
    const part = Math.min(cut / (distance(from, to) || 1), 0.5);
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  };
  const last = line.length - 1;
  let isBegun = false;
  line.forEach((point, at) => {
    const before = line[at - 1] ?? (isClosed ? line[last] : undefined);
    const after = line[at + 1] ?? (isClosed ? line[0] : undefined);
    if (!before || !after) {
      if (isBegun) path.line(point);
      else path.move(point);
    } else {
      const [start, end] = [towards(point, before), towards(point, after)];
      const isSharp = distance(start, point) < minCut || distance(end, point) < minCut;
      if (!isBegun) path.move(isSharp ? point : start);
      else path.line(isSharp ? point : start);
      if (!isSharp) path.bend(point, end);
    }
    isBegun = true;
  });
  return line.length > 1 ? path.end(isClosed) : "";
}
