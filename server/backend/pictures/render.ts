import type { PictureWidth } from "../../../supabase/functions/_shared/picture-widths.ts";
import { openPicture } from "./decode.ts";

/** Makes the pictures that visitors get out of those that were uploaded. Runs in the worker process. */

export type PictureFormat = "avif" | "webp" | "jpeg";

export interface RenderOrder {
  /** Pixels; the height follows. A picture is never enlarged. */
  width: PictureWidth;
  format: PictureFormat;
}

/** The paper that a picture without a ground of its own lies on, in the light theme. */
const paper = "#f8f4ea";

/** Pixels of a side that all formats and PDF can hold. */
const maxSide = 16_383;

/** Bounds the work of encoding: a few bytes can describe a picture that is 1920 pixels wide and 16,383 high. */
const maxPixelsMade = 8 * 1024 ** 2;

/**
 * In sRGB, without metadata. A very tall picture becomes narrower than ordered. Effort 1 for AVIF: at
 * sharp's own 4 a picture takes ten times as long for a tenth less in bytes.
 * @throws when it does not decode.
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
