/** Positions of all items of a map, for one font size. */
import type { Locale } from "#shared/locales.ts";
import type { Frame } from "./frame";
import { type Candidate, type Occupancy, placeLabels } from "./label-placement";
import type { Land } from "./land";
import { type Leg, samplePoints } from "./legs";
import { createMarkers, type Marker } from "./markers";
import * as names from "./region-labels";
import { placeScaleBar, type ScaleBar, scaleBarText, scaleBarTextStyle } from "./scale-bar";
import { stopLabelCandidates, stopName } from "./stop-labels";
import type { Stop } from "./stops";
import type { PlacedText, TextStyle } from "./svg-writer";

export interface MapMessages {
  locale: Locale;
  atlantic: string;
  indian: string;
  kilometres: (count: number) => string;
  /** By ISO 3166 code. */
  country: (code: string) => string;
}

/** Input of a map. */
export interface Scene {
  stops: readonly Stop[];
  frame: Frame;
  land: Land;
  legs: readonly Leg[];
  /** ISO 3166 codes of the tour's countries. */
  tourCountries: ReadonlySet<string>;
  words: MapMessages;
}

export interface Layout {
  markers: Marker[];
  texts: [TextStyle, PlacedText][];
  scale: ScaleBar | undefined;
  occupancy: Occupancy;
}

/** Free margin along the edge of the map, in ems. */
const edge = 0.3;

/**
 * Places items by priority: markers, scale bar, stop labels, the tour's countries, waters, parks,
 * oceans, other countries.
 * @param em font size of the stop labels, in drawing units
 */
export function layOut(
  { stops, frame, land, legs, tourCountries, words }: Scene,
  em: number,
): Layout {
  const markers = createMarkers(stops, frame, em);
  const [x1, y1] = [frame.width - edge * em, frame.height - edge * em];
  const occupancy: Occupancy = {
    bounds: { x0: edge * em, y0: edge * em, x1, y1 },
    occupied: markers.map(({ box }) => box),
    keepVisible: samplePoints(legs),
  };
  const scale = placeScaleBar(frame, em, occupancy, words.kilometres);
  const texts: Layout["texts"] = scale ? [[scaleBarTextStyle, scaleBarText(scale)]] : [];
  const written = new Set<string>();
  const place = (style: TextStyle, choices: readonly Candidate[][]) => {
    const fresh = choices.filter(([first]) => first && !written.has(first.text.lines.join(" ")));
    for (const chosen of placeLabels(fresh, occupancy)) {
      if (!chosen) continue;
      written.add(chosen.text.lines.join(" "));
      texts.push([style, chosen.text]);
    }
  };
  const regions = (style: TextStyle, all: readonly names.Region[]) =>
    place(style, names.regionLabelCandidates(all, frame, style, em, occupancy));
  const countries = (isOwn: boolean) =>
    [...land.countries.keys()]
      .filter((code) => tourCountries.has(code) === isOwn)
      .map((code) => names.countryRegion(land, code, words.country(code)));
  const isFlowing = ({ kind }: { kind: string }) => kind === "river" || kind === "dry";
  const still = land.waters.filter((water) => !isFlowing(water));
  const flowing = land.waters.filter(isFlowing);

  place(
    stopName,
    markers.map((marker) => stopLabelCandidates(marker, markers, em, occupancy)),
  );
  regions(names.ownCountryName, countries(true));
  place(
    names.waterName,
    names.areaLabelCandidates(still, words.locale, names.waterName, em, occupancy),
  );
  place(
    names.waterName,
    names.riverLabelCandidates(flowing, words.locale, names.waterName, em, occupancy),
  );
  place(
    names.parkName,
    names.areaLabelCandidates(land.parks, words.locale, names.parkName, em, occupancy),
  );
  regions(names.seaName, names.oceanRegions(land, frame, [words.atlantic, words.indian]));
  regions(names.countryName, countries(false));
  return { markers, texts, scale, occupancy };
}
