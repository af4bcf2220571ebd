import type { Page } from "@playwright/test";
import sharp from "sharp";

export interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A picture file of one colour. */
export async function picture(name: string, colour: string, width = 1200): Promise<Upload> {
  const image = sharp({
    create: { width, height: Math.round((width * 2) / 3), channels: 3, background: colour },
  });
  const type = name.endsWith(".png") ? "png" : name.endsWith(".webp") ? "webp" : "jpeg";
  return { name, mimeType: `image/${type}`, buffer: await image.toFormat(type).toBuffer() };
}

/** A file of this size with the type of a picture but without its content. */
export const impostor = (name: string, bytes: number): Upload => ({
  name,
  mimeType: "image/jpeg",
  buffer: Buffer.alloc(bytes, "x"),
});

/** Limits the upload speed of this page, in bytes per second. */
export async function slowUploads(page: Page, uploadThroughput: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 50,
    downloadThroughput: -1,
    uploadThroughput,
  });
}
