/** Puts the map together, for two widths at once. */
import { drawLand } from "./draw-land";
import { frameAround } from "./frame";
import { countryAt } from "./geography.server";
import { seenThrough } from "./land";
import { type Layout, layOut, type MapWords, type Scene } from "./layout";
import { drawLocator } from "./locator";
import { drawMarker } from "./markers";
import type { Only, Pen } from "./pen";
import { drawScale } from "./scale";
import { drawSign } from "./signs";
import type { Stop } from "./stops";
import { drawWays, waysBetween } from "./ways";

/** How large the stops' names are in a drawing of 720 units, where it is shown wide and on a phone. */
export const letterSize = { wide: 14, narrow: 30 };

/**
 * What the map of these stops shows; undefined where none of them is on it.
 * @param countries codes of ISO 3166 of the tour's countries; those of the stops are added
 */
export function sceneOf(
  stops: readonly Stop[],
  countries: readonly string[],
  words: MapWords,
): Scene | undefined {
  const points = stops.flatMap(({ point }) => (point ? [point] : []));
  if (points.length === 0) return undefined;
  const frame = frameAround(points);
  const own = new Set([...countries, ...points.flatMap((point) => countryAt(point) ?? [])]);
  const land = seenThrough(frame);
  return { stops, frame, land, ways: waysBetween(stops, frame, land), own, words };
}

/** The content of an `<svg>` as large as the scene's frame. */
export function drawMap(scene: Scene, pen: Pen): string {
  const { frame, land, own, ways } = scene;
  const wide = layOut(scene, letterSize.wide);
  const narrow = layOut(scene, letterSize.narrow);
  const both = (draw: (layout: Layout) => string[]) => drawBoth(draw(wide), draw(narrow), pen);
  const markers = both((layout) => layout.markers.map((marker) => drawMarker(marker, pen)));
  return [
    drawLand(land, frame, own, pen),
    both(({ signs }) => signs.map((sign) => drawSign(sign, pen))),
    both(({ locator }) => (locator ? [drawLocator(locator, frame, own, pen)] : [])),
    both(({ scale }) => (scale ? [drawScale(scale, frame, pen)] : [])),
    drawWays(ways, pen),
    `<g font-family="${pen.font("display")}" font-weight="600">${markers}</g>`,
    drawTexts(wide.texts, narrow.texts, pen),
  ].join("");
}

/** What is the same at both widths is written once. */
function drawBoth(wide: readonly string[], narrow: readonly string[], pen: Pen): string {
  const shared = wide.filter((one) => narrow.includes(one));
  const rest = (all: readonly string[]) => all.filter((one) => !shared.includes(one)).join("");
  return shared.join("") + pen.only("wide", rest(wide)) + pen.only("narrow", rest(narrow));
}

function drawTexts(wide: Layout["texts"], narrow: Layout["texts"], pen: Pen): string {
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
  ] as { text: Layout["texts"][number]; only: Only }[];
  const styles = new Set(all.map(({ text: [style] }) => style));
  return [...styles]
    .map((style) =>
      pen.texts(
        style,
        all
          .filter(({ text: [own] }) => own === style)
          .map(({ text: [, placed], only }) => [placed, only]),
      ),
    )
    .join("");
}
