import { addressPattern, isPictureAddress } from "./address.ts";
import { splitLines } from "./lines.ts";
import type { Block } from "./types.ts";

export type PictureBlock = Extract<Block, { type: "picture" }>;

const pattern = new RegExp(`^!\\[\\]\\((${addressPattern})(?: "((?:[^"\\\\]|\\\\.)*)")?\\)$`, "u");

/** Parses a trimmed line of a marked text: `![](address "caption")`. */
export function parsePictureLine(line: string): PictureBlock | undefined {
  const [, src, caption = ""] = pattern.exec(line) ?? [];
  if (!src || !isPictureAddress(src)) return undefined;
  return { type: "picture", src, caption: caption.replace(/\\(.)/g, "$1") };
}

/** Line of a picture in a marked text. */
export function printPictureLine({ src, caption }: Omit<PictureBlock, "type">): string {
  return caption ? `![](${src} "${caption.replace(/["\\]/g, "\\$&")}")` : `![](${src})`;
}

/**
 * Addresses of the pictures in a text of the kind `full`, in their order.
 * @param format value of the column `content_format`
 */
export function picturesInText(text: string, format: unknown): string[] {
  if (format !== "marked" || !text.includes("![](")) return [];
  return splitLines(text).flatMap((line) => parsePictureLine(line)?.src ?? []);
}
