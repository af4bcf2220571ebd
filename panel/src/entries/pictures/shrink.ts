import { maxPictureBytes } from "@panel/backend/upload";
import { detectFormat, formatHeadBytes, isPictureType } from "#shared/pictures/picture-format.ts";

/** Longest side in pixels. The area stays below 16.7 megapixels, beyond which iOS returns black canvases. */
const maxSide = 3000;
const qualities = [0.86, 0.78];
/** Rows of pixels that are searched for transparency at a time: all at once would take 36 MB. */
const stripRows = 256;

/**
 * Reduces a picture to at most 3,000 pixels and 5 MB, upright and without its metadata, such as the place.
 * JPEG; WebP or PNG if it is transparent.
 * @returns undefined if the browser cannot decode it, or if it stays over 5 MB
 */
export async function shrink(file: File): Promise<File | undefined> {
  const address = URL.createObjectURL(file);
  const canvas = document.createElement("canvas");
  try {
    const source = await load(address);
    const scale = Math.min(1, maxSide / Math.max(source.naturalWidth, source.naturalHeight));
    canvas.width = Math.max(1, Math.round(source.naturalWidth * scale));
    canvas.height = Math.max(1, Math.round(source.naturalHeight * scale));
    const context = canvas.getContext("2d");
    if (!context) return undefined;
    const bitmap = await resize(file, canvas);
    if (!bitmap) await source.decode();
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap ?? source, 0, 0, canvas.width, canvas.height);
    bitmap?.close();

    const keepsAlpha = (await mayBeTransparent(file)) && isTransparent(context);
    for (const [type, quality] of attempts(keepsAlpha)) {
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));
      // Browsers that cannot write a type write PNG.
      if (blob && isPictureType(blob.type) && blob.size <= maxPictureBytes)
        return new File([blob], file.name, { type: blob.type });
    }
    return undefined;
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
    // Frees the pixels now: iOS limits the memory of all canvases.
    canvas.width = 0;
    canvas.height = 0;
  }
}

/** Reads the size of a picture, upright. The pixels are decoded later. */
function load(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error("not a picture"));
    image.src = address;
  });
}

/**
 * Resizes while decoding, which needs less memory.
 * @returns undefined in browsers that cannot do that correctly
 * @throws {DOMException} if the picture is broken
 */
async function resize(file: File, { width, height }: HTMLCanvasElement) {
  try {
    const bitmap = await createImageBitmap(file, {
      resizeWidth: width,
      resizeHeight: height,
      resizeQuality: "high",
      imageOrientation: "from-image",
    });
    if (bitmap.width === width && bitmap.height === height) return bitmap;
    bitmap.close();
  } catch (error) {
    // Older browsers do not know the function or its options.
    if (error instanceof DOMException && error.name === "InvalidStateError") throw error;
  }
  return undefined;
}

function attempts(keepsAlpha: boolean): (readonly [string, number])[] {
  const type = keepsAlpha ? "image/webp" : "image/jpeg";
  return qualities.map((quality) => [type, quality]);
}

async function mayBeTransparent(file: File): Promise<boolean> {
  const head = await file.slice(0, formatHeadBytes).arrayBuffer();
  return detectFormat(new Uint8Array(head))?.type !== "image/jpeg";
}

function isTransparent(context: CanvasRenderingContext2D): boolean {
  const { width, height } = context.canvas;
  for (let top = 0; top < height; top += stripRows) {
    const { data } = context.getImageData(0, top, width, Math.min(stripRows, height - top));
    for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  }
  return false;
}
