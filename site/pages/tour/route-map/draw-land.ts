/** Draws the background: sea, land, parks, waters, borders. */
import type { Frame } from "./frame";
import type { Land, Line } from "./land";
import type { Colour } from "./palette";
import { pathOf, smoothPathOf } from "./paths";
import { type Appearance, createShape, em } from "./svg-writer";

const open = (lines: readonly Line[]) => lines.map((line) => pathOf(line)).join("");
const closed = (lines: readonly Line[]) => lines.map((line) => pathOf(line, true)).join("");
const smooth = (lines: readonly Line[], isClosed = false) =>
  lines.map((line) => smoothPathOf(line, isClosed)).join("");

/** @param tourCountries ISO 3166 codes of the tour's countries */
export function drawLand(
  land: Land,
  frame: Frame,
  tourCountries: ReadonlySet<string>,
  { colours }: Appearance,
): string {
  const fill = (colour: Colour) => `fill="${colours[colour]}"`;
  const stroke = (colour: Colour, width: number, ...dashes: number[]) =>
    `stroke="${colours[colour]}" stroke-width="${em(width)}"${
      dashes.length > 0 ? ` stroke-dasharray="${dashes.map(em).join(" ")}"` : ""
    }`;
  const path = (d: string, attributes: string) => d && `<path ${attributes} d="${d}"/>`;
  const countries = (isOwn: boolean) =>
    closed(
      [...land.countries].flatMap(([code, shown]) =>
        tourCountries.has(code) === isOwn ? shown : [],
      ),
    );
  const waters = (wanted: string) =>
    land.waters.flatMap(({ kind, shown }) => (kind === wanted ? shown : []));

  const coast = createShape("route-map-coast", open(land.coasts));
  const others = createShape("route-map-others", countries(false));
  const ours = createShape("route-map-ours", countries(true));
  const parks = closed(land.parks.flatMap(({ shown }) => shown));
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
    path(parks, `${fill("park")} ${stroke("parkEdge", 0.07)} stroke-linejoin="round"`),
    path(smooth(waters("swamp"), true), fill("swamp")),
    path(smooth(waters("pan"), true), `${fill("pan")} ${stroke("water", 0.06, 0.2, 0.2)}`),
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    path(smooth(waters("river")), stroke("water", 0.13)),
    path(smooth(waters("dry")), stroke("water", 0.1, 0.35, 0.3)),
    path(smooth(waters("lake"), true), fill("water")),
    path(open(land.borders), stroke("edge", 0.1, 0.02, 0.26)),
    coast(stroke("edge", 0.07)),
    "</g>",
  ];
  return drawn.join("");
}
