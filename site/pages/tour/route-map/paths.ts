/** Writes compact SVG path data. */
import type { Point } from "./geography.server";

const tenths = (value: number) => Math.round(value * 10);

/** Path data in relative coordinates of tenths of a unit. */
class Path {
  #text = "";
  #x = 0;
  #y = 0;

  /** Adds a command whose last point is the new position. */
  add(command: "M" | "l" | "q", ...points: Point[]) {
    const [x, y] = [this.#x, this.#y];
    const values = points.flatMap(([nextX, nextY]) => {
      this.#x = tenths(nextX);
      this.#y = tenths(nextY);
      return [this.#x - x, this.#y - y];
    });
    if (command === "l" && values.every((value) => value === 0)) return;
    this.#text += command;
    for (const value of values) {
      const isFirst = this.#text.endsWith(command);
      this.#text += (isFirst || value < 0 ? "" : " ") + value / 10;
    }
  }

  end(isClosed: boolean): string {
    return isClosed ? `${this.#text}z` : this.#text;
  }
}

/** Path of straight segments. */
export function pathOf(line: readonly Point[], isClosed = false): string {
  const [first, ...more] = line;
  if (!first || more.length === 0) return "";
  const path = new Path();
  path.add("M", first);
  for (const point of more) path.add("l", point);
  return path.end(isClosed);
}

const middleOf = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Smooth path: curves between the middles of the segments. */
export function smoothPathOf(line: readonly Point[], isClosed = false): string {
  const [first, second] = line;
  const last = line.at(-1);
  if (!first || !second || !last) return "";
  const path = new Path();
  path.add("M", isClosed ? middleOf(last, first) : first);
  line.forEach((point, at) => {
    const next = line[at + 1] ?? first;
    if (isClosed || (at > 0 && point !== last)) path.add("q", point, middleOf(point, next));
  });
  if (!isClosed) path.add("l", last);
  return path.end(isClosed);
}
