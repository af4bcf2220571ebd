import sharp from "sharp";
import { expect, test } from "vitest";
import type { HeroLooks } from "#shared/brand/hero-look.ts";
import { noise } from "../../../tests/integration/backend/picture-samples.ts";
import { measureHero, renderHero } from "./hero.ts";

const middle = { x: 0.5, y: 0.5 };
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#a93f17" } })
    .jpeg()
    .toBuffer();
const sizeOf = async (picture: Uint8Array) => {
  const { width, height, format } = await sharp(picture).metadata();
  return { width, height, format };
};

test("Q7: the crops of a photo have the sizes of phones and wide screens, and are never enlarged", async () => {
  const photo = await plain(3000, 2000);
  const made = (crop: "phone" | "1600" | "2400", format: "avif" | "webp") =>
    renderHero(photo, { crop, format, focus: middle }).then(sizeOf);
  expect(await made("phone", "webp")).toEqual({ width: 990, height: 1100, format: "webp" });
  expect(await made("1600", "avif")).toEqual({ width: 1600, height: 1067, format: "heif" });
  expect(await made("2400", "webp")).toMatchObject({ width: 2400 });
  const small = await plain(800, 1200);
  const order = { crop: "2400", format: "webp", focus: { x: 0, y: 1 } } as const;
  expect(await sizeOf(await renderHero(small, order))).toMatchObject({ width: 800, height: 600 });
  await expect(
    renderHero(await plain(1, 5000), { ...order, crop: "phone" }).then(sizeOf),
  ).resolves.toMatchObject({ width: 1, height: 1 });
});

test.each([
  ["phone", 60_000],
  ["1600", 140_000],
  ["2400", 240_000],
] as const)(
  "Q7: the crop %s of a photo in pure noise stays within %i bytes",
  async (crop, most) => {
    const photo = await noise(2600, 1733, 60).jpeg({ quality: 90 }).toBuffer();
    for (const format of ["avif", "webp"] as const) {
      const made = await renderHero(photo, { crop, format, focus: middle });
      expect(made.byteLength).toBeLessThanOrEqual(most);
      expect(made.byteLength).toBeGreaterThan(most / 10);
    }
  },
);

test("Q7: the crop of phones shows the focal point, whatever the orientation in EXIF", async () => {
  const white = await sharp({
    create: { width: 400, height: 800, channels: 3, background: "#fff" },
  })
    .png()
    .toBuffer();
  const photo = await sharp({
    create: { width: 2000, height: 1000, channels: 3, background: "#000" },
  })
    .composite([{ input: white, left: 1600, top: 100 }])
    .withMetadata({ orientation: 3 })
    .jpeg()
    .toBuffer();
  // Turned by 180 degrees, the white part is on the left.
  const made = await renderHero(photo, { crop: "phone", format: "webp", focus: { x: 0, y: 0.5 } });
  const { channels } = await sharp(made).stats();
  expect(channels[0]?.mean).toBeGreaterThan(60);
  const other = await renderHero(photo, { crop: "phone", format: "webp", focus: { x: 1, y: 0.5 } });
  expect((await sharp(other).stats()).channels[0]?.mean).toBeLessThan(5);
});

test("Q7: a bright photo gets dark words by day and a veil by night, a transparent one is measured on paper", async () => {
  const looksOf = async (photo: Uint8Array): Promise<HeroLooks> =>
    JSON.parse(Buffer.from(await measureHero(photo, middle)).toString());
  const background = { r: 255, g: 255, b: 255 };
  const create = { width: 600, height: 400, channels: 3, background } as const;
  const bright = await looksOf(await sharp({ create }).jpeg().toBuffer());
  expect(bright.wide.day).toMatchObject({ ink: "#2a1a1c", title: 0 });
  expect(bright.wide.night.navigation).toBeGreaterThan(0.5);
  const clear = { ...create, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
  expect((await looksOf(await sharp({ create: clear }).png().toBuffer())).wide.day.title).toBe(0);
});
