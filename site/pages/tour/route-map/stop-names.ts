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
const mostWidth = 10;

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
const costOfSecondLine = 3;
const costOfCut = 6;
const costOfCover = 1.5;

/** All places for the name of a mark. Of neighbours that share it, the two first are named. */
export function namesOf({ at, box, names }: Marker, em: number, room: Room): Candidate[] {
  const [first, second] = names.map((name) => shorten(name, mostWidth, "display"));
  if (!first) return [];
  const whole = names[0] ?? "";
  const halves = inTwo(whole)?.map((line) => shorten(line, mostWidth, "display"));
  const layouts = second ? [[first, second]] : halves ? [[first], halves] : [[first]];
  const half = { width: (box.x1 - box.x0) / 2 / em, height: (box.y1 - box.y0) / 2 / em };
  return layouts.flatMap((lines, layout) => {
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
        cost:
          cost +
          layout * costOfSecondLine +
          (lines.at(-1)?.endsWith("…") ? costOfCut : 0) +
          covered({ boxes }, room) * costOfCover,
      };
    });
  });
}
