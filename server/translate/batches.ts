/** Limits of one call of a service. DeepL takes fifty lines. */
export const batchLimits = { characters: 10_000, lines: 50 };

/** Splits items into consecutive batches within the limits. No item may be over the limit itself. */
export function toBatches<Item extends { characters: number }>(items: readonly Item[]): Item[][] {
  const batches: Item[][] = [];
  let characters = 0;
  for (const item of items) {
    const batch = batches.at(-1);
    characters += item.characters;
    if (batch && characters <= batchLimits.characters && batch.length < batchLimits.lines)
      batch.push(item);
    else {
      batches.push([item]);
      characters = item.characters;
    }
  }
  return batches;
}
