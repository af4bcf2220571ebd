import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { bytes, joined, noise } from "../../../tests/integration/backend/picture-samples.ts";
import { sampleBrochure } from "../../../tests/support/sample-brochure.ts";
import { typesetBrochure } from "../../brochure/typeset.ts";
import { type PictureFormat, renderPicture } from "./render.ts";
import { drawShareCard } from "./share-card.ts";
import { validatePicture } from "./validate.ts";

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#a93f17" } });
const jpeg = bytes(await noise(480, 320).jpeg().toBuffer());
const trailing = joined(jpeg, "trailing garbage", jpeg.subarray(0, 500));
/** Extraneous bytes before a marker, of which libjpeg warns. */
const stray = joined(jpeg.subarray(0, -2), new Uint8Array([0, 0, 0, 0]), jpeg.subarray(-2));

const accepted: Record<string, Uint8Array> = {
  "trailing bytes": trailing,
  "stray bytes in its scan": stray,
  "1 x 16383 pixels": await plain(1, 16_383).jpeg().toBuffer(),
  "16383 x 1 pixels": await plain(16_383, 1).png().toBuffer(),
  "no end marker": jpeg.subarray(0, -2),
  "1000 x 40000 pixels": await plain(1000, 40_000).jpeg().toBuffer(),
};

describe("H10: an accepted picture", () => {
  for (const [what, upload] of Object.entries(accepted)) {
    test(`with ${what} gives every variant, the share picture and the brochure`, async () => {
      const { content } = await validatePicture(upload);
      for (const format of ["avif", "webp", "jpeg"] as PictureFormat[]) {
        for (const width of [320, 1920] as const) {
          const made = await sharp(await renderPicture(content, { width, format })).metadata();
          expect(made.width).toBeLessThanOrEqual(width);
          expect(made.height).toBeLessThanOrEqual(16_383);
          expect(made.width * made.height).toBeLessThanOrEqual(9 * 1024 ** 2);
        }
      }
      const focus = { x: 0.5, y: 0.5 };
      const card = await drawShareCard(content, { title: "Ríos", label: "Safari", focus });
      expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630 });
      const cover = await renderPicture(content, { width: 1440, format: "jpeg" });
      const brochure = sampleBrochure({ vista: undefined, pair: [], back: undefined });
      const set = typesetBrochure({
        brochure,
        pictures: new Map([["tour-images/cover.jpg", cover]]),
      });
      expect(set.fault).toBeUndefined();
    });
  }
});
