import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { at, inOne, localeInTurn, say } from "./pages.ts";
import { untilEffects } from "./wait-for-page.ts";

/** Starts a navigation with delayed data. */
async function holdData(page: Page) {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.data(\?|$)/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

for (const locale of inOne("es")) {
  test(`D3, F3: skeletons are shown from the click until the data arrives (${locale})`, async ({
    page,
  }) => {
    for (const [path, label, title, cards] of [
      ["/destinations", "nav.destinations", "destinations.title", 3],
      ["/blog", "nav.blog", "blog.title", 6],
    ] as const) {
      await page.goto(at(locale, "/about"));
      const release = await holdData(page);
      await page
        .getByRole("banner")
        .getByRole("link", { name: say(locale, label) })
        .click();
      const busy = page.locator("main[aria-busy=true]");
      await expect(busy).toBeVisible();
      await expect(busy).toHaveAccessibleName(say(locale, "loading"));
      // Skeleton cards have a blank picture.
      await expect(busy.locator(".plate")).toHaveCount(cards);
      await expect(page.locator("main h1")).toHaveCount(0);
      release();
      await expect(page.locator("main h1")).toHaveText(say(locale, title));
      await expect(busy).toHaveCount(0);
      await expect(page).toHaveURL(at(locale, path));
      await page.unrouteAll({ behavior: "wait" });
    }
  });
}

test("D3, F3: a page that loads within 200 ms shows no skeleton", { tag: "@deep" }, async ({
  page,
}) => {
  await page.goto("/en/about");
  const release = await holdData(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const busy = page.locator("main[aria-busy=true]");
  const link = page.getByRole("banner").getByRole("link", { name: say("en", "nav.blog") });
  const asked = page.waitForRequest(/\.data(\?|$)/);
  await link.click();
  await asked;
  // The delay starts with the effects that mark the link.
  await expect(link).toHaveClass(/pending/);
  await untilEffects(page);
  await page.clock.runFor(190);
  await expect(busy).toHaveCount(0);
  await expect(page.locator("main h1")).toHaveText(say("en", "about.title"));
  await page.clock.runFor(20);
  await expect(busy).toBeVisible();
  release();
  await page.clock.resume();
  await expect(page.locator("main h1")).toHaveText(say("en", "blog.title"));
  await page.unrouteAll({ behavior: "wait" });
});

for (const [index, [path, title]] of (
  [
    ["/tours", "tours.title"],
    ["/contact", "contact.title"],
    ["/privacy", "privacy.title"],
  ] as const
).entries()) {
  for (const locale of inOne(localeInTurn(index))) {
    test(`D3: ${path} shows a skeleton while loading (${locale})`, {
      tag: "@deep",
    }, async ({ page }) => {
      await page.goto(at(locale, "/about"));
      const release = await holdData(page);
      await page
        .locator(`a[href="${at(locale, path)}"]`)
        .first()
        .click();
      await expect(page.locator("main[aria-busy=true]")).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeAttached();
      release();
      await expect(page.locator("main h1")).toHaveText(say(locale, title));
      await expect(page.getByRole("main")).toBeFocused();
    });
  }
}

test("F3: going back ends the skeleton", { tag: "@deep" }, async ({ page }) => {
  await page.goto("/en/about");
  const release = await holdData(page);
  await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
  await expect(page.locator("main[aria-busy=true]")).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  release();
  await expect(page.locator("main h1")).toHaveText(say("en", "about.title"));
  await expect(page).toHaveURL("/en/about");
});
