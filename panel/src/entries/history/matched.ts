import { diffArrays } from "diff";

/** An item of two lists: in one of them alone, or in both, perhaps with other words. */
export interface Pair {
  before: string | undefined;
  after: string | undefined;
  /** Where it stands; of a removed one, where it stood. */
  at: number;
  beforeAt: number;
  afterAt: number;
}

/** Two lists side by side: what is the same beside itself, what was replaced beside what replaced it. */
export function matched(was: readonly string[], is: readonly string[]): Pair[] {
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
