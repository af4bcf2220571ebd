import { splitLines } from "./lines.ts";
import { parseInline } from "./parse-inline.ts";
import { parsePictureLine } from "./picture-line.ts";
import type { Block, RichKind, TextFormat } from "./types.ts";

const heading = /^(##|###) (.+)$/;
const bullet = /^- (.+)$/;
const numbered = /^(\d{1,3})\. (.+)$/;
const quote = /^> (.+)$/;

/** Parses a text of an entry. In plain texts, the default, a line is a paragraph. */
export function parse(text: string, format: TextFormat | undefined, kind?: RichKind): Block[] {
  if (format === "marked") return parseMarked(text, kind);
  return splitLines(text).map((line) => ({ type: "paragraph", children: [line] }));
}

/**
 * Parses a text with marks. A line is a block, and neighbouring items form one list or quote. There is no HTML and no
 * nesting of blocks.
 */
export function parseMarked(text: string, kind: RichKind = "full"): Block[] {
  const blocks: Block[] = [];
  for (const line of splitLines(text)) {
    const block = (kind === "full" ? parseFullLine(line) : undefined) ?? parseLine(line);
    if (!joinItems(blocks.at(-1), block)) blocks.push(block);
  }
  return blocks;
}

function parseFullLine(line: string): Block | undefined {
  const [, marks, title] = heading.exec(line) ?? [];
  if (title) return { type: "heading", level: marks === "##" ? 2 : 3, children: inline(title) };
  return parsePictureLine(line);
}

function parseLine(line: string): Block {
  const [, item] = bullet.exec(line) ?? [];
  if (item) return { type: "list", items: [inline(item)] };
  const [, number, numberedItem] = numbered.exec(line) ?? [];
  if (numberedItem) return { type: "list", start: Number(number), items: [inline(numberedItem)] };
  const [, quoted] = quote.exec(line) ?? [];
  if (quoted) return { type: "quote", items: [inline(quoted)] };
  return { type: "paragraph", children: parseInline(line) };
}

const inline = (text: string) => parseInline(text.trim());

/** Adds the items of a block to the one before it. Returns false if they are not of the same type. */
function joinItems(before: Block | undefined, block: Block): boolean {
  if (before?.type === "list" && block.type === "list") {
    if ((before.start === undefined) !== (block.start === undefined)) return false;
  } else if (before?.type !== "quote" || block.type !== "quote") return false;
  before.items.push(...block.items);
  return true;
}
