import { readdir, readFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readContent } from "./content.ts";
import { rasterName, renderScene } from "./scenes.ts";

const art = new URL("../../art/", import.meta.url);
const rasters = new URL("rasters/demo/", art);

test("I1: what the demonstration shows is committed as rasters, and no other", async () => {
  const { tours, destinations, blog_posts } = await readContent();
  const shown = new Set([
    ...[...tours, ...destinations].flatMap(({ gallery_images }) => gallery_images),
    ...blog_posts.flatMap(({ featured_image }) => featured_image ?? []),
  ]);
  const names = await Promise.all(
    [...shown].map(async (scene) =>
      rasterName(scene, await readFile(new URL(`scenes/${scene}.svg`, art))),
    ),
  );
  expect((await readdir(rasters)).sort()).toEqual(names.sort());
});

test("I1: a committed raster is what its drawing looks like", async () => {
  const svg = await readFile(new URL("scenes/lesotho.svg", art));
  const rendered = await renderScene(svg);
  const { format, width } = await sharp(rendered).metadata();
  expect({ format, width }).toEqual({ format: "jpeg", width: 1800 });
  const pixels = (jpeg: Buffer) => sharp(jpeg).resize(100).raw().toBuffer();
  const [mine, theirs] = await Promise.all([
    pixels(rendered),
    readFile(new URL(rasterName("lesotho", svg), rasters)).then(pixels),
  ]);
  expect(mine.length).toBe(theirs.length);
  // Another version of the renderer may round otherwise.
  expect(
    Math.max(...mine.map((value, index) => Math.abs(value - (theirs[index] ?? 0)))),
  ).toBeLessThan(8);
});
