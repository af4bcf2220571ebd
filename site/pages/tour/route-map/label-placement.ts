/** Label placement without overlaps. */
import { type Box, containsPoint, isInside, overlap } from "./frame";
import type { Point } from "./geography.server";
import type { PlacedText } from "./svg-writer";

/** A possible position of a label. */
export interface Candidate {
  text: PlacedText;
  /** Covered area. */
  box: Box;
  /** Candidates with lower cost are preferred. */
  cost: number;
}

export interface Occupancy {
  bounds: Box;
  /** Boxes of the placed items. */
  occupied: Box[];
  /** Points that labels should not cover. */
  keepVisible: readonly Point[];
}

export const isFree = (box: Box, occupied: readonly Box[]) =>
  !occupied.some((other) => overlap(box, other));

/** Number of `keepVisible` points that a box covers. */
export const countCovered = (box: Box, { keepVisible }: Occupancy): number =>
  keepVisible.filter((point) => containsPoint(box, point)).length;

/** Whether a box is inside the map and covers neither other items nor legs. */
export const hasRoom = (box: Box, occupancy: Occupancy): boolean =>
  isInside(box, occupancy.bounds) &&
  isFree(box, occupancy.occupied) &&
  countCovered(box, occupancy) === 0;

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
      .filter(({ box }) => isInside(box, occupancy.bounds) && isFree(box, occupancy.occupied))
      .sort((a, b) => a.cost - b.cost),
  );
  const chosen: (Candidate | undefined)[] = texts.map(() => undefined);
  const boxesWithout = (...left: number[]) =>
    chosen.flatMap((one, at) => (one && !left.includes(at) ? [one.box] : []));
  const free = (at: number, ...left: number[]) =>
    choices[at]?.find(({ box }) => isFree(box, boxesWithout(...left)));

  // Labels with the fewest candidates are placed first.
  const order = [...choices.keys()].sort(
    (a, b) => (choices[a]?.length ?? 0) - (choices[b]?.length ?? 0),
  );
  for (const at of order) chosen[at] = free(at);
  for (const at of order) chosen[at] ??= placeByDisplacing(at);

  function placeByDisplacing(at: number): Candidate | undefined {
    for (const candidate of choices[at] ?? []) {
      const blocking = [...chosen.keys()].filter((other) => {
        const placed = chosen[other];
        return placed && overlap(placed.box, candidate.box);
      });
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
