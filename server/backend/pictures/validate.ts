import type { Sharp } from "sharp";
import { openPicture } from "./decode.ts";
import { PictureError } from "./picture-error.ts";
import { type PictureFacts, readFacts } from "./picture-facts.ts";

interface Format {
  name: string;
  /** @param head the first twelve bytes, as Latin-1 text. */
  isOf: (head: string) => boolean;
  encode: (picture: Sharp) => Sharp;
}

/** These qualities are indistinguishable from the upload in the widths that pages show, and do not enlarge most files. */
const formats = {
  "image/jpeg": {
    name: "JPEG",
    isOf: (head) => head.startsWith("\xff\xd8\xff"),
    encode: (picture) => picture.jpeg({ quality: 85 }),
  },
  "image/png": {
    name: "PNG",
    isOf: (head) => head.startsWith("\x89PNG\r\n\x1a\n"),
    encode: (picture) => picture.png(),
  },
  "image/webp": {
    name: "WEBP",
    isOf: (head) => head.startsWith("RIFF") && head.endsWith("WEBP"),
    // The default effort takes twice the time at 64 megapixels, and saves one percent.
    encode: (picture) => picture.webp({ quality: 90, effort: 2 }),
  },
} satisfies Record<string, Format>;
export type PictureType = keyof typeof formats;

export function isPictureType(type: string): type is PictureType {
  return Object.hasOwn(formats, type);
}

export interface ValidatedPicture {
  /** Content to store. */
  content: Uint8Array;
  facts: PictureFacts;
}

/**
 * Decodes an uploaded picture and encodes it again in its own format: upright, in sRGB, the first frame
 * only, without metadata (location, thumbnails, comments) and without data after its end. Runs in the
 * worker process, which limits time and concurrency.
 * @param maxBytes size above which the picture is scaled down.
 * @throws {PictureError} if it is not a complete picture of its declared type.
 */
export async function validatePicture(
  type: PictureType,
  bytes: Uint8Array,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<ValidatedPicture> {
  const { name, isOf } = formats[type];
  // libvips must not try its decoders of other formats.
  if (!isOf(Buffer.from(bytes.subarray(0, 12)).toString("latin1")))
    throw new PictureError(`no ${name} file`);
  const content = await encode(type, bytes, maxBytes, "warning").catch((error: Error) => {
    if (damage.test(error.message)) refuse(error);
    // Cameras and programs cause many warnings that no viewer shows.
    return encode(type, bytes, maxBytes, "error").catch(refuse);
  });
  return { content, facts: await readFacts(content) };
}

async function encode(
  type: PictureType,
  bytes: Uint8Array,
  maxBytes: number,
  failOn: "warning" | "error",
): Promise<Uint8Array> {
  const { width } = (await (await openPicture(bytes, failOn)).metadata()).autoOrient;
  for (let scale = 1; ; scale *= 0.8) {
    const picture = await openPicture(bytes, failOn);
    if (scale < 1) picture.resize({ width: Math.max(1, Math.floor(width * scale)) });
    const content = await formats[type].encode(picture).toBuffer();
    if (content.byteLength <= maxBytes || width * scale <= 1) return content;
  }
}

/** libjpeg warnings about missing or wrong pixels, which it replaces by grey. */
const damage = /premature end|bad Huffman code|bad arithmetic code|instead of RST/;

function refuse(error: Error): never {
  throw new PictureError(`a file that does not decode (${error.message.split("\n", 1)[0]})`);
}
