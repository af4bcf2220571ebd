/** Letters without a place to break a line: no column is narrower. */
const longWord = 24;
/** Letters between two such places. */
const breakEvery = 6;
/** Marks on one letter, after which they would stand on the lines above. */
const maxMarks = 6;
const zeroWidthSpace = "\u200b";

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * What can be printed of a text: control characters and halves of letters, which the metadata of a document
 * could not hold, become spaces, marks beyond a few on one letter are left out, and a word that fits in no line
 * may be broken.
 */
export function printable(text: string): string {
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

/** Changes every text in a value of JSON. `skipped` names members whose texts stay. */
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
