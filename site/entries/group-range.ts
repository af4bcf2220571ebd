interface Group {
  minGroup: number | undefined;
  maxGroup: number | undefined;
}

/** `2–8`, or a single number when both are the same; a dash where a draft does not say it yet. */
export function groupRange({ minGroup, maxGroup }: Group): string {
  if (minGroup === undefined || maxGroup === undefined) return "–";
  return minGroup === maxGroup ? `${maxGroup}` : `${minGroup}–${maxGroup}`;
}
