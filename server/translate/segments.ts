import { parseMarked } from "#shared/rich-text/parse.ts";
import { serializeBlocks } from "#shared/rich-text/serialize.ts";
import { inlineText, textOf } from "#shared/rich-text/text-of.ts";
import type { Block, Inline, RichKind } from "#shared/rich-text/types.ts";
import {
  type Glossary,
  hasWords,
  isPlausible,
  type Part,
  readTagged,
  splitFixed,
  writeTagged,
} from "./tagged-line.ts";

/** Lines of a text for a translation service, and the way back. */
export interface Segments {
  /** Lines with tags, to be translated. Without any, the text has only fixed parts. */
  lines: TaggedLine[];
  /**
   * The text with translated lines.
   * @param translated one for each of `lines`
   * @returns undefined if a line has lost tags or numbers, is too short or too long, or if nothing was translated
   */
  join: (translated: readonly string[]) => string | undefined;
}

export interface TaggedLine {
  tagged: string;
  /** Characters without tags. */
  characters: number;
}

/** A line of the text: fixed, or with the way back from its translation. */
type Line = string | { parts: Part[]; print: (parts: Part[]) => string | undefined };

/**
 * Splits a text into lines. Blank lines, marks at the start of lines, addresses and pictures stay here.
 * @param kind only for texts with marks
 */
export function segmentsOf(text: string, kind: RichKind | undefined, glossary: Glossary): Segments {
  const pieces = text.split(/(\r\n|[\n\r\u2028\u2029])/);
  const lines = pieces.map((piece, at): Line => {
    if (at % 2 === 1 || piece.trim() === "") return piece;
    const line = kind ? markedLine(piece, kind, glossary) : plainLine(piece, glossary);
    return hasWords(line.parts) ? line : (line.print(line.parts) ?? piece);
  });
  const open = lines.filter((line) => typeof line !== "string");
  return {
    lines: open.map(({ parts }) => ({
      tagged: writeTagged(parts),
      characters: [...textOfParts(parts)].length,
    })),
    join(translated) {
      if (translated.length !== open.length) return undefined;
      const printed = open.map(({ parts, print }, at) => {
        const read = readTagged(translated[at] ?? "", parts);
        return read && isPlausible(parts, read) ? print(read) : undefined;
      });
      if (printed.includes(undefined)) return undefined;
      let next = 0;
      const joined = lines
        .map((line) => (typeof line === "string" ? line : printed[next++]))
        .join("");
      return open.length > 0 && joined.trim() === text.trim() ? undefined : joined;
    },
  };
}

function plainLine(line: string, glossary: Glossary) {
  const [, start = "", words = "", end = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(line) ?? [];
  return {
    parts: splitFixed(words, glossary),
    print: (parts: Part[]) => start + textOfParts(parts).trim() + end,
  };
}

const textOfParts = (parts: readonly Part[]): string =>
  parts
    .map((part) => {
      if (typeof part === "string") return part;
      return "fixed" in part ? part.fixed : textOfParts(part.parts);
    })
    .join("");

/** A line with marks is one block: its inline elements become parts, and are printed in their block. */
function markedLine(line: string, kind: RichKind, glossary: Glossary) {
  const block = parseMarked(line, kind)[0];
  if (!block) return { parts: [], print: () => line };
  if (block.type === "picture") {
    const { caption } = block;
    if (!caption) return { parts: [], print: () => line };
    return {
      parts: splitFixed(caption, glossary),
      print: (parts: Part[]) => serializeBlocks([{ ...block, caption: textOfParts(parts).trim() }]),
    };
  }
  const groups: Exclude<Inline, string>[] = [];
  const toParts = (nodes: readonly Inline[]): Part[] =>
    nodes.flatMap((node): Part[] => {
      if (typeof node === "string") return splitFixed(node, glossary);
      groups.push(node);
      return [{ group: groups.length, parts: toParts(node.children) }];
    });
  const toInline = (parts: readonly Part[]): Inline[] =>
    parts.flatMap((part): Inline[] => {
      if (typeof part === "string") return [part];
      if ("fixed" in part) return [part.fixed];
      const node = groups[part.group - 1];
      if (!node) return [];
      const { start, words, end } = withoutOuterSpaces(toInline(part.parts));
      return [start, { ...node, children: words }, end];
    });
  const children =
    block.type === "list" || block.type === "quote" ? block.items[0] : block.children;
  return {
    parts: toParts(children ?? []),
    print(parts: Part[]) {
      const { words } = withoutOuterSpaces(toInline(parts));
      const printed = serializeBlocks([withChildren(block, words)]);
      // Marks that a service has moved, for example into a word, may be text for the parser.
      return isSameBlock(parseMarked(printed, kind)[0], block, words) ? printed : undefined;
    },
  };
}

/** Spaces inside of a mark would make the mark text. */
function withoutOuterSpaces(nodes: readonly Inline[]) {
  const words = [...nodes].filter((node) => node !== "");
  let [start, end] = ["", ""];
  const [first] = words;
  if (typeof first === "string") {
    words[0] = first.trimStart();
    start = first.slice(0, first.length - words[0].length);
  }
  const last = words.at(-1);
  if (typeof last === "string") {
    const trimmed = last.trimEnd();
    end = last.slice(trimmed.length);
    words[words.length - 1] = trimmed;
  }
  return { start, words: words.filter((node) => node !== ""), end };
}

function isSameBlock(parsed: Block | undefined, block: Block, words: readonly Inline[]) {
  if (!parsed || parsed.type !== block.type) return false;
  return (
    textOf([parsed]) === inlineText(words).trim() &&
    countMarks(elementsOf(parsed)) === countMarks(words)
  );
}

const elementsOf = (block: Block): readonly Inline[] => {
  if (block.type === "picture") return [];
  return "items" in block ? block.items.flat() : block.children;
};

const countMarks = (nodes: readonly Inline[]): number =>
  nodes.reduce(
    (sum, node) => sum + (typeof node === "string" ? 0 : 1 + countMarks(node.children)),
    0,
  );

function withChildren(block: Exclude<Block, { type: "picture" }>, children: Inline[]): Block {
  if (block.type === "list" || block.type === "quote") return { ...block, items: [children] };
  return { ...block, children };
}
