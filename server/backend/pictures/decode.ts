import type { Sharp } from "sharp";

/**
 * Pixels of all frames. More than any camera's photo within the buckets' 5 MiB; some encodings must be
 * decoded at once, which takes half a gigabyte at this size.
 */
export const maxPixels = 64 * 1024 ** 2;

/**
 * Opens an accepted picture: its first frame, oriented by EXIF. As tolerant as the check at upload, so that
 * every accepted picture can be decoded.
 */
export async function openPicture(source: Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  // Slower pictures were made to be slow.
  return sharp(source, { failOn: "error", limitInputPixels: maxPixels, pages: 1 })
    .autoOrient()
    .timeout({ seconds: 10 });
}
