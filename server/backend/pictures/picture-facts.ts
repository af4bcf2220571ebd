import { openPicture } from "./decode.ts";

/** Facts that pages need before a picture has loaded. */
export interface PictureFacts {
  /** Pixels. */
  width: number;
  height: number;
  /** Placeholder: four colours from top to bottom, for example `9fc3d1`. */
  tint: string[];
}

const bands = 4;

/** @param picture upright. */
export async function readFacts(picture: Uint8Array): Promise<PictureFacts> {
  const opened = await openPicture(picture);
  const { width, height } = await opened.metadata();
  const colours = await opened
    .resize({ width: 1, height: bands, fit: "fill", kernel: "linear" })
    // Background of transparent pictures.
    .flatten({ background: "#f8f4ea" })
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  return {
    width,
    height,
    tint: Array.from({ length: bands }, (_, at) =>
      colours.subarray(at * 3, at * 3 + 3).toString("hex"),
    ),
  };
}
