import type { Page } from "@playwright/test";
import { anEnquiry, openForm } from "./contact-rules.ts";
import { expect, test } from "./fixtures.ts";
import { aTour, at, inOne, publicPages } from "./pages.ts";

/** Elements whose text has a weight outside of the fetched fonts. */
const outside = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *:not(script, style, template)")].flatMap((element) => {
      const weight = Number(getComputedStyle(element).fontWeight);
      const text = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      );
      return text && (weight < 400 || weight > 620)
        ? [`${element.outerHTML.slice(0, 80)} ${weight}`]
        : [];
    }),
  );

for (const locale of inOne("es")) {
  for (const path of publicPages)
    test(`A11: every text of ${path} has a weight of its fonts (${locale})`, {
      tag: path === aTour ? [] : "@deep",
    }, async ({ page }) => {
      await page.goto(at(locale, path));
      expect(await page.evaluate(() => document.body.textContent.length)).toBeGreaterThan(200);
      expect(await outside(page)).toEqual([]);
    });
}

test("A11: every text of a toast has a weight of its fonts", { tag: "@deep" }, async ({
  page,
  allow,
}) => {
  allow("500 /functions/v1/send-contact-email");
  const { fill, button } = await openForm(page, "es");
  await page.route("**/functions/v1/send-contact-email", (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await fill(anEnquiry());
  await button.click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  expect(await outside(page)).toEqual([]);
});
