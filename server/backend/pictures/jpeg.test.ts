import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import {
  bytes,
  joined,
  jpegSegment,
  noise,
  phoneExif,
  pixels,
  sample,
  validatedContent,
  xmp,
} from "../../../tests/integration/backend/picture-samples.ts";
import { stripJpeg } from "./jpeg.ts";

let plain: Uint8Array;
let exif: Uint8Array;

beforeAll(async () => {
  const made = await sample("image/jpeg");
  const jfif = jpegSegment(0xe0, "JFIF\0\x01\x02\0\0\x01\0\x01\0\0");
  plain = joined(made.subarray(0, 2), jfif, made.subarray(2));
  exif = await phoneExif();
});

/** Behind the first marker and JFIF's segment, as cameras write. */
const withSegments = (...segments: Uint8Array[]) =>
  joined(plain.subarray(0, 20), ...segments, plain.subarray(20));
const iptc = () =>
  joined("Photoshop 3.0\0", "8BIM\x04\x04\0\0\0\0\0\x10", "\x1c\x02\x50\0\x0bAna Secreta");

describe("H10: JPEG", () => {
  test("without notes is stored byte for byte", () => {
    expect(stripJpeg(plain)).toBe(plain);
  });

  test.each<[string, () => Uint8Array]>([
    ["EXIF", () => withSegments(jpegSegment(0xe1, exif))],
    ["XMP", () => withSegments(jpegSegment(0xe1, `http://ns.adobe.com/xap/1.0/\0${xmp}`))],
    [
      "extended XMP",
      () => withSegments(jpegSegment(0xe1, `http://ns.adobe.com/xmp/extension/\0${xmp}`)),
    ],
    ["IPTC", () => withSegments(jpegSegment(0xed, iptc()))],
    ["a comment", () => withSegments(jpegSegment(0xfe, "Ana Secreta"))],
    ["what a maker notes", () => withSegments(jpegSegment(0xe4, "Ana Secreta"))],
    ["a list of origins (C2PA)", () => withSegments(jpegSegment(0xeb, "JP\0\0Ana Secreta"))],
    ["a second picture", () => joined(withSegments(jpegSegment(0xe2, "MPF\0Ana")), plain)],
    ["a video behind the end", () => joined(plain, "MotionPhoto_Data", "\0\0\0\x18ftypmp42")],
    ["a page behind the end", () => joined(plain, "<script>alert(1)</script>")],
    [
      "all of it, with filling between",
      () =>
        joined(
          withSegments(
            jpegSegment(0xe1, exif),
            jpegSegment(0xfe, "Ana"),
            jpegSegment(0xed, iptc()),
            jpegSegment(0xe1, exif),
          ),
          new Uint8Array(100),
        ),
    ],
  ])("loses %s and nothing else", async (_what, make) => {
    expect(Buffer.compare(stripJpeg(make()), plain)).toBe(0);
    expect(Buffer.compare(await validatedContent("image/jpeg", make()), plain)).toBe(0);
  });

  test.each([2, 3, 4, 5, 6, 7, 8])(
    "turned by orientation %i stays turned, and tells nothing more",
    async (orientation) => {
      const photo = withSegments(jpegSegment(0xe1, await phoneExif(orientation)));
      const stripped = await validatedContent("image/jpeg", photo);
      const found = await sharp(stripped).metadata();
      expect(found.orientation).toBe(orientation);
      expect(found.exif?.byteLength).toBe(32);
      expect(await pixels(stripped)).toEqual(await pixels(photo));
      expect(await sharp(stripped).autoOrient().raw().toBuffer()).toEqual(
        await sharp(photo).autoOrient().raw().toBuffer(),
      );
      expect(stripJpeg(stripped)).toBe(stripped);
    },
  );

  test("keeps its colour profile, also a long one in parts, and Adobe's transform", async () => {
    const profiled = bytes(await noise(40, 40).withIccProfile("p3").withXmp(xmp).jpeg().toBuffer());
    const stripped = await validatedContent("image/jpeg", profiled);
    expect((await sharp(stripped).metadata()).icc).toEqual((await sharp(profiled).metadata()).icc);
    expect((await sharp(stripped).metadata()).xmp).toBeUndefined();
    const print = bytes(await noise(40, 40).toColourspace("cmyk").jpeg().toBuffer());
    expect(Buffer.from(print).includes("Adobe")).toBe(true);
    expect(await pixels(await validatedContent("image/jpeg", print))).toEqual(await pixels(print));
  });

  test("in several scans, with tables between them, loses its notes alone", async () => {
    const progressive = bytes(
      await noise(120, 90).withXmp(xmp).jpeg({ progressive: true, mozjpeg: true }).toBuffer(),
    );
    const stripped = await validatedContent("image/jpeg", joined(progressive, plain));
    expect(await pixels(stripped)).toEqual(await pixels(progressive));
    expect(Buffer.from(stripped).includes("Secreta")).toBe(false);
    expect(progressive.byteLength - stripped.byteLength).toBeGreaterThan(xmp.length);
  });

  test("with restart markers and filling before markers is read to its end", async () => {
    const picture = await restarting(12);
    expect((await sharp(picture).metadata()).width).toBe(96);
    const noted = joined(
      picture.subarray(0, 2),
      new Uint8Array([0xff, 0xff]),
      jpegSegment(0xe1, exif),
      picture.subarray(2, -2),
      new Uint8Array([0xff]),
      picture.subarray(-2),
      plain,
    );
    const stripped = await validatedContent("image/jpeg", noted);
    expect(await pixels(stripped)).toEqual(await pixels(picture));
    expect(stripped.byteLength).toBe(picture.byteLength + 1);
  });

  test("cut short anywhere is refused", async () => {
    for (let length = 0; length < plain.byteLength; length += 1)
      expect(() => stripJpeg(plain.subarray(0, length))).toThrow(/JPEG/);
    const half = plain.subarray(0, plain.byteLength / 2);
    const mended = joined(half, new Uint8Array([0xff, 0xd9]));
    await expect(validatedContent("image/jpeg", mended)).rejects.toThrow(/does not decode/);
  });

  test("whose segments make no sense is refused", () => {
    for (const wrong of [
      joined(plain.subarray(0, 20), "??", plain.subarray(20)),
      withSegments(new Uint8Array([0xff, 0xd8])),
      withSegments(new Uint8Array([0xff, 0x00])),
      withSegments(new Uint8Array([0xff, 0xe1, 0, 1])),
      withSegments(new Uint8Array([0xff, 0xe1, 0xff, 0xff])),
    ])
      expect(() => stripJpeg(wrong)).toThrow(/broken or cut short/);
  });
});

/** One block of grey after another, each followed by the next of the eight restart markers. */
async function restarting(blocks: number): Promise<Uint8Array> {
  const block = bytes(await noise(8, 8).greyscale().jpeg().toBuffer());
  const frame = Buffer.from(block).indexOf("\xff\xc0", "latin1");
  const scan = Buffer.from(block).indexOf("\xff\xda", "latin1");
  const data = scan + 2 + ((block[scan + 2] ?? 0) << 8) + (block[scan + 3] ?? 0);
  const wide = block.slice();
  new DataView(wide.buffer).setUint16(frame + 7, 8 * blocks);
  const coded = Array.from({ length: blocks }, (_, index) =>
    joined(index ? new Uint8Array([0xff, 0xd0 + ((index - 1) % 8)]) : "", block.subarray(data, -2)),
  );
  return joined(
    wide.subarray(0, scan),
    jpegSegment(0xdd, new Uint8Array([0, 1])),
    wide.subarray(scan, data),
    ...coded,
    new Uint8Array([0xff, 0xd9]),
  );
}
