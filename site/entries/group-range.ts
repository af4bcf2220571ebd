/** `2–8`, or a single number when both are the same. */
export function groupRange({ minGroup, maxGroup }: { minGroup: number; maxGroup: number }): string {
  return minGroup === maxGroup ? `${maxGroup}` : `${minGroup}–${maxGroup}`;
}
