/** Real pictures in the three formats, and metadata of cameras and programs. */
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { validatePicture } from "../../../server/backend/pictures/validate.ts";

type Bytes = Uint8Array<ArrayBuffer>;

export const types = ["image/jpeg", "image/png", "image/webp"] as const;
export type Type = (typeof types)[number];

/** Picture of noise: every pixel differs from its neighbours. */
export function noise(width: number, height: number, sigma = 30) {
  const background = { r: 90, g: 140, b: 60 };
  const gaussian = { type: "gaussian", mean: 128, sigma } as const;
  return sharp({ create: { width, height, channels: 3, background, noise: gaussian } });
}

export async function sample(type: Type, width = 48, height = 32): Promise<Bytes> {
  const picture = noise(width, height);
  const format = type.slice("image/".length) as "jpeg" | "png" | "webp";
  return bytes(await picture.toFormat(format).toBuffer());
}

export const bytes = (content: Uint8Array | string): Bytes =>
  new Uint8Array(typeof content === "string" ? Buffer.from(content, "latin1") : content);
export const joined = (...parts: (Uint8Array | string)[]): Bytes =>
  bytes(Buffer.concat(parts.map((part) => bytes(part))));

/** The first frame's pixels, upright. */
export const pixels = (picture: Uint8Array) => sharp(picture).autoOrient().raw().toBuffer();

/** Largest difference of two pictures' small versions, per channel: 0 to 255. */
export async function difference(one: Uint8Array, other: Uint8Array): Promise<number> {
  const small = (picture: Uint8Array) =>
    sharp(picture)
      .autoOrient()
      .resize({ width: 8, height: 8, fit: "fill" })
      .flatten()
      .toColourspace("srgb")
      .raw()
      .toBuffer();
  const [values, others] = await Promise.all([small(one), small(other)]);
  return Math.max(...values.map((value, at) => Math.abs(value - (others[at] ?? 255))));
}

/** Names of the metadata that a picture contains. */
export async function metadataIn(picture: Uint8Array): Promise<string[]> {
  const found = await sharp(picture).metadata();
  const names = ["exif", "xmp", "iptc", "icc", "comments", "orientation"] as const;
  return names.filter((name) => found[name] !== undefined);
}

/** EXIF as written by a phone: orientation, owner, place. */
export async function phoneExif(orientation = 1): Promise<Bytes> {
  const { exif } = await sharp(
    await noise(8, 8)
      .withExif({
        IFD0: { Make: "Fono", Copyright: "Ana Secreta" },
        IFD3: { GPSLatitudeRef: "S", GPSLatitude: "26/1 12/1 0/1" },
      })
      .withMetadata({ orientation })
      .withExifMerge({ IFD0: { Copyright: "Ana Secreta" } })
      .jpeg()
      .toBuffer(),
  ).metadata();
  if (!exif?.includes("Ana Secreta")) throw new Error("no EXIF was written");
  return bytes(exif);
}

export const xmp =
  '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/>Ana Secreta</x:xmpmeta>';

export function jpegSegment(marker: number, content: Uint8Array | string): Bytes {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes(content).byteLength + 2);
  return joined(new Uint8Array([0xff, marker]), length, content);
}

export function pngChunk(type: string, content: Uint8Array | string): Bytes {
  const typed = joined(type, content);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(typed.byteLength - 4);
  check.writeUInt32BE(crc32(typed));
  return joined(length, typed, check);
}

/** PNG header with a size and no content. */
export function emptyPng(width: number, height: number): Bytes {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(1000));
  return joined(
    "\x89PNG\r\n\x1a\n",
    pngChunk("IHDR", header),
    pngChunk("IDAT", data),
    pngChunk("IEND", ""),
  );
}

/** Chunk after the header, where metadata may be. */
export const withChunks = (png: Uint8Array, ...chunks: Uint8Array[]): Bytes =>
  joined(png.subarray(0, 33), ...chunks, png.subarray(33));

/** Valid PNG of exactly this size, padded by an unknown chunk. */
export async function pngOfSize(size: number): Promise<Bytes> {
  const png = await sample("image/png", 64, 64);
  const rest = size - png.byteLength - 12;
  return withChunks(png, pngChunk("teSt", new Uint8Array(rest).fill(7)));
}

export function webpChunk(type: string, content: Uint8Array | string): Bytes {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(bytes(content).byteLength);
  return joined(type, length, content, bytes(content).byteLength % 2 ? "\0" : "");
}

/** Seeded random generator, so that failures can be repeated. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Stored form of an upload. */
export const validatedContent = async (upload: Uint8Array) =>
  (await validatePicture(upload)).content;
