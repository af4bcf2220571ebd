/** Characters of a title that search engines show. */
export const maxTitleLength = 70;

/** Characters of a title with the company's name, which longer titles omit. */
export const maxNamedTitleLength = 65;

/** Characters of a description that search engines show. */
export const maxDescriptionLength = 160;

/** At least this part of the maximum length is kept if a single word is longer. */
const shortestPart = 0.5;

/**
 * A text in one line of at most `max` characters: the first sentences that fit, else cut after a word, with an
 * ellipsis. Keeps non-breaking spaces.
 */
export function cutText(text: string, max: number): string {
  const line = text.replace(/[^\S\u00a0\u202f]+/g, " ").trim();
  if (line.length <= max) return line;
  const sentences = line.slice(0, max + 1).match(/^.*[.!?…](?= )/u)?.[0] ?? "";
  if (sentences.length >= max * shortestPart) return sentences;
  const start = line
    .slice(0, max - 1)
    .toWellFormed()
    .replace(/\ufffd$/, "");
  const isWordEnd = line.charAt(start.length) === " ";
  const lastSpace = start.lastIndexOf(" ");
  const words = isWordEnd || lastSpace < max * shortestPart ? start : start.slice(0, lastSpace);
  // Not within brackets.
  const closed = words.replace(/\([^)]*$/, "");
  const kept = closed.length >= max * shortestPart ? closed : words;
  return `${kept.replace(/[\s\p{P}]+$/u, "")}…`;
}
