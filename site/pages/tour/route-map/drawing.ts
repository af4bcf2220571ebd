/** Assembles the map. */
import { drawLand } from "./draw-land";
import { frameAround } from "./frame";
import { countryAt, visibleLand } from "./land";
import { type Layout, layOut, type MapMessages, type Scene } from "./layout";
import { drawLegs, legsBetween } from "./legs";
import { drawMarker } from "./markers";
import { drawScaleBar } from "./scale-bar";
import type { Stop } from "./stops";
import { type Appearance, writeTexts } from "./svg-writer";

/** Font sizes of the stop labels in a drawing 720 units wide, for wide and narrow screens. */
export const fontSize = { wide: 14, narrow: 30 };

/**
 * Input of a map; undefined if no stop is on it.
 * @param countries ISO 3166 codes of the tour's countries; those of the stops are added
 */
export function createScene(
  stops: readonly Stop[],
  countries: readonly string[],
  words: MapMessages,
): Scene | undefined {
  const places = stops.flatMap(({ point }) => (point ? [point] : []));
  if (places.length === 0) return undefined;
  const frame = frameAround(places);
  const land = visibleLand(frame);
  const tourCountries = new Set([
    ...countries,
    ...places.flatMap((place) => countryAt(land, frame.project(place)) ?? []),
  ]);
  return { stops, frame, land, legs: legsBetween(stops, frame, land), tourCountries, words };
}

/** The items that both screen widths share. */
export const drawGround = (
  { land, frame, tourCountries, legs }: Scene,
  appearance: Appearance,
): string => drawLand(land, frame, tourCountries, appearance) + drawLegs(legs, appearance);

/** The items whose positions depend on the font size. */
export function drawItems(scene: Scene, em: number, appearance: Appearance): string {
  const { markers, scale, texts } = layOut(scene, em);
  const { colours, fonts } = appearance;
  return [
    scale ? drawScaleBar(scale, appearance) : "",
    `<g font-family="${fonts.display}" font-weight="600">`,
    ...markers.map((marker) => drawMarker(marker, colours)),
    "</g>",
    ...byStyle(texts).map(([style, placed]) => writeTexts(style, placed, appearance)),
  ].join("");
}

const byStyle = (texts: Layout["texts"]) =>
  [...new Set(texts.map(([style]) => style))].map(
    (style) => [style, texts.flatMap(([own, text]) => (own === style ? [text] : []))] as const,
  );
