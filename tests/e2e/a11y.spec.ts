import { expectAccessible } from "./a11y.ts";
import { anEnquiry, formOf, openForm } from "./contact-rules.ts";
import { expect, test } from "./fixtures.ts";
import { aPost, at, locales, say } from "./pages.ts";

const pages = [
  "/about",
  "/destinations",
  "/tours",
  "/blog",
  aPost,
  "/contact",
  "/privacy",
  "/lost",
];
const themes = ["light", "dark"] as const;

/** A different language for each page and theme, so that all of them have their turn. */
const turn = (n: number) => locales[n % locales.length] ?? "es";

for (const [index, colorScheme] of themes.entries()) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const locale of locales) {
      test(`axe: home in ${locale}, ${colorScheme}`, async ({ page }) => {
        await page.goto(at(locale, "/"));
        await expectAccessible(page, "home");
      });
    }

    for (const [position, path] of pages.entries()) {
      const locale = turn(position + index);
      test(`axe: ${path} in ${locale}, ${colorScheme}`, async ({ page, allow }) => {
        if (path === "/lost") allow(/404/);
        await page.goto(at(locale, path));
        await expectAccessible(page, path);
        if (path !== "/tours") return;
        await page
          .getByRole("button", { name: say(locale, "tours.itinerary") })
          .first()
          .click();
        await expect(page.getByRole("dialog")).toBeVisible();
        await expectAccessible(page, "tours with an open itinerary");
      });
    }

    test(`axe: the contact form with errors, then thanks, ${colorScheme}`, async ({ page }) => {
      const locale = turn(index);
      const { button, fill } = await openForm(page, locale);
      await button.click();
      await expect(formOf(page, locale).field("name")).toHaveAttribute("aria-invalid", "true");
      await expectAccessible(page, "contact with errors");
      await fill(anEnquiry());
      await button.click();
      await expect(page.getByRole("status").first()).toBeVisible();
      await expectAccessible(page, "contact after success");
    });

    test(`axe: the open menus of a phone and of a wide screen, ${colorScheme}`, async ({
      page,
    }) => {
      const locale = turn(index + 1);
      await page.setViewportSize({ width: 375, height: 720 });
      await page.goto(at(locale, "/"));
      await page.getByRole("button", { name: say(locale, "nav.open") }).click();
      await expectAccessible(page, "mobile menu");
      await page.setViewportSize({ width: 1280, height: 900 });
      for (const menu of ["language.label", "theme.label"] as const) {
        await page
          .getByRole("banner")
          .getByRole("button", { name: say(locale, menu) })
          .click();
        await expectAccessible(page, menu);
      }
    });

    test(`axe: the empty places, ${colorScheme}`, async ({ corners: page }) => {
      await page.goto("/fr/destinations");
      await expectAccessible(page, "a destination without pictures");
    });
  });
}
