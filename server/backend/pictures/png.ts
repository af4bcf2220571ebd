import { crc32 } from "node:zlib";
import { orientationOnly, readOrientation } from "./orientation.ts";
import { PictureError } from "./picture-error.ts";

const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
/** EXIF, texts (including XMP and IPTC), modification time and provenance. */
const notes = new Set(["eXIf", "tEXt", "zTXt", "iTXt", "tIME", "caBX"]);

/**
 * Removes texts, EXIF, time and data after the end of a PNG file. EXIF's orientation and all other chunks
 * are kept.
 * @returns `bytes` itself if there is nothing to remove.
 * @throws {PictureError} if the file is no PNG, truncated or not understood.
 */
export function stripPng(bytes: Uint8Array): Uint8Array {
  if (Buffer.compare(bytes.subarray(0, 8), signature) !== 0) throw new PictureError("no PNG file");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Uint8Array[] = [bytes.subarray(0, 8)];
  let oriented = false;
  let at = 8;
  for (;;) {
    if (at + 12 > bytes.byteLength) throw new PictureError("a PNG file that is cut short");
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.byteLength) throw new PictureError("a PNG file that is cut short");
    const type = Buffer.from(bytes.subarray(at + 4, at + 8)).toString("latin1");
    const last = type === "IEND";
    if (!/^[A-Za-z]{4}$/.test(type) || (last && end !== at + 12))
      throw new PictureError("a PNG file that is broken");
    if (!notes.has(type)) {
      kept.push(bytes.subarray(at, end));
    } else if (type === "eXIf" && !oriented) {
      oriented = true;
      const orientation = readOrientation(bytes.subarray(at + 8, end - 4));
      if (orientation !== 1) kept.push(orientationChunk(orientation));
    }
    at = end;
    if (last) break;
  }
  const stripped = Buffer.concat(kept);
  return Buffer.compare(stripped, bytes) === 0 ? bytes : stripped;
}

function orientationChunk(orientation: number): Uint8Array {
  const typed = Buffer.concat([Buffer.from("eXIf", "latin1"), orientationOnly(orientation)]);
  const chunk = Buffer.alloc(4 + typed.byteLength + 4);
  chunk.writeUInt32BE(typed.byteLength - 4, 0);
  typed.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(typed), 4 + typed.byteLength);
  return chunk;
}
