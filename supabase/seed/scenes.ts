import { createHash } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { writeFileAtomically } from "../../server/backend/atomic-file.ts";
import type { SceneName } from "./scene-details.ts";

const drawings = new URL("../../art/scenes/", import.meta.url);
/** Harmless to delete: it saves about a second per scene when another database is filled. */
const cache = new URL("../../.cache/scenes/", import.meta.url);

const width = 2000;
const jpeg = { quality: 80, mozjpeg: true };

export interface Picture {
  /** Made of the scene's name and content, so that a repeated run finds what an earlier one uploaded. */
  fileName: string;
  type: "image/jpeg";
  content: Uint8Array<ArrayBuffer>;
}

/** A drawing as a photograph's file: 2000 pixels wide, 150 to 360 kB. */
export async function rasteriseScene(scene: SceneName): Promise<Picture> {
  const svg = await readFile(new URL(`${scene}.svg`, drawings));
  const digest = createHash("sha256")
    .update(svg)
    .update(JSON.stringify({ width, jpeg }))
    .digest("hex")
    .slice(0, 16);
  const fileName = `${scene}-${digest}.jpg`;
  const cached = new URL(fileName, cache);
  const content = (await readIfThere(cached)) ?? (await render(svg));
  // Best effort: the program may lie on a disk that cannot be written to.
  await mkdir(cache, { recursive: true })
    .then(() => writeFileAtomically(fileURLToPath(cached), content))
    .catch(() => undefined);
  return { fileName, type: "image/jpeg", content: new Uint8Array(content) };
}

async function render(svg: Buffer): Promise<Buffer> {
  const { width: drawn = width } = await sharp(svg).metadata();
  // Drawn at the final size, not scaled up from the drawing's own: 72 dpi is one unit per pixel.
  return sharp(svg, { density: (72 * width) / drawn })
    .resize({ width })
    .flatten()
    .jpeg(jpeg)
    .toBuffer();
}

async function readIfThere(file: URL): Promise<Buffer | undefined> {
  return readFile(file).catch(() => undefined);
}
