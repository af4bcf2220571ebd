/** Puts the map together, for two widths at once. */
import type { Locale } from "#shared/locales.ts";
import { drawLand } from "./draw-land";
import { type Frame, frameAround } from "./frame";
import { countryAt, countryRings } from "./geography.server";
import { type Land, seenThrough } from "./land";
import * as names from "./land-names";
import { drawLocator, locatorIn } from "./locator";
import { drawMarker, markersOf } from "./markers";
import type { Only, Pen, PlacedText, TextStyle } from "./pen";
import { type Candidate, placeAll, type Room } from "./placing";
import { drawScale, scaleIn, scaleText, scaleWords } from "./scale";
import { drawSigns } from "./signs";
import { namesOf, stopName } from "./stop-names";
import type { Stop } from "./stops";
import { drawWays, samples, type Way, waysBetween } from "./ways";

/** How large the stops' names are in a drawing of 720 units, where it is shown wide and on a phone. */
export const letterSize = { wide: 14, narrow: 30 };
type Width = keyof typeof letterSize;

export interface MapWords {
  locale: Locale;
  atlantic: string;
  indian: string;
  kilometres: (count: number) => string;
  country: (code: string) => string;
}

/** What stands at one width. */
interface Layer {
  markers: string[];
  signs: string[];
  furniture: string[];
  texts: [TextStyle, PlacedText][];
}

/** The content of the `<svg>`; undefined where no stop is on the map. */
export function drawMap(
  stops: readonly Stop[],
  countries: readonly string[],
  words: MapWords,
  pen: Pen,
): { frame: Frame; markup: string; ways: Way[] } | undefined {
  const points = stops.flatMap(({ point }) => (point ? [point] : []));
  if (points.length === 0) return undefined;
  const frame = frameAround(points);
  const own = new Set([...countries, ...points.flatMap((point) => countryAt(point) ?? [])]);
  const land = seenThrough(frame);
  const ways = waysBetween(stops, frame);
  const layer = (width: Width) => layOut(width, stops, land, ways, own, frame, words, pen);
  const [wide, narrow] = [layer("wide"), layer("narrow")];
  const both = (kind: "markers" | "signs" | "furniture") => {
    const shared = wide[kind].filter((one) => narrow[kind].includes(one));
    const rest = (all: readonly string[]) => all.filter((one) => !shared.includes(one)).join("");
    return (
      shared.join("") + pen.only("wide", rest(wide[kind])) + pen.only("narrow", rest(narrow[kind]))
    );
  };
  const markup = [
    drawLand(land, frame, own, pen),
    both("signs"),
    both("furniture"),
    drawWays(ways, pen),
    `<g font-family="${pen.font("display")}" font-weight="600">${both("markers")}</g>`,
    drawTexts(wide.texts, narrow.texts, pen),
  ];
  return { frame, markup: markup.join(""), ways };
}

/** What is the same at both widths is written once. */
function drawTexts(wide: Layer["texts"], narrow: Layer["texts"], pen: Pen): string {
  const keys = (texts: Layer["texts"]) => new Set(texts.map(([, text]) => JSON.stringify(text)));
  const [inWide, inNarrow] = [keys(wide), keys(narrow)];
  const all: [TextStyle, PlacedText, Only][] = [
    ...wide.map(([style, text]): [TextStyle, PlacedText, Only] => [
      style,
      text,
      inNarrow.has(JSON.stringify(text)) ? undefined : "wide",
    ]),
    ...narrow.flatMap(([style, text]): [TextStyle, PlacedText, Only][] =>
      inWide.has(JSON.stringify(text)) ? [] : [[style, text, "narrow"]],
    ),
  ];
  return [...new Set(all.map(([style]) => style))]
    .map((style) =>
      pen.texts(
        style,
        all.filter(([one]) => one === style).map(([, text, only]) => [text, only]),
      ),
    )
    .join("");
}

function layOut(
  width: Width,
  stops: readonly Stop[],
  land: Land,
  ways: readonly Way[],
  own: ReadonlySet<string>,
  frame: Frame,
  words: MapWords,
  pen: Pen,
): Layer {
  const em = letterSize[width];
  const edge = em * 0.3;
  const markers = markersOf(stops, frame, em);
  const room: Room = {
    bounds: { x0: edge, y0: edge, x1: frame.width - edge, y1: frame.height - edge },
    taken: markers.map(({ box }) => box),
    seen: samples(ways),
  };
  const locator = locatorIn(frame, em, room);
  const scale = scaleIn(frame, em, room, words.kilometres);
  const texts: [TextStyle, PlacedText][] = [];
  const written = new Set<string>();
  const place = (style: TextStyle, choices: Candidate[][]) => {
    const unwritten = choices.filter(([one]) => one && !written.has(one.text.lines.join(" ")));
    for (const chosen of placeAll(unwritten, room)) {
      if (!chosen) continue;
      written.add(chosen.text.lines.join(" "));
      texts.push([style, chosen.text]);
    }
  };
  place(
    stopName,
    markers.map((marker) => namesOf(marker, em, room)),
  );
  const called = (codes: Iterable<string>) =>
    new Map([...codes].map((code) => [code, words.country(code)]));
  const seen = [...land.countries.keys()];
  place(
    names.ownCountryName,
    names.regionNames(
      called(seen.filter((code) => own.has(code))),
      frame,
      names.ownCountryName,
      em,
      room,
    ),
  );
  const rivers = land.waters.filter(({ kind }) => kind === "river" || kind === "dry");
  const lakes = land.waters.filter(({ kind }) => kind !== "river" && kind !== "dry");
  place(names.waterName, names.areaNames(lakes, words.locale, names.waterName, em, room));
  place(names.waterName, names.riverNames(rivers, words.locale, names.waterName, em, room));
  place(names.parkName, names.areaNames(land.parks, words.locale, names.parkName, em, room));
  const seas = new Map([
    [names.atlantic, words.atlantic],
    [names.indian, words.indian],
  ]);
  place(names.seaName, names.regionNames(seas, frame, names.seaName, em, room));
  place(
    names.countryName,
    names.regionNames(
      called(seen.filter((code) => !own.has(code) && code in countryRings)),
      frame,
      names.countryName,
      em,
      room,
    ),
  );
  if (scale) texts.push([scaleWords, scaleText(scale, frame)]);
  return {
    signs: drawSigns(frame, em, room, pen),
    markers: markers.map((marker) => drawMarker(marker, pen)),
    furniture: [
      ...(locator ? [drawLocator(locator, frame, own, pen)] : []),
      ...(scale ? [drawScale(scale, frame, pen)] : []),
    ],
    texts,
  };
}
