import { expect, test } from "./fixtures.ts";
import { at, say } from "./pages.ts";

test("J3: links in a tour's table of contents scroll to their sections", async ({ page }) => {
  await page.goto(at("en", "/tours/el-delta-en-mokoro"));
  const contents = page.getByRole("navigation", { name: say("en", "tour.contents") });
  const links = await contents.getByRole("link").all();
  expect(await contents.getByRole("link").allTextContents()).toEqual(
    (
      [
        "tour.journey",
        "tour.map",
        "tour.days",
        "nav.departures",
        "tour.prices",
        "tour.services",
        "guides.who",
        "tour.practical",
        "nav.reviews",
        "nav.faq",
        "tour.contents.enquiry",
      ] as const
    ).map((key) => say("en", key)),
  );
  for (const link of links) {
    await link.click();
    const part = page.locator((await link.getAttribute("href")) ?? "?");
    await expect(part.getByRole("heading", { level: 2 })).toBeInViewport();
  }
});
