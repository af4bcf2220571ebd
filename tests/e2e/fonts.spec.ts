import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { networks } from "../../bench/load-page.ts";
import { phone } from "../../bench/phone.ts";
import { fallbackStyles } from "../../scripts/fit-fallback-fonts.ts";
import { anEnquiry, openForm } from "./contact-rules.ts";
import { timeOfFonts } from "./first-fonts.ts";
import { expect, test } from "./fixtures.ts";
import { aTour, at, inOne, publicPages } from "./pages.ts";
import { measureShifts, requireFittedFonts, shifts, totalShift } from "./shifts.ts";

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

test("A17: the scaled fallback fonts fit the web fonts", async ({ page }) => {
  const file = join(import.meta.dirname, "../../shared/styles/fallback-fonts.css");
  const [written, computed] = [readFileSync(file, "utf8"), await fallbackStyles(page)].map(
    (styles) => ({
      rules: styles.replace(/[\d.]+%/g, "%"),
      percentages: [...styles.matchAll(/([\d.]+)%/g)].map(([, number]) => Number(number)),
    }),
  );
  expect(written?.rules, "run scripts/fit-fallback-fonts.ts").toBe(computed?.rules);
  expect(written?.percentages.length).toBeGreaterThan(0);
  // Versions of the browser round differently.
  for (const [at, percentage] of (computed?.percentages ?? []).entries())
    expect(Math.abs((written?.percentages[at] ?? 0) - percentage)).toBeLessThan(0.3);
});

for (const path of ["/", aTour, "/contact"]) {
  test(`A17: a first visit of ${path} on slow 4G shows the web fonts and does not shift`, {
    tag: "@deep",
  }, async ({ newVisitor }) => {
    for (let visit = 0; visit < 3; visit++) {
      const page = await newVisitor(phone);
      const session = await page.context().newCDPSession(page);
      const { latency, download, upload } = networks["slow 4G"];
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", {
        offline: false,
        latency,
        downloadThroughput: download / 8,
        uploadThroughput: upload / 8,
      });
      await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      await measureShifts(page);
      await page.goto(at("en", path), { waitUntil: "commit" });
      await timeOfFonts(page);
      await page.waitForLoadState("load");
      const shifted = totalShift(await shifts(page));
      await requireFittedFonts(page);
      expect(shifted).toBeLessThanOrEqual(0.02);
    }
  });
}
