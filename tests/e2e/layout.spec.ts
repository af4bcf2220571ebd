import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { untilHydrated } from "./hydrated.ts";
import { aTour, at, localeInTurn, locales, publicPages, say } from "./pages.ts";
import { measureShifts, requireFittedFonts, shifts, totalShift } from "./shifts.ts";
import { settle } from "./wait-for-page.ts";

const widths = [320, 375, 768, 1280, 2560];

/** Elements beyond the right edge that their container neither clips nor scrolls. */
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
  // One visitor for all pages: a new browser per page would take longer than the checks.
  test(`no page overflows horizontally at any width (${locale})`, {
    tag: "@deep",
  }, async ({ page, allow }) => {
    allow(`404 ${at(locale, "/lost")}`);
    for (const path of [...publicPages, "/lost"]) {
      await page.goto(at(locale, path));
      await page.evaluate(() => document.fonts.ready);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await overflowing(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}

test("the list of tours, a tour and the contact form overflow at no width", async ({ page }) => {
  for (const path of ["/fr/tours", `/fr${aTour}`, "/fr/contact"]) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await overflowing(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("B4: partner logos have equal widths at any viewport width", { tag: "@deep" }, async ({
  page,
}) => {
  await page.goto(at("en", "/"));
  const items = page.getByRole("list", { name: say("en", "home.partners") }).getByRole("listitem");
  await expect(items).toHaveCount(5);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const sizes = await items.evaluateAll((all) =>
      all.map((item) => item.getBoundingClientRect().width),
    );
    const difference = Math.max(...sizes) - Math.min(...sizes);
    expect(difference, `${sizes} at ${width} px`).toBeLessThan(1);
  }
});

for (const [name, viewport] of [
  ["a phone", { width: 375, height: 720 }],
  ["a wide screen", { width: 1280, height: 900 }],
] as const) {
  for (const [index, path] of publicPages.entries()) {
    test(`${path} shifts by at most a line while loading on ${name}`, {
      tag: name === "a phone" && ["/", aTour].includes(path) ? [] : "@deep",
    }, async ({ newVisitor }) => {
      // Fonts of computers are hinted on screens with low density, which changes their widths.
      const page = await newVisitor({ viewport, deviceScaleFactor: 2 });
      await measureShifts(page);
      // Worst case of a first visit: saved theme differs from the device's, fonts replace their fallbacks late.
      await page.addInitScript(() => localStorage.setItem("vite-ui-theme", "dark"));
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route(/\.woff2/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(at(localeInTurn(index), path), { waitUntil: "commit" });
      await expect(page.locator("main h1")).toBeVisible();
      await page.waitForFunction(
        () => performance.getEntriesByName("first-contentful-paint").length,
      );
      release();
      await untilHydrated(page);
      await page.evaluate(() => document.fonts.ready);
      await page.mouse.wheel(0, 1200);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await settle(page);
      // A line may break at another word in the web font. Anything larger has another cause.
      const shifted = totalShift(await shifts(page));
      await requireFittedFonts(page);
      expect(shifted).toBeLessThanOrEqual(0.02);
    });
  }
}
