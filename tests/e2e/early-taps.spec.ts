import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { say } from "./pages.ts";

/** Opens a page on a slow phone and taps an element as soon as the page is painted, before it is hydrated. */
async function tapAtFirstPaint(page: Page, path: string, selector: string) {
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.addInitScript((selector) => {
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName("first-contentful-paint");
      if (!paint) return;
      const element = document.querySelector<HTMLElement>(selector);
      const hydrated = Object.keys(element ?? {}).some((key) => key.startsWith("__reactProps$"));
      element?.click();
      Object.assign(window, { tapped: { hydrated, after: performance.now() - paint.startTime } });
    }).observe({ type: "paint", buffered: true });
  }, selector);
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => Object(window).tapped);
  expect(await page.evaluate(() => Object(window).tapped.hydrated)).toBe(false);
}

test.describe("taps right after the first paint, on a slow phone, are answered", () => {
  test("A2: the menu opens, and stays open when the page is hydrated", async ({ newVisitor }) => {
    const page = await newVisitor({ viewport: { width: 375, height: 720 } });
    await tapAtFirstPaint(page, "/en", ".nav__toggle");
    const link = page.locator("#site-menu").getByRole("link", { name: "Tours", exact: true });
    await expect(link).toBeVisible();
    const close = page.getByRole("button", { name: say("en", "nav.close") });
    await expect(close).toHaveAttribute("aria-expanded", "true");
    await expect(link).toBeVisible();
  });

  test("D5: a carousel's arrow shows the next picture", async ({ newVisitor }) => {
    const page = await newVisitor({ viewport: { width: 375, height: 720 } });
    await tapAtFirstPaint(page, "/en/tours", '.carousel [aria-label="Next picture"]');
    const carousel = page.locator(".carousel").first();
    await expect(carousel.locator("img").nth(1)).toBeInViewport({ ratio: 0.5 });
    await expect(carousel.locator("img").nth(0)).not.toBeInViewport({ ratio: 0.5 });
  });

  test("E3: an itinerary opens", async ({ newVisitor }) => {
    const page = await newVisitor({ viewport: { width: 375, height: 720 } });
    await tapAtFirstPaint(page, "/en/tours", ".tour summary");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText("Day 2");
  });
});

test("L1: once hydrated, the site's document and the panel's root are React's own", async ({
  newVisitor,
  baseURL,
}) => {
  const page = await newVisitor({ baseURL });
  /** What React notes on the node that it renders into; no other library does. */
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
