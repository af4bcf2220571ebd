import type { Browser } from "@playwright/test";
import { phone } from "./phone.ts";

/**
 * Slow 4G as Lighthouse has it: 1.6 Mbit/s, 150 ms there and back; and as Chrome's own preset has it, a
 * tenth less and 562 ms before each answer, which stands for the handshakes that are not emulated.
 */
export const networks = {
  "slow 4G": { latency: 150, download: 1_638_400, upload: 750_000 },
  "Chrome's slow 4G": { latency: 562.5, download: 1_440_000, upload: 675_000 },
};
export type Network = keyof typeof networks;

/** What a stranger's first look at a page took; times in milliseconds from the navigation's start. */
export interface Look {
  paint: number;
  largest: number;
  /** Name of the element that was painted largest. */
  element: string;
  shift: number;
  /** When React had hydrated the menu's button; 0 on a page without React. */
  hydrated: number;
  /** Of every task longer than 50 ms after the first paint, what is above 50. */
  blocking: number;
}

/** A page as a phone opens it for the first time: nothing cached and, with a network, a processor four times slower. */
export async function look(browser: Browser, address: string, network?: Network): Promise<Look> {
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
    // React leaves its mark on the elements that it has hydrated; the browser's idle time is enough.
    const timer = setInterval(() => {
      const tool = document.querySelector(".nav__toggle");
      if (!tool || !Object.keys(tool).some((key) => key.startsWith("__reactProps$"))) return;
      seen.hydrated = performance.now();
      clearInterval(timer);
    }, 20);
  });
  await page.goto(address, { waitUntil: "networkidle" });
  const { tasks, ...measured } = await page.evaluate(() => ({
    ...(window as unknown as { seen: Omit<Look, "paint" | "blocking"> & { tasks: number[][] } })
      .seen,
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
  }));
  await context.close();
  const blocking = tasks
    .filter(([start = 0]) => start >= measured.paint)
    .reduce((sum, [, duration = 0]) => sum + Math.max(0, duration - 50), 0);
  return { ...measured, blocking };
}
