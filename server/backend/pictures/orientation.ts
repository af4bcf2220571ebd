/**
 * EXIF orientation, the only EXIF tag kept at upload: a phone stores the sensor's pixels and records here
 * which side is up.
 */

const orientationTag = 0x0112;
const short = 3;

/**
 * Reads the orientation from EXIF data, a small TIFF file.
 * @returns 2 to 8 if the picture must be rotated or mirrored, otherwise 1.
 */
export function readOrientation(exif: Uint8Array): number {
  const tiff = withoutPrefix(exif);
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  if (tiff.byteLength < 8) return 1;
  const order = view.getUint16(0);
  const little = order === 0x4949;
  if ((!little && order !== 0x4d4d) || view.getUint16(2, little) !== 42) return 1;
  const directory = view.getUint32(4, little);
  if (directory + 2 > tiff.byteLength) return 1;
  const entries = view.getUint16(directory, little);
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + 12 * index;
    if (entry + 12 > tiff.byteLength) return 1;
    if (view.getUint16(entry, little) !== orientationTag) continue;
    const value = view.getUint16(entry + 8, little);
    return view.getUint16(entry + 2, little) === short && value >= 2 && value <= 8 ? value : 1;
  }
  return 1;
}

/** EXIF data with an orientation only. */
export function orientationOnly(orientation: number): Uint8Array {
  // Header and offset of the directory; one entry: tag, type, count, value; no further directory.
  return new Uint8Array([
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    ...[0, 1],
    ...[orientationTag >> 8, orientationTag & 255, 0, short, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  ]);
}

/** JPEG files have this prefix; some programs write it in other formats, too. */
export const exifPrefix = new Uint8Array(Buffer.from("Exif\0\0", "latin1"));

function withoutPrefix(exif: Uint8Array): Uint8Array {
  const prefixed = exifPrefix.every((byte, at) => exif[at] === byte);
  return prefixed ? exif.subarray(exifPrefix.byteLength) : exif;
}
