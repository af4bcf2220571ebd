import type { Sharp } from "sharp";
import { detectFormat, type PictureType } from "#shared/pictures/picture-format.ts";
import { maxSide, openPicture } from "./decode.ts";
import { PictureError } from "./picture-error.ts";
import { type PictureFacts, readFacts } from "./picture-facts.ts";

/** These qualities are indistinguishable from the upload in the widths that pages show, and do not enlarge most files. */
const encoders: Record<PictureType, (picture: Sharp) => Sharp> = {
  "image/jpeg": (picture) => picture.jpeg({ quality: 85 }),
  "image/png": (picture) => picture.png(),
  // The default effort takes twice the time at 64 megapixels, and saves one percent.
  "image/webp": (picture) => picture.webp({ quality: 90, effort: 2 }),
};

export interface ValidatedPicture {
  /** Type of the content, whatever the upload declared. */
  type: PictureType;
  /** Content to store. */
  content: Uint8Array;
  facts: PictureFacts;
}

/**
 * Decodes an uploaded picture and encodes it again in its own format: upright, in sRGB, the first frame
 * only, within the sides that every format can hold, without metadata (location, thumbnails, comments) and
 * without data after its end. Runs in the worker process, which limits time and concurrency.
 * @param maxBytes size above which the picture is scaled down.
 * @throws {PictureError} if it is not a complete picture in one of the formats.
 */
export async function validatePicture(
  bytes: Uint8Array,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<ValidatedPicture> {
  const format = detectFormat(bytes);
  // libvips must not try its decoders of other formats.
  if (!format?.type)
    throw new PictureError(format ? `the format is ${format.name}` : "an unknown format");
  const { type } = format;
  const content = await encodeTolerantly(bytes, (source, failOn) =>
    encode(source, failOn, type, maxBytes),
  );
  return { type, content, facts: await readFacts(content) };
}

type Encode = (source: Uint8Array, failOn: "warning" | "error") => Promise<Uint8Array>;

async function encodeTolerantly(bytes: Uint8Array, attempt: Encode): Promise<Uint8Array> {
  try {
    return await attempt(bytes, "warning");
  } catch (error) {
    const { message } = error as Error;
    // A JPEG may lack nothing but its end marker. With it, missing pixels cause another warning.
    if (/premature end of JPEG/.test(message))
      return attempt(Buffer.concat([bytes, jpegEnd]), "warning").catch(refuse);
    if (damage.test(message)) refuse(error as Error);
    // Cameras and programs cause many warnings that no viewer shows.
    return attempt(bytes, "error").catch(refuse);
  }
}

async function encode(
  bytes: Uint8Array,
  failOn: "warning" | "error",
  type: PictureType,
  maxBytes: number,
): Promise<Uint8Array> {
  const { width, height } = (await (await openPicture(bytes, failOn)).metadata()).autoOrient;
  let scale = Math.min(1, maxSide / Math.max(width, height));
  for (;;) {
    const picture = await openPicture(bytes, failOn);
    const size = [width, height].map((side) => Math.max(1, Math.floor(side * scale)));
    if (scale < 1) picture.resize({ width: size[0], height: size[1], fit: "fill" });
    const content = await encoders[type](picture).toBuffer();
    if (content.byteLength <= maxBytes || Math.max(...size) === 1) return content;
    // Few attempts: each takes seconds for a large picture.
    scale *= Math.min(0.9, Math.sqrt(maxBytes / content.byteLength));
  }
}

const jpegEnd = new Uint8Array([0xff, 0xd9]);

/** libjpeg warnings about missing or wrong pixels, which it replaces by grey. */
const damage = /premature end|bad Huffman code|bad arithmetic code|instead of RST/;

function refuse(error: Error): never {
  throw new PictureError(`a file that does not decode (${error.message.split("\n", 1)[0]})`);
}
