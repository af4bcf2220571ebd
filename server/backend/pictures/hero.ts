import {
  gridSize,
  type HeroCrop,
  type HeroLooks,
  heroBox,
  heroLooks,
} from "#shared/brand/hero-look.ts";
import { openPicture } from "./decode.ts";

/** The photo behind the title of the home page: its crops and its veil. Runs in the worker process. */

export const heroFormats = ["avif", "webp"] as const;
export type HeroFormat = (typeof heroFormats)[number];

/** Fractions of width and height, 0 to 1. */
interface Focus {
  x: number;
  y: number;
}

export interface HeroOrder {
  crop: HeroCrop;
  format: HeroFormat;
  focus: Focus;
}

/** Width in pixels, and most bytes of a file: it is the largest picture of the first view. */
const sizes: Record<HeroCrop, { width: number; maxBytes: number }> = {
  phone: { width: 990, maxBytes: 60_000 },
  "1600": { width: 1600, maxBytes: 140_000 },
  "2400": { width: 2400, maxBytes: 240_000 },
};

/** Encoder quality of the first attempt, and the lowest that is tried. */
const qualities: Record<HeroFormat, readonly [number, number]> = {
  avif: [50, 26],
  webp: [76, 36],
};

/** Background of transparent pictures: the light theme's paper. */
const paper = "#f8f4ea";

/**
 * Crop of a photo, never enlarged.
 * @throws if the picture does not decode.
 */
export async function renderHero(source: Uint8Array, order: HeroOrder): Promise<Uint8Array> {
  const { default: sharp } = await import("sharp");
  const opened = await openPicture(source);
  const own = (await opened.metadata()).autoOrient;
  const box = heroBox(order.crop, own, order.focus);
  const { width: wanted, maxBytes } = sizes[order.crop];
  const part = {
    left: Math.floor(box.left),
    top: Math.floor(box.top),
    width: Math.max(Math.floor(box.width), 1),
    height: Math.max(Math.floor(box.height), 1),
  };
  const { data, info } = await opened
    .extract(part)
    .resize({ width: wanted, withoutEnlargement: true })
    .flatten({ background: paper })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const encoded = async (scale: number, quality: number) => {
    const cut = sharp(data, { raw: { width, height, channels } });
    const sized = scale < 1 ? cut.resize({ width: Math.round(width * scale) }) : cut;
    return encode(sized, order.format, quality).toBuffer();
  };
  const [high, low] = qualities[order.format];
  let made = await encoded(1, high);
  // Few attempts, because each takes up to a second. The middle quality saves about a third of the bytes.
  if (made.byteLength > maxBytes && made.byteLength < maxBytes * 1.4)
    made = await encoded(1, (high + low) / 2);
  if (made.byteLength > maxBytes) made = await encoded(1, low);
  // Noise, such as grass from near, becomes smaller: bytes follow the number of pixels.
  for (let scale = 1; made.byteLength > maxBytes; ) {
    scale *= 0.95 * Math.sqrt(maxBytes / made.byteLength);
    made = await encoded(scale, low);
  }
  return made;
}

/** AVIF effort 1, as in `render.ts`. */
const encode = (picture: import("sharp").Sharp, format: HeroFormat, quality: number) =>
  format === "avif"
    ? picture.avif({ quality, effort: 1, chromaSubsampling: "4:2:0" })
    : picture.webp({ quality });

/**
 * Colours of a photo's parts, from which its veil follows.
 * @returns JSON of {@link HeroLooks}
 * @throws if the picture does not decode.
 */
export async function measureHero(source: Uint8Array, focus: Focus): Promise<Uint8Array> {
  const opened = await openPicture(source);
  const size = gridSize((await opened.metadata()).autoOrient);
  const colors = await opened
    .resize({ ...size, fit: "fill", kernel: "linear" })
    .flatten({ background: paper })
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  const looks: HeroLooks = heroLooks({ ...size, colors }, focus);
  return Buffer.from(JSON.stringify(looks));
}
