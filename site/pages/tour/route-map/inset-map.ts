/** Inset map: the position of the map within southern Africa. */
import { clipPolygon, simplify } from "./clip";
import { type Corner, cornerOffset, cornerPoint, insetMapCorners, takeCorner } from "./corners";
import type { Frame } from "./frame";
import { countryRings, lines } from "./geography.server";
import type { Occupancy } from "./label-placement";
import { mercator, type Point } from "./mercator";
import { pathOf } from "./paths";
import { formatNumber, type SvgWriter } from "./svg-writer";

/** Region of the inset, in degrees. */
const region = { west: 10.5, east: 41.5, north: -7.5, south: -35.3 };
const [west, north] = mercator(region.west, region.north);
const [east, south] = mercator(region.east, region.south);

/** Ems of the stop labels. */
const width = 6;
const height = (width * (south - north)) / (east - west);
/** Drawing units: hundredths of an em. */
const scale = (100 * width) / (east - west);
const place = ([x, y]: Point): Point => [(x - west) * scale, (y - north) * scale];
const coarseness = 8;
/** Minimum size of the frame rectangle, to stay visible. */
const minFrame = 60;

const box = { x0: 0, y0: 0, x1: 100 * width, y1: 100 * height };
const placed = lines.map((line) => simplify(line.map(place), coarseness));
const shapes = new Map(
  Object.entries(countryRings).map(([code, rings]) => [
    code,
    rings
      .map((ring) =>
        ring.flatMap((at) => (at < 0 ? placed[~at]?.toReversed() : placed[at])?.slice(1) ?? []),
      )
      .map((ring) => clipPolygon(ring, box).map(([x, y]): Point => [Math.round(x), Math.round(y)]))
      .map((ring) => (ring.length > 3 ? pathOf(ring, true) : ""))
      .join(""),
  ]),
);

export const placeInsetMap = (frame: Frame, em: number, occupancy: Occupancy): Corner | undefined =>
  takeCorner(insetMapCorners, { width, height }, frame, em, occupancy);

/** @param tourCountries ISO 3166 codes of the tour's countries */
export function drawInsetMap(
  corner: Corner,
  frame: Frame,
  tourCountries: ReadonlySet<string>,
  svg: SvgWriter,
): string {
  const countries = (isOwn: boolean) =>
    [...shapes].map(([code, shape]) => (tourCountries.has(code) === isOwn ? shape : "")).join("");
  const offset = cornerOffset(corner, { width, height });
  const edge = `stroke="${svg.colour("edge")}" stroke-width="5"`;
  const sheet = `M0 0H${box.x1}V${Math.round(box.y1)}H0z`;
  const [x0, y0] = place(frame.unproject([0, 0]));
  const [x1, y1] = place(frame.unproject([frame.width, frame.height]));
  const [across, down] = [Math.max(x1 - x0, minFrame), Math.max(y1 - y0, minFrame)];
  const seen = `x="${Math.round((x0 + x1 - across) / 2)}" y="${Math.round((y0 + y1 - down) / 2)}" width="${Math.round(across)}" height="${Math.round(down)}"`;
  const drawn = [
    `<path d="${sheet}" fill="${svg.colour("sea")}"/>`,
    `<path d="${countries(false)}" fill="${svg.colour("land")}" ${edge}/>`,
    `<path d="${countries(true)}" fill="${svg.colour("ours")}" ${edge}/>`,
    `<path d="${sheet}" fill="none" ${edge}/>`,
    `<rect ${seen} fill="none" stroke="${svg.colour("route")}" stroke-width="14"/>`,
  ];
  return svg.at(
    cornerPoint(corner, frame),
    `<g transform="translate(${formatNumber(offset.x * 100)} ${formatNumber(offset.y * 100)})">${drawn.join("")}</g>`,
  );
}
