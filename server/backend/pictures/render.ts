import type { PictureWidth } from "../../../supabase/functions/_shared/picture-widths.ts";
import { maxSide, openPicture } from "./decode.ts";

/** Renders visitors' pictures from uploads. Runs in the worker process. */

export type PictureFormat = "avif" | "webp" | "jpeg";

export interface RenderOrder {
  /** Width in pixels; the height follows. Pictures are never enlarged. */
  width: PictureWidth;
  format: PictureFormat;
}

/** Background of transparent pictures: the light theme's paper. */
const paper = "#f8f4ea";

/** Limits the encoding work: a few bytes can describe a picture of 1920 × 16,383 pixels. */
const maxPixelsMade = 8 * 1024 ** 2;

/**
 * Output is sRGB without metadata. A very tall picture is narrower than requested. AVIF effort 1: sharp's
 * default 4 takes ten times as long and saves a tenth of the bytes.
 * @throws if the picture does not decode.
 */
export async function renderPicture(source: Uint8Array, order: RenderOrder): Promise<Uint8Array> {
  const opened = await openPicture(source);
  const { width, height } = (await opened.metadata()).autoOrient;
  const tallest = Math.floor(Math.sqrt((maxPixelsMade * height) / width));
  const picture = opened.resize({
    width: order.width,
    height: Math.min(maxSide, Math.max(tallest, 1)),
    fit: "inside",
    withoutEnlargement: true,
  });
  switch (order.format) {
    case "avif":
      return picture.avif({ quality: 50, effort: 1, chromaSubsampling: "4:2:0" }).toBuffer();
    case "webp":
      return picture.webp({ quality: 75 }).toBuffer();
    case "jpeg":
      return picture.flatten({ background: paper }).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
  }
}
