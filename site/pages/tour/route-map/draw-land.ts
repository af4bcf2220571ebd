/** Draws the background: sea, land, parks, waters, borders. */
import type { Frame } from "./frame";
import type { Land } from "./land";
import type { Point } from "./mercator";
import type { Colour } from "./palette";
import { pathOf, roundedPathOf } from "./paths";
import type { SvgWriter } from "./svg-writer";

type Lines = readonly (readonly Point[])[];

/** Corner radius of parks in drawing units. Waters are rounded as much as possible. */
const parkCornerRadius = 9;

const open = (lines: Lines) => lines.map((line) => pathOf(line)).join("");
const closed = (lines: Lines) => lines.map((line) => pathOf(line, true)).join("");
const flowing = (lines: Lines, isClosed = false) =>
  lines.map((line) => roundedPathOf(line, Number.POSITIVE_INFINITY, isClosed)).join("");

/** @param tourCountries ISO 3166 codes of the tour's countries */
export function drawLand(
  land: Land,
  frame: Frame,
  tourCountries: ReadonlySet<string>,
  svg: SvgWriter,
): string {
  const fill = (colour: Colour) => `fill="${svg.colour(colour)}"`;
  const stroke = (colour: Colour, em: number, ...dashes: number[]) =>
    `stroke="${svg.colour(colour)}" stroke-width="${svg.em(em)}"${
      dashes.length > 0 ? ` stroke-dasharray="${dashes.map(svg.em).join(" ")}"` : ""
    }`;
  const path = (d: string, attributes: string) => d && `<path ${attributes} d="${d}"/>`;
  const countries = (isOwn: boolean) =>
    closed(
      [...land.countries].flatMap(([code, seen]) =>
        tourCountries.has(code) === isOwn ? seen : [],
      ),
    );
  const waters = (wanted: string) =>
    land.waters.flatMap(({ kind, shown }) => (kind === wanted ? shown : []));

  const coast = svg.shape("coast", open(land.coasts));
  const others = svg.shape("others", countries(false));
  const ours = svg.shape("ours", countries(true));
  const parks = land.parks.flatMap(({ shown }) => shown);
  const parkPath = parks.map((park) => roundedPathOf(park, parkCornerRadius, true)).join("");
  // The light comes from the north-west: the land casts a short shadow on the sea.
  const shadow = `${fill("shade")} transform="translate(1.6 2.2)"`;
  const drawn = [
    path(`M0 0H${frame.width}V${frame.height}H0z`, fill("sea")),
    `<g fill="none" stroke-linejoin="round">`,
    coast(`${stroke("shallows", 1.9)} stroke-opacity=".5"`),
    coast(stroke("shallows", 1)),
    "</g>",
    others(shadow),
    ours(shadow),
    others(fill("land")),
    ours(fill("paper")),
    path(parkPath, `${fill("park")} ${stroke("parkEdge", 0.07)}`),
    path(flowing(waters("swamp"), true), fill("swamp")),
    path(flowing(waters("pan"), true), `${fill("pan")} ${stroke("water", 0.06, 0.2, 0.2)}`),
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    path(flowing(waters("river")), stroke("water", 0.13)),
    path(flowing(waters("dry")), stroke("water", 0.1, 0.35, 0.3)),
    path(flowing(waters("lake"), true), fill("water")),
    path(open(land.borders), stroke("edge", 0.1, 0.02, 0.26)),
    coast(stroke("edge", 0.07)),
    "</g>",
  ];
  return drawn.join("");
}
