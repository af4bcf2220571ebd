import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Browser, chromium as engine } from "@playwright/test";
import { chromium } from "../tests/support/browser.ts";
import { phone } from "./phone.ts";
import type { Row } from "./table.ts";

const scene = fileURLToPath(new URL("../art/scenes/hero-day.svg", import.meta.url));
const rounds = 5;

/** The hero picture on a phone: its size, and its painting time compared with the SVG source. */
export async function measureHero(url: string): Promise<Row[]> {
  const browser = await engine.launch(await chromium());
  const rows: Row[] = [];
  const requested: { address: string; bytes: number }[] = [];
  const page = await browser.newPage(phone);
  page.on("requestfinished", async (request) => {
    if (!request.url().includes("/assets/hero-")) return;
    requested.push({ address: request.url(), bytes: (await request.sizes()).responseBodySize });
  });
  await page.goto(`${url}/en`, { waitUntil: "networkidle" });
  await page.close();
  const raster = requested[0]?.address ?? "";
  const bytes = requested.reduce((sum, one) => sum + one.bytes, 0);
  rows.push({
    what: "hero pictures fetched on a phone",
    value: requested.length,
    unit: "",
    limit: 1,
  });
  rows.push({ what: "hero picture on a phone", value: bytes / 1000, unit: "kB", limit: 70 });

  const svg = await readFile(scene, "utf8");
  const plain = svg.replace(/<filter[\s\S]*?<\/filter>/g, "").replace(/ filter="[^"]*"/g, "");
  const picture = Buffer.from(await (await fetch(raster)).arrayBuffer());
  const kinds: [string, string, string | Buffer][] = [
    ["AVIF", "image/avif", picture],
    ["vector without its filters", "image/svg+xml", plain],
    ["vector as drawn", "image/svg+xml", svg],
  ];
  for (const [name, type, body] of kinds) {
    const times = [];
    for (let round = 0; round < rounds; round++) times.push(await paintTime(browser, type, body));
    times.sort((a, b) => a - b);
    rows.push({
      what: `hero decoded and painted, ${name}, 4x slower CPU`,
      value: times[rounds >> 1] ?? 0,
      unit: "ms",
    });
  }
  await browser.close();
  return rows;
}

/** Milliseconds from the picture's arrival to the frame that shows it, on a phone-like processor. */
async function paintTime(browser: Browser, type: string, body: string | Buffer): Promise<number> {
  const page = await browser.newPage({
    viewport: { width: 375, height: 560 },
    deviceScaleFactor: 2,
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const address = `data:${type};base64,${Buffer.from(body).toString("base64")}`;
  await page.setContent("<body style='margin:0'></body>");
  const time = await page.evaluate(async (src) => {
    const image = new Image();
    image.style.cssText = "width:100vw;height:100vh;object-fit:cover";
    image.src = src;
    const began = performance.now();
    await image.decode();
    document.body.append(image);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return performance.now() - began;
  }, address);
  await page.screenshot();
  await page.close();
  return time;
}
