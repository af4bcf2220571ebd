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
const progressive = bytes(await noise(480, 320).jpeg({ progressive: true }).toBuffer());
const trailing = joined(jpeg, "trailing garbage", jpeg.subarray(0, 500));

/** Positions of a marker, from a position on. Scans contain none, since their 0xff are followed by 0. */
function markersIn(picture: Uint8Array, marker: number, from = 0): number[] {
  return [...picture.keys()].filter(
    (at) => at >= from && picture[at] === 0xff && picture[at + 1] === marker,
  );
}
const [startOfScan, huffmanTable] = [0xda, 0xc4] as const;

/** Changes the last bytes of the header of the first scan: first and last coefficient, approximation. */
function withScan(parameters: readonly [number, number, number]) {
  const [at = 0] = markersIn(jpeg, startOfScan);
  const changed = jpeg.slice();
  changed.set(parameters, at + 2 + (jpeg[at + 3] ?? 0) - 3);
  return changed;
}
const insert = (picture: Uint8Array, at: number, between: string) =>
  joined(picture.subarray(0, at), between, picture.subarray(at));
const [firstScan = 0] = markersIn(progressive, startOfScan);
const [secondTable = 0] = markersIn(progressive, huffmanTable, firstScan);

/** JPEGs of which libjpeg warns, although viewers show each pixel. */
const irregular: Record<string, Uint8Array> = {
  "scan parameters of some phones": withScan([0, 0, 0]),
  "scan parameters of a progressive picture": withScan([0, 63, 1]),
  "bytes between its scans": insert(progressive, secondTable, "\0".repeat(64)),
  "a byte before its tables": insert(jpeg, markersIn(jpeg, huffmanTable)[0] ?? 0, "\0"),
};

const accepted: Record<string, Uint8Array> = {
  ...irregular,
  "trailing bytes": trailing,
  "1 x 16383 pixels": await plain(1, 16_383).jpeg().toBuffer(),
  "16383 x 1 pixels": await plain(16_383, 1).png().toBuffer(),
  "no end marker": jpeg.subarray(0, -2),
  "1000 x 40000 pixels": await plain(1000, 40_000).jpeg().toBuffer(),
};

describe("H10: an accepted picture", () => {
  test.each(Object.entries(irregular))(
    "with %s is one of which libjpeg warns",
    async (_, upload) => {
      await expect(sharp(upload, { failOn: "warning" }).raw().toBuffer()).rejects.toThrow(
        /VipsJpeg/,
      );
    },
  );

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
