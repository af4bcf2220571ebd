/** The names of countries, waters, parks and seas, where there is room for them. */
import type { Locale } from "#shared/locales.ts";
import type { Box, Frame } from "./frame";
import { countryAt } from "./geography.server";
import type { Land } from "./land";
import { inTwo, widthOf } from "./letters";
import type { Point } from "./mercator";
import { lineHeight, type TextStyle } from "./pen";
import { type Candidate, covered, fits, isFree, type Room } from "./placing";

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

const ascent = 0.76;
const descent = 0.24;
const gridSteps = 14;

/** A text around a point, in one line or, where it has two words, in two. */
function around(name: string, at: Point, style: TextStyle, em: number, cost: number): Candidate[] {
  const layouts = [[name], inTwo(name)].filter((lines) => lines !== undefined);
  return layouts.map((lines, layout) => {
    const width = Math.max(...lines.map((line) => widthOf(line, style.face))) * style.size;
    const height = (ascent + descent + (lines.length - 1) * lineHeight) * style.size;
    return {
      text: { lines, anchor: "middle", at, dx: 0, dy: ascent * style.size - height / 2 },
      boxes: [boxAround(at, width * em, height * em)],
      cost: cost + layout * 6,
    };
  });
}

const boxAround = ([x, y]: Point, width: number, height: number): Box => ({
  x0: x - width / 2,
  x1: x + width / 2,
  y0: y - height / 2,
  y1: y + height / 2,
});

/** Neither on something else nor on a way. */
const hasRoom = (one: Candidate, room: Room) =>
  fits(one, room) && isFree(one, room.taken) && covered(one, room) === 0;

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

export const atlantic = "the Atlantic";
export const indian = "the Indian Ocean";
/** Where the oceans meet, in degrees. */
const agulhas = 20;

/** The country, or the ocean. */
const regionAt = (point: Point) => countryAt(point) ?? (point[0] < agulhas ? atlantic : indian);

/** Whose every corner lies in the same country or ocean. */
function liesIn(code: string, { boxes }: Candidate, frame: Frame): boolean {
  return boxes.every(({ x0, x1, y0, y1 }) =>
    (
      [
        [x0, y0],
        [x1, y0],
        [x0, y1],
        [x1, y1],
        [(x0 + x1) / 2, y0],
      ] as Point[]
    ).every((corner) => regionAt(frame.find(corner)) === code),
  );
}

/** Names of countries or oceans, by the code of each, by the points of a grid that lie there. */
export function regionNames(
  names: ReadonlyMap<string, string>,
  frame: Frame,
  style: TextStyle,
  em: number,
  room: Room,
): Candidate[][] {
  const points = grid(frame).map((at) => ({ at, code: regionAt(frame.find(at)) }));
  return [...names].map(([code, name]) => {
    const own = points.filter((point) => point.code === code).map(({ at }) => at);
    if (own.length < 2) return [];
    const middle = middleOf(own);
    return own
      .flatMap((at) => around(name, at, style, em, distance(at, middle) / em))
      .filter((one) => hasRoom(one, room) && liesIn(code, one, frame));
  });
}

/** In the middle of a park, a lake or a pan, or a little beside it. */
export function areaNames(
  areas: readonly { name?: Record<Locale, string>; shown: readonly (readonly Point[])[] }[],
  locale: Locale,
  style: TextStyle,
  em: number,
  room: Room,
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
      .filter((one) => hasRoom(one, room));
  });
}

/** Along a river, where it is straight enough. */
export function riverNames(
  rivers: Land["waters"],
  locale: Locale,
  style: TextStyle,
  em: number,
  room: Room,
): Candidate[][] {
  return rivers.map(({ name, shown }) => {
    if (!name) return [];
    const width = widthOf(name[locale], style.face) * style.size * em;
    return shown
      .flatMap((line) => stretches(line, width * 1.1))
      .flatMap(({ from, to, bow }) => along(name[locale], from, to, bow, width, style, em))
      .filter((one) => hasRoom(one, room));
  });
}

/** The parts of a line that are as long as this from end to end, and how far the line leaves them. */
function stretches(line: readonly Point[], length: number) {
  return line.flatMap((from, at) => {
    const end = line.findIndex((to, next) => next > at && distance(from, to) >= length);
    const to = line[end];
    if (!to) return [];
    const between = line.slice(at, end + 1);
    const off = between.map(
      ([x, y]) =>
        ((x - from[0]) * (to[1] - from[1]) - (y - from[1]) * (to[0] - from[0])) /
        distance(from, to),
    );
    return [{ from, to, bow: Math.max(...off.map(Math.abs)) }];
  });
}

function along(
  name: string,
  a: Point,
  b: Point,
  bow: number,
  width: number,
  style: TextStyle,
  em: number,
): Candidate[] {
  const [from, to] = a[0] <= b[0] ? [a, b] : [b, a];
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const height = style.size * em;
  if (bow > height * 0.9 || Math.abs(angle) > 1.35) return [];
  const at: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return [-1, 1].map((side) => {
    const rise = side * (bow + height * 0.55);
    const dy = rise / em + (ascent / 2 - descent / 2) * style.size;
    const count = Math.max(2, Math.ceil(width / height));
    const boxes = Array.from({ length: count }, (_, step) => {
      const on = ((step + 0.5) / count - 0.5) * (width - height * 0.4);
      return boxAround(
        [
          at[0] + on * Math.cos(angle) - rise * Math.sin(angle),
          at[1] + on * Math.sin(angle) + rise * Math.cos(angle),
        ],
        height,
        height,
      );
    });
    return {
      text: { lines: [name], anchor: "middle", at, dx: 0, dy, angle: (angle * 180) / Math.PI },
      boxes,
      cost: (bow * 3) / em + Math.abs(angle) * 2 + (side > 0 ? 0.5 : 0),
    };
  });
}
