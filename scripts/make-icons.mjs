/**
 * Generates the share picture and icons in `public/` from `art/`. The results are committed; run `node
 * scripts/make-icons.mjs` after the art has changed.
 */
import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

const art = new URL("../art/", import.meta.url);
const folder = new URL("../public/", import.meta.url);
const rind = "#1f4d3c";
const glow = "#e4e58f";

/** The favicon as pixels, with round transparent corners. */
const favicon = await readFile(new URL("favicon.svg", folder));
/** @param {number} size */
const rounded = (size) =>
  sharp(favicon, { density: (72 * size) / 64 })
    .resize(size)
    .png();

const mark = (await readFile(new URL("mark.svg", art), "utf8")).replace(rind, glow);

/**
 * Icon with the mark on a full background, for systems that apply their own mask.
 * @param {number} size
 * @param {number} share fraction of the width that the mark takes
 */
async function fullBleed(size, share) {
  const inner = Math.round(size * share);
  const input = await sharp(Buffer.from(mark), { density: (72 * inner) / 64 })
    .resize(inner)
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: rind } })
    .composite([{ input }])
    .png({ palette: true });
}

/**
 * Creates an `.ico` file, a table followed by PNG files, which sharp cannot write.
 * @param {number[]} sizes
 */
async function ico(sizes) {
  const pictures = await Promise.all(sizes.map((size) => rounded(size).toBuffer()));
  const table = Buffer.alloc(6 + 16 * sizes.length);
  table.writeUInt16LE(1, 2);
  table.writeUInt16LE(sizes.length, 4);
  let offset = table.length;
  pictures.forEach((picture, index) => {
    const at = 6 + 16 * index;
    table.writeUInt8(sizes[index] ?? 0, at);
    table.writeUInt8(sizes[index] ?? 0, at + 1);
    table.writeUInt16LE(1, at + 4);
    table.writeUInt16LE(32, at + 6);
    table.writeUInt32LE(picture.length, at + 8);
    table.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  });
  return Buffer.concat([table, ...pictures]);
}

const share = sharp(await readFile(new URL("og-image.svg", art))).resize(1200, 630);

/** @type {[string, Buffer][]} */
const files = [
  ["og-image.jpg", await share.jpeg({ quality: 82, mozjpeg: true }).toBuffer()],
  ["favicon.ico", await ico([16, 32])],
  ["apple-touch-icon.png", await (await fullBleed(180, 0.86)).toBuffer()],
  ["icon-192.png", await rounded(192).toBuffer()],
  ["icon-512.png", await rounded(512).toBuffer()],
  // A mask may hide everything outside of the middle 80 %.
  ["icon-maskable-512.png", await (await fullBleed(512, 0.76)).toBuffer()],
];
for (const [name, bytes] of files) {
  await writeFile(new URL(name, folder), bytes);
  console.log(`public/${name}  ${(bytes.length / 1024).toFixed(1)} kB`);
}
