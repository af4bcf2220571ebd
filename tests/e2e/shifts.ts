import { type Page, test } from "@playwright/test";

/**
 * Records layout shifts from the start, including those after user input. A web font whose glyphs are a
 * little wider than its fallback's moves the neighbours in a row by a few pixels: such shifts are ignored,
 * those of anything that moves up or down are not.
 */
export async function measureShifts(page: Page) {
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
 * Skips a test on a machine whose local fonts have no scaled fallback face, such as one without Liberation: all
 * text would move when the web fonts arrive. Call it when they have arrived.
 */
export async function requireFittedFonts(page: Page) {
  const ratios = await page.evaluate(async () => {
    const style = getComputedStyle(document.documentElement);
    const text = "Botswana, Namibia and Zimbabwe: elephants, 12 days";
    const context = document.createElement("canvas").getContext("2d");
    const widthOf = async (weight: number, families: string) => {
      const font = `${weight} 100px ${families}`;
      // Faces of fonts that are not installed fail.
      await document.fonts.load(font, text).catch(() => {});
      if (!context) return Number.NaN;
      context.font = font;
      return context.measureText(text).width;
    };
    const compared = ["--font-display", "--font-text"].flatMap((token) => {
      const [webFont = "", ...fallbacks] = style.getPropertyValue(token).split(",");
      return [400, 560].map(
        async (weight) =>
          (await widthOf(weight, fallbacks.join(","))) / (await widthOf(weight, webFont)),
      );
    });
    return Promise.all(compared);
  });
  const isFitted = ratios.every((ratio) => Math.abs(ratio - 1) < 0.03);
  test.skip(
    !isFitted,
    `local fonts are ${ratios.map((ratio) => ratio.toFixed(2))} of the web fonts' width`,
  );
}

/** Layout shifts so far. */
export const shifts = (page: Page) =>
  page.evaluate(() => (window as never as { shifts: string[] }).shifts);

/** Sum of the shifts, in the unit of CLS. */
export const totalShift = (all: readonly string[]) =>
  all.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
