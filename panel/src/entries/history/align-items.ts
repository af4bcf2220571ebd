import { diffArrays } from "diff";

/** An item of one of two lists, or a pair of matching items. */
export interface Pair {
  before: string | undefined;
  after: string | undefined;
  /** Index in the new list; for a removed item, in the old one. */
  at: number;
  beforeAt: number;
  afterAt: number;
}

/** Aligns two lists: equal items are paired, and so are removed items with the added items that replace them. */
export function alignItems(was: readonly string[], is: readonly string[]): Pair[] {
  const pairs: Pair[] = [];
  let removed: string[] = [];
  let [beforeAt, afterAt] = [0, 0];
  const take = (before: string | undefined, after: string | undefined) => {
    const at = after === undefined ? beforeAt : afterAt;
    pairs.push({ before, after, at, beforeAt, afterAt });
    if (before !== undefined) beforeAt += 1;
    if (after !== undefined) afterAt += 1;
  };
  const takeRemoved = () => {
    for (const before of removed) take(before, undefined);
    removed = [];
  };
  for (const { value, added, removed: isRemoved } of diffArrays([...was], [...is])) {
    if (isRemoved) {
      removed = [...removed, ...value];
      continue;
    }
    if (added) for (const after of value) take(removed.shift(), after);
    takeRemoved();
    if (!added) for (const item of value) take(item, item);
  }
  takeRemoved();
  return pairs;
}
