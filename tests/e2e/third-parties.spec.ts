import { expect, test } from "./fixtures.ts";
import { readToTheEnd } from "./wait-for-page.ts";

// Every test checks that no request leaves the site; this one scrolls through whole pages.
test("A12: reading all pages sets no cookie and contacts no third party", {
  tag: "@deep",
}, async ({ newVisitor }) => {
  const page = await newVisitor();
  for (const path of ["/en", "/en/tours", "/en/destinations", "/en/contact"]) {
    await page.goto(path);
    await readToTheEnd(page);
    await expect(page.getByRole("contentinfo")).toBeInViewport();
  }
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  const broken = await page
    .locator("img")
    .evaluateAll((all) => all.filter((img) => !(img as HTMLImageElement).naturalWidth).length);
  expect(broken).toBe(0);
});
