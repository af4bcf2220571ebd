/** What stands in the corners: a scale with a baobab, and where in southern Africa the map lies. */
import { clipArea, pathOf, thin } from "./clip";
import { type Box, type Frame, holds, overlap } from "./frame";
import { countryRings, lines } from "./geography.server";
import { kilometresPerUnit, mercator, type Point } from "./mercator";
import { type Pen, type PlacedText, short, type TextStyle } from "./pen";
import type { Room } from "./placing";

/** In ems of the stops' names. */
const margin = 0.8;
const locatorSize = 6;
const scaleHeight = 2.2;
const longestScale = 7;
const shortestScale = 3;

export type Corner = readonly [right: 0 | 1, bottom: 0 | 1];
const corners = {
  locator: [
    [1, 0],
    [0, 0],
    [0, 1],
    [1, 1],
  ] as Corner[],
  scale: [
    [0, 1],
    [1, 1],
    [0, 0],
    [1, 0],
  ] as Corner[],
};

/** The first corner in which nothing stands yet and no way goes; it is taken then. */
function takeCorner(
  kind: keyof typeof corners,
  width: number,
  height: number,
  frame: Frame,
  em: number,
  room: Room,
): Corner | undefined {
  for (const [right, bottom] of corners[kind]) {
    const x0 = right ? frame.width - (margin + width) * em : margin * em;
    const y0 = bottom ? frame.height - (margin + height) * em : margin * em;
    const box: Box = { x0, y0, x1: x0 + width * em, y1: y0 + height * em };
    const isFree = !room.taken.some((other) => overlap(box, other));
    if (!isFree || room.seen.some((point) => holds(box, point))) continue;
    room.taken.push(box);
    return [right, bottom];
  }
  return undefined;
}

export interface Furniture {
  locator?: Corner;
  scale?: { corner: Corner; kilometres: number /** Of the drawing's units. */; length: number };
}

export function furnish(frame: Frame, em: number, room: Room): Furniture {
  const locator = takeCorner("locator", locatorSize, locatorSize, frame, em, room);
  const { kilometres, length } = scaleOf(frame, em);
  const width = Math.max(length / em, shortestScale) + 2.4;
  const corner = takeCorner("scale", width, scaleHeight, frame, em, room);
  return { locator, ...(corner && { scale: { corner, kilometres, length } }) };
}

/** A round number of kilometres, and how long they are in the middle of the drawing. */
export function scaleOf(frame: Frame, em: number): { kilometres: number; length: number } {
  const [, y] = frame.find([0, frame.height / 2]);
  const perUnit = kilometresPerUnit(y) / frame.scale;
  const most = longestScale * em * perUnit;
  const power = 10 ** Math.floor(Math.log10(most));
  const kilometres = power * ([5, 2, 1].find((digit) => digit * power <= most) ?? 1);
  return { kilometres, length: kilometres / perUnit };
}

export const scaleWords: TextStyle = {
  face: "text",
  size: 0.8,
  weight: 480,
  colour: "ink",
  halo: "paper",
};

/** A baobab that stands on 0, in hundredths of an em. */
const baobab =
  "M-24 0C-20-22-22-50-26-78-34-92-48-98-64-102-50-104-40-102-30-98-38-110-48-118-58-126-42-122-28-112-22-100-24-116-30-130-30-144-20-132-14-118-10-102-6-120-2-136 6-150 10-134 6-116 6-102 14-114 24-122 38-128 32-116 22-106 16-96 28-102 42-102 58-98 40-94 28-86 22-74 20-48 20-22 26 0Z";

const cornerPoint = ([right, bottom]: Corner, frame: Frame): Point => [
  right * frame.width,
  bottom * frame.height,
];

/** The bar and the tree; the words go with the other words. */
export function drawScale(
  { corner, length }: NonNullable<Furniture["scale"]>,
  frame: Frame,
  em: number,
  pen: Pen,
) {
  const [right, bottom] = corner;
  const size = (length / em) * 100;
  const x = right ? -(margin * 100) - size - 60 : margin * 100 + 60;
  const y = bottom ? -margin * 100 - 8 : (margin + scaleHeight) * 100 - 8;
  return pen.at(
    cornerPoint(corner, frame),
    `<g transform="translate(${short(x)} ${short(y)})"><path d="M-60 0H${short(size)}M0-22V0M${short(size)}-22V0" fill="none" stroke="${pen.colour(
      "ink",
    )}" stroke-width="9"/><path d="${baobab}" fill="${pen.colour("ink")}" transform="translate(-28 0)"/></g>`,
  );
}

export function scaleText(
  { corner, length, kilometres }: NonNullable<Furniture["scale"]>,
  frame: Frame,
  em: number,
  words: string,
): PlacedText {
  const [right, bottom] = corner;
  const size = length / em;
  const left = right ? -margin - size - 0.6 : margin + 0.6;
  return {
    lines: [words.replace("{km}", String(kilometres))],
    anchor: "middle",
    at: cornerPoint(corner, frame),
    dx: left + size / 2,
    dy: (bottom ? -margin - 0.08 : margin + scaleHeight - 0.08) - 0.45,
  };
}

/** What the locator shows. */
const region = { west: 10.5, east: 41.5, north: -7.5, south: -35.3 };
/** Of its own units, of which it is 100 wide. */
const coarseness = 1.3;

/** Southern Africa with the tour's countries and the frame of the map. */
export function drawLocator(
  corner: Corner,
  frame: Frame,
  own: ReadonlySet<string>,
  pen: Pen,
): string {
  const [west, north] = mercator(region.west, region.north);
  const [east, south] = mercator(region.east, region.south);
  const scale = (100 * locatorSize) / (east - west);
  const place = ([x, y]: Point): Point => [(x - west) * scale, (y - north) * scale];
  const size = 100 * locatorSize;
  const height = (south - north) * scale;
  const box = { x0: 0, y0: 0, x1: size, y1: height };
  const placed = lines.map((line) => thin(line.map(place), coarseness * locatorSize));
  const shapes = (isOwn: boolean) =>
    Object.entries(countryRings)
      .filter(([code]) => own.has(code) === isOwn)
      .flatMap(([, rings]) =>
        rings.map((ring) =>
          clipArea(
            ring.flatMap((at) => (at < 0 ? placed[~at]?.toReversed() : placed[at])?.slice(1) ?? []),
            box,
          ),
        ),
      )
      .filter((ring) => ring.length > 3)
      .map((ring) =>
        pathOf(
          ring.map(([x, y]) => [Math.round(x), Math.round(y)]),
          true,
        ),
      )
      .join("");
  const [x0, y0] = place(frame.find([0, 0]));
  const [x1, y1] = place(frame.find([frame.width, frame.height]));
  const [right, bottom] = corner;
  const x = right ? -(margin * 100) - size : margin * 100;
  const y = bottom ? -(margin * 100) - height : margin * 100;
  const edge = `stroke="${pen.colour("edge")}" stroke-width="5"`;
  const seen = [x0, y0, x1 - x0, y1 - y0].map(Math.round);
  return pen.at(
    cornerPoint(corner, frame),
    `<g transform="translate(${short(x)} ${short(y)})"><rect width="${size}" height="${short(height)}" fill="${pen.colour("sea")}"/><path d="${shapes(
      false,
    )}" fill="${pen.colour("land")}" ${edge}/><path d="${shapes(true)}" fill="${pen.colour("paper")}" ${edge}/><rect width="${size}" height="${short(
      height,
    )}" fill="none" ${edge}/><rect x="${seen[0]}" y="${seen[1]}" width="${seen[2]}" height="${seen[3]}" fill="none" stroke="${pen.colour(
      "route",
    )}" stroke-width="12"/></g>`,
  );
}
