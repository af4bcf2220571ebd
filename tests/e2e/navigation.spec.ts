import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { aPost, at, inOne, type Locale, navigation, say } from "./pages.ts";

function barOf(page: Page, locale: Locale) {
  const bar = page.getByRole("banner");
  const menu = bar.getByRole("navigation", { name: say(locale, "nav.main") });
  return { bar, links: menu.getByRole("link") };
}

for (const locale of inOne("fr")) {
  test(`A1: the navigation has all pages in order, is 80 px high, marks the current page, and follows the skip link (${locale})`, async ({
    page,
  }) => {
    await page.goto(at(locale, "/"));
    const { bar, links } = barOf(page, locale);
    await expect(links).toHaveText(navigation.map(([, label]) => say(locale, label)));
    await expect(bar.getByRole("button", { name: say(locale, "nav.open") })).toBeHidden();
    for (const [index, [path]] of navigation.entries()) {
      // Measured on every page.
      if (index > 0) await links.nth(index).click();
      await expect(page).toHaveURL(at(locale, path));
      const current = bar.locator("nav [aria-current=page]");
      await expect(current).toHaveText([say(locale, navigation[index]?.[1] ?? "nav.home")]);
      await expect(links.nth(index)).toHaveAttribute("href", at(locale, path));
      expect((await bar.boundingBox())?.height, path).toBe(80);
    }
    await page.goto(at(locale, aPost));
    await expect(page.locator("nav [aria-current]")).toHaveText([say(locale, "nav.blog")]);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: say(locale, "skip") });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });

  test(`A2: the menu opens and closes on a phone (${locale})`, async ({ newVisitor }) => {
    const page = await newVisitor({ viewport: { width: 375, height: 720 } });
    await page.goto(at(locale, "/about"));
    const open = page.getByRole("button", { name: say(locale, "nav.open") });
    const close = page.getByRole("button", { name: say(locale, "nav.close") });
    const menu = page.getByRole("navigation", { name: say(locale, "nav.main") });
    const tours = menu.getByRole("link", { name: say(locale, "nav.tours"), exact: true });

    await expect(open).toHaveAttribute("aria-expanded", "false");
    await expect(tours).toBeHidden();
    await open.click();
    await expect(close).toHaveAttribute("aria-expanded", "true");
    await expect(menu.getByRole("link")).toHaveText(
      navigation.map(([, label]) => say(locale, label)),
    );
    for (const link of await menu.getByRole("link").all()) await expect(link).toBeInViewport();

    await close.click();
    await expect(tours).toBeHidden();

    await open.click();
    await expect(tours).toBeVisible();
    await tours.focus();
    await page.keyboard.press("Escape");
    await expect(tours).toBeHidden();
    await expect(open).toBeFocused();

    await open.click();
    await tours.click();
    await expect(page).toHaveURL(at(locale, "/tours"));
    await expect(page.locator("main h1")).toHaveText(say(locale, "tours.title"));
    await expect(open).toHaveAttribute("aria-expanded", "false");
    await expect(tours).toBeHidden();

    // A link to the current page only closes the menu.
    await open.click();
    await tours.click();
    await expect(tours).toBeHidden();
  });
}
