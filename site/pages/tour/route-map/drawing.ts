/** Assembles the map for wide and narrow screens at once. */
import { drawLand } from "./draw-land";
import { frameAround } from "./frame";
import { countryAt } from "./geography.server";
import { drawInsetMap } from "./inset-map";
import { visibleLand } from "./land";
import { drawLandmark } from "./landmarks";
import { type Layout, layOut, type MapMessages, type Scene } from "./layout";
import { drawLegs, legsBetween } from "./legs";
import { drawMarker } from "./markers";
import { drawScaleBar } from "./scale-bar";
import type { Stop } from "./stops";
import type { ScreenWidth, SvgWriter } from "./svg-writer";

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
  const points = stops.flatMap(({ point }) => (point ? [point] : []));
  if (points.length === 0) return undefined;
  const frame = frameAround(points);
  const tourCountries = new Set([
    ...countries,
    ...points.flatMap((point) => countryAt(point) ?? []),
  ]);
  const land = visibleLand(frame);
  return { stops, frame, land, legs: legsBetween(stops, frame, land), tourCountries, words };
}

/** Content of an `<svg>` of the frame's size. */
export function drawMap(scene: Scene, svg: SvgWriter): string {
  const { frame, land, tourCountries, legs } = scene;
  const wide = layOut(scene, fontSize.wide);
  const narrow = layOut(scene, fontSize.narrow);
  const both = (draw: (layout: Layout) => string[]) => drawBoth(draw(wide), draw(narrow), svg);
  const markers = both((layout) => layout.markers.map((marker) => drawMarker(marker, svg)));
  return [
    drawLand(land, frame, tourCountries, svg),
    both(({ landmarks }) => landmarks.map((landmark) => drawLandmark(landmark, svg))),
    both(({ insetMap }) => (insetMap ? [drawInsetMap(insetMap, frame, tourCountries, svg)] : [])),
    both(({ scale }) => (scale ? [drawScaleBar(scale, frame, svg)] : [])),
    drawLegs(legs, svg),
    `<g font-family="${svg.font("display")}" font-weight="600">${markers}</g>`,
    drawTexts(wide.texts, narrow.texts, svg),
  ].join("");
}

/** Markup that is equal on both screens is written once. */
function drawBoth(wide: readonly string[], narrow: readonly string[], svg: SvgWriter): string {
  const shared = wide.filter((one) => narrow.includes(one));
  const rest = (all: readonly string[]) => all.filter((one) => !shared.includes(one)).join("");
  return shared.join("") + svg.only("wide", rest(wide)) + svg.only("narrow", rest(narrow));
}

function drawTexts(wide: Layout["texts"], narrow: Layout["texts"], svg: SvgWriter): string {
  const keysOf = (texts: Layout["texts"]) => new Set(texts.map((text) => JSON.stringify(text)));
  const [inWide, inNarrow] = [keysOf(wide), keysOf(narrow)];
  const all = [
    ...wide.map((text) => ({
      text,
      only: inNarrow.has(JSON.stringify(text)) ? undefined : "wide",
    })),
    ...narrow
      .filter((text) => !inWide.has(JSON.stringify(text)))
      .map((text) => ({ text, only: "narrow" })),
  ] as { text: Layout["texts"][number]; only: ScreenWidth }[];
  const styles = new Set(all.map(({ text: [style] }) => style));
  return [...styles]
    .map((style) =>
      svg.texts(
        style,
        all
          .filter(({ text: [textStyle] }) => textStyle === style)
          .map(({ text: [, placed], only }) => [placed, only]),
      ),
    )
    .join("");
}
