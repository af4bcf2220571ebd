import { orientationOnly, readOrientation } from "./orientation.ts";
import { PictureError } from "./picture-error.ts";

const notes = new Set(["EXIF", "XMP ", "C2PA"]);
/** Flags of the extended header that announce metadata. */
const hasXmp = 0x04;
const hasExif = 0x08;

/**
 * Removes EXIF, XMP and data after the end of a WEBP file. EXIF's orientation is kept.
 * @returns `bytes` itself if there is nothing to remove.
 * @throws {PictureError} if the file is no WEBP, truncated or not understood.
 */
export function stripWebp(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (text(file, 0) !== "RIFF" || text(file, 8) !== "WEBP") throw new PictureError("no WEBP file");
  const end = 8 + file.readUInt32LE(4);
  if (end > file.byteLength) throw new PictureError("a WEBP file that is cut short");

  const kept: Buffer[] = [];
  let extended: Buffer | undefined;
  let oriented = false;
  for (let at = 12; at < end; ) {
    if (at + 8 > end) throw new PictureError("a WEBP file that is broken");
    const size = file.readUInt32LE(at + 4);
    // Chunks start at even offsets.
    const next = at + 8 + size + (size % 2);
    if (next > end) throw new PictureError("a WEBP file that is broken");
    const type = text(file, at);
    const chunk = file.subarray(at, next);
    if (type === "VP8X" && at === 12 && size >= 10) {
      extended = Buffer.from(chunk);
      extended[8] = (extended[8] ?? 0) & ~(hasXmp | hasExif);
      kept.push(extended);
    } else if (!notes.has(type)) {
      kept.push(chunk);
    } else if (type === "EXIF" && extended && !oriented) {
      oriented = true;
      const orientation = readOrientation(file.subarray(at + 8, at + 8 + size));
      if (orientation !== 1) {
        kept.push(chunkOf("EXIF", orientationOnly(orientation)));
        extended[8] = (extended[8] ?? 0) | hasExif;
      }
    }
    at = next;
  }
  const body = Buffer.concat([Buffer.from("WEBP", "latin1"), ...kept]);
  const stripped = chunkOf("RIFF", body);
  return Buffer.compare(stripped, bytes) === 0 ? bytes : stripped;
}

function text(file: Buffer, at: number): string {
  return file.toString("latin1", at, at + 4);
}

/** @param content must have an even length. */
function chunkOf(type: string, content: Uint8Array): Buffer {
  const head = Buffer.alloc(8, type, "latin1");
  head.writeUInt32LE(content.byteLength, 4);
  return Buffer.concat([head, content]);
}
