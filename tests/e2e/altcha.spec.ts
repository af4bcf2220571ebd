/** A site with `CAPTCHA=altcha`. */

import { removeFolder } from "../support/remove-folder.ts";
import { startSite } from "../support/site.ts";
import { expectAccessible } from "./a11y.ts";
import { tabTo } from "./by-keyboard.ts";
import { anEnquiry, openForm } from "./contact-rules.ts";
import { openDatabase, startedFolder } from "./database.ts";
import { test as base, expect } from "./fixtures.ts";
import { at, inOne, locales, say } from "./pages.ts";

interface AltchaSite {
  url: string;
  stored: (email: string) => Promise<unknown[]>;
}

const test = base.extend<object, { site: AltchaSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const dataDir = await startedFolder("altcha");
      const site = await startSite({ DATA_DIR: dataDir, SEED: "none", CAPTCHA: "altcha" });
      const database = openDatabase(site.url, dataDir);
      await use({
        url: site.url,
        async stored(email) {
          const table = database.from("contact_submissions");
          return (await table.select().eq("email", email).throwOnError()).data;
        },
      });
      await site.stop();
      await removeFolder(dataDir);
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

// One worker, and so one site, for all tests.
test.describe.configure({ mode: "default" });

const functions = "**/functions/v1/";

for (const locale of inOne("es")) {
  test(`G6: an enquiry is sent by keyboard with a solved challenge, without third parties (${locale})`, async ({
    page,
    site,
  }) => {
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).origin));
    const { form, fill, button, field } = await openForm(page, locale);
    await expect(form).toContainText(say(locale, "contact.altcha.note").slice(0, 30));
    await expect(form).not.toContainText("reCAPTCHA");
    await expect(button).toHaveAccessibleName(say(locale, "contact.send"));
    const enquiry = anEnquiry();
    await fill(enquiry);
    await expectAccessible(page, "form with ALTCHA");
    const sending = page.waitForRequest(`${functions}send-contact-email`);
    await field("message").focus();
    await tabTo(page, say(locale, "contact.send"));
    await page.keyboard.press("Enter");
    expect(await (await sending).headerValue("x-captcha-pass")).toBeTruthy();
    await expect(
      page.getByRole("heading", { name: say(locale, "contact.sent.title") }),
    ).toBeFocused();
    expect(await site.stored(enquiry.email)).toHaveLength(1);
    expect([...hosts]).toEqual([site.url]);
    expect(await page.context().cookies()).toEqual([]);
  });
}

test("G6: a failed check keeps the typed values, says why, and the next attempt succeeds", async ({
  page,
  site,
  allow,
}) => {
  allow("503 /functions/v1/verify-recaptcha", "403 /functions/v1/verify-recaptcha");
  const { fill, button, field } = await openForm(page, "en");
  const enquiry = anEnquiry();
  await fill(enquiry);
  for (const status of [503, 403]) {
    await page.route(`${functions}verify-recaptcha`, (route) =>
      route.fulfill({ status, json: { success: false } }),
    );
    await button.click();
    await expect(page.getByRole("alert")).toHaveText(
      "Error Captcha verification failed. Please try again.",
    );
    await expect(field("message")).toHaveValue(enquiry.message);
    await page.unrouteAll();
  }
  await button.click();
  await expect(page.getByRole("heading", { name: "Message Sent!" })).toBeVisible();
  expect(await site.stored(enquiry.email)).toHaveLength(1);
});

test("G6, A15: without JavaScript the form says that it cannot be sent, and keeps the values", {
  tag: "@deep",
}, async ({ newVisitor, baseURL, allow }) => {
  allow(...locales.map((locale) => `403 ${at(locale, "/contact")}`));
  for (const locale of locales) {
    const page = await newVisitor({ javaScriptEnabled: false, baseURL });
    const { fill, field, button } = await openForm(page, locale);
    await expect(page.locator("noscript")).toContainText("JavaScript", { useInnerText: true });
    const enquiry = anEnquiry();
    await fill(enquiry);
    await button.click();
    await expect(page.getByRole("alert")).toContainText("captcha");
    await expect(field("message")).toHaveValue(enquiry.message);
  }
});
