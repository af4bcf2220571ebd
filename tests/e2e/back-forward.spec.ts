import { chromium as engine } from "@playwright/test";
import { chromium } from "../browser.ts";
import { expect, test } from "./fixtures.ts";

test("A15: going back shows the page that was left, at once and as it was", async ({ baseURL }) => {
  // Playwright turns the browser's back/forward cache off for everybody else.
  const browser = await engine.launch({
    ...(await chromium()),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  try {
    const page = await browser.newPage({ baseURL });
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
      await expect(page.locator("html"), path).toHaveAttribute("data-came-back", "true");
      await expect(page.locator("h1"), path).toBeVisible();
    }
  } finally {
    await browser.close();
  }
});
