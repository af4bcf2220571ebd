/** Where in southern Africa the map lies. */
import { clipArea, thin } from "./clip";
import { type Corner, cornersOfLocator, offsetIn, pointOf, takeCorner } from "./corners";
import type { Frame } from "./frame";
import { countryRings, lines } from "./geography.server";
import { mercator, type Point } from "./mercator";
import { pathOf } from "./paths";
import { type Pen, short } from "./pen";
import type { Room } from "./placing";

/** In degrees. */
const region = { west: 10.5, east: 41.5, north: -7.5, south: -35.3 };
const [west, north] = mercator(region.west, region.north);
const [east, south] = mercator(region.east, region.south);

/** Ems of the stops' names. */
const width = 6;
const height = (width * (south - north)) / (east - west);
/** Everything is drawn in hundredths of an em. */
const scale = (100 * width) / (east - west);
const place = ([x, y]: Point): Point => [(x - west) * scale, (y - north) * scale];
const coarseness = 8;
/** A frame that is smaller would not be seen. */
const minFrame = 60;

const box = { x0: 0, y0: 0, x1: 100 * width, y1: 100 * height };
const placed = lines.map((line) => thin(line.map(place), coarseness));
const shapes = new Map(
  Object.entries(countryRings).map(([code, rings]) => [
    code,
    rings
      .map((ring) =>
        ring.flatMap((at) => (at < 0 ? placed[~at]?.toReversed() : placed[at])?.slice(1) ?? []),
      )
      .map((ring) => clipArea(ring, box).map(([x, y]): Point => [Math.round(x), Math.round(y)]))
      .map((ring) => (ring.length > 3 ? pathOf(ring, true) : ""))
      .join(""),
  ]),
);

export const locatorIn = (frame: Frame, em: number, room: Room): Corner | undefined =>
  takeCorner(cornersOfLocator, { width, height }, frame, em, room);

/** @param own codes of the countries that the tour goes through */
export function drawLocator(
  corner: Corner,
  frame: Frame,
  own: ReadonlySet<string>,
  pen: Pen,
): string {
  const countries = (isOwn: boolean) =>
    [...shapes].map(([code, shape]) => (own.has(code) === isOwn ? shape : "")).join("");
  const offset = offsetIn(corner, { width, height });
  const edge = `stroke="${pen.colour("edge")}" stroke-width="5"`;
  const sheet = `M0 0H${box.x1}V${Math.round(box.y1)}H0z`;
  const [x0, y0] = place(frame.find([0, 0]));
  const [x1, y1] = place(frame.find([frame.width, frame.height]));
  const [across, down] = [Math.max(x1 - x0, minFrame), Math.max(y1 - y0, minFrame)];
  const seen = `x="${Math.round((x0 + x1 - across) / 2)}" y="${Math.round((y0 + y1 - down) / 2)}" width="${Math.round(across)}" height="${Math.round(down)}"`;
  const drawn = [
    `<path d="${sheet}" fill="${pen.colour("sea")}"/>`,
    `<path d="${countries(false)}" fill="${pen.colour("land")}" ${edge}/>`,
    `<path d="${countries(true)}" fill="${pen.colour("ours")}" ${edge}/>`,
    `<path d="${sheet}" fill="none" ${edge}/>`,
    `<rect ${seen} fill="none" stroke="${pen.colour("route")}" stroke-width="14"/>`,
  ];
  return pen.at(
    pointOf(corner, frame),
    `<g transform="translate(${short(offset.x * 100)} ${short(offset.y * 100)})">${drawn.join("")}</g>`,
  );
}
