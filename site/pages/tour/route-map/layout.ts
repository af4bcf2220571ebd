/** Where everything on a map stands, for letters of one size. */
import type { Locale } from "#shared/locales.ts";
import type { Corner } from "./corners";
import type { Frame } from "./frame";
import type { Land } from "./land";
import * as names from "./land-names";
import { locatorIn } from "./locator";
import { type Marker, markersOf } from "./markers";
import type { PlacedText, TextStyle } from "./pen";
import { type Candidate, placeAll, type Room } from "./placing";
import { riverNames } from "./river-names";
import { type Scale, scaleIn, scaleText, scaleWords } from "./scale";
import { type Sign, signsIn } from "./signs";
import { namesOf, stopName } from "./stop-names";
import type { Stop } from "./stops";
import { samples, type Way } from "./ways";

export interface MapWords {
  locale: Locale;
  atlantic: string;
  indian: string;
  kilometres: (count: number) => string;
  /** By code of ISO 3166. */
  country: (code: string) => string;
}

/** What a map is of. */
export interface Scene {
  stops: readonly Stop[];
  frame: Frame;
  land: Land;
  ways: readonly Way[];
  /** Codes of the countries that the tour goes through. */
  own: ReadonlySet<string>;
  words: MapWords;
}

export interface Layout {
  markers: Marker[];
  texts: [TextStyle, PlacedText][];
  signs: Sign[];
  locator: Corner | undefined;
  scale: Scale | undefined;
  /** All that is covered, and the bounds that nothing leaves. */
  room: Room;
}

/** Of the size of the letters: what is kept free along the edge of the map. */
const edge = 0.3;

/**
 * What comes first has the choice: marks, what stands in the corners, the stops' names, the tour's countries,
 * waters, parks, oceans, the other countries, and signs at last.
 * @param em the size of the stops' names, in units of the drawing
 */
export function layOut({ stops, frame, land, ways, own, words }: Scene, em: number): Layout {
  const markers = markersOf(stops, frame, em);
  const [x1, y1] = [frame.width - edge * em, frame.height - edge * em];
  const room: Room = {
    bounds: { x0: edge * em, y0: edge * em, x1, y1 },
    taken: markers.map(({ box }) => [box]),
    seen: samples(ways),
  };
  const locator = locatorIn(frame, em, room);
  const scale = scaleIn(frame, em, room, words.kilometres);
  const texts: Layout["texts"] = scale ? [[scaleWords, scaleText(scale, frame)]] : [];
  const written = new Set<string>();
  const place = (style: TextStyle, choices: readonly Candidate[][]) => {
    const fresh = choices.filter(([first]) => first && !written.has(first.text.lines.join(" ")));
    for (const chosen of placeAll(fresh, room)) {
      if (!chosen) continue;
      written.add(chosen.text.lines.join(" "));
      texts.push([style, chosen.text]);
    }
  };
  const regions = (style: TextStyle, regionNames: ReadonlyMap<string, string>) =>
    place(style, names.regionNames(regionNames, { frame, land }, style, em, room));
  const countries = (isOwn: boolean) =>
    new Map(
      [...land.countries.keys()]
        .filter((code) => own.has(code) === isOwn)
        .map((code) => [code, words.country(code)]),
    );
  const isFlowing = ({ kind }: { kind: string }) => kind === "river" || kind === "dry";
  const still = land.waters.filter((water) => !isFlowing(water));
  const flowing = land.waters.filter(isFlowing);

  place(
    stopName,
    markers.map((marker) => namesOf(marker, markers, em, room)),
  );
  regions(names.ownCountryName, countries(true));
  place(names.waterName, names.areaNames(still, words.locale, names.waterName, em, room));
  place(names.waterName, riverNames(flowing, words.locale, names.waterName, em, room));
  place(names.parkName, names.areaNames(land.parks, words.locale, names.parkName, em, room));
  regions(
    names.seaName,
    new Map([
      [names.atlantic, words.atlantic],
      [names.indian, words.indian],
    ]),
  );
  regions(names.countryName, countries(false));
  return { markers, texts, signs: signsIn(frame, em, room), locator, scale, room };
}
