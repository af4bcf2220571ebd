import type { PictureBlock } from "./picture-line.ts";
import type { Block, Inline } from "./types.ts";

/** Marked text of blocks. `parseMarked(serializeBlocks(blocks))` returns the same blocks. */
export function serializeBlocks(blocks: readonly Block[]): string {
  return blocks.flatMap(serializeBlock).join("\n");
}

function serializeBlock(block: Block): string[] {
  switch (block.type) {
    case "heading":
      return [`${"#".repeat(block.level)} ${serializeInline(block.children)}`];
    case "list": {
      const { start, items } = block;
      return items.map((item, at) => {
        const mark = start === undefined ? "-" : `${Math.min(start + at, maxNumber)}.`;
        return `${mark} ${serializeInline(item)}`;
      });
    }
    case "quote":
      return block.items.map((item) => `> ${serializeInline(item)}`);
    case "picture":
      return [serializePictureLine(block)];
    case "paragraph":
      return [escapeStart(serializeInline(block.children))];
  }
}

/** Line of a picture in a marked text. */
export function serializePictureLine({ src, caption }: Omit<PictureBlock, "type">): string {
  return caption ? `![](${src} "${caption.replace(/["\\]/g, "\\$&")}")` : `![](${src})`;
}

/** Numbers of items have at most three digits. */
const maxNumber = 999;

/** Marked text of a line's elements. */
export function serializeInline(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return escapeMarks(node);
      const text = serializeInline(node.children);
      if (node.type === "link") return `[${text}](${node.href})`;
      return node.type === "strong" ? `**${text}**` : `*${text}*`;
    })
    .join("");
}

/** Escapes a plain text: `parseMarked` makes the same paragraphs of the result as of the plain text. */
export function escapePlain(text: string): string {
  return text
    .split(/(\r\n|[\n\r\u2028\u2029])/)
    .map((part, at) => (at % 2 === 1 ? part : escapeStart(escapeMarks(part))))
    .join("");
}

const escapeMarks = (text: string) => text.replace(/[\\*[\]]/g, "\\$&");

/** Escapes the start of a line that would make it a heading, an item or a quote. */
const escapeStart = (line: string) =>
  line.replace(/^(\s*)(#{2,3} |- |> )/, "$1\\$2").replace(/^(\s*\d{1,3})(\. )/, "$1\\$2");
