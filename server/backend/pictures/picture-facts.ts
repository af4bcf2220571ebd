import type { Metadata, OutputInfo } from "sharp";

/** Facts that pages need before a picture has loaded. */
export interface PictureFacts {
  /** Pixels, after orientation. */
  width: number;
  height: number;
  /** Placeholder: four colours from top to bottom, for example `9fc3d1`. */
  tint: string[];
}

/** Rotation by EXIF orientation. Mirroring changes neither size nor bands. */
const turns: Record<number, 90 | 180 | 270> = { 3: 180, 4: 180, 5: 90, 6: 90, 7: 270, 8: 270 };
const bands = 4;

/**
 * @param metadata of the whole picture.
 * @param small the picture scaled down to a few pixels, not rotated yet.
 */
export async function readFacts(
  { width, height, pageHeight, orientation = 1 }: Metadata,
  small: { data: Buffer; info: OutputInfo },
): Promise<PictureFacts> {
  const { default: sharp } = await import("sharp");
  const turn = turns[orientation] ?? 0;
  const { channels } = small.info;
  const { data } = await sharp(small.data, {
    raw: { width: small.info.width, height: small.info.height, channels },
  })
    .rotate(turn)
    // Background of transparent pictures.
    .flatten({ background: "#f8f4ea" })
    .resize({ width: 1, height: bands, fit: "fill", kernel: "linear" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const tall = pageHeight ?? height;
  const lying = turn === 90 || turn === 270;
  return {
    width: lying ? tall : width,
    height: lying ? width : tall,
    tint: Array.from({ length: bands }, (_, at) =>
      data.subarray(at * 3, at * 3 + 3).toString("hex"),
    ),
  };
}
