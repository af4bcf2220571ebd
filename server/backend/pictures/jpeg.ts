import { exifPrefix, orientationOnly, readOrientation } from "./orientation.ts";
import { PictureError } from "./picture-error.ts";

/**
 * Removes metadata from a JPEG file: EXIF (with location and thumbnail), XMP, IPTC, comments, and data
 * after its end (phones append further pictures and videos). Pixels are not changed. Kept are the segments
 * that affect the appearance: JFIF, colour profile, Adobe's colour transform, and EXIF's orientation.
 * @returns `bytes` itself if there is nothing to remove.
 * @throws {PictureError} if the file is no JPEG, truncated or not understood.
 */
export function stripJpeg(bytes: Uint8Array): Uint8Array {
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  if (bytes[0] !== 0xff || bytes[1] !== marker.start) throw new PictureError("no JPEG file");
  let oriented = false;
  let at = 2;
  for (;;) {
    const segment = readSegment(bytes, at);
    at = segment.end;
    const whole = bytes.subarray(segment.start, segment.end);
    if (segment.marker === marker.end) {
      kept.push(whole);
      break;
    }
    if (!carriesNotes(segment)) {
      kept.push(whole);
    } else if (!oriented && begins(segment.content, exifPrefix)) {
      oriented = true;
      const orientation = readOrientation(segment.content);
      if (orientation !== 1) kept.push(orientationSegment(orientation));
    }
  }
  const stripped = Buffer.concat(kept);
  return Buffer.compare(stripped, bytes) === 0 ? bytes : stripped;
}

const marker = { start: 0xd8, end: 0xd9, scan: 0xda, comment: 0xfe, app0: 0xe0 };

interface Segment {
  marker: number;
  start: number;
  /** Start of the next segment. For a scan: after its coded data. */
  end: number;
  content: Uint8Array;
}

function readSegment(bytes: Uint8Array, start: number): Segment {
  if (bytes[start] !== 0xff) throw new PictureError("a JPEG file that is broken or cut short");
  let at = start;
  // A marker may be preceded by any number of fill bytes.
  while (bytes[at] === 0xff) at += 1;
  const code = bytes[at] ?? 0;
  at += 1;
  if (code === marker.end) return { marker: code, start, end: at, content: new Uint8Array() };
  if (code < 0xc0 || (code >= 0xd0 && code <= marker.start) || code > marker.comment)
    throw new PictureError("a JPEG file that is broken or cut short");
  const length = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
  const end = at + length;
  if (length < 2 || end > bytes.byteLength)
    throw new PictureError("a JPEG file that is broken or cut short");
  const content = bytes.subarray(at + 2, end);
  return { marker: code, start, end: code === marker.scan ? endOfScan(bytes, end) : end, content };
}

/** In coded data 0xFF is followed by 0 (stuffing), a restart marker, or a fill byte. */
function endOfScan(bytes: Uint8Array, start: number): number {
  let at = start;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at < 0) throw new PictureError("a JPEG file that is cut short");
    const next = bytes[at + 1];
    if (next === undefined) throw new PictureError("a JPEG file that is cut short");
    if (next === 0xff) at += 1;
    else if (next === 0 || (next >= 0xd0 && next <= 0xd7)) at += 2;
    else return at;
  }
}

/** Application segments and comments, except the three kinds that affect the appearance. */
function carriesNotes(segment: Segment): boolean {
  if (segment.marker === marker.comment) return true;
  if (segment.marker < marker.app0 || segment.marker > 0xef) return false;
  const needed = { 224: "JFIF\0", 226: "ICC_PROFILE\0", 238: "Adobe" }[segment.marker];
  return needed === undefined || !begins(segment.content, Buffer.from(needed, "latin1"));
}

function begins(content: Uint8Array, with_: Uint8Array): boolean {
  return with_.every((byte, at) => content[at] === byte);
}

function orientationSegment(orientation: number): Uint8Array {
  const content = [...exifPrefix, ...orientationOnly(orientation)];
  return new Uint8Array([0xff, 0xe1, 0, content.length + 2, ...content]);
}
