import { type Browser, chromium as engine, type Page } from "@playwright/test";
import sharp from "sharp";
import { renderPicture } from "../server/backend/pictures/render.ts";
import { pictureWidths } from "../supabase/functions/_shared/picture-widths.ts";
import { chromium } from "../tests/support/browser.ts";
import type { RunningSite } from "../tests/support/site.ts";
import { serverMemory } from "./memory.ts";
import { signIn } from "./sign-in.ts";
import type { Row } from "./table.ts";

const screens = [
  { width: 375, height: 812, density: 2 },
  { width: 1280, height: 900, density: 1 },
];
const rendered = "/storage/v1/render/image/public/";

/** Uploaded pictures: size of variants and originals, and the cost of rendering. */
export async function measurePictures(site: RunningSite): Promise<Row[]> {
  const browser = await engine.launch(await chromium());
  const rows: Row[] = [];
  for (const path of ["/en", "/en/tours"])
    for (const screen of screens)
      rows.push(...(await measureBytes(browser, site.url, path, screen)));
  await browser.close();
  rows.push(...(await measureMaking(site.url)));
  return rows;
}

/** All pictures loaded while scrolling through a page, and their originals. */
async function measureBytes(
  browser: Browser,
  url: string,
  path: string,
  { width, height, density }: (typeof screens)[number],
): Promise<Row[]> {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: density,
    reducedMotion: "reduce",
  });
  const fetched = new Map<string, number>();
  page.on("requestfinished", async (request) => {
    if (request.url().includes(rendered))
      fetched.set(request.url(), (await request.sizes()).responseBodySize);
  });
  await page.goto(url + path, { waitUntil: "networkidle" });
  await scrollThrough(page);
  await page.close();
  const originals = new Set([...fetched.keys()].map((address) => address.replace(/\?.*$/, "")));
  let before = 0;
  for (const address of originals) {
    const original = await fetch(address.replace("/render/image/", "/object/"));
    before += (await original.arrayBuffer()).byteLength;
  }
  const after = [...fetched.values()].reduce((sum, bytes) => sum + bytes, 0);
  const where = `${path}, ${width} px at ${density}x`;
  return [
    { what: `pictures of ${where}, as uploaded`, value: before / 1000, unit: "kB" },
    { what: `pictures of ${where}, as fetched (${fetched.size})`, value: after / 1000, unit: "kB" },
    { what: `pictures of ${where}, share of the uploaded bytes`, value: after / before, unit: "" },
  ];
}

async function scrollThrough(page: Page): Promise<void> {
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < end; top += 400) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await page.waitForTimeout(50);
  }
  await page.waitForLoadState("networkidle");
}

/** A demonstration picture in each width and format; median of three. */
async function measureMaking(url: string): Promise<Row[]> {
  const html = await (await fetch(`${url}/en/tours`)).text();
  const path = html.match(/\/storage\/v1\/render\/image\/public\/[^?"]+/)?.[0] ?? "";
  const original = await fetch(url + path.replace("/render/image/", "/object/"));
  const picture = new Uint8Array(await original.arrayBuffer());
  const rows: Row[] = [];
  for (const format of ["avif", "webp", "jpeg"] as const)
    for (const width of pictureWidths) {
      const times: number[] = [];
      let bytes = 0;
      for (let round = 0; round < 3; round++) {
        const began = performance.now();
        bytes = (await renderPicture(picture, { width, format })).byteLength;
        times.push(performance.now() - began);
      }
      times.sort((a, b) => a - b);
      const kilobytes = (bytes / 1000).toFixed(1);
      const what = `made as ${format}, ${width} px wide (${kilobytes} kB)`;
      rows.push({ what, value: times[1] ?? 0, unit: "ms" });
    }
  return rows;
}

/** Memory of server and picture process while 50 photos of 5 MB are uploaded, eight at a time. */
export async function measureUploads(site: RunningSite): Promise<Row[]> {
  const photos = 50;
  const supabase = await signIn(site.url);
  const photo = await largePhoto();
  const before = await serverMemory(site.pid);
  let peak = { server: 0, pictures: 0 };
  const watch = setInterval(async () => {
    const now = await serverMemory(site.pid);
    peak = {
      server: Math.max(peak.server, now.server),
      pictures: Math.max(peak.pictures, now.pictures),
    };
  }, 50);
  const slowest: number[] = [];
  const asking = setInterval(async () => {
    const began = performance.now();
    await (await fetch(`${site.url}/en/about`)).arrayBuffer();
    slowest.push(performance.now() - began);
  }, 250);
  const began = performance.now();
  let next = 0;
  const upload = async () => {
    while (next < photos) {
      const name = `bench-${next++}.jpg`;
      const { error } = await supabase.storage
        .from("tour-images")
        .upload(name, photo, { contentType: "image/jpeg" });
      if (error) throw error;
    }
  };
  await Promise.all(Array.from({ length: 8 }, upload));
  const seconds = (performance.now() - began) / 1000;
  clearInterval(watch);
  clearInterval(asking);
  slowest.sort((a, b) => a - b);
  // The picture process exits after twenty idle seconds.
  await new Promise((resolve) => setTimeout(resolve, 25_000));
  const after = await serverMemory(site.pid);
  const names = Array.from({ length: photos }, (_, at) => `bench-${at}.jpg`);
  await supabase.storage.from("tour-images").remove(names);
  const size = (photo.byteLength / 1e6).toFixed(1);
  return [
    { what: `${photos} photos of ${size} MB uploaded, eight at a time`, value: seconds, unit: "s" },
    { what: "server memory before them", value: before.server, unit: "MB" },
    { what: "server memory at the most", value: peak.server, unit: "MB" },
    { what: "process for pictures at the most", value: peak.pictures, unit: "MB" },
    { what: "both, half a minute later", value: after.server + after.pictures, unit: "MB" },
    {
      what: "a page view meanwhile, median",
      value: slowest[slowest.length >> 1] ?? 0,
      unit: "ms",
    },
    { what: "a page view meanwhile, the slowest", value: slowest.at(-1) ?? 0, unit: "ms" },
  ];
}

/** A camera photo: 24 megapixels, just below the limit of 5 MiB. */
async function largePhoto(): Promise<Uint8Array<ArrayBuffer>> {
  for (let quality = 100; ; quality -= 1) {
    const background = { r: 120, g: 140, b: 90 };
    const noise = { type: "gaussian", mean: 128, sigma: 12 } as const;
    const photo = await sharp({
      create: { width: 6000, height: 4000, channels: 3, background, noise },
    })
      .blur(1.2)
      .jpeg({ quality })
      .toBuffer();
    if (photo.byteLength < 5_242_880) return new Uint8Array(photo);
  }
}
