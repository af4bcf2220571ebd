import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { openPicture } from "./decode.ts";
import { dropMissing, readCoverage } from "./glyphs.ts";

/** Texts of a share picture, and the cover's focal point. */
export interface ShareCard {
  title: string;
  /** Line above the title: kind of entry, and the company. */
  label: string;
  /** Fractions of width and height, 0 to 1. */
  focus: { x: number; y: number };
  /** Style of the brand; if undefined, that of the demonstration. */
  style?: CardStyle | undefined;
}

/** Colours `#rrggbb`, and the mark as SVG document; undefined: the mark of the demonstration. */
export interface CardStyle {
  paper: string;
  ink: string;
  brand: string;
  mark?: string | undefined;
}

/** Open Graph size that networks do not crop: 1200 × 630. */
const width = 1200;
const height = 630;
const margin = 56;
/** Paper band below the picture, as on the site's posters. */
const bandHeight = 208;
const artHeight = height - bandHeight;
const markSize = 96;
const labelSize = 22;
const gap = 14;
/** Pixels: one line of the largest size, or two of a smaller one. */
const titleHeight = 122;
const titleSizes = [58, 50, 46, 42, 38];

const defaultStyle: CardStyle = { paper: "#f8f4ea", ink: "#20282b", brand: "#1f4d3c" };
const [font, ...otherFonts] = ["besley-latin-560", "besley-ext-560", "dejavu-fallback"].map(
  (name) => fileURLToPath(new URL(`./${name}.ttf`, import.meta.url)),
) as [string, ...string[]];
/** Mark of the demonstration. */
export const markFile = fileURLToPath(new URL("../../../art/mark.svg", import.meta.url));

/** Background if there is no cover. */
const groundOf = ({ brand }: CardStyle) => ({
  create: { width, height: artHeight, channels: 3 as const, background: brand },
});

/**
 * Files read for each card. Pango does not report a missing font, and draws boxes instead of letters.
 */
export const shareCardFiles: readonly string[] = [font, ...otherFonts, markFile];

let covered: ReadonlySet<number> | undefined;

/**
 * Draws the share picture of an entry: its cover, cropped around the focal point, above a paper band with
 * its title. Without a cover the background is plain; characters without a glyph are omitted.
 * @returns a JPEG of 1200 × 630 pixels.
 * @throws if the cover does not decode.
 */
export async function drawShareCard(
  cover: Uint8Array | undefined,
  card: ShareCard,
): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const room = width - 2 * margin - markSize - 40;
  const style = card.style ?? defaultStyle;
  const title = await fittingTitle(card.title, room, style.ink);
  const label = await drawnText(card.label, { size: labelSize, room, color: style.brand });
  const words = labelSize + gap + title.height;
  const top = artHeight + Math.round((bandHeight - words) / 2);
  return sharp({ create: { width, height, channels: 3, background: style.paper } })
    .composite([
      { input: cover ? await cut(cover, card.focus, style) : groundOf(style), left: 0, top: 0 },
      { input: label.data, left: margin, top },
      { input: title.data, left: margin, top: top + labelSize + gap },
      {
        input: await markPicture(style),
        left: width - margin - markSize,
        top: artHeight + (bandHeight - markSize) / 2,
      },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

async function markPicture({ mark, brand }: CardStyle): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const svg = mark ?? (await readFile(markFile, "utf8")).replace(defaultStyle.brand, brand);
  const sized = svg.replace("<svg ", `<svg width="${markSize}" height="${markSize}" `);
  return sharp(Buffer.from(sized), { density: 200 }).resize(markSize, markSize).png().toBuffer();
}

async function cut(
  cover: Uint8Array,
  focus: ShareCard["focus"],
  { paper }: CardStyle,
): Promise<Buffer> {
  const opened = await openPicture(cover);
  const picture = (await opened.metadata()).autoOrient;
  // Crop before scaling: a picture of 1 × 16,383 pixels scaled to this width would need gigabytes.
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

/** Centres the focal point as far as the picture permits. */
function offset(whole: number, part: number, share: number): number {
  return Math.round(Math.min(Math.max(whole * share - part / 2, 0), whole - part));
}

/** Largest size that fits on one or two lines; a longer title loses its last words. */
async function fittingTitle(title: string, room: number, color: string) {
  for (const size of titleSizes) {
    const drawn = await drawnText(title, { size, room, color });
    if (drawn.height <= titleHeight) return drawn;
  }
  const size = titleSizes.at(-1) as number;
  const words = title.split(/\s+/);
  for (;;) {
    words.pop();
    const shorter = words.join(" ") || title.slice(0, 40);
    const drawn = await drawnText(`${shorter} …`, { size, room, color });
    if (drawn.height <= titleHeight || words.length === 0) return drawn;
  }
}

/** Characters of a card's texts that are omitted because no font has them. */
export function missingCharacters({ title, label }: ShareCard): string {
  const missing = new Set<string>();
  for (const words of [title, label]) printable(words, (character) => missing.add(character));
  return [...missing].join(" ").slice(0, 200);
}

function printable(words: string, onMissing?: (character: string) => void): string {
  covered ??= readCoverage([font, ...otherFonts]);
  return dropMissing(words.replace(/\p{Cc}/gu, " "), covered, onMissing).trim();
}

/** A text in Besley on a transparent background, as PNG. */
export async function drawnText(words: string, { size, room, color }: TextOptions) {
  const { default: sharp } = await import("sharp");
  // Pango rejects control characters and empty text.
  const printed = printable(words) || "·";
  const escaped = printed.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
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
  return { data, width: info.width, height: info.height };
}

interface TextOptions {
  /** Font size in pixels. */
  size: number;
  /** Line width in pixels. */
  room: number;
  color: string;
}
