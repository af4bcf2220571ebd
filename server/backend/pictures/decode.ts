import type { Sharp } from "sharp";

/**
 * All frames together. Above any camera's photo that fits the buckets' 5 MiB; some encodings have to
 * be unpacked whole, and this one takes half a gigabyte then.
 */
export const maxPixels = 64 * 1024 ** 2;

/**
 * Opens an accepted picture: its first frame, turned as EXIF says. As tolerant as the check at its upload,
 * so that a picture that was accepted can be decoded everywhere.
 */
export async function openPicture(source: Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  // What takes longer was made to.
  return sharp(source, { failOn: "error", limitInputPixels: maxPixels, pages: 1 })
    .autoOrient()
    .timeout({ seconds: 10 });
}
