import type { Page } from "@playwright/test";
import { expectAccessible, ofTheme, ofWidth } from "./a11y.ts";
import { anEnquiry, formOf, openForm } from "./contact-rules.ts";
import { expect, test } from "./fixtures.ts";
import { at, inOne, localeInTurn, publicPages, say, tagsOf } from "./pages.ts";

const pages = [...publicPages, "/lost"];
const phone = { width: 375, height: 720 };

for (const [index, path] of pages.entries()) {
  for (const locale of inOne(localeInTurn(index))) {
    test(`A11: axe finds no violation on ${path} in both themes and widths (${locale})`, {
      tag: tagsOf(path),
    }, async ({ page, allow }) => {
      if (path === "/lost") allow(`404 ${at(locale, path)}`);
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await page.goto(at(locale, path));
      await expectAccessible(page, "light, wide");
      await page.emulateMedia({ colorScheme: "dark" });
      await page.setViewportSize(phone);
      await expectAccessible(page, "dark, on a phone", ofWidth);
    });
  }
}

/** Checks a state completely, then its colours in the other theme. */
async function inBothThemes(page: Page, what: string) {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expectAccessible(page, what);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, `${what}, dark`, ofTheme);
}

test("A11: axe finds no violation in an open itinerary", { tag: "@deep" }, async ({ page }) => {
  await page.goto("/fr/tours");
  await page
    .getByRole("button", { name: say("fr", "tours.itinerary") })
    .first()
    .click();
  await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
  await inBothThemes(page, "tours with an open itinerary");
});

test("G3: axe finds no violation in the contact form with errors or in its confirmation", async ({
  page,
}) => {
  const { button, fill } = await openForm(page, "es");
  await button.click();
  await expect(formOf(page, "es").field("name")).toHaveAttribute("aria-invalid", "true");
  await inBothThemes(page, "contact with errors");
  await fill(anEnquiry());
  await button.click();
  await expect(page.getByRole("heading", { name: say("es", "contact.sent.title") })).toBeVisible();
  // A hovered or focused toast stays open.
  await page.getByRole("status").first().hover();
  await inBothThemes(page, "contact after success");
});

test("A2: axe finds no violation in the open menus on phone and desktop", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/en");
  await page.getByRole("button", { name: say("en", "nav.open") }).click();
  await inBothThemes(page, "mobile menu");
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const menu of ["language.label", "theme.label"] as const) {
    await page
      .getByRole("banner")
      .getByRole("button", { name: say("en", menu) })
      .click();
    await inBothThemes(page, menu);
  }
});

test("D4: axe finds no violation in the picture placeholders", { tag: "@deep" }, async ({
  corners: page,
}) => {
  await page.goto("/fr/destinations");
  await inBothThemes(page, "a destination without pictures");
});
