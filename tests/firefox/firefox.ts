import { existsSync } from "node:fs";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { isDocumentHydrated } from "../e2e/hydrated.ts";

/** Path of Firefox: `FIREFOX_PATH`, or the system's; undefined without an installation. */
export const firefoxPath = [
  process.env.FIREFOX_PATH,
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
].find((file) => file && existsSync(file));

export const launchFirefox = (): Promise<Browser> =>
  puppeteer.launch({ browser: "firefox", executablePath: firefoxPath, timeout: 60_000 });

/**
 * Window of a new visitor, with a language and a size.
 * @param ours origins that the page may request.
 * @returns the page, and the browser's complaints, which grow.
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

/** Opens an address, and waits until the server's HTML is hydrated. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(isDocumentHydrated);
}

/** Waits until an element is hydrated, which may be later than the page. */
export const untilHydrated = (page: Page, selector: string) =>
  page.waitForFunction(
    (selector) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) =>
        key.startsWith("__reactProps$"),
      ),
    {},
    selector,
  );

/** Waits until the page shows this text. */
export const says = (page: Page, text: string) =>
  page.waitForSelector(`::-p-text(${text})`, { visible: true });
