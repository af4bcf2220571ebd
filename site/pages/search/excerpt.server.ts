import { folded } from "#shared/folded.ts";

/** A part of a text, highlight where it is what was looked for. */
export interface TextSegment {
  text: string;
  mark?: true;
}

/** Characters of an excerpt, beside the words that are whole at its ends. */
const excerptLength = 220;

/** Characters of a text that are looked through: what stands far behind says little of an entry. */
const maxTextLength = 20_000;

/** The shortest beginning of a word that counts; what is shorter must be the whole word (`search_query`). */
const minPrefixLength = 3;

const word = /[\p{L}\p{N}\p{M}]+/gu;

/** The whole text, with its found words highlight. */
export function highlight(text: string, words: readonly string[]): TextSegment[] {
  return toSegments(text, findMatches(text, words));
}

/**
 * Where a text says most of what was looked for, or its beginning where it says nothing of it.
 * @param words what found words begin with, folded.
 * @returns undefined where the text says nothing of it and `orBeginning` is not asked for.
 */
export function excerptOf(
  text: string,
  words: readonly string[],
  { orBeginning = false } = {},
): TextSegment[] | undefined {
  const whole = text.slice(0, maxTextLength).replace(/\s+/g, " ").trim();
  const found = findMatches(whole, words);
  if (found.length === 0 && !orBeginning) return undefined;
  const { from, to } = found.length > 0 ? densest(found) : { from: 0, to: 0 };
  const room = Math.max(0, excerptLength - (to - from));
  // A third of it before what was found: how it comes about is read first.
  const start = wordStart(whole, Math.max(0, from - Math.floor(room / 3)));
  const end = wordEnd(whole, Math.min(whole.length, Math.max(to, start + excerptLength)));
  const segments = toSegments(
    whole.slice(start, end),
    found
      .filter((one) => one.from >= start && one.to <= end)
      .map((one) => ({ ...one, from: one.from - start, to: one.to - start })),
  );
  return [
    ...(start > 0 ? [{ text: "… " }] : []),
    ...segments,
    ...(end < whole.length ? [{ text: " …" }] : []),
  ];
}

interface Match {
  from: number;
  to: number;
  /** Which of the words it is, by its place among them. */
  wordIndex: number;
}

function findMatches(text: string, words: readonly string[]): Match[] {
  return Array.from(text.matchAll(word)).flatMap(({ 0: found, index }) => {
    const plain = folded(found);
    const wordIndex = words.findIndex((one) =>
      one.length < minPrefixLength ? plain === one : plain.startsWith(one),
    );
    return wordIndex < 0 ? [] : [{ from: index, to: index + found.length, wordIndex }];
  });
}

/** The findMatches that stand close together and say the most different words. */
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
