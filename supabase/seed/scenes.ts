import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import sharp from "sharp";
import type { SceneName } from "./scene-details.ts";

const drawings = new URL("../../art/scenes/", import.meta.url);
/** Committed with the drawings, as drawing one takes a processor two to five seconds. */
const rasters = new URL("../../art/rasters/demo/", import.meta.url);

const width = 1800;
const jpeg = { quality: 80, mozjpeg: true };

export interface Picture {
  /** Made of the scene's name and content, so that a repeated run finds what an earlier one uploaded. */
  fileName: string;
  type: "image/jpeg";
  content: Uint8Array<ArrayBuffer>;
}

/** A drawing as a photograph's file: 1800 pixels wide, 120 to 320 kB. */
export async function rasteriseScene(scene: SceneName): Promise<Picture> {
  const svg = await readFile(new URL(`${scene}.svg`, drawings));
  const fileName = rasterName(scene, svg);
  const raster = new URL(fileName, rasters);
  const content = (await readIfThere(raster)) ?? (await renderAndSave(svg, raster));
  return { fileName, type: "image/jpeg", content: new Uint8Array(content) };
}

/** Another name for each drawing and each way to render it: a raster that is there is the right one. */
export function rasterName(scene: string, svg: Buffer): string {
  const digest = createHash("sha256")
    .update(svg)
    .update(JSON.stringify({ width, jpeg }))
    .digest("hex")
    .slice(0, 16);
  return `${scene}-${digest}.jpg`;
}

async function renderAndSave(svg: Buffer, raster: URL): Promise<Buffer> {
  const content = await renderScene(svg);
  const partial = new URL(`${raster.href}.${process.pid}.part`);
  try {
    await mkdir(rasters, { recursive: true });
    await writeFile(partial, content, { mode: 0o644 });
    await rename(partial, raster);
  } catch {
    // Best effort: the program may lie on a disk that cannot be written to.
  }
  return content;
}

export async function renderScene(svg: Buffer): Promise<Buffer> {
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
