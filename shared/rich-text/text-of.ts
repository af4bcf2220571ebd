import { parseMarked } from "./parse.ts";
import type { Block, Inline, RichKind, TextFormat } from "./types.ts";

/** Text of a line's elements, without marks. */
export function inlineText(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => (typeof node === "string" ? node : inlineText(node.children)))
    .join("");
}

/** Text of blocks without marks and addresses, one line per paragraph or item. */
export function textOf(blocks: readonly Block[]): string {
  return blocks
    .flatMap((block) => {
      if (block.type === "picture") return block.caption ? [block.caption] : [];
      if (block.type === "list" || block.type === "quote") return block.items.map(inlineText);
      return [inlineText(block.children)];
    })
    .join("\n");
}

/** A stored text without marks. */
export function plainText(text: string, format: TextFormat | undefined, kind?: RichKind) {
  return format === "marked" ? textOf(parseMarked(text, kind)) : text;
}

/** Addresses of the links in blocks, in their order. */
export function linksOf(blocks: readonly Block[]): string[] {
  const inNodes = (nodes: readonly Inline[]): string[] =>
    nodes.flatMap((node) => {
      if (typeof node === "string") return [];
      return [...(node.type === "link" ? [node.href] : []), ...inNodes(node.children)];
    });
  return blocks.flatMap((block) => {
    if (block.type === "picture") return [];
    return "items" in block ? block.items.flatMap(inNodes) : inNodes(block.children);
  });
}
