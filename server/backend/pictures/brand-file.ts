import { readFile } from "node:fs/promises";
import type { Sharp } from "sharp";
import type { BrandFile } from "#shared/brand/brand-files.ts";
import { drawnText, markFile } from "./share-card.ts";

/** Icons and the share picture of a brand, at the addresses of those in `public/`. Runs in the worker process. */

export interface BrandFileOrder {
  path: BrandFile;
  /** SVG document of the mark, square, in the colour `glow`; undefined: the mark of the demonstration. */
  mark: string | undefined;
  /** Name of the company, on the share picture. */
  name: string;
  /** `#rrggbb` */
  brand: string;
  glow: string;
  ground: string;
  onGround: string;
}

/** Colour of the demonstration's mark in its file. */
const markColor = "#1f4d3c";

/** Share of the width that the mark takes: masks may hide everything outside of the middle 80 %. */
const shares = { icon: 0.72, touch: 0.78, maskable: 0.66 };

export async function drawBrandFile(order: BrandFileOrder): Promise<Buffer> {
  switch (order.path) {
    case "/favicon.svg":
      return Buffer.from(await faviconSvg(order));
    case "/favicon.ico":
      return ico(await Promise.all([16, 32].map((size) => rounded(order, size))));
    case "/icon-192.png":
      return rounded(order, 192);
    case "/icon-512.png":
      return rounded(order, 512);
    case "/apple-touch-icon.png":
      return fullBleed(order, 180, shares.touch);
    case "/icon-maskable-512.png":
      return fullBleed(order, 512, shares.maskable);
    case "/og-image.jpg":
      return sharePicture(order);
  }
}

const markOf = async ({ mark, glow }: BrandFileOrder) =>
  mark ?? (await readFile(markFile, "utf8")).replace(markColor, glow);

/** The mark on a tile with round corners. */
async function faviconSvg(order: BrandFileOrder): Promise<string> {
  const side = 64 * shares.icon;
  const at = (64 - side) / 2;
  const mark = (await markOf(order)).replace(
    "<svg ",
    `<svg x="${at}" y="${at}" width="${side}" height="${side}" `,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="13" fill="${order.brand}"/>${mark}</svg>`;
}

async function rasterOf(svg: string, size: number): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  const sized = svg.replace("<svg ", `<svg width="${size}" height="${size}" `);
  return sharp(Buffer.from(sized)).resize(size, size, { fit: "contain", background: "#0000" });
}

const rounded = async (order: BrandFileOrder, size: number) =>
  (await rasterOf(await faviconSvg(order), size)).png().toBuffer();

async function fullBleed(order: BrandFileOrder, size: number, share: number): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const input = await (await rasterOf(await markOf(order), Math.round(size * share)))
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: order.brand } })
    .composite([{ input }])
    .png({ palette: true })
    .toBuffer();
}

const shareWidth = 1200;
const shareHeight = 630;

/** The mark above the name, on the ground. */
async function sharePicture(order: BrandFileOrder): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const side = 240;
  const input = await (await rasterOf(await markOf(order), side)).png().toBuffer();
  const name = await drawnText(order.name, {
    size: [...order.name].length > 24 ? 54 : 76,
    room: shareWidth - 200,
    color: order.onGround,
  });
  const gap = 44;
  const top = Math.max(Math.round((shareHeight - side - gap - name.height) / 2), 20);
  return sharp({
    create: { width: shareWidth, height: shareHeight, channels: 3, background: order.ground },
  })
    .composite([
      { input, left: (shareWidth - side) / 2, top },
      { input: name.data, left: Math.round((shareWidth - name.width) / 2), top: top + side + gap },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** An `.ico` file with 16 and 32 pixels: a table followed by PNG files, which sharp cannot write. */
function ico(pictures: Buffer[]): Buffer {
  const sizes = [16, 32];
  const table = Buffer.alloc(6 + 16 * pictures.length);
  table.writeUInt16LE(1, 2);
  table.writeUInt16LE(pictures.length, 4);
  let offset = table.length;
  for (const [index, picture] of pictures.entries()) {
    const at = 6 + 16 * index;
    table.writeUInt8(sizes[index] ?? 0, at);
    table.writeUInt8(sizes[index] ?? 0, at + 1);
    table.writeUInt16LE(1, at + 4);
    table.writeUInt16LE(32, at + 6);
    table.writeUInt32LE(picture.length, at + 8);
    table.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  }
  return Buffer.concat([table, ...pictures]);
}
