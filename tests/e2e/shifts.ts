import type { Page } from "@playwright/test";

/** Sums up layout shifts from the start, including those after user input. */
export async function measureShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Element | null }[];
      })[]) {
        const nodes = entry.sources.map(
          ({ node }) => (node as Element | null)?.className ?? node?.nodeName,
        );
        shifts.push(`${entry.value.toFixed(5)} ${nodes.join(" ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Layout shifts so far. */
export const shifts = (page: Page) =>
  page.evaluate(() => (window as never as { shifts: string[] }).shifts);
