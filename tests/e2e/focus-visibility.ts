import { expect, type Page } from "@playwright/test";

/**
 * Tabs through the page, and expects every focused element to be visible: not below the bar at the top or
 * at the bottom (WCAG 2.4.11, and stricter).
 * @returns number of focused elements
 */
export async function expectFocusInSight(page: Page, what: string): Promise<number> {
  const hidden: string[] = [];
  let count = 0;
  for (; count < 250; count++) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body || element.hasAttribute("data-tabbed"))
        return "end";
      element.setAttribute("data-tabbed", "");
      const { left, top, width, height } = element.getBoundingClientRect();
      // At least one row of nine sample points must hit the element, not an overlay.
      const shares = [0.1, 0.5, 0.9];
      const points = shares.flatMap((x) => shares.map((y) => [left + width * x, top + height * y]));
      const shown = points.filter(([x = 0, y = 0]) => {
        const hit = document.elementFromPoint(x, y);
        return hit && (element.contains(hit) || hit.contains(element));
      });
      if (shown.length >= 3) return "";
      return `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent}`;
    });
    if (found === "end") break;
    if (found) hidden.push(found);
  }
  expect(hidden, `${what}: focus out of sight`).toEqual([]);
  return count;
}
