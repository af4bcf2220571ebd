import type { PictureWidth } from "../../../supabase/functions/_shared/picture-widths.ts";

/** Makes the pictures that visitors get out of those that were uploaded. Runs in the worker process. */

export type PictureFormat = "avif" | "webp" | "jpeg";

export interface RenderOrder {
  /** Pixels; the height follows. A picture is never enlarged. */
  width: PictureWidth;
  format: PictureFormat;
}

/** The paper that a picture without a ground of its own lies on, in the light theme. */
const paper = "#f8f4ea";

/** What takes longer for one picture was made to. */
const timeoutSeconds = 20;

/**
 * Turned as EXIF says, in sRGB, without metadata, the first frame of a film. Effort 1 for AVIF: at
 * sharp's own 4 a picture takes ten times as long for a tenth less in bytes.
 * @throws when it does not decode.
 */
export async function renderPicture(source: Uint8Array, order: RenderOrder): Promise<Uint8Array> {
  const { default: sharp } = await import("sharp");
  const picture = sharp(source, { limitInputPixels: 64 * 1024 ** 2, pages: 1 })
    .autoOrient()
    .resize({ width: order.width, withoutEnlargement: true })
    .timeout({ seconds: timeoutSeconds });
  switch (order.format) {
    case "avif":
      return picture.avif({ quality: 50, effort: 1, chromaSubsampling: "4:2:0" }).toBuffer();
    case "webp":
      return picture.webp({ quality: 75 }).toBuffer();
    case "jpeg":
      return picture.flatten({ background: paper }).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
  }
}
