import type { Metadata, OutputInfo } from "sharp";

/** What pages say of a picture before it is there. */
export interface PictureFacts {
  /** Pixels, the right side up. */
  width: number;
  height: number;
  /** Four colours from top to bottom, as `9fc3d1`: what is seen in the picture's place meanwhile. */
  tint: string[];
}

/** How far EXIF's orientations turn; mirroring changes neither size nor bands. */
const turns: Record<number, 90 | 180 | 270> = { 3: 180, 4: 180, 5: 90, 6: 90, 7: 270, 8: 270 };
const bands = 4;

/**
 * @param metadata of the whole picture.
 * @param small the whole picture scaled down to a few pixels, not turned yet.
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
    // The paper shows where the picture does not cover it.
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
