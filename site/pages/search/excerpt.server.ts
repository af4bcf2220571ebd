import { foldText } from "#shared/fold-text.ts";

/** A part of a text, marked where it is what was looked for. */
export interface Piece {
  text: string;
  mark?: true;
}

/** Characters of an excerpt, beside the words that are whole at its ends. */
const excerptLength = 220;

/** Characters of a text that are looked through: what stands far behind says little of an entry. */
const maxTextLength = 20_000;

/** The shortest beginning of a word that counts; what is shorter must be the whole word (`search_query`). */
const shortestStart = 3;

const word = /[\p{L}\p{N}\p{M}]+/gu;

/** The whole text, with its found words marked. */
export function marked(text: string, words: readonly string[]): Piece[] {
  return piecesOf(text, findings(text, words));
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
): Piece[] | undefined {
  const whole = text.slice(0, maxTextLength).replace(/\s+/g, " ").trim();
  const found = findings(whole, words);
  if (found.length === 0 && !orBeginning) return undefined;
  const { from, to } = found.length > 0 ? densest(found) : { from: 0, to: 0 };
  const room = Math.max(0, excerptLength - (to - from));
  // A third of it before what was found: how it comes about is read first.
  const start = wordStart(whole, Math.max(0, from - Math.floor(room / 3)));
  const end = wordEnd(whole, Math.min(whole.length, Math.max(to, start + excerptLength)));
  const pieces = piecesOf(
    whole.slice(start, end),
    found
      .filter((one) => one.from >= start && one.to <= end)
      .map((one) => ({ ...one, from: one.from - start, to: one.to - start })),
  );
  return [
    ...(start > 0 ? [{ text: "… " }] : []),
    ...pieces,
    ...(end < whole.length ? [{ text: " …" }] : []),
  ];
}

interface Finding {
  from: number;
  to: number;
  /** Which of the words it is, by its place among them. */
  which: number;
}

function findings(text: string, words: readonly string[]): Finding[] {
  return Array.from(text.matchAll(word)).flatMap(({ 0: found, index }) => {
    const plain = foldText(found);
    const which = words.findIndex((one) =>
      one.length < shortestStart ? plain === one : plain.startsWith(one),
    );
    return which < 0 ? [] : [{ from: index, to: index + found.length, which }];
  });
}

/** The findings that stand close together and say the most different words. */
function densest(found: readonly Finding[]): { from: number; to: number } {
  let best = { from: 0, to: 0, different: 0 };
  for (const [at, { from }] of found.entries()) {
    const near = found.slice(at, at + 40).filter(({ to }) => to - from <= excerptLength);
    const different = new Set(near.map(({ which }) => which)).size;
    if (different > best.different) best = { from, to: near.at(-1)?.to ?? from, different };
  }
  return best;
}

function piecesOf(text: string, found: readonly Finding[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { from, to } of found) {
    if (from > at) pieces.push({ text: text.slice(at, from) });
    pieces.push({ text: text.slice(from, to), mark: true });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}

const wordStart = (text: string, at: number) => (at === 0 ? 0 : text.indexOf(" ", at) + 1);

function wordEnd(text: string, at: number): number {
  const end = text.indexOf(" ", at);
  return end < 0 ? text.length : end;
}
