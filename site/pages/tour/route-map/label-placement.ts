/** Where texts go, so that none lies on another. */
import { type Box, isInside, overlap } from "./frame";
import type { Point } from "./mercator";
import type { PlacedText } from "./svg-writer";

/** One of the places that a text may have. */
export interface Candidate {
  text: PlacedText;
  /** What it covers; several boxes where it is turned. */
  boxes: readonly Box[];
  /** The less, the sooner it is taken. */
  cost: number;
}

export interface Occupancy {
  bounds: Box;
  /** What stands there, each thing with the boxes that it covers. */
  occupied: (readonly Box[])[];
  /** Points that had better be seen. */
  keepVisible: readonly Point[];
}

export const isFree = ({ boxes }: Pick<Candidate, "boxes">, occupied: Occupancy["occupied"]) =>
  !occupied.some((thing) => thing.some((other) => boxes.some((box) => overlap(box, other))));

export const fits = ({ boxes }: Candidate, { bounds }: Occupancy) =>
  boxes.every((box) => isInside(box, bounds));

/** How many of the points that had better be seen a candidate covers. */
export function covered({ boxes }: Pick<Candidate, "boxes">, { keepVisible }: Occupancy): number {
  return keepVisible.filter(([x, y]) =>
    boxes.some((box) => x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1),
  ).length;
}

/**
 * Chooses a place for each text, or none; what is chosen is taken from the occupancy. Where a text finds none,
 * another one makes leg if it has a second place.
 */
export function placeAll(
  texts: readonly (readonly Candidate[])[],
  occupancy: Occupancy,
): (Candidate | undefined)[] {
  const choices = texts.map((candidates) =>
    candidates
      .filter((candidate) => fits(candidate, occupancy) && isFree(candidate, occupancy.occupied))
      .sort((a, b) => a.cost - b.cost),
  );
  const chosen: (Candidate | undefined)[] = texts.map(() => undefined);
  const boxesWithout = (...left: number[]) =>
    chosen.flatMap((one, at) => (one && !left.includes(at) ? [one.boxes] : []));
  const free = (at: number, ...left: number[]) =>
    choices[at]?.find((candidate) => isFree(candidate, boxesWithout(...left)));

  // Who has the least choice goes first.
  const order = [...choices.keys()].sort(
    (a, b) => (choices[a]?.length ?? 0) - (choices[b]?.length ?? 0),
  );
  for (const at of order) chosen[at] = free(at);
  for (const at of order) chosen[at] ??= makeWay(at);

  function makeWay(at: number): Candidate | undefined {
    for (const candidate of choices[at] ?? []) {
      const inTheWay = [...chosen.keys()].filter((other) =>
        chosen[other]?.boxes.some((box) => candidate.boxes.some((own) => overlap(own, box))),
      );
      const [other, ...more] = inTheWay;
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
