import { deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import {
  bytes,
  difference,
  emptyPng,
  joined,
  jpegSegment,
  metadataIn,
  noise,
  phoneExif,
  pixels,
  pngChunk,
  randomFrom,
  sample,
  type Type,
  types,
  validatedContent,
  webpChunk,
  withChunks,
  xmp,
} from "../../../tests/integration/backend/picture-samples.ts";
import { PictureError } from "./picture-error.ts";
import { validatePicture } from "./validate.ts";

const secret = "Ana Secreta";
const formatOf = (type: Type) => type.slice("image/".length) as "jpeg" | "png" | "webp";
const encoded = async (type: Type, picture: Sharp) =>
  bytes(await picture.toFormat(formatOf(type)).toBuffer());
/** Turned and mirrored differently by each orientation. */
const halves = () =>
  sharp({ create: { width: 24, height: 32, channels: 3, background: "red" } }).extend({
    left: 24,
    background: "blue",
  });

async function photo(type: Type, orientation = 6): Promise<Uint8Array> {
  return encoded(type, halves().withXmp(xmp).withMetadata({ orientation }));
}

describe("H10: an uploaded picture is stored upright, without metadata", () => {
  test.each(types)("%s: metadata of all kinds and data after the end are removed", async (type) => {
    const plain = await sample(type);
    const exif = await phoneExif();
    const inFormat: Record<Type, () => Uint8Array[]> = {
      "image/jpeg": () =>
        [
          jpegSegment(0xe1, exif),
          jpegSegment(0xe1, `http://ns.adobe.com/xap/1.0/\0${xmp}`),
          jpegSegment(0xed, joined("Photoshop 3.0\0", "8BIM\x04\x04\0\0\0\0\0\x10", secret)),
          jpegSegment(0xfe, secret),
          jpegSegment(0xe4, secret),
          jpegSegment(0xeb, `JP\0\0${secret}`),
          jpegSegment(0xe2, `MPF\0${secret}`),
        ].map((segment) => joined(plain.subarray(0, 2), segment, plain.subarray(2))),
      "image/png": () =>
        [
          pngChunk("eXIf", exif.subarray(6)),
          pngChunk("tEXt", `Author\0${secret}`),
          pngChunk(
            "zTXt",
            joined("Raw profile type iptc\0\0", deflateSync(Buffer.from(secret, "latin1"))),
          ),
          pngChunk("iTXt", `XML:com.adobe.xmp\0\0\0\0\0${xmp}`),
          pngChunk("prVt", secret),
        ].map((chunk) => withChunks(plain, chunk)),
      "image/webp": () =>
        [webpChunk("EXIF", exif), webpChunk("XMP ", xmp), webpChunk("C2PA", secret)].map((chunk) =>
          webpChunk("RIFF", joined("WEBP", plain.subarray(12), chunk)),
        ),
    };
    const behind = joined(plain, plain, `<script>${secret}</script>`);
    const expected = Buffer.from(await validatedContent(plain));
    for (const picture of [...inFormat[type](), behind])
      expect(Buffer.compare(await validatedContent(picture), expected)).toBe(0);
  });

  test.each(types)("%s: any orientation of EXIF is applied to the pixels", async (type) => {
    for (const orientation of [2, 3, 4, 5, 6, 7, 8]) {
      const picture = await photo(type, orientation);
      const { content, facts } = await validatePicture(picture);
      expect(await metadataIn(content)).toEqual([]);
      expect(await difference(content, picture)).toBeLessThan(20);
      const turned = orientation >= 5;
      expect(facts).toMatchObject({ width: turned ? 32 : 48, height: turned ? 48 : 32 });
    }
  });

  test.each<[string, Type, () => Sharp]>([
    ["a wide-gamut photo", "image/jpeg", () => noise(40, 30).withIccProfile("p3")],
    ["a CMYK photo", "image/jpeg", () => noise(40, 30, 10).toColourspace("cmyk").jpeg()],
    ["a progressive photo", "image/jpeg", () => noise(120, 90).jpeg({ mozjpeg: true })],
    ["a grey picture", "image/png", () => noise(40, 30).greyscale()],
    ["a palette", "image/png", () => noise(40, 30).png({ palette: true })],
    ["sixteen bits", "image/png", () => noise(40, 30).toColourspace("rgb16")],
    ["transparency", "image/png", () => noise(40, 30).ensureAlpha(0.5)],
    ["a lossless WEBP", "image/webp", () => noise(40, 30).webp({ lossless: true })],
    ["a transparent WEBP", "image/webp", () => noise(40, 30).ensureAlpha(0.5)],
  ])("%s looks the same", async (_what, type, make) => {
    const picture = await encoded(type, make());
    const content = await validatedContent(picture);
    expect(await difference(content, picture)).toBeLessThan(20);
    expect(await metadataIn(content)).toEqual([]);
    const [before, after] = [await sharp(picture).metadata(), await sharp(content).metadata()];
    expect([after.width, after.height, after.hasAlpha, after.format]).toEqual([
      before.width,
      before.height,
      before.hasAlpha,
      formatOf(type),
    ]);
  });

  test("a PNG keeps its pixels", async () => {
    const picture = await sample("image/png");
    expect(await pixels(await validatedContent(picture))).toEqual(await pixels(picture));
  });

  test("of an animation only the first frame is stored", async () => {
    const film = await animation(1000, 70);
    const { content, facts } = await validatePicture(film);
    expect((await sharp(content).metadata()).pages).toBeUndefined();
    expect(facts).toMatchObject({ width: 1000, height: 1000 });
  });
});

describe("H10: damage that costs no pixels is accepted", () => {
  const between = (jpeg: Uint8Array, stray: string) => {
    // After the first segment, which holds its length.
    const at = 4 + (jpeg[4] ?? 0) * 256 + (jpeg[5] ?? 0);
    return joined(jpeg.subarray(0, at), stray, jpeg.subarray(at));
  };
  test.each<[string, Type, (picture: Uint8Array) => Uint8Array]>([
    ["no end marker", "image/jpeg", (jpeg) => jpeg.subarray(0, -2)],
    ["half an end marker", "image/jpeg", (jpeg) => jpeg.subarray(0, -1)],
    [
      "a trailer in place of the end marker",
      "image/jpeg",
      (jpeg) => joined(jpeg.subarray(0, -2), "\0\0\x01\x0a\x0e\0\0\0Image_UTC_Data1700SEFT"),
    ],
    ["a video after its end", "image/jpeg", (jpeg) => joined(jpeg, "\0\0\0\x18ftypmp42", jpeg)],
    ["stray bytes between segments", "image/jpeg", (jpeg) => between(jpeg, "\0\xe1")],
    ["a stray marker between segments", "image/jpeg", (jpeg) => between(jpeg, "\xff\0\xe1")],
    ["an empty EXIF segment", "image/jpeg", (jpeg) => between(jpeg, "\xff\xe1\0\x02")],
    ["no IEND", "image/png", (png) => png.subarray(0, -12)],
    ["half an IEND", "image/png", (png) => png.subarray(0, -5)],
  ])("%s", async (_, type, harm) => {
    const picture = await sample(type, 64, 48);
    expect(await validatePicture(harm(picture))).toEqual(await validatePicture(picture));
  });
});

test("H10: a picture with a side that some formats cannot hold is scaled down", async () => {
  for (const [width, height, expected] of [
    [500, 40_000, { width: 204, height: 16_383 }],
    [70_000, 3, { width: 16_383, height: 1 }],
  ] as const) {
    const vast = sharp({ create: { width, height, channels: 3, background: "teal" } });
    const { content, facts } = await validatePicture(await vast.png().toBuffer());
    expect(facts).toMatchObject(expected);
    expect(await sharp(content).metadata()).toMatchObject(expected);
  }
});

test.each(types)("H10: a %s that would exceed the bucket's limit is scaled down", async (type) => {
  const picture = await encoded(type, noise(400, 300));
  const maxBytes = 12_000;
  const { content, facts } = await validatePicture(picture, maxBytes);
  expect(content.byteLength).toBeLessThanOrEqual(maxBytes);
  expect(facts.width).toBeLessThan(400);
  expect(facts.width / facts.height).toBeCloseTo(4 / 3, 1);
});

describe("H10: a file that is not a complete picture is refused", () => {
  test.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
    ["an unknown format", () => bytes("")],
    ["an unknown format", () => bytes("Un texto con nombre de imagen.")],
    ["SVG", () => bytes("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>")],
    ["GIF", () => noise(9, 9).gif().toBuffer()],
    ["AVIF", () => noise(9, 9).avif({ effort: 0 }).toBuffer()],
    ["TIFF", () => noise(9, 9).tiff().toBuffer()],
    ["HEIC", () => bytes("\0\0\0\x18ftypheic\0\0\0\0mif1heic")],
    ["a file that does not decode", () => bytes("\xff\xd8\xff but nothing more")],
  ])("as %s", async (reason, make) => {
    const refused = validatedContent(await make());
    await expect(refused).rejects.toThrow(PictureError);
    await expect(refused).rejects.toThrow(reason);
  });

  test("a few bytes that would unpack into gigabytes", async () => {
    for (const [width, height] of [
      [60_000, 60_000],
      [8193, 8193],
      [2 ** 31 - 1, 1],
    ] as const)
      await expect(validatedContent(emptyPng(width, height))).rejects.toThrow(/does not decode/);
  });

  test.each(types)("%s: cut short", async (type) => {
    const picture = await sample(type, 64, 48);
    for (const share of [0.02, 0.1, 0.3, 0.5, 0.7, 0.9]) {
      const cut = picture.subarray(0, picture.byteLength * share);
      await expect(validatedContent(cut)).rejects.toThrow(PictureError);
    }
  });

  test("a JPEG whose last lines are missing, with or without an end marker", async () => {
    for (const progressive of [false, true]) {
      const picture = bytes(await noise(160, 120).jpeg({ progressive }).toBuffer());
      for (const kept of [0.5, 0.9, 1]) {
        const cut = picture.subarray(0, picture.byteLength * kept - 6);
        for (const upload of [cut, joined(cut, "\xff\xd9")])
          await expect(validatedContent(upload)).rejects.toThrow(/does not decode/);
      }
    }
  });

  test("a PNG without its data, and one whose data is cut but which ends well", async () => {
    const plain = await sample("image/png");
    const half = joined(plain.subarray(0, 200), pngChunk("IEND", ""));
    const empty = joined(plain.subarray(0, 33), plain.subarray(-12));
    for (const picture of [half, empty])
      await expect(validatedContent(picture)).rejects.toThrow(PictureError);
  });

  test("damaged at random, they are refused, or stored as a picture that decodes", async () => {
    const random = randomFrom(20_261_121);
    for (const type of types) {
      const picture = await photo(type);
      for (let round = 0; round < 150; round += 1) {
        const damaged = picture.slice(0, round % 3 ? undefined : random(picture.byteLength));
        for (let flips = round % 3; flips > 0; flips -= 1)
          damaged[random(damaged.byteLength)] = random(256);
        const validated = await validatedContent(damaged).catch((error: Error) => error);
        if (validated instanceof Error) expect(validated).toBeInstanceOf(PictureError);
        else await validatePicture(validated);
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
