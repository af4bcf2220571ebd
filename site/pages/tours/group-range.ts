import type { Tour } from "./tour.server";

/** `2–8`, or a single number when both are the same. */
export function groupRange({ minGroup, maxGroup }: Pick<Tour, "minGroup" | "maxGroup">): string {
  return minGroup === maxGroup ? `${maxGroup}` : `${minGroup}–${maxGroup}`;
}
