import { addressCharacter, maxAddressLength } from "./address-characters.ts";
import { splitLines } from "./lines.ts";
import type { Block } from "./types.ts";

export type PictureBlock = Extract<Block, { type: "picture" }>;

const pattern = new RegExp(
  `^!\\[\\]\\(((?:https?://|/(?!/))${addressCharacter}+)(?: "((?:[^"\\\\]|\\\\.)*)")?\\)$`,
  "iu",
);

/** Parses a trimmed line of a marked text: `![](address "caption")`. */
export function parsePictureLine(line: string): PictureBlock | undefined {
  const [, src, caption = ""] = pattern.exec(line) ?? [];
  if (!src || src.length > maxAddressLength) return undefined;
  return { type: "picture", src, caption: caption.replace(/\\(.)/g, "$1") };
}

/**
 * Addresses of the pictures in a text of the kind `full`, in their order.
 * @param format value of the column `content_format`
 */
export function picturesInText(text: string, format: unknown): string[] {
  if (format !== "marked" || !text.includes("![](")) return [];
  return splitLines(text).flatMap((line) => parsePictureLine(line)?.src ?? []);
}
