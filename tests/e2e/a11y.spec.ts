import type { Page } from "@playwright/test";
import { expectAccessible } from "./a11y.ts";
import { anEnquiry, formOf, openForm } from "./contact-rules.ts";
import { expect, test } from "./fixtures.ts";
import { aPost, at, locales, say } from "./pages.ts";

const pages = [
  "/",
  "/about",
  "/destinations",
  "/tours",
  "/blog",
  aPost,
  "/contact",
  "/privacy",
  "/lost",
];
const wide = { width: 1280, height: 900 };
const phone = { width: 375, height: 720 };

/** What a theme changes: colours, and nothing else of the document. */
const ofTheme = ["color-contrast"];

/**
 * What a width changes: where things stand and which of them are shown. All other rules judge the
 * document, which is the same one; the phone's own button and menu have a test below.
 */
const ofWidth = ["color-contrast", "target-size", "scrollable-region-focusable", "button-name"];

/** Each language in both themes and both widths, and each theme in each width: every pair, in six looks. */
const looks = {
  es: [
    ["light", wide],
    ["dark", phone],
  ],
  en: [
    ["dark", wide],
    ["light", phone],
  ],
  fr: [
    ["light", wide],
    ["dark", phone],
  ],
} as const;

for (const path of pages) {
  // Every rule in each language, and then what another theme and width can change.
  test(`A11: axe finds nothing on ${path} in any language, theme and width`, async ({
    page,
    allow,
  }) => {
    test.setTimeout(90_000);
    allow(/^console: .*404|^answered 404: \S+\/lost$/);
    for (const locale of locales) {
      for (const [index, [colorScheme, size]] of looks[locale].entries()) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        if (index === 0) await page.goto(at(locale, path));
        const what = `${locale}, ${colorScheme}, ${size.width}`;
        await expectAccessible(page, what, index === 0 ? undefined : ofWidth);
      }
    }
  });
}

/** Looks at a state whole, then at its colours in the other theme. */
async function inBothThemes(page: Page, what: string) {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expectAccessible(page, what);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, `${what}, dark`, ofTheme);
}

test("A11: axe finds nothing in an open itinerary", async ({ page }) => {
  await page.goto("/fr/tours");
  await page
    .getByRole("button", { name: say("fr", "tours.itinerary") })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await inBothThemes(page, "tours with an open itinerary");
});

test("G3: axe finds nothing in the contact form with errors, nor in its thanks", async ({
  page,
}) => {
  const { button, fill } = await openForm(page, "es");
  await button.click();
  await expect(formOf(page, "es").field("name")).toHaveAttribute("aria-invalid", "true");
  await inBothThemes(page, "contact with errors");
  await fill(anEnquiry());
  await button.click();
  await expect(page.getByRole("status").first()).toBeVisible();
  await inBothThemes(page, "contact after success");
});

test("A2: axe finds nothing in the open menus of a phone and of a wide screen", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/en");
  await page.getByRole("button", { name: say("en", "nav.open") }).click();
  await inBothThemes(page, "mobile menu");
  await page.setViewportSize(wide);
  for (const menu of ["language.label", "theme.label"] as const) {
    await page
      .getByRole("banner")
      .getByRole("button", { name: say("en", menu) })
      .click();
    await inBothThemes(page, menu);
  }
});

test("D4: axe finds nothing in the empty places", async ({ corners: page }) => {
  await page.goto("/fr/destinations");
  await inBothThemes(page, "a destination without pictures");
});
