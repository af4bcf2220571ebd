import { deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { expectOnlyMetadataRemoved } from "../../../tests/integration/backend/metadata-removed.ts";
import {
  bytes,
  joined,
  noise,
  phoneExif,
  pngChunk,
  sample,
  validatedContent,
  withChunks,
  xmp,
} from "../../../tests/integration/backend/picture-samples.ts";
import { stripPng } from "./png.ts";

let plain: Uint8Array;

beforeAll(async () => {
  plain = await sample("image/png");
});

/** Without the six bytes that only JPEG files have in front. */
const tiff = async (orientation?: number) => (await phoneExif(orientation)).subarray(6);

describe("H10: PNG", () => {
  test("without notes is stored byte for byte, with chunks that nobody knows", async () => {
    expect(stripPng(plain)).toBe(plain);
    const extended = withChunks(plain, pngChunk("pHYs", "\0\0\x0b\x13\0\0\x0b\x13\x01"));
    const strange = withChunks(extended, pngChunk("prVt", "anything"));
    expect(await validatedContent("image/png", strange)).toBe(strange);
  });

  test.each<[string, () => Promise<Uint8Array>]>([
    ["EXIF", async () => withChunks(plain, pngChunk("eXIf", await tiff()))],
    ["a text", async () => withChunks(plain, pngChunk("tEXt", "Author\0Ana Secreta"))],
    [
      "a packed text, such as IPTC",
      async () =>
        withChunks(
          plain,
          pngChunk("zTXt", joined("Raw profile type iptc\0\0", deflateSync("Ana Secreta"))),
        ),
    ],
    ["XMP", async () => withChunks(plain, pngChunk("iTXt", `XML:com.adobe.xmp\0\0\0\0\0${xmp}`))],
    ["the time", async () => withChunks(plain, pngChunk("tIME", "\x07\xea\x01\x01\0\0\0"))],
    [
      "a text between the data and the end",
      async () =>
        joined(plain.subarray(0, -12), pngChunk("tEXt", "Author\0Ana"), plain.subarray(-12)),
    ],
    ["what stands behind the end", async () => joined(plain, plain, "<script>alert(1)</script>")],
  ])("loses %s and nothing else", async (_what, make) => {
    expect(Buffer.compare(await validatedContent("image/png", await make()), plain)).toBe(0);
  });

  test("turned by its orientation stays turned, and tells nothing more", async () => {
    const photo = withChunks(plain, pngChunk("eXIf", await tiff(6)));
    const stripped = await validatedContent("image/png", photo);
    const found = await sharp(stripped).metadata();
    expect(found.orientation).toBe(6);
    expect(Buffer.from(stripped).includes("Secreta")).toBe(false);
    expect(stripped.byteLength).toBe(plain.byteLength + 12 + 26);
    expect(await sharp(stripped).autoOrient().raw().toBuffer()).toEqual(
      await sharp(photo).autoOrient().raw().toBuffer(),
    );
    expect(stripPng(stripped)).toBe(stripped);
  });

  test.each<[string, () => Sharp]>([
    ["colour profile", () => noise(40, 30).withIccProfile("p3")],
    ["palette", () => noise(40, 30).png({ palette: true })],
    ["transparency", () => noise(40, 30).ensureAlpha(0.5)],
    ["sixteen bits", () => noise(40, 30).toColourspace("rgb16")],
    ["interlacing", () => noise(40, 30).png({ progressive: true })],
  ])("with %s keeps its pixels", async (_what, make) => {
    const picture = bytes(
      await make()
        .withExif({ IFD0: { Artist: "Ana Secreta" } })
        .png()
        .toBuffer(),
    );
    await expectOnlyMetadataRemoved("image/png", picture);
  });

  test("cut short anywhere is refused", () => {
    for (let length = 0; length < plain.byteLength; length += 1)
      expect(() => stripPng(plain.subarray(0, length))).toThrow(/PNG/);
  });

  test("with a piece missing is refused, though it ends well", async () => {
    const stuffed = joined(plain.subarray(0, -12), pngChunk("IEND", "Ana Secreta"));
    expect(() => stripPng(stuffed)).toThrow(/broken/);
    const half = joined(plain.subarray(0, 200), pngChunk("IEND", ""));
    await expect(validatedContent("image/png", half)).rejects.toThrow(/cut short|broken/);
    const [header, end] = [plain.subarray(0, 33), plain.subarray(-12)];
    await expect(validatedContent("image/png", joined(header, end))).rejects.toThrow(/not decode/);
  });
});
