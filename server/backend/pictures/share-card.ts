import { fileURLToPath } from "node:url";
import { openPicture } from "./decode.ts";
import { dropMissing, readCoverage } from "./glyphs.ts";

/** The words on a share picture, and what of the cover it must show. */
export interface ShareCard {
  title: string;
  /** A line above the title: what it is, and whose. */
  label: string;
  /** Shares of width and height, 0 to 1. */
  focus: { x: number; y: number };
}

/** What networks show without cutting (Open Graph; 1200x630). */
const width = 1200;
const height = 630;
const margin = 56;
/** The printed sheet below the picture, as on the site's posters. */
const bandHeight = 208;
const artHeight = height - bandHeight;
const markSize = 96;
const labelSize = 22;
const gap = 14;
/** Pixels: one line of the first size, or two of the smaller ones. */
const titleHeight = 122;
const titleSizes = [58, 50, 46, 42, 38];

const paper = "#f8f4ea";
const ink = "#20282b";
const brand = "#1f4d3c";
const [font, ...otherFonts] = ["besley-latin-560", "besley-ext-560", "dejavu-fallback"].map(
  (name) => fileURLToPath(new URL(`./${name}.ttf`, import.meta.url)),
) as [string, ...string[]];
const mark = fileURLToPath(new URL("../../../art/mark.svg", import.meta.url));

/** In place of a cover. */
const ground = {
  create: { width, height: artHeight, channels: 3 as const, background: brand },
};

/** What is read for each card. Pango says nothing of a font that is not there, and draws boxes for letters. */
export const shareCardFiles: readonly string[] = [font, ...otherFonts, mark];

let covered: ReadonlySet<number> | undefined;

/**
 * A poster of an entry: its cover, cut around the focal point, over a sheet of paper with its name. Without
 * a cover a plain ground stands in its place; characters without a glyph are left out.
 * @returns a JPEG of 1200 by 630 pixels.
 * @throws when the picture does not decode.
 */
export async function drawShareCard(
  cover: Uint8Array | undefined,
  card: ShareCard,
): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const room = width - 2 * margin - markSize - 40;
  const title = await fittingTitle(card.title, room);
  const label = await text(card.label, { size: labelSize, room, color: brand });
  const words = labelSize + gap + title.height;
  const top = artHeight + Math.round((bandHeight - words) / 2);
  return sharp({ create: { width, height, channels: 3, background: paper } })
    .composite([
      { input: cover ? await cut(cover, card.focus) : ground, left: 0, top: 0 },
      { input: label.data, left: margin, top },
      { input: title.data, left: margin, top: top + labelSize + gap },
      {
        input: await sharp(mark, { density: 200 }).resize(markSize, markSize).png().toBuffer(),
        left: width - margin - markSize,
        top: artHeight + (bandHeight - markSize) / 2,
      },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

async function cut(cover: Uint8Array, focus: ShareCard["focus"]): Promise<Buffer> {
  const opened = await openPicture(cover);
  const picture = (await opened.metadata()).autoOrient;
  // Cut before scaling: a picture of 1 x 16,383 pixels scaled to this width would fill gigabytes.
  const scale = Math.max(width / picture.width, artHeight / picture.height);
  const part = {
    width: Math.min(Math.max(Math.round(width / scale), 1), picture.width),
    height: Math.min(Math.max(Math.round(artHeight / scale), 1), picture.height),
  };
  return opened
    .extract({
      left: offset(picture.width, part.width, focus.x),
      top: offset(picture.height, part.height, focus.y),
      ...part,
    })
    .resize({ width, height: artHeight, fit: "fill" })
    .flatten({ background: paper })
    .toColourspace("srgb")
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Brings the focal point as near to the middle as the picture reaches. */
function offset(whole: number, part: number, share: number): number {
  return Math.round(Math.min(Math.max(whole * share - part / 2, 0), whole - part));
}

/** As large as it fits, on one line or two; what is too long even so loses its last words. */
async function fittingTitle(title: string, room: number) {
  for (const size of titleSizes) {
    const drawn = await text(title, { size, room });
    if (drawn.height <= titleHeight) return drawn;
  }
  const size = titleSizes.at(-1) as number;
  const words = title.split(/\s+/);
  for (;;) {
    words.pop();
    const shorter = words.join(" ") || title.slice(0, 40);
    const drawn = await text(`${shorter} …`, { size, room });
    if (drawn.height <= titleHeight || words.length === 0) return drawn;
  }
}

async function text(words: string, { size, room, color = ink }: TextOptions) {
  const { default: sharp } = await import("sharp");
  // Pango takes no control characters, and nothing at all for no text.
  covered ??= readCoverage([font, ...otherFonts]);
  const printable = dropMissing(words.replace(/\p{Cc}/gu, " "), covered).trim() || "·";
  const escaped = printable.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}" line_height="0.8">${escaped}</span>`,
      font: `Besley ${size}`,
      fontfile: font,
      width: room,
      dpi: 72,
      rgba: true,
      wrap: "word-char",
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, height: info.height };
}

interface TextOptions {
  /** Pixels. */
  size: number;
  /** Pixels of a line. */
  room: number;
  color?: string;
}
