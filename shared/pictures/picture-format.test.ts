import { deflateRawSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { detectFormat, formatHeadBytes } from "./picture-format.ts";

const latin1 = (text: string) => Buffer.from(text, "latin1");
const plain = sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } });
const encode = (format: "avif" | "gif" | "jpeg" | "png" | "tiff" | "webp") =>
  plain.clone().toFormat(format).toBuffer();
const box = (...brands: string[]) =>
  latin1(
    `\0\0\0${String.fromCharCode(12 + 4 * brands.length)}ftyp${brands[0]}\0\0\0\0${brands.slice(1).join("")}`,
  );

test.each([
  ["JPEG", "image/jpeg", await encode("jpeg")],
  ["PNG", "image/png", await encode("png")],
  ["WEBP", "image/webp", await encode("webp")],
])("H10: a %s is recognised from its content, with its type", (name, type, content) => {
  expect(detectFormat(content)).toEqual({ name, type });
  expect(detectFormat(content.subarray(0, formatHeadBytes))).toEqual({ name, type });
});

test.each<[string, Uint8Array]>([
  ["AVIF", await encode("avif")],
  ["AVIF", box("mif1", "miaf", "avif")],
  ["HEIC", box("heic", "mif1")],
  ["HEIC", box("mif1", "heic")],
  ["HEIC", box("hevc", "msf1")],
  ["RAW", box("crx ", "isom")],
  ["MP4", box("qt  ")],
  ["MP4", box("isom", "mp42")],
  ["GIF", await encode("gif")],
  ["TIFF", await encode("tiff")],
  ["JPEG XL", latin1("\xff\x0a\xfa\x7f")],
  ["JPEG XL", latin1("\0\0\0\x0cJXL \r\n\x87\n")],
  ["BMP", latin1(`BM\x46\0\0\0\0\0\0\0\x36${"\0".repeat(40)}`)],
  ["PSD", latin1("8BPS\0\x01")],
  ["PDF", latin1("%PDF-1.7")],
  ["ZIP", Buffer.concat([latin1("PK\x03\x04"), deflateRawSync("x")])],
  ["SVG", latin1("<svg xmlns='http://www.w3.org/2000/svg'/>")],
  ["SVG", latin1("\xef\xbb\xbf<?xml version='1.0'?>\n<!-- drawn -->\n<!DOCTYPE svg>\n<svg>")],
  ["HTML", latin1("\r\n<!doctype html><html lang=es>")],
])("H10: a %s is recognised as a format that cannot be uploaded", (name, content) => {
  expect(detectFormat(content)).toEqual({ name });
});

test("H10: unknown, empty and short files have no format", () => {
  for (const text of ["", "\xff", "\xff\xd8", "RIFF", "BM", "Un texto.", "ftyp", "\0\0\0\x08"])
    expect(detectFormat(latin1(text))).toBeUndefined();
});
