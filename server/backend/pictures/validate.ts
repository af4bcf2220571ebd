import { maxPixels } from "./decode.ts";
import { stripJpeg } from "./jpeg.ts";
import { PictureError } from "./picture-error.ts";
import { type PictureFacts, readFacts } from "./picture-facts.ts";
import { stripPng } from "./png.ts";
import { stripWebp } from "./webp.ts";

const strip = { "image/jpeg": stripJpeg, "image/png": stripPng, "image/webp": stripWebp };
export type PictureType = keyof typeof strip;

export function isPictureType(type: string): type is PictureType {
  return Object.hasOwn(strip, type);
}

export interface ValidatedPicture {
  /** Content to store; the received bytes if there was nothing to remove. */
  content: Uint8Array;
  facts: PictureFacts;
}

/**
 * Validates an uploaded picture: removes metadata without changing pixels, and decodes every pixel. Runs in
 * the worker process, which limits time and concurrency.
 * @throws {PictureError} if it is not a complete picture of its declared type.
 */
export async function validatePicture(
  type: PictureType,
  bytes: Uint8Array,
): Promise<ValidatedPicture> {
  const content = strip[type](bytes);
  return { content, facts: await decode(type, content) };
}

async function decode(type: PictureType, bytes: Uint8Array): Promise<PictureFacts> {
  // Loaded on demand: large, and not needed without uploads.
  const { default: sharp } = await import("sharp");
  const open = (failOn: "warning" | "error") =>
    // An unusable colour profile is no reason to reject a photo.
    sharp(bytes, { failOn, limitInputPixels: maxPixels, pages: -1, ignoreIcc: true });
  const metadata = await open("error").metadata().catch(refuse);
  const { format, xmp, iptc } = metadata;
  if (`image/${format}` !== type) throw new PictureError(`a file of the format ${format}`);
  if (xmp || iptc) throw new PictureError("a file with notes in a place where none belong");

  // Scaling down reads the whole file with little memory.
  const read = (failOn: "warning" | "error") =>
    open(failOn)
      .resize({ width: 8, height: 8, fit: "fill" })
      .raw()
      .toBuffer({ resolveWithObject: true });
  const small = await read("warning").catch(async (error: Error) => {
    if (damage.test(error.message)) refuse(error);
    // Cameras and programs cause many warnings that no viewer shows.
    return read("error").catch(refuse);
  });
  return readFacts(metadata, small);
}

/** libjpeg warnings about missing or wrong pixels, which it replaces by grey. */
const damage = /premature end|bad Huffman code|bad arithmetic code|instead of RST/;

function refuse(error: Error): never {
  throw new PictureError(`a file that does not decode (${error.message.split("\n", 1)[0]})`);
}
