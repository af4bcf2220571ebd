export interface Random {
  /** From 0 to below `limit`. */
  below(limit: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** The same numbers in every run (mulberry32), so that failures can be repeated. */
export function seededRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, pick: (items) => items[below(items.length)] as (typeof items)[number] };
}

/** Different numbers in every run, from a seed that is printed; `TEST_SEED` repeats one. */
export function freshRandom(): Random {
  const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);
  console.info(`TEST_SEED=${seed}`);
  return seededRandom(seed);
}
