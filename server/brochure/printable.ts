/** Characters without a line break opportunity that fit into the narrowest column. */
const longWord = 24;
/** Characters between two inserted break opportunities. */
const breakEvery = 6;
/** Combining marks per character; more would overlap the lines above. */
const maxMarks = 6;
const zeroWidthSpace = "\u200b";

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Makes a text printable: replaces control characters and lone surrogates by spaces (PDF metadata cannot
 * hold them), limits combining marks, and makes long words breakable.
 */
export function makePrintable(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\ufffe\uffff]+/gu, " ")
    .replace(new RegExp(`(\\p{M}{${maxMarks}})\\p{M}+`, "gu"), "$1")
    .replace(new RegExp(`[^\\s/-]{${longWord + 1},}`, "gu"), breakable);
}

function breakable(word: string): string {
  let broken = "";
  let at = 0;
  for (const { segment } of letters.segment(word)) {
    if (at > 0 && at % breakEvery === 0) broken += zeroWidthSpace;
    broken += segment;
    at += 1;
  }
  return broken;
}

/** Maps every string in a JSON value, except members named in `skipped`. */
export function mapTexts<Value>(
  value: Value,
  change: (text: string) => string,
  skipped: readonly string[],
): Value {
  const walk = (each: unknown): unknown => {
    if (typeof each === "string") return change(each);
    if (Array.isArray(each)) return each.map(walk);
    if (typeof each !== "object" || each === null) return each;
    return Object.fromEntries(
      Object.entries(each).map(([name, member]) => [
        name,
        skipped.includes(name) ? member : walk(member),
      ]),
    );
  };
  return walk(value) as Value;
}
