import sharp from "sharp";
import { describe, expect, test } from "vitest";
import {
  bytes,
  emptyPng,
  joined,
  noise,
  phoneExif,
  randomFrom,
  sample,
  type Type,
  types,
  validatedContent,
  webpChunk,
  xmp,
} from "../../../tests/integration/backend/picture-samples.ts";
import { PictureError } from "./picture-error.ts";

describe("H10: what is no whole picture of its declared type is refused", () => {
  test.each(types)("%s: other content", async (type) => {
    const others = [
      bytes(""),
      bytes("Un texto con nombre de imagen."),
      bytes("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"),
      bytes("\xff\xd8\xff but nothing more"),
      bytes(await noise(9, 9).gif().toBuffer()),
      bytes(await noise(9, 9).avif({ effort: 0 }).toBuffer()),
      bytes(await noise(9, 9).tiff().toBuffer()),
      ...(await Promise.all(types.filter((other) => other !== type).map((other) => sample(other)))),
    ];
    for (const other of others)
      await expect(validatedContent(type, other)).rejects.toThrow(PictureError);
  });

  test("a few bytes that would unpack into gigabytes", async () => {
    for (const [width, height] of [
      [60_000, 60_000],
      [8193, 8193],
      [2 ** 31 - 1, 1],
    ] as const)
      await expect(validatedContent("image/png", emptyPng(width, height))).rejects.toThrow(
        /does not decode/,
      );
    const film = await animation(1000, 70);
    expect(film.byteLength).toBeLessThan(10_000);
    expect((await sharp(film).metadata()).pages).toBe(70);
    await expect(validatedContent("image/webp", film)).rejects.toThrow(/pixel limit/);
  });

  test("damaged at random, they are refused or whole, and nothing else happens", async () => {
    const random = randomFrom(20_261_121);
    for (const type of types) {
      const picture = await photo(type);
      for (let round = 0; round < 150; round += 1) {
        const damaged = picture.slice(0, round % 3 ? undefined : random(picture.byteLength));
        for (let flips = round % 3; flips > 0; flips -= 1)
          damaged[random(damaged.byteLength)] = random(256);
        const validated = await validatedContent(type, damaged).catch((error: Error) => error);
        if (validated instanceof Error) expect(validated).toBeInstanceOf(PictureError);
        // Nothing was left that a second look would find.
        else expect(await validatedContent(type, validated)).toBe(validated);
      }
    }
  });
});

/** The same flat square frame again and again. */
async function animation(width: number, frames: number): Promise<Uint8Array> {
  const still = sharp({ create: { width, height: width, channels: 3, background: "green" } });
  const picture = bytes(await still.webp({ lossless: true, effort: 0 }).toBuffer());
  const size = new Uint8Array(3);
  new DataView(size.buffer).setUint16(0, width - 1, true);
  const header = joined("\x02\0\0\0", size, size);
  const frame = joined("\0\0\0\0\0\0", size, size, "\x64\0\0\0", picture.subarray(12));
  const film = Array.from({ length: frames }, () => webpChunk("ANMF", frame));
  return webpChunk(
    "RIFF",
    joined("WEBP", webpChunk("VP8X", header), webpChunk("ANIM", "\0\0\0\0\0\0"), ...film),
  );
}

async function photo(type: Type): Promise<Uint8Array> {
  const format = type.slice("image/".length) as "jpeg" | "png" | "webp";
  const made = noise(64, 48).withXmp(xmp).withMetadata({ orientation: 6 });
  const picture = bytes(await made.toFormat(format).toBuffer());
  return type === "image/jpeg"
    ? joined(picture.subarray(0, 2), exifSegment(await phoneExif(3)), picture.subarray(2), picture)
    : picture;
}

function exifSegment(exif: Uint8Array): Uint8Array {
  return joined(new Uint8Array([0xff, 0xe1, 0, exif.byteLength + 2]), exif);
}
