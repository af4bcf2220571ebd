import { type CDPSession, chromium as engine, type Page } from "@playwright/test";
import { chromium } from "../support/browser.ts";
import { expect, test } from "./fixtures.ts";
import { waitUntilHydrated } from "./hydrated.ts";
import { settle } from "./wait-for-page.ts";

/**
 * Reasons that headless Chromium reports for every page: it has no back/forward cache, and swaps
 * processes only for cacheable pages.
 */
const ofTheBrowser = ["BackForwardCacheDisabledForDelegate", "BrowsingInstanceNotSwapped"];

/** Goes back, and returns the page's reasons for not being restored from the cache. */
async function goBack(page: Page, session: CDPSession): Promise<string[]> {
  const refused = new Promise<string[]>((resolve) => {
    session.once("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ reason }) => reason)),
    );
  });
  await page.goBack({ waitUntil: "commit" });
  const cameBack = page.locator("html[data-came-back]").waitFor({ state: "attached" });
  const obstacles = await Promise.race([refused, cameBack.then(() => [])]);
  return obstacles.filter((reason) => !ofTheBrowser.includes(reason));
}

test("A15: no page prevents the browser from restoring it from the back/forward cache", {
  tag: "@deep",
}, async ({ baseURL }) => {
  // Playwright disables the back/forward cache by default.
  const browser = await engine.launch({
    ...(await chromium()),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  try {
    const page = await browser.newPage({ baseURL });
    waitUntilHydrated(page);
    const session = await page.context().newCDPSession(page);
    await session.send("Page.enable");
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
      await page.goto(path);
      await settle(page);
      // A full document load, as for a link followed before hydration.
      await page.goto(next);
      expect(await goBack(page, session), path).toEqual([]);
      await expect(page, path).toHaveURL(path);
      await expect(page.locator("h1"), path).toBeVisible();
    }
    // The reasons would not be empty.
    await page.goto("/en");
    await page.evaluate(() => addEventListener("unload", () => {}));
    await page.goto("/en/about");
    expect(await goBack(page, session)).toEqual(["UnloadHandlerExistsInMainFrame"]);
  } finally {
    await browser.close();
  }
});
