/** Scale bar for a round number of kilometres, with a baobab for illustration. */
import { type Corner, cornerOffset, cornerPoint, scaleBarCorners, takeCorner } from "./corners";
import type { Frame } from "./frame";
import type { Occupancy } from "./label-placement";
import { kilometresPerUnit } from "./mercator";
import { formatNumber, type PlacedText, type SvgWriter, type TextStyle } from "./svg-writer";
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
const height = 2;
const tree = 1.1;
const gap = 0.4;

export interface ScaleBar {
  corner: Corner;
  words: string;
  /** In ems. */
  length: number;
  width: number;
}

/** A round number of kilometres, and its length in ems in the middle of the map. */
function roundScaleBar(frame: Frame, em: number): { kilometres: number; length: number } {
  const [, y] = frame.unproject([0, frame.height / 2]);
  const perEm = (kilometresPerUnit(y) / frame.scale) * em;
  const max = longest * perEm;
  const power = 10 ** Math.floor(Math.log10(max));
  const kilometres = power * ([5, 2, 1].find((digit) => digit * power <= max) ?? 1);
  return { kilometres, length: kilometres / perEm };
}

/** The scale bar; undefined if no corner is free. */
export function placeScaleBar(
  frame: Frame,
  em: number,
  occupancy: Occupancy,
  write: (kilometres: number) => string,
): ScaleBar | undefined {
  const { kilometres, length } = roundScaleBar(frame, em);
  const words = write(kilometres);
  const width =
    tree + length + gap + textWidth(words, scaleBarTextStyle.face) * scaleBarTextStyle.size;
  const corner = takeCorner(scaleBarCorners, { width, height }, frame, em, occupancy);
  return corner && { corner, words, length, width };
}

/** Baobab standing on y = 0, in hundredths of an em. */
const baobab =
  "M-24 0C-20-22-22-50-26-78-34-92-48-98-64-102-50-104-40-102-30-98-38-110-48-118-58-126-42-122-28-112-22-100-24-116-30-130-30-144-20-132-14-118-10-102-6-120-2-136 6-150 10-134 6-116 6-102 14-114 24-122 38-128 32-116 22-106 16-96 28-102 42-102 58-98 40-94 28-86 22-74 20-48 20-22 26 0Z";

/** Draws bar and baobab. */
export function drawScaleBar(
  { corner, length, width }: ScaleBar,
  frame: Frame,
  svg: SvgWriter,
): string {
  const { x, y } = cornerOffset(corner, { width, height });
  const [left, ground] = [formatNumber((x + tree) * 100), formatNumber((y + height) * 100 - 8)];
  const bar = formatNumber(length * 100);
  const ink = svg.colour("ink");
  return svg.at(
    cornerPoint(corner, frame),
    `<g transform="translate(${left} ${ground})"><path d="M${-tree * 100} 0H${bar}M0-24V0M${bar}-24V0" fill="none" stroke="${ink}" stroke-width="9"/><path d="${baobab}" fill="${ink}" transform="translate(${-tree * 50})"/></g>`,
  );
}

/** Label at the end of the bar. */
export function scaleBarText({ corner, words, length, width }: ScaleBar, frame: Frame): PlacedText {
  const { x, y } = cornerOffset(corner, { width, height });
  return {
    lines: [words],
    anchor: "start",
    at: cornerPoint(corner, frame),
    dx: x + tree + length + gap,
    dy: y + height - 0.02,
  };
}
