import { chromium as engine, type Page } from "@playwright/test";
import { chromium } from "../browser.ts";
import { expect, test } from "./fixtures.ts";

/** What a browser without a window (Chromium's headless shell) says of itself: it keeps no page at all. */
const keepsNone = "BackForwardCacheDisabledForDelegate";

/** Collects why the browser could not keep the pages that were left, itself aside (CDP's Page domain). */
async function watchObstacles(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const found = new Set<string>();
  await browser.send("Page.enable");
  browser.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => {
    for (const { reason } of notRestoredExplanations) found.add(reason);
  });
  return found;
}

test("A15: going back shows the page that was left, at once and as it was", async ({ baseURL }) => {
  // Playwright turns the browser's back/forward cache off for everybody else.
  const browser = await engine.launch({
    ...(await chromium()),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  try {
    const page = await browser.newPage({ baseURL });
    const obstacles = await watchObstacles(page);
    await page.addInitScript(() => {
      addEventListener("pageshow", (event) => {
        if (event.persisted) document.documentElement.dataset.cameBack = "true";
      });
    });
    for (const [path, next] of [
      ["/en", "/en/about"],
      ["/es/tours", "/es/contact"],
      ["/fr/contact", "/fr"],
      ["/en/blog", "/en/destinations"],
    ] as const) {
      await page.goto(path, { waitUntil: "networkidle" });
      // Another document, as for whoever follows a link before the scripts have come.
      await page.goto(next, { waitUntil: "networkidle" });
      await page.goBack({ waitUntil: "commit" });
      await expect(page, path).toHaveURL(path);
      const cameBack = page.locator("html[data-came-back]");
      await expect.poll(async () => obstacles.size + (await cameBack.count()), path).not.toBe(0);
      if (obstacles.has(keepsNone)) {
        // A page is swapped into a process of its own only where it could be kept.
        const own = [...obstacles].filter((reason) => reason !== "BrowsingInstanceNotSwapped");
        expect(own, path).toEqual([keepsNone]);
      } else {
        expect([...obstacles], path).toEqual([]);
      }
      await expect(page.locator("h1"), path).toBeVisible();
    }
  } finally {
    await browser.close();
  }
});
