import { type TextPart, wordsIn } from "#shared/search-words.ts";

/** A part of a text; `mark` if it matches the search. */
export interface TextSegment {
  text: string;
  mark?: true;
}

/** Length of an excerpt in characters, without the rest of the words at its ends. */
const excerptLength = 220;

/** Only this many characters of a text are searched. */
const maxTextLength = 20_000;

/**
 * Longest ending of a word after a term. Most terms are stems and translations, and short ones begin other words by
 * chance.
 */
function maxEndingLength(term: string): number {
  return term.length < 3 ? 0 : term.length < 5 ? 1 : 3;
}

/**
 * The whole text with its matches marked.
 * @param words folded terms; those that end in `*` match all words that begin so, others only endings of a few letters
 */
export function highlight(text: string, words: readonly string[]): TextSegment[] {
  return toSegments(text, findMatches(text, words));
}

/**
 * The part of a text with the most search terms, or its beginning if there is none.
 * @param words as of {@link highlight}
 * @returns undefined if there is no match and `orBeginning` is false
 */
export function excerptOf(
  text: string,
  words: readonly string[],
  { orBeginning = false } = {},
): TextSegment[] | undefined {
  const plainText = text.slice(0, maxTextLength).replace(/\s+/g, " ").trim();
  const found = findMatches(plainText, words);
  if (found.length === 0 && !orBeginning) return undefined;
  const { from, to } = found.length > 0 ? densest(found) : { from: 0, to: 0 };
  const room = Math.max(0, excerptLength - (to - from));
  // A third of the context precedes the match.
  const start = wordStart(plainText, Math.max(0, from - Math.floor(room / 3)));
  const end = wordEnd(plainText, Math.min(plainText.length, Math.max(to, start + excerptLength)));
  const segments = toSegments(
    plainText.slice(start, end),
    found
      .filter((one) => one.from >= start && one.to <= end)
      .map((one) => ({ ...one, from: one.from - start, to: one.to - start })),
  );
  return [
    ...(start > 0 ? [{ text: "… " }] : []),
    ...segments,
    ...(end < plainText.length ? [{ text: " …" }] : []),
  ];
}

interface Match {
  from: number;
  to: number;
  /** Index of the matched term in `words`. */
  wordIndex: number;
}

function isMatch(word: string, term: string): boolean {
  if (term.endsWith("*")) return word.startsWith(term.slice(0, -1));
  return word.startsWith(term) && word.length - term.length <= maxEndingLength(term);
}

function findMatches(text: string, words: readonly string[]): Match[] {
  const matchOf = ({ from, to, word }: TextPart): Match[] => {
    const wordIndex = words.findIndex((one) => isMatch(word, one));
    return wordIndex < 0 ? [] : [{ from, to, wordIndex }];
  };
  return wordsIn(text).flatMap((parts) => {
    const matches = parts.flatMap(matchOf);
    const [first, last] = [parts[0], parts.at(-1)];
    if (matches.length > 0 || parts.length < 2 || !first || !last) return matches;
    // `aiais` finds ǁAi-ǁAis.
    const word = parts.map((part) => part.word).join("");
    return matchOf({ from: first.from, to: last.to, word });
  });
}

/** The range of nearby matches with the most different terms. */
function densest(found: readonly Match[]): { from: number; to: number } {
  let best = { from: 0, to: 0, different: 0 };
  for (const [at, { from }] of found.entries()) {
    const near = found.slice(at, at + 40).filter(({ to }) => to - from <= excerptLength);
    const different = new Set(near.map(({ wordIndex }) => wordIndex)).size;
    if (different > best.different) best = { from, to: near.at(-1)?.to ?? from, different };
  }
  return best;
}

function toSegments(text: string, found: readonly Match[]): TextSegment[] {
  const segments: TextSegment[] = [];
  let at = 0;
  for (const { from, to } of found) {
    if (from > at) segments.push({ text: text.slice(at, from) });
    segments.push({ text: text.slice(from, to), mark: true });
    at = to;
  }
  if (at < text.length) segments.push({ text: text.slice(at) });
  return segments;
}

const wordStart = (text: string, at: number) => (at === 0 ? 0 : text.indexOf(" ", at) + 1);

function wordEnd(text: string, at: number): number {
  const end = text.indexOf(" ", at);
  return end < 0 ? text.length : end;
}
