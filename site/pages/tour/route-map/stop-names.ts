/** The names of the stops, beside their marks. */
import { inTwo, shorten, widthOf } from "./letters";
import type { Marker } from "./markers";
import { lineHeight, type PlacedText, type TextStyle } from "./pen";
import { type Candidate, covered, type Room } from "./placing";

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
const mostWidth = 10.5;

/** Sides of the mark, the best first. */
const sides = [
  { across: 1, down: 0, cost: 0 },
  { across: -1, down: 0, cost: 2 },
  { across: 0, down: -1, cost: 4 },
  { across: 0, down: 1, cost: 4 },
  { across: 0.8, down: -0.7, cost: 3 },
  { across: 0.8, down: 0.7, cost: 3 },
  { across: -0.8, down: -0.7, cost: 5 },
  { across: -0.8, down: 0.7, cost: 5 },
];
const costOfCover = 1.5;

/** What stands before a comma or a bracket: the list has the rest. */
const firstPart = (name: string) => name.split(/\s*[,(;]/, 1)[0] || name;

const isShort = (line: string) => widthOf(line, "display") <= mostWidth;
const cut = (line: string) => shorten(line, mostWidth, "display");
const costOfSecondLine = 3;
const costOfCut = 6;
const costOfOneOfTwo = 8;

/**
 * The lines that a mark's names may stand in. Of neighbours that share it two are named, but no place beside its
 * own airport.
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
  const halves = inTwo(first);
  if (!halves) return [one];
  const cost = costOfSecondLine + (halves.every(isShort) ? 0 : costOfCut);
  return [one, { lines: halves.map(cut), cost }];
}

/** All places for the names of a mark. */
export function namesOf({ at, box, names }: Marker, em: number, room: Room): Candidate[] {
  const half = { width: (box.x1 - box.x0) / 2 / em, height: (box.y1 - box.y0) / 2 / em };
  return layoutsOf(names).flatMap(({ lines, cost: costOfLines }) => {
    const width = Math.max(...lines.map((line) => widthOf(line, "display")));
    const height = ascent + descent + (lines.length - 1) * lineHeight;
    return sides.map(({ across, down, cost }) => {
      const reach = down === 0 ? 1 : 0.75;
      const dx =
        across === 0
          ? 0
          : Math.sign(across) * (half.width * (Math.abs(across) === 1 ? 1 : reach) + gap);
      const middle =
        down === 0
          ? 0
          : Math.sign(down) *
            ((across === 0 ? half.height + gap * 0.7 : half.height * 0.35) + height / 2);
      const left = across === 0 ? -width / 2 : across > 0 ? dx : dx - width;
      const top = middle - height / 2;
      const text: PlacedText = {
        lines,
        anchor: across === 0 ? "middle" : across > 0 ? "start" : "end",
        at,
        dx,
        dy: top + ascent,
      };
      const boxes = [
        {
          x0: at[0] + left * em,
          x1: at[0] + (left + width) * em,
          y0: at[1] + top * em,
          y1: at[1] + (top + height) * em,
        },
      ];
      return {
        text,
        boxes,
        cost: cost + costOfLines + covered({ boxes }, room) * costOfCover,
      };
    });
  });
}
