import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { aPost, at, locales, publicPages } from "./pages.ts";

const widths = [320, 375, 768, 1280, 2560];

/** What reaches beyond the right edge, besides what its own container clips or scrolls. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll("*")]
      .filter((node) => node.getBoundingClientRect().right > clientWidth + 0.5)
      .map((node) => `${node.tagName}.${node.getAttribute("class")}`)
      .slice(0, 10);
  });

for (const locale of locales) {
  for (const path of [...publicPages, "/lost"]) {
    test(`nothing overflows at any width: ${path} (${locale})`, async ({ page, allow }) => {
      if (path === "/lost") allow(/404/);
      await page.goto(at(locale, path));
      await page.evaluate(() => document.fonts.ready);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflowing(page), `${width} px`).toEqual([]);
      }
    });
  }
}

/** Adds up the layout's shifts from the first moment on, whatever a visitor does. */
async function measureShifts(page: Page) {
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
const shifts = (page: Page) =>
  page.evaluate(() => (window as never as { shifts: string[] }).shifts);

for (const [name, viewport] of [
  ["a phone", { width: 375, height: 720 }],
  ["a wide screen", { width: 1280, height: 900 }],
] as const) {
  for (const [index, path] of [
    "/",
    "/about",
    "/destinations",
    "/tours",
    "/blog",
    aPost,
    "/contact",
    "/privacy",
  ].entries()) {
    test(`nothing shifts while ${path} loads on ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await measureShifts(page);
      // The saved theme is not the device's, and fonts come late: the worst case of a first visit.
      await page.addInitScript(() => localStorage.setItem("vite-ui-theme", "dark"));
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route(/\.woff2/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(at(locales[index % 3] ?? "es", path), { waitUntil: "commit" });
      await expect(page.locator("main h1")).toBeVisible();
      await page.waitForFunction(
        () => performance.getEntriesByName("first-contentful-paint").length,
      );
      release();
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => document.fonts.ready);
      await page.mouse.wheel(0, 1200);
      await page.waitForLoadState("networkidle");
      expect(await shifts(page)).toEqual([]);
    });
  }
}
