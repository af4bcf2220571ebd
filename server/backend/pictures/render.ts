/** Makes the pictures that visitors get out of those that were uploaded. Runs in the workshop's process. */

export type PictureFormat = "avif" | "webp" | "jpeg" | "png";

export interface RenderOrder {
  /** Pixels; at least one of the two. A picture is never enlarged. */
  width?: number | undefined;
  height?: number | undefined;
  /** As Supabase names them: fill the box and cut, fit into the box, or stretch to it. */
  resize: "cover" | "contain" | "fill";
  format: PictureFormat;
  /** 20 to 100; the format's own when missing. */
  quality?: number | undefined;
}

/** The paper that a picture without a ground of its own lies on, in the light theme. */
const paper = "#f8f4ea";

/** Seconds for one picture; what takes longer was made to. */
const patience = 20;

const fits = { cover: "cover", contain: "inside", fill: "fill" } as const;

/**
 * Turned as EXIF says, in sRGB, without metadata, the first frame of a film. Effort 1 for AVIF: at
 * sharp's own 4 a picture takes ten times as long for a tenth less in bytes.
 * @throws when it does not decode.
 */
export async function renderPicture(source: Uint8Array, order: RenderOrder): Promise<Uint8Array> {
  const { default: sharp } = await import("sharp");
  const { width, height, resize, format, quality } = order;
  const box = width && height ? fits[resize] : "inside";
  const picture = sharp(source, { limitInputPixels: 64 * 1024 ** 2, pages: 1 })
    .autoOrient()
    .resize({ width, height, fit: box, withoutEnlargement: true })
    .timeout({ seconds: patience });
  switch (format) {
    case "avif":
      return picture
        .avif({ quality: quality ?? 50, effort: 1, chromaSubsampling: "4:2:0" })
        .toBuffer();
    case "webp":
      return picture.webp({ quality: quality ?? 75 }).toBuffer();
    case "png":
      return picture.png({ compressionLevel: 9 }).toBuffer();
    case "jpeg":
      return picture
        .flatten({ background: paper })
        .jpeg({ quality: quality ?? 78, mozjpeg: true })
        .toBuffer();
  }
}
