import { type Page, test } from "@playwright/test";

/**
 * Records layout shifts from the start, including those after user input. A web font whose glyphs are a
 * little wider than its fallback's moves the neighbours in a row by a few pixels: such shifts are ignored,
 * those of anything that moves up or down are not.
 */
export async function measureShifts(page: Page) {
  await requireLocalFonts(page);
  await page.addInitScript(() => {
    interface Source {
      node: Element | null;
      previousRect: DOMRectReadOnly;
      currentRect: DOMRectReadOnly;
    }
    const maxGlyphShiftPx = 12;
    const isGlyphShift = ({ previousRect: before, currentRect: after }: Source) =>
      before.y === after.y && Math.abs(before.x - after.x) <= maxGlyphShiftPx;
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: Source[];
      })[]) {
        if (entry.sources.length > 0 && entry.sources.every(isGlyphShift)) continue;
        const nodes = entry.sources.map(({ node }) => node?.className ?? node?.nodeName);
        shifts.push(`${entry.value.toFixed(5)} ${nodes.join(" ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/**
 * Skips a test on a machine without Liberation, the only fonts of Linux to which the site's fallback faces are
 * fitted: all text would move when the web fonts arrive.
 */
async function requireLocalFonts(page: Page) {
  const isInstalled = await page.evaluate(() =>
    new FontFace("probe", 'local("Liberation Serif")').load().then(
      () => true,
      () => false,
    ),
  );
  test.skip(!isInstalled, "Liberation Serif is not installed");
}

/** Layout shifts so far. */
export const shifts = (page: Page) =>
  page.evaluate(() => (window as never as { shifts: string[] }).shifts);

/** Sum of the shifts, in the unit of CLS. */
export const totalShift = (all: readonly string[]) =>
  all.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
