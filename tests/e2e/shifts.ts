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
 * Skips a test where text in the local fonts has other widths than in the web fonts, because none of them has a scaled
 * fallback face, or because the browser rounds the widths of small letters: all text would move when the web fonts
 * arrive. Call it when they have arrived.
 */
export async function requireFittedFonts(page: Page) {
  const ratios = await page.evaluate(async () => {
    const style = getComputedStyle(document.documentElement);
    const line = document.createElement("span");
    line.textContent = "Botswana, Namibia and Zimbabwe: elephants, 12 days";
    document.body.append(line);
    const widthOf = async (font: string) => {
      // Faces of fonts that are not installed fail.
      await document.fonts.load(font).catch(() => {});
      Object.assign(line.style, { position: "absolute", whiteSpace: "nowrap", font });
      return line.getBoundingClientRect().width;
    };
    const found: number[] = [];
    for (const token of ["--font-display", "--font-text"]) {
      const [webFont = "", ...fallbacks] = style.getPropertyValue(token).split(",");
      for (const font of ["400 13px", "400 15px", "560 13px", "560 15px"])
        found.push((await widthOf(`${font} ${fallbacks}`)) / (await widthOf(`${font} ${webFont}`)));
    }
    line.remove();
    return found;
  });
  const words = ratios.map((ratio) => ratio.toFixed(2)).join(", ");
  const isFitted = ratios.every((ratio) => Math.abs(ratio - 1) < 0.03);
  test.skip(!isFitted, `text in local fonts has ${words} of the web fonts' width`);
}

/** Layout shifts so far. */
export const shifts = (page: Page) =>
  page.evaluate(() => (window as never as { shifts: string[] }).shifts);

/** Sum of the shifts, in the unit of CLS. */
export const totalShift = (all: readonly string[]) =>
  all.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
