import { chromium as engine } from "@playwright/test";
import { chromium } from "../tests/support/browser.ts";
import type { Row } from "./table.ts";

/**
 * Slow 4G as Lighthouse has it: 1.6 Mbit/s, 150 ms there and back; and as Chrome's own preset has it, a
 * tenth less and 562 ms before each answer, which stands for the handshakes that are not emulated.
 */
const networks = {
  "slow 4G": { latency: 150, download: 1_638_400, upload: 750_000 },
  "Chrome's slow 4G": { latency: 562.5, download: 1_440_000, upload: 675_000 },
};
type Network = keyof typeof networks;
const rounds = 5;

/** A stranger's first look on a phone: slow 4G, a processor four times slower, nothing cached. */
export async function measureFirstView(url: string): Promise<Row[]> {
  const blog = await (await fetch(`${url}/en/blog`)).text();
  const post = blog.match(/\/en\/blog\/[a-z0-9-]+/)?.[0] ?? "/en/blog";
  const browser = await engine.launch(await chromium());
  const rows: Row[] = [];
  for (const path of ["/en", "/en/tours", post]) {
    // What was never asked for before is made first: that is not what is measured here.
    await look(path);
    for (const network of Object.keys(networks) as Network[]) {
      const looks: Awaited<ReturnType<typeof look>>[] = [];
      for (let round = 0; round < rounds; round++) looks.push(await look(path, network));
      const median = (of: "paint" | "largest" | "shift" | "hydrated") =>
        looks.map((one) => one[of]).sort((a, b) => a - b)[rounds >> 1] ?? 0;
      const where = path === post ? "/en/blog/{slug}" : path;
      rows.push(
        {
          what: `first contentful paint of ${where}, ${network}, 4x CPU`,
          value: median("paint"),
          unit: "ms",
        },
        {
          what: `largest contentful paint of ${where}, ${network}, 4x CPU (${looks[0]?.element})`,
          value: median("largest"),
          unit: "ms",
          limit: 1800,
        },
        {
          what: `until ${where} answers to a tap, ${network}, 4x CPU`,
          value: median("hydrated"),
          unit: "ms",
        },
        {
          what: `layout shift of ${where}, ${network}, 4x CPU`,
          value: median("shift"),
          unit: "",
          limit: 0,
        },
      );
    }
  }
  await browser.close();
  return rows;

  async function look(path: string, network?: Network) {
    const context = await browser.newContext({
      viewport: { width: 375, height: 812 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    });
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
      const seen = { largest: 0, shift: 0, hydrated: 0, element: "" };
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
      // React leaves its mark on the elements that it has taken over; the browser's idle time is enough.
      const timer = setInterval(() => {
        const tool = document.querySelector(".nav__toggle");
        if (!tool || !Object.keys(tool).some((key) => key.startsWith("__reactProps$"))) return;
        seen.hydrated = performance.now();
        clearInterval(timer);
      }, 20);
    });
    await page.goto(url + path, { waitUntil: "networkidle" });
    const measured = await page.evaluate(() => ({
      ...(
        window as unknown as {
          seen: { largest: number; shift: number; hydrated: number; element: string };
        }
      ).seen,
      paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    }));
    await context.close();
    return measured;
  }
}
