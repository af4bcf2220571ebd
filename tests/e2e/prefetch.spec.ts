import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** Pages whose data is prefetched. */
const prefetched = (page: Page) =>
  page
    .locator("link[rel=prefetch][as=fetch]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));

test("A15: the most used links are prefetched", async ({ newVisitor }) => {
  const page = await newVisitor({ viewport: { width: 375, height: 800 } });
  await page.goto("/en");
  // The menu is closed; hidden links are not prefetched.
  await expect.poll(() => prefetched(page)).toEqual(["/en/tours.data", "/en/contact.data"]);
  const taken = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith("/en/tours.data"))
        .map((entry) => (entry as PerformanceResourceTiming).transferSize > 0),
    );
  await expect.poll(taken).toEqual([true]);
  await page.locator(".hero__cta").getByRole("link", { name: "Explore tours" }).click();
  await expect(page.locator("main h1")).toBeVisible();
  await expect(page).toHaveURL("/en/tours");
  // The third request is the HEAD that reports the page view.
  await expect.poll(taken).toEqual([true, false, true]);
});

test("A15: on slow or metered connections nothing is prefetched", { tag: "@deep" }, async ({
  newVisitor,
}) => {
  for (const line of [{ saveData: true }, { effectiveType: "3g" }]) {
    const page = await newVisitor();
    await page.addInitScript((given) => {
      let asked = 0;
      Object.defineProperty(navigator, "connection", {
        get() {
          Object.assign(window, { asked: ++asked });
          return given;
        },
      });
    }, line);
    await page.goto("/en");
    // The page reads the connection for each link.
    await page.waitForFunction(() => Object(window).asked >= 2);
    const pointedAt = page.waitForRequest(/\/en\/tours\.data$/);
    await page.locator(".hero__cta").getByRole("link", { name: "Explore tours" }).hover();
    await pointedAt;
    expect(await prefetched(page)).toEqual(["/en/tours.data"]);
  }
});
