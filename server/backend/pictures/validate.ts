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
  /** What is to be stored; the very bytes that came when there was nothing to take out. */
  content: Uint8Array;
  facts: PictureFacts;
}

/**
 * Looks at an uploaded picture: takes out what it tells about its origin without touching the pixels,
 * and decodes the rest, every pixel of it. Runs in the worker process, which bounds time and number.
 * @throws {PictureError} when it is not a whole picture of its declared type.
 */
export async function validatePicture(
  type: PictureType,
  bytes: Uint8Array,
): Promise<ValidatedPicture> {
  const content = strip[type](bytes);
  return { content, facts: await decode(type, content) };
}

async function decode(type: PictureType, bytes: Uint8Array): Promise<PictureFacts> {
  // Large, and of no use to a server that nobody uploads to.
  const { default: sharp } = await import("sharp");
  const open = (failOn: "warning" | "error") =>
    // A colour profile that our library cannot use is no reason to refuse a photo.
    sharp(bytes, { failOn, limitInputPixels: maxPixels, pages: -1, ignoreIcc: true });
  const metadata = await open("error").metadata().catch(refuse);
  const { format, xmp, iptc } = metadata;
  if (`image/${format}` !== type) throw new PictureError(`a file of the format ${format}`);
  if (xmp || iptc) throw new PictureError("a file with notes in a place where none belong");

  // Scaling down reads the file to its end but holds little of it in memory.
  const read = (failOn: "warning" | "error") =>
    open(failOn)
      .resize({ width: 8, height: 8, fit: "fill" })
      .raw()
      .toBuffer({ resolveWithObject: true });
  const small = await read("warning").catch(async (error: Error) => {
    if (damage.test(error.message)) refuse(error);
    // Cameras and programs give much cause for warnings that no viewer minds.
    return read("error").catch(refuse);
  });
  return readFacts(metadata, small);
}

/** Of libjpeg's warnings those that tell of missing or wrong pixels; it fills the place with grey. */
const damage = /premature end|bad Huffman code|bad arithmetic code|instead of RST/;

function refuse(error: Error): never {
  throw new PictureError(`a file that does not decode (${error.message.split("\n", 1)[0]})`);
}
