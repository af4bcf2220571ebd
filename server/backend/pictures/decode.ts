import type { Sharp } from "sharp";

/**
 * Pixels of a picture. More than any camera's photo within the buckets' 5 MiB; some encodings must be
 * decoded at once, which takes half a gigabyte at this size.
 */
const maxPixels = 64 * 1024 ** 2;

/** Maximum side in pixels that all formats and PDF support. */
export const maxSide = 16_383;

/** Less than the timeout of the queue, which would kill all jobs of the process. */
const timeoutSeconds = 25;

/** Opens a picture: its first frame, oriented by EXIF. */
export async function openPicture(
  source: Uint8Array,
  failOn: "warning" | "error" = "error",
): Promise<Sharp> {
  // Loaded on demand: large, and not needed without uploads.
  const { default: sharp } = await import("sharp");
  return sharp(source, { failOn, limitInputPixels: maxPixels, pages: 1 })
    .autoOrient()
    .timeout({ seconds: timeoutSeconds });
}
