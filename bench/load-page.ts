import type { Browser } from "@playwright/test";
import { phone } from "./phone.ts";

/**
 * Slow 4G as in Lighthouse: 1.6 Mbit/s, round trip 150 ms; and as Chrome's preset: a tenth less and 562 ms
 * before each response, which stands for handshakes that are not emulated.
 */
export const networks = {
  "slow 4G": { latency: 150, download: 1_638_400, upload: 750_000 },
  "Chrome's slow 4G": { latency: 562.5, download: 1_440_000, upload: 675_000 },
};
export type Network = keyof typeof networks;

/** Times of a first page view in milliseconds from the start of the navigation. */
export interface PageLoad {
  paint: number;
  largest: number;
  /** Name of the largest painted element. */
  element: string;
  shift: number;
  /** Time when React had hydrated the menu button; 0 on a page without React. */
  hydrated: number;
  /** Blocking time: the sum of the parts above 50 ms of all tasks after the first paint. */
  blocking: number;
}

/**
 * Opens a page like a phone on its first visit: empty cache and, with a network, a processor slowed four
 * times.
 */
export async function loadPage(
  browser: Browser,
  address: string,
  network?: Network,
): Promise<PageLoad> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  if (network) {
    const { latency, download, upload } = networks[network];
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency,
      downloadThroughput: download / 8,
      uploadThroughput: upload / 8,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  }
  await page.addInitScript(() => {
    const seen = { largest: 0, shift: 0, hydrated: 0, element: "", tasks: [] as number[][] };
    Object.assign(window, { seen });
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
        type,
        buffered: true,
      });
    watch("largest-contentful-paint", (entry) => {
      const { element } = entry as PerformanceEntry & { element?: Element };
      seen.largest = entry.startTime;
      seen.element = element ? element.tagName.toLowerCase() : "?";
    });
    watch("layout-shift", (entry) => {
      seen.shift += (entry as PerformanceEntry & { value: number }).value;
    });
    watch("longtask", ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
    // React marks hydrated elements; polling in idle time is enough.
    const timer = setInterval(() => {
      const tool = document.querySelector(".nav__toggle");
      if (!tool || !Object.keys(tool).some((key) => key.startsWith("__reactProps$"))) return;
      seen.hydrated = performance.now();
      clearInterval(timer);
    }, 20);
  });
  await page.goto(address, { waitUntil: "networkidle" });
  const { tasks, ...measured } = await page.evaluate(() => ({
    ...(window as unknown as { seen: Omit<PageLoad, "paint" | "blocking"> & { tasks: number[][] } })
      .seen,
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
  }));
  await context.close();
  const blocking = tasks
    .filter(([start = 0]) => start >= measured.paint)
    .reduce((sum, [, duration = 0]) => sum + Math.max(0, duration - 50), 0);
  return { ...measured, blocking };
}
