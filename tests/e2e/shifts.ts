import type { Page } from "@playwright/test";

/** Adds up the layout's shifts from the first moment on, whatever a visitor does. */
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

/** What has shifted so far, and by how much. */
export const shifts = (page: Page) =>
  page.evaluate(() => (window as never as { shifts: string[] }).shifts);
