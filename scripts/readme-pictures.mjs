/**
 * Generates the README's pictures (`docs/pictures/`) from screenshots of `npm run screens`:
 * `npm run screens -- home tour admin-tour light && node scripts/readme-pictures.mjs`
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { root } from "./toolchain.mjs";

/** @type {Record<string, { screen: string, width: number, height: number }>} */
const pictures = {
  home: { screen: "home.en.light.1280", width: 1280, height: 860 },
  tour: { screen: "tour.fr.light.375", width: 375, height: 780 },
  panel: { screen: "admin-tour.es.light.1280", width: 1280, height: 830 },
};

const folder = join(root, "docs/pictures");
mkdirSync(folder, { recursive: true });
for (const [name, { screen, width, height }] of Object.entries(pictures)) {
  await sharp(join(root, ".cache/screens", `${screen}.jpg`))
    .extract({ left: 0, top: 0, width, height })
    .webp({ quality: 80 })
    .toFile(join(folder, `${name}.webp`));
}
