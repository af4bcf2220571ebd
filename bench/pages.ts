import { chromium as engine } from "@playwright/test";
import { chromium } from "../tests/support/browser.ts";
import { phone } from "./phone.ts";
import type { Row } from "./table.ts";

const paths = ["/en", "/fr/tours", "/es/destinations", "/en/blog", "/fr/contact"];

/** Layout shift while each page loads, and the size of its HTML on the wire. */
export async function measurePages(url: string): Promise<Row[]> {
  const browser = await engine.launch(await chromium());
  const rows: Row[] = [];
  for (const path of paths) {
    const page = await browser.newPage(phone);
    await page.addInitScript(() => {
      const shifts = { total: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.total += (entry as unknown as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(url + path, { waitUntil: "networkidle" });
    const shift = await page.evaluate(
      () => (window as unknown as { shifts: { total: number } }).shifts.total,
    );
    const [wire, paint] = await page.evaluate(() => [
      (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming)
        .encodedBodySize,
      performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    ]);
    rows.push({ what: `layout shift on ${path}, 375 px`, value: shift, unit: "", limit: 0 });
    rows.push({ what: `HTML of ${path}, compressed`, value: (wire ?? 0) / 1000, unit: "kB" });
    rows.push({
      what: `first contentful paint of ${path}, unthrottled`,
      value: paint ?? 0,
      unit: "ms",
    });
    await page.close();
  }
  await browser.close();
  return rows;
}
