import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { say } from "./pages.ts";

/** Timeout for a browser slowed down six times. */
const slowedTimeoutMs = 45_000;

/** Opens a page on a slow phone and taps an element after the first paint, before hydration. */
async function tapAtFirstPaint(page: Page, path: string, selector: string) {
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  // Reported immediately, because a tap on a link leaves the page.
  const tapped = Promise.withResolvers<boolean>();
  await page.exposeFunction("tellTapped", tapped.resolve);
  await page.addInitScript((selector) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length === 0) return;
      const tap = () => {
        const element = document.querySelector<HTMLElement>(selector);
        // The first paint may precede the end of the document.
        if (!element) return void requestAnimationFrame(tap);
        const hydrated = Object.keys(element).some((key) => key.startsWith("__reactProps$"));
        Object(window).tellTapped(hydrated);
        element.click();
      };
      tap();
    }).observe({ type: "paint", buffered: true });
  }, selector);
  await page.goto(path, { waitUntil: "commit" });
  expect(await tapped.promise).toBe(false);
}

test.describe("taps before hydration on a slow phone", () => {
  test("A2: the menu opens and stays open after hydration", async ({ newVisitor }) => {
    const page = await newVisitor({ viewport: { width: 375, height: 720 } });
    await tapAtFirstPaint(page, "/en", ".nav__toggle");
    const link = page.locator("#site-menu").getByRole("link", { name: "Tours", exact: true });
    await expect(link).toBeVisible();
    const close = page.getByRole("button", { name: say("en", "nav.close") });
    await expect(close).toHaveAttribute("aria-expanded", "true");
    await expect(link).toBeVisible();
  });

  test("D5: a carousel's arrow shows the next picture", { tag: "@deep" }, async ({
    newVisitor,
  }) => {
    const page = await newVisitor({ viewport: { width: 375, height: 720 } });
    await tapAtFirstPaint(page, "/en/tours", '.carousel [aria-label="Next picture"]');
    const carousel = page.locator(".carousel").first();
    await carousel.evaluate((plate) => plate.scrollIntoView({ block: "center" }));
    await expect(carousel.locator("img").nth(1)).toBeInViewport({
      ratio: 0.5,
      timeout: slowedTimeoutMs,
    });
    await expect(carousel.locator("img").nth(0)).not.toBeInViewport({
      ratio: 0.5,
      timeout: slowedTimeoutMs,
    });
  });

  test("E3: the itinerary link leads to the days on the tour's page", {
    tag: "@deep",
  }, async ({ newVisitor }) => {
    const page = await newVisitor({ viewport: { width: 375, height: 720 } });
    await tapAtFirstPaint(page, "/en/tours", ".tour__acts .btn--line");
    await expect(page).toHaveURL(/\/en\/tours\/[a-z0-9-]+#days$/, { timeout: slowedTimeoutMs });
    await expect(page.locator("#days")).toContainText("Day 2");
  });
});

test("L1: site document and panel root are hydrated by React", {
  tag: "@deep",
}, async ({ newVisitor, baseURL }) => {
  const page = await newVisitor({ baseURL });
  /** Property that React sets on its root node. */
  const isReactRoot = (selector: string) =>
    page.evaluate((selector) => {
      const root = selector === "document" ? document : document.querySelector(selector);
      return Object.keys(root ?? {}).some((key) => key.startsWith("__reactContainer$"));
    }, selector);
  await page.goto("/en");
  expect(await isReactRoot("body")).toBe(false);
  expect(await isReactRoot("document")).toBe(true);
  await page.goto("/admin/login");
  expect(await isReactRoot("#root")).toBe(true);
});
