/** Label placement without overlaps. */
import { type Box, isInside, overlap } from "./frame";
import type { Point } from "./mercator";
import type { PlacedText } from "./svg-writer";

/** A possible position of a label. */
export interface Candidate {
  text: PlacedText;
  /** Covered boxes; several for a rotated label. */
  boxes: readonly Box[];
  /** Candidates with lower cost are preferred. */
  cost: number;
}

export interface Occupancy {
  bounds: Box;
  /** Occupied boxes of each placed item. */
  occupied: (readonly Box[])[];
  /** Points that labels should not cover. */
  keepVisible: readonly Point[];
}

export const isFree = ({ boxes }: Pick<Candidate, "boxes">, occupied: Occupancy["occupied"]) =>
  !occupied.some((thing) => thing.some((other) => boxes.some((box) => overlap(box, other))));

export const isWithinBounds = ({ boxes }: Candidate, { bounds }: Occupancy) =>
  boxes.every((box) => isInside(box, bounds));

/** Number of `keepVisible` points that a candidate covers. */
export function countCovered(
  { boxes }: Pick<Candidate, "boxes">,
  { keepVisible }: Occupancy,
): number {
  return keepVisible.filter(([x, y]) =>
    boxes.some((box) => x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1),
  ).length;
}

/**
 * Chooses a candidate for each label, or none, and marks it as occupied. A label without a free
 * candidate may displace one that has an alternative.
 */
export function placeLabels(
  texts: readonly (readonly Candidate[])[],
  occupancy: Occupancy,
): (Candidate | undefined)[] {
  const choices = texts.map((candidates) =>
    candidates
      .filter(
        (candidate) =>
          isWithinBounds(candidate, occupancy) && isFree(candidate, occupancy.occupied),
      )
      .sort((a, b) => a.cost - b.cost),
  );
  const chosen: (Candidate | undefined)[] = texts.map(() => undefined);
  const boxesWithout = (...left: number[]) =>
    chosen.flatMap((one, at) => (one && !left.includes(at) ? [one.boxes] : []));
  const free = (at: number, ...left: number[]) =>
    choices[at]?.find((candidate) => isFree(candidate, boxesWithout(...left)));

  // Labels with the fewest candidates are placed first.
  const order = [...choices.keys()].sort(
    (a, b) => (choices[a]?.length ?? 0) - (choices[b]?.length ?? 0),
  );
  for (const at of order) chosen[at] = free(at);
  for (const at of order) chosen[at] ??= placeByDisplacing(at);

  function placeByDisplacing(at: number): Candidate | undefined {
    for (const candidate of choices[at] ?? []) {
      const blocking = [...chosen.keys()].filter((other) =>
        chosen[other]?.boxes.some((box) => candidate.boxes.some((own) => overlap(own, box))),
      );
      const [other, ...more] = blocking;
      if (other === undefined || more.length > 0) continue;
      const before = chosen[other];
      chosen[at] = candidate;
      chosen[other] = free(other, other);
      if (chosen[other]) return candidate;
      chosen[at] = undefined;
      chosen[other] = before;
    }
    return undefined;
  }

  occupancy.occupied.push(...boxesWithout());
  return chosen;
}
