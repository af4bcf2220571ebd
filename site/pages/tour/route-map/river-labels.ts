/** Labels along rivers. */
import type { Locale } from "#shared/locales.ts";
import type { Candidate, Occupancy } from "./label-placement";
import type { Land } from "./land";
import type { Point } from "./mercator";
import { ascent, boxAround, descent, distance, hasRoom } from "./region-labels";
import type { TextStyle } from "./svg-writer";
import { textWidth } from "./text-metrics";

/** Candidates along sufficiently straight parts of a river. */
export function riverLabelCandidates(
  rivers: Land["waters"],
  locale: Locale,
  style: TextStyle,
  em: number,
  occupancy: Occupancy,
): Candidate[][] {
  return rivers.map(({ name, shown }) => {
    if (!name) return [];
    const width = textWidth(name[locale], style.face) * style.size * em;
    return shown
      .flatMap((line) => straightParts(line, width * 1.1))
      .flatMap(({ from, to, bow }) => along(name[locale], from, to, bow, width, style, em))
      .filter((one) => hasRoom(one, occupancy));
  });
}

/**
 * Parts of a line with a given distance between their ends, with their maximum deviation from a
 * straight line.
 */
function straightParts(line: readonly Point[], length: number) {
  return line.flatMap((from, at) => {
    const end = line.findIndex((to, next) => next > at && distance(from, to) >= length);
    const to = line[end];
    if (!to) return [];
    const between = line.slice(at, end + 1);
    const off = between.map(
      ([x, y]) =>
        ((x - from[0]) * (to[1] - from[1]) - (y - from[1]) * (to[0] - from[0])) /
        distance(from, to),
    );
    return [{ from, to, bow: Math.max(...off.map(Math.abs)) }];
  });
}

function along(
  name: string,
  a: Point,
  b: Point,
  bow: number,
  width: number,
  style: TextStyle,
  em: number,
): Candidate[] {
  const [from, to] = a[0] <= b[0] ? [a, b] : [b, a];
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const height = style.size * em;
  if (bow > height * 0.9 || Math.abs(angle) > 1.35) return [];
  const at: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return [-1, 1].map((side) => {
    const rise = side * (bow + height * 0.55);
    const dy = rise / em + (ascent / 2 - descent / 2) * style.size;
    const count = Math.max(2, Math.ceil(width / height));
    const boxes = Array.from({ length: count }, (_, step) => {
      const on = ((step + 0.5) / count - 0.5) * (width - height * 0.4);
      return boxAround(
        [
          at[0] + on * Math.cos(angle) - rise * Math.sin(angle),
          at[1] + on * Math.sin(angle) + rise * Math.cos(angle),
        ],
        height,
        height,
      );
    });
    return {
      text: { lines: [name], anchor: "middle", at, dx: 0, dy, angle: (angle * 180) / Math.PI },
      boxes,
      cost: (bow * 3) / em + Math.abs(angle) * 2 + (side > 0 ? 0.5 : 0),
    };
  });
}
