import { type CDPSession, chromium as engine, type Page } from "@playwright/test";
import { chromium } from "../support/browser.ts";
import { expect, test } from "./fixtures.ts";
import { waitUntilHydrated } from "./hydrated.ts";
import { settle } from "./reading.ts";

/**
 * What a browser without a window (Chromium's headless shell) says of itself: it caches no page at all. And a
 * page is swapped into a process of its own only where it could be cached.
 */
const ofTheBrowser = ["BackForwardCacheDisabledForDelegate", "BrowsingInstanceNotSwapped"];

/** Goes back, and gives what about the page kept the browser from showing it as it was left. */
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

test("A15: nothing about a page that is left keeps the browser from showing it at once and as it was", {
  tag: "@deep",
}, async ({ baseURL }) => {
  // Playwright turns the browser's back/forward cache off for everybody else.
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
      // Another document, as for whoever follows a link before the scripts have come.
      await page.goto(next);
      expect(await goBack(page, session), path).toEqual([]);
      await expect(page, path).toHaveURL(path);
      await expect(page.locator("h1"), path).toBeVisible();
    }
    // Something would be told.
    await page.goto("/en");
    await page.evaluate(() => addEventListener("unload", () => {}));
    await page.goto("/en/about");
    expect(await goBack(page, session)).toEqual(["UnloadHandlerExistsInMainFrame"]);
  } finally {
    await browser.close();
  }
});
