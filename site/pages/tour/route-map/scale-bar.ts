/** Scale bar for a round number of kilometres. */
import { geoDistance } from "d3-geo";
import type { Box, Frame } from "./frame";
import { earthRadiusKm, type Point } from "./geography.server";
import { hasRoom, type Occupancy } from "./label-placement";
import { type Appearance, at, formatNumber, type PlacedText, type TextStyle } from "./svg-writer";
import { textWidth } from "./text-metrics";

export const scaleBarTextStyle: TextStyle = {
  face: "text",
  size: 0.8,
  weight: 480,
  colour: "ink",
  halo: "paper",
};

/** Ems of the stop labels. */
const longest = 7;
const height = 1;
const gap = 0.4;
const margin = 0.8;

/** Corners of the map in order of preference. */
const corners = [
  { isRight: false, isBottom: true },
  { isRight: true, isBottom: true },
  { isRight: false, isBottom: false },
  { isRight: true, isBottom: false },
];

export interface ScaleBar {
  /** Left end. */
  from: Point;
  words: string;
  /** In ems. */
  length: number;
}

/** A round number of kilometres, and its length in ems in the middle of the map. */
function roundScaleBar({ unproject, height: bottom }: Frame, em: number) {
  const [from, to] = [unproject([0, bottom / 2]), unproject([em, bottom / 2])];
  const kilometresPerEm = geoDistance([...from], [...to]) * earthRadiusKm;
  const max = longest * kilometresPerEm;
  const power = 10 ** Math.floor(Math.log10(max));
  const kilometres = power * ([5, 2, 1].find((digit) => digit * power <= max) ?? 1);
  return { kilometres, length: kilometres / kilometresPerEm };
}

/** The scale bar in the first corner without labels and legs; undefined if there is none. */
export function placeScaleBar(
  frame: Frame,
  em: number,
  occupancy: Occupancy,
  write: (kilometres: number) => string,
): ScaleBar | undefined {
  const { kilometres, length } = roundScaleBar(frame, em);
  const words = write(kilometres);
  const width = length + gap + textWidth(words, scaleBarTextStyle.face) * scaleBarTextStyle.size;
  for (const { isRight, isBottom } of corners) {
    const x0 = isRight ? frame.width - (margin + width) * em : margin * em;
    const y0 = isBottom ? frame.height - (margin + height) * em : margin * em;
    const box: Box = { x0, y0, x1: x0 + width * em, y1: y0 + height * em };
    if (!hasRoom(box, occupancy)) continue;
    occupancy.occupied.push(box);
    return { from: [x0, box.y1], words, length };
  }
  return undefined;
}

export function drawScaleBar({ from, length }: ScaleBar, { colours }: Appearance): string {
  const end = formatNumber(length * 100);
  return at(
    from,
    `<path d="M0-24V-8H${end}V-24" fill="none" stroke="${colours.ink}" stroke-width="9"/>`,
  );
}

/** Label at the end of the bar. */
export const scaleBarText = ({ from, words, length }: ScaleBar): PlacedText => ({
  lines: [words],
  anchor: "start",
  at: from,
  dx: length + gap,
  dy: -0.02,
});
