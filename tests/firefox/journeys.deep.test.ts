import type { Browser, Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { administrator } from "../e2e/administrator.ts";
import { type FakeRecaptcha, startRecaptcha } from "../fakes/recaptcha.ts";
import { type FakeSmtp, startSmtp } from "../fakes/smtp.ts";
import { foldersOfFile } from "../process/temporary-folders.ts";
import { type RunningSite, startSite } from "../support/site.ts";
import { firefoxPath, launchFirefox, openWindow, says, untilHydrated, visit } from "./firefox.ts";

const folders = foldersOfFile();
let site: RunningSite;
let captcha: FakeRecaptcha;
let smtp: FakeSmtp;
let firefox: Browser;

/**
 * Firefox's message about a font that was loading when its document was reloaded (`NS_BINDING_ABORTED`).
 */
const fontStopped = /downloadable font: download failed .* status=2152398850 /;

/**
 * New window, closed at the end of the test. Any complaint of Firefox fails the test, except allowed ones.
 */
async function open(viewport?: { width: number; height: number }, allowed?: RegExp) {
  const { page, complaints } = await openWindow(firefox, [site.url, captcha.origin], viewport);
  onTestFinished(async () => {
    await page.browserContext().close();
    expect(complaints.filter((complaint) => !allowed?.test(complaint))).toEqual([]);
  });
  return page;
}

/** Window in which the administrator is signed in. */
async function openPanel() {
  const page = await open();
  await visit(page, `${site.url}/admin/login`);
  await page.locator("[type=email]").fill(administrator.email);
  await page.locator("[type=password]").fill(administrator.password);
  await page.locator("[type=submit]").click();
  await page.waitForFunction(() => location.pathname === "/admin");
  return page;
}

describe.skipIf(!firefoxPath)("in Firefox", () => {
  beforeAll(async () => {
    [captcha, smtp, firefox] = await Promise.all([startRecaptcha(), startSmtp(), launchFirefox()]);
    site = await startSite({
      DATA_DIR: await folders.make(),
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      SMTP_URL: smtp.url,
      CONTACT_TO: administrator.email,
      RECAPTCHA_SITE_KEY: captcha.siteKey,
      RECAPTCHA_SECRET_KEY: captcha.secretKey,
      RECAPTCHA_BASE_URL: captcha.url,
    });
  });
  afterAll(async () => {
    await firefox?.close();
    await site?.stop();
    await Promise.all([captcha?.close(), smtp?.close()]);
    await folders.remove();
  });

  test("A3: the home page is shown in English and then in French", async () => {
    const page = await open();
    await visit(page, `${site.url}/en`);
    const heading = () => page.$eval("h1", (h1) => h1.textContent);
    const english = await heading();
    expect(english).not.toBe("");
    await page.locator("header [popovertarget=language-menu]").click();
    await page.locator("#language-menu a[lang=fr]").click();
    await page.waitForFunction(() => document.documentElement.lang === "fr");
    expect(page.url()).toBe(`${site.url}/fr`);
    await page.waitForFunction(
      (before) => document.querySelector("h1")?.textContent !== before,
      {},
      english,
    );
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>("main img")]
        .filter((img) => img.loading !== "lazy")
        .every((img) => img.naturalWidth > 0),
    );
  });

  test("A2: on a phone the menu opens and leads to the tours, and nothing is wider than the screen", async () => {
    const page = await open({ width: 375, height: 720 });
    await visit(page, `${site.url}/es/about`);
    await page.locator("button[popovertarget=site-menu]").click();
    await page.locator('#site-menu a[href="/es/tours"]').click();
    await page.waitForFunction(() => location.pathname === "/es/tours");
    await page.waitForSelector("main article h2");
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(375);
  });

  test("E3: an itinerary opens with its days, and Escape closes it", async () => {
    const page = await open();
    await visit(page, `${site.url}/es/tours`);
    await page.locator("::-p-text(Ver el itinerario)").click();
    await page.waitForSelector("dialog[open] li");
    const days = await page.$$eval("dialog[open] li", (all) => all.map((day) => day.textContent));
    expect(days.length).toBeGreaterThan(1);
    for (const [index, day] of days.entries())
      expect(day).toMatch(new RegExp(`^Día\\s*${index + 1}`));
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => !document.querySelector("dialog[open]"));
  });

  test("G5: an enquiry with a captcha token is sent, and its mail arrives", async () => {
    const page = await open();
    await visit(page, `${site.url}/es/contact`);
    const message = "Somos dos y queremos ver el desierto en Firefox.";
    await page.locator("main [name=name]").fill("Lucía Ferrer");
    await page.locator("main [name=email]").fill("lucia@correo.example");
    await page.locator("main [name=message]").fill(message);
    await page.locator("main form [type=submit]").click();
    await says(page, "¡Mensaje enviado!");
    await smtp.taken(1);
    expect(smtp.mails[0]?.text).toContain(message);
    expect(captcha.requests.map(({ path }) => path)).toContain("/recaptcha/api/siteverify");
  });

  test("J3: after a failed import of the form's code, the next tour's page has the form", async () => {
    // Firefox remembers a failed import: the next page is loaded as a document, which aborts running
    // requests.
    const page = await open(undefined, fontStopped);
    await page.setRequestInterception(true);
    let failures = 0;
    page.on("request", (request) => {
      const isFirst = /\/assets\/enquiry-(?!form)/.test(request.url()) && failures === 0;
      if (!isFirst) return void request.continue();
      failures += 1;
      void request.abort();
    });
    await visit(page, `${site.url}/es/tours/el-delta-en-mokoro`);
    const name = await page.$eval("#related h3 a", (link) => link.textContent);
    await page.locator("#related h3 a").click();
    await says(page, `Consulta sobre el tour: ${name}`);
    expect(failures).toBe(1);
    await page.locator("#enquiry [name=name]").fill("Lucía");
    await untilHydrated(page, "#enquiry form");
    await page.locator("#enquiry [type=submit]").click();
    await says(page, "Introduce una dirección de correo válida");
  });

  test("H1, H5: the owner signs in to the panel and saves a tour, which visitors then see", async () => {
    const page = await openPanel();
    await visit(page, `${site.url}/admin/tours/new`);
    for (const [name, text] of [
      ["name.es", "Zorros de Firefox"],
      ["destination.es", "Namibia"],
      ["short_description.es", "Arena roja."],
      ["full_description.es", "Arena roja y cielo."],
      ["price_per_person", "5850"],
    ] as const)
      await page.locator(`[name="${name}"]`).fill(text);
    await page.locator("form button[type=submit]").click();
    await says(page, "Tour guardado correctamente");
    await page.waitForFunction(() => location.pathname === "/admin/tours");
    await visit(page, `${site.url}/es/tours`);
    await says(page, "Zorros de Firefox");
  });

  test("H2, K12: panel tabs that reload together with an expired token stay signed in, and one shows what is typed in another", async () => {
    const page = await openPanel();
    const others = await Promise.all([1, 2].map(() => page.browserContext().newPage()));
    const tabs = [page, ...others];
    for (const tab of tabs) await visit(tab, `${site.url}/admin/tours`);
    for (let round = 0; round < 6; round++) {
      await page.evaluate(() => {
        const key = Object.keys(localStorage).find((name) => name.endsWith("-auth-token")) ?? "";
        const session = JSON.parse(localStorage.getItem(key) ?? "{}");
        const expires_at = Math.floor(Date.now() / 1000) - 60;
        localStorage.setItem(key, JSON.stringify({ ...session, expires_at }));
      });
      await Promise.all(tabs.map((tab) => tab.reload()));
      for (const tab of tabs) {
        await tab.waitForSelector(".rows li h2");
        expect(new URL(tab.url()).pathname).toBe("/admin/tours");
      }
    }

    const address = await page.$eval(".rows li h2 a", (link) => (link as HTMLAnchorElement).href);
    const [first, second] = tabs as [Page, Page];
    for (const tab of [first, second]) await visit(tab, address);
    await first.bringToFront();
    await first.locator('[name="destination.es"]').fill("Zambia, desde Firefox");
    await says(first, "Guardado en el borrador");
    await second.bringToFront();
    await second.locator('[name="short_description.es"]').fill("Desde la otra pestaña.");
    await second.waitForFunction(
      () =>
        document.querySelector<HTMLInputElement>('[name="destination.es"]')?.value ===
        "Zambia, desde Firefox",
    );
    await says(second, "Guardado en el borrador");
    await first.bringToFront();
    await first.waitForFunction(
      () =>
        document.querySelector<HTMLInputElement>('[name="short_description.es"]')?.value ===
        "Desde la otra pestaña.",
    );
  });
});
