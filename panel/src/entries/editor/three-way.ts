/** A value in three versions. */
export interface Three<Value = unknown> {
  base: Value;
  mine: Value;
  theirs: Value;
}

/** Place of a value that both sides have changed in different ways: names of members, from outside to inside. */
export type ConflictPath = readonly string[];

export type Compare = (one: unknown, other: unknown) => boolean;

/** Compares JSON values. Null, undefined and missing members are the same. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other || (one ?? other) == null) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [first, second] = [one, other] as Record<string, unknown>[];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(first?.[key], second?.[key]));
}

/** The value that at most one side has changed; undefined if both have, in different ways. */
export function resolve<Value>({ base, mine, theirs }: Three<Value>, same: Compare = isSame) {
  if (same(base, theirs) || same(mine, theirs)) return { value: mine };
  if (same(base, mine)) return { value: theirs };
  return undefined;
}

/**
 * Merges values, and members of objects at any depth. Conflicts have the value of `mine`.
 * @param conflicts receives their places
 * @param path place of the value
 */
export function mergeTree<Value>(
  three: Three<Value>,
  {
    conflicts,
    path,
    same = isSame,
  }: { conflicts: ConflictPath[]; path: ConflictPath; same?: Compare },
): Value {
  const resolved = resolve(three, same);
  if (resolved) return resolved.value;
  const { base, mine, theirs } = three;
  // The coordinates of a focal point belong together.
  if (!isObject(mine) || !isObject(theirs) || path.at(-1) === "focus") {
    conflicts.push(path);
    return mine;
  }
  const merged: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const before = isObject(base) ? base[key] : undefined;
    const members = { base: before, mine: mine[key], theirs: theirs[key] };
    const value = mergeTree(members, { conflicts, path: [...path, key], same });
    if (value !== undefined) merged[key] = value;
  }
  return merged as Value;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Merges lists of unique ids. Additions of both sides at the same place follow each other in an order that
 * does not depend on which side is `mine`.
 * @param isKept whether an id stays that only one side has removed
 * @returns `isConflict`: both sides have moved ids in different ways; the order is that of `mine`.
 */
export function mergeOrder<Id>(
  { base, mine, theirs }: Three<readonly Id[]>,
  isKept: (id: Id) => boolean = () => false,
): { order: Id[]; isConflict: boolean } {
  const everywhere = new Set(base.filter((id) => mine.includes(id) && theirs.includes(id)));
  const common = (list: readonly Id[]) => list.filter((id) => everywhere.has(id));
  const moved = { base: common(base), mine: common(mine), theirs: common(theirs) };
  const resolved = resolve(moved, isSame);
  const stays = (id: Id) => !base.includes(id) || isKept(id);
  const sides = [mine, theirs].map((list) => runsOf(list, everywhere, stays));
  const order = [undefined, ...(resolved?.value ?? moved.mine)].flatMap((id) => {
    const runs = sides.map((side) => side.get(id) ?? []);
    runs.sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));
    return [...(id === undefined ? [] : [id]), ...runs.flat()];
  });
  return { order: [...new Set(order)], isConflict: resolved === undefined };
}

/** Ids that not every list has, by the id of every list that they follow; undefined: they come first. */
function runsOf<Id>(
  list: readonly Id[],
  everywhere: ReadonlySet<Id>,
  stays: (id: Id) => boolean,
): Map<Id | undefined, Id[]> {
  const runs = new Map<Id | undefined, Id[]>();
  let previous: Id | undefined;
  for (const id of list) {
    if (everywhere.has(id)) previous = id;
    else if (stays(id)) runs.set(previous, [...(runs.get(previous) ?? []), id]);
  }
  return runs;
}
