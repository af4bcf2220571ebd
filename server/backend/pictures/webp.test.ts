import sharp, { type Sharp } from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { expectOnlyMetadataRemoved } from "../../../tests/integration/backend/metadata-removed.ts";
import {
  bytes,
  joined,
  noise,
  phoneExif,
  sample,
  validatedContent,
  webpChunk,
  xmp,
} from "../../../tests/integration/backend/picture-samples.ts";
import { stripWebp } from "./webp.ts";

let plain: Uint8Array;
/** Of the extended form, as everything has it that carries notes. */
let extended: Uint8Array;

beforeAll(async () => {
  plain = await sample("image/webp");
  extended = file(webpChunk("VP8X", extendedHeader(0)), plain.subarray(12));
});

const file = (...chunks: Uint8Array[]) => webpChunk("RIFF", joined("WEBP", ...chunks));
/** 48 by 32 pixels, as the sample. */
const extendedHeader = (flags: number) => new Uint8Array([flags, 0, 0, 0, 47, 0, 0, 31, 0, 0]);
const noted = (flags: number, ...chunks: Uint8Array[]) =>
  file(webpChunk("VP8X", extendedHeader(flags)), plain.subarray(12), ...chunks);
const animation = () => {
  const frames = Buffer.from(Array.from({ length: 3 * 20 * 16 * 5 }, (_, at) => (at * 37) % 251));
  const raw = { width: 20, height: 80, channels: 3, pageHeight: 16 } as const;
  return sharp(frames, { raw }).webp({ lossless: true, loop: 0, delay: [90, 90, 90, 90, 90] });
};

describe("H10: WEBP", () => {
  test("without notes is stored byte for byte", async () => {
    expect(stripWebp(plain)).toBe(plain);
    expect(await validatedContent("image/webp", extended)).toBe(extended);
  });

  test.each<[string, () => Promise<Uint8Array>]>([
    ["EXIF", async () => noted(0x08, webpChunk("EXIF", await phoneExif()))],
    ["XMP", async () => noted(0x04, webpChunk("XMP ", xmp))],
    [
      "both, and claims about the origin",
      async () =>
        noted(
          0x0c,
          webpChunk("EXIF", (await phoneExif()).subarray(6)),
          webpChunk("XMP ", xmp),
          webpChunk("C2PA", "Ana"),
        ),
    ],
    ["what stands behind the end", async () => joined(extended, plain, "<script>")],
  ])("loses %s and nothing else", async (_what, make) => {
    expect(Buffer.compare(await validatedContent("image/webp", await make()), extended)).toBe(0);
  });

  test("of the simple form loses notes that do not belong there", async () => {
    const odd = file(plain.subarray(12), webpChunk("EXIF", await phoneExif(6)));
    expect(Buffer.compare(await validatedContent("image/webp", odd), plain)).toBe(0);
  });

  test.each([true, false])(
    "turned by its orientation stays turned (prefix: %s)",
    async (prefix) => {
      const exif = await phoneExif(8);
      const photo = noted(0x08, webpChunk("EXIF", prefix ? exif : exif.subarray(6)));
      const stripped = await validatedContent("image/webp", photo);
      const found = await sharp(stripped).metadata();
      expect(found.orientation).toBe(8);
      expect(stripped.byteLength).toBe(extended.byteLength + 8 + 26);
      expect(await sharp(stripped).autoOrient().raw().toBuffer()).toEqual(
        await sharp(photo).autoOrient().raw().toBuffer(),
      );
      expect(stripWebp(stripped)).toBe(stripped);
    },
  );

  test.each<[string, () => Sharp]>([
    ["lossless", () => noise(40, 30).webp({ lossless: true })],
    ["transparent", () => noise(40, 30).ensureAlpha(0.5).webp()],
    ["profiled", () => noise(40, 30).withIccProfile("p3").webp()],
    ["animated", animation],
  ])("%s keeps its pixels", async (_what, make) => {
    const made = make().withExif({ IFD0: { Artist: "Ana Secreta" } });
    const picture = bytes(await made.withXmp(xmp).toBuffer());
    await expectOnlyMetadataRemoved("image/webp", picture);
  });

  test("cut short anywhere is refused", () => {
    for (let length = 0; length < plain.byteLength; length += 1)
      expect(() => stripWebp(plain.subarray(0, length))).toThrow(/WEBP/);
  });

  test("whose chunks do not fill it is refused", () => {
    for (const wrong of [
      file(plain.subarray(12), bytes("EXI")),
      file(plain.subarray(12), joined("EXIF", new Uint8Array([255, 255, 255, 255]))),
      file(plain.subarray(12), joined("EXIF", new Uint8Array([1, 0, 0, 0, 7]))),
    ])
      expect(() => stripWebp(wrong)).toThrow(/broken/);
  });
});
