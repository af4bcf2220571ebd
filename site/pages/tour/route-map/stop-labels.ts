/** Labels of the stops, beside their markers. */
import { type Box, overlap } from "./frame";
import { type Candidate, countCovered, type Occupancy } from "./label-placement";
import type { Marker } from "./markers";
import { lineHeight, type PlacedText, type TextStyle } from "./svg-writer";
import { shorten, splitInTwo, textWidth } from "./text-metrics";

export const stopName: TextStyle = {
  face: "display",
  size: 1,
  weight: 540,
  colour: "ink",
  halo: "paper",
};

/** In ems. */
const gap = 0.28;
const ascent = 0.74;
const descent = 0.22;
const maxWidth = 10.5;

interface Side {
  anchor: PlacedText["anchor"];
  /** Anchor position, for a marker of this half width. */
  x: (half: number) => number;
  /** Above, beside, below. */
  row: -1 | 0 | 1;
  /**
   * Distance between the marker's middle and the label, as a fraction of the marker's height; for
   * labels above or below.
   */
  clear: number;
  cost: number;
}

const beside = (cost: number, anchor: "start" | "end"): Side => {
  const sign = anchor === "start" ? 1 : -1;
  return { anchor, x: (half) => sign * (half + gap), row: 0, clear: 0, cost };
};
const atCorner = (cost: number, row: -1 | 1, anchor: "start" | "end"): Side => {
  const sign = anchor === "start" ? 1 : -1;
  return { anchor, x: (half) => sign * (half * 0.75 + gap), row, clear: 0.35, cost };
};
const over = (cost: number, row: -1 | 1, anchor: Side["anchor"]): Side => {
  const sign = { start: -1, middle: 0, end: 1 }[anchor];
  return { anchor, x: (half) => sign * half, row, clear: 1.25, cost };
};

/** All label positions around a marker. */
const sides: Side[] = [
  beside(0, "start"),
  beside(2, "end"),
  atCorner(3, -1, "start"),
  atCorner(3, 1, "start"),
  over(4, -1, "middle"),
  over(4, 1, "middle"),
  atCorner(5, -1, "end"),
  atCorner(5, 1, "end"),
  over(6, -1, "start"),
  over(6, 1, "start"),
  over(6, -1, "end"),
  over(6, 1, "end"),
];
const costOfCover = 1.5;
const costOfAmbiguity = 5;
/** Ems around other markers in which a label is ambiguous. */
const nearOther = 0.6;

const around = ({ x0, y0, x1, y1 }: Box, by: number): Box => ({
  x0: x0 - by,
  y0: y0 - by,
  x1: x1 + by,
  y1: y1 + by,
});

/** The part before a comma or bracket. The list beside the map has the full name. */
const firstPart = (name: string) => name.split(/\s*[,(;]/, 1)[0] || name;

const isShort = (line: string) => textWidth(line, "display") <= maxWidth;
const cut = (line: string) => shorten(line, maxWidth, "display");
const costOfSecondLine = 3;
const costOfCut = 6;
const costOfOneOfTwo = 8;

/**
 * Possible line breaks of a marker's label. Merged neighbours show up to two names, but not a place
 * and its own airport.
 */
function layoutsOf(names: readonly string[]): { lines: string[]; cost: number }[] {
  const parts = names.map(firstPart);
  const own = parts.filter(
    (part, at) =>
      !parts.some((other, first) => first !== at && part !== other && part.includes(other)),
  );
  const fitting = [...new Set(own)].sort((a, b) => Number(isShort(b)) - Number(isShort(a)));
  const [first, second] = fitting;
  if (!first) return [];
  if (second && isShort(second)) {
    const inOrder = own.filter((part) => part === first || part === second);
    return [
      { lines: [...new Set(inOrder)], cost: 0 },
      { lines: [cut(first)], cost: costOfOneOfTwo },
    ];
  }
  const one = { lines: [cut(first)], cost: isShort(first) ? 0 : costOfCut };
  const halves = splitInTwo(first);
  if (!halves) return [one];
  const cost = costOfSecondLine + (halves.every(isShort) ? 0 : costOfCut);
  return [one, { lines: halves.map(cut), cost }];
}

/** Candidates for a marker's label. Positions near other markers cost more, because they are ambiguous. */
export function stopLabelCandidates(
  marker: Marker,
  markers: readonly Marker[],
  em: number,
  occupancy: Occupancy,
): Candidate[] {
  const { at, box, names } = marker;
  const others = markers
    .filter((other) => other !== marker)
    .map((other) => around(other.box, nearOther * em));
  const half = { width: (box.x1 - box.x0) / 2 / em, height: (box.y1 - box.y0) / 2 / em };
  return layoutsOf(names).flatMap(({ lines, cost: costOfLines }) => {
    const width = Math.max(...lines.map((line) => textWidth(line, "display")));
    const height = ascent + descent + (lines.length - 1) * lineHeight;
    return sides.map(({ anchor, x, row, clear, cost }) => {
      const dx = x(half.width);
      const left = dx - width * { start: 0, middle: 0.5, end: 1 }[anchor];
      const top = row * (half.height * clear + height / 2) - height / 2;
      const [x0, y0] = [at[0] + left * em, at[1] + top * em];
      const own: Box = { x0, y0, x1: x0 + width * em, y1: y0 + height * em };
      const ambiguous = others.filter((other) => overlap(own, other)).length;
      return {
        text: { lines, anchor, at, dx, dy: top + ascent },
        box: own,
        cost:
          cost +
          costOfLines +
          countCovered(own, occupancy) * costOfCover +
          ambiguous * costOfAmbiguity,
      };
    });
  });
}
