interface Group {
  minGroup: number | undefined;
  maxGroup: number | undefined;
}

/** `2–8`, or one number if both are equal. A dash for a draft without a group size. */
export function groupRange({ minGroup, maxGroup }: Group): string {
  if (minGroup === undefined || maxGroup === undefined) return "–";
  return minGroup === maxGroup ? `${maxGroup}` : `${minGroup}–${maxGroup}`;
}
