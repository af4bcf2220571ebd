/** Types of pictures that can be uploaded, with their file name extensions. */
export const pictureExtensions = {
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "image/webp": ["webp"],
} as const;
export type PictureType = keyof typeof pictureExtensions;
export const pictureTypes = Object.keys(pictureExtensions) as PictureType[];

export const isPictureType = (type: string): type is PictureType =>
  Object.hasOwn(pictureExtensions, type);

/** Bytes at the beginning of a file that {@link detectFormat} reads. */
export const formatHeadBytes = 512;

export interface FileFormat {
  /** Same in all languages. */
  name: string;
  /** Undefined if files of this format cannot be uploaded. */
  type?: PictureType;
}

/** First bytes as Latin-1 text. The first match wins. */
const signatures: readonly [FileFormat, ...string[]][] = [
  [{ name: "JPEG", type: "image/jpeg" }, "\xff\xd8\xff"],
  [{ name: "PNG", type: "image/png" }, "\x89PNG\r\n\x1a\n"],
  [{ name: "GIF" }, "GIF87a", "GIF89a"],
  [{ name: "JPEG XL" }, "\0\0\0\x0cJXL ", "\xff\x0a"],
  [{ name: "JPEG 2000" }, "\0\0\0\x0cjP  ", "\xff\x4f\xff\x51"],
  [{ name: "RAW" }, "FUJIFILMCCD-RAW", "IIRO", "IIRS", "IIU\0"],
  // Most RAW formats, too, are TIFF files.
  [{ name: "TIFF" }, "II*\0", "MM\0*", "II+\0", "MM\0+"],
  [{ name: "PSD" }, "8BPS"],
  [{ name: "ICO" }, "\0\0\x01\0"],
  [{ name: "PDF" }, "%PDF-"],
  [{ name: "ZIP" }, "PK\x03\x04"],
];

/**
 * Detects the format of a file from its content. Names and declared types are often wrong.
 * @param head at least the first {@link formatHeadBytes} bytes, or the whole file.
 * @returns undefined for unknown formats.
 */
export function detectFormat(head: Uint8Array): FileFormat | undefined {
  const text = String.fromCharCode(...head.subarray(0, formatHeadBytes));
  if (text.startsWith("RIFF") && text.startsWith("WEBP", 8))
    return { name: "WEBP", type: "image/webp" };
  if (text.startsWith("ftyp", 4)) return { name: isoMediaName(text) };
  if (text.startsWith("BM") && text.startsWith("\0\0\0\0", 6)) return { name: "BMP" };
  const found = signatures.find(([, ...starts]) => starts.some((start) => text.startsWith(start)));
  return found?.[0] ?? detectMarkup(text);
}

/** ISO base media files list brands: the major one, a version, the compatible ones. */
function isoMediaName(text: string): string {
  const size = Math.min(
    text.charCodeAt(2) * 256 + text.charCodeAt(3),
    text.length,
    formatHeadBytes,
  );
  const [major = "", , ...compatible] = text.slice(8, size).match(/.{4}/gs) ?? [];
  // AVIF files may name the general HEIF brand first.
  if ([major, ...compatible].some((brand) => /^avi[fs]$/.test(brand))) return "AVIF";
  if (/^(?:hei[cxms]|hev[cxms]|mif[12]|msf1)$/.test(major)) return "HEIC";
  return major === "crx " ? "RAW" : "MP4";
}

function detectMarkup(text: string): FileFormat | undefined {
  // Comments, declarations and the document type precede the root element.
  const [, root] =
    /^(?:\xef\xbb\xbf)?\s*(?:<[?!][^>]*>\s*)*<(svg|html|head|body)\b/i.exec(text) ?? [];
  if (root) return { name: root.toLowerCase() === "svg" ? "SVG" : "HTML" };
  return undefined;
}
