/** Fonts of the lines of a search result, and widths in pixels from which search engines cut them. */
export const resultLines = {
  title: { font: "20px Arial, sans-serif", width: 580 },
  description: { font: "14px Arial, sans-serif", width: 960 },
};

let canvas: CanvasRenderingContext2D | null | undefined;

/** Width in pixels; undefined if the browser cannot measure. */
export function widthOf(words: string, font: string): number | undefined {
  canvas ??= document.createElement("canvas").getContext("2d");
  if (!canvas) return undefined;
  canvas.font = font;
  return Math.round(canvas.measureText(words).width);
}

/**
 * Words as far as they fit, cut after a word, with an ellipsis.
 * @param measure width of words in pixels; undefined if unknown, then nothing is cut
 */
export function cutToWidth(
  words: string,
  width: number,
  measure: (words: string) => number | undefined,
): string {
  if ((measure(words) ?? 0) <= width) return words;
  const ends = [...words.matchAll(/\s+/g)].map(({ index }) => index);
  const cut = (end: number) => `${words.slice(0, end).replace(/[\s,;:.–|-]+$/, "")} ...`;
  const end = ends.findLast((each) => (measure(cut(each)) ?? 0) <= width);
  if (end) return cut(end);
  // A single long word.
  const letters = [...words];
  while (letters.length > 1 && (measure(`${letters.join("")}...`) ?? 0) > width) letters.pop();
  return `${letters.join("")}...`;
}
