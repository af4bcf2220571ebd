import { existsSync } from "node:fs";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { isDocumentHydrated } from "../e2e/hydrated.ts";

/** The Firefox of this machine: `FIREFOX_PATH`, or where systems install it; undefined where there is none. */
export const firefoxPath = [
  process.env.FIREFOX_PATH,
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
].find((file) => file && existsSync(file));

export const launchFirefox = (): Promise<Browser> =>
  puppeteer.launch({ browser: "firefox", executablePath: firefoxPath, timeout: 60_000 });

/**
 * A window of somebody who has never been here, in a language and a size.
 * @param ours origins that the page may ask.
 * @returns it, and what the browser complains about, which grows.
 */
export async function openWindow(
  browser: Browser,
  ours: string[],
  viewport = { width: 1280, height: 900 },
) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(viewport);
  page.setDefaultTimeout(20_000);
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${String(error)}`));
  page.on("request", (request) => {
    const url = request.url();
    const known = /^(?:data|blob|about):/.test(url) || ours.includes(new URL(url).origin);
    if (!known) complaints.push(`left the site: ${url}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  return { page, complaints };
}

/** Goes there, and waits until the application has hydrated the server's HTML. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(isDocumentHydrated);
}

/** Waits until an element is hydrated, whose program may come later than the page's. */
export const untilHydrated = (page: Page, selector: string) =>
  page.waitForFunction(
    (selector) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) =>
        key.startsWith("__reactProps$"),
      ),
    {},
    selector,
  );

/** Waits until the page says this where it can be seen. */
export const says = (page: Page, text: string) =>
  page.waitForSelector(`::-p-text(${text})`, { visible: true });
