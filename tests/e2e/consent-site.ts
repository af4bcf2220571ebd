import type { Locator, Page } from "@playwright/test";
import { type FakeWidget, startWidget } from "../fakes/widget.ts";
import { removeFolder } from "../support/remove-folder.ts";
import { startSite } from "../support/site.ts";
import { startedFolder } from "./database.ts";
import { test as base, expect } from "./fixtures.ts";
import { isHydrated } from "./hydrated.ts";
import { type Locale, say } from "./pages.ts";

interface ConfiguredSite {
  url: string;
  fake: FakeWidget;
}

/** Extra origins that the third-party scripts need. */
export const extraOrigins = ["https://cdn.reviews.example", "https://stats.example"];

/** Tests with a site of their own that has both third-party scripts. */
export const test = base.extend<
  { fake: FakeWidget; thirdPartyRequests: string[] },
  { configured: ConfiguredSite }
>({
  configured: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const dataDir = await startedFolder("consent");
      const fake = await startWidget();
      const site = await startSite({
        DATA_DIR: dataDir,
        SEED: "none",
        REVIEW_WIDGET_SRC: fake.widgetSrc,
        THIRD_PARTY_SCRIPT_SRC: fake.scriptSrc,
        CSP_EXTRA_ORIGINS: extraOrigins.join(","),
      });
      await use({ url: site.url, fake });
      await Promise.all([site.stop(), fake.close()]);
      await removeFolder(dataDir);
    },
    { scope: "worker" },
  ],

  baseURL: async ({ configured }, use) => use(configured.url),

  // A new window: the visitor is new, and no third-party response is cached.
  page: async ({ newVisitor }, use) => use(await newVisitor()),

  otherOrigins: async ({ configured }, use) => use([configured.fake.origin]),

  fake: async ({ configured: { fake } }, use) => {
    fake.script();
    fake.requests.length = 0;
    await use(fake);
  },

  /** Paths of all requests to the third party. */
  thirdPartyRequests: [
    async ({ context, fake }, use) => {
      const seen: string[] = [];
      context.on("request", (request) => {
        const { origin, pathname } = new URL(request.url());
        if (origin === fake.origin) seen.push(pathname);
      });
      await use(seen);
    },
    { auto: true },
  ],
});

export { expect };

/** For `page.evaluate`: how often the site-wide script has run. */
export const runs = () => document.documentElement.dataset.externalRuns;

/** For `page.addInitScript`: stores an earlier answer. */
export const anAnswer = (stored: string) => localStorage.setItem("consent", stored);

/** Stored text of an answer to both services. */
export function storedAnswer(
  { origin }: FakeWidget,
  answer: string,
  { at = new Date(), services = ["reviewWidget", "script"] } = {},
) {
  const { host } = new URL(origin);
  return JSON.stringify({
    version: 1,
    answer,
    services: services.map((service) => `${service}:${host}`),
    at: at.toISOString(),
  });
}

/** The bar, its two answers, and the two buttons that reopen it. */
export function consentOn(page: Page, locale: Locale) {
  const bar = page.getByRole("region", { name: say(locale, "consent.title"), exact: true });
  const button = (name: string) => bar.getByRole("button", { name, exact: true });
  return {
    bar,
    accept: button(say(locale, "consent.accept")),
    refuse: button(say(locale, "consent.refuse")),
    reopen: page
      .getByRole("contentinfo")
      .getByRole("button", { name: say(locale, "consent.title") }),
    change: page.getByRole("main").getByRole("button", { name: say(locale, "consent.change") }),
  };
}

/** The reviews box: static links always, the widget once loaded. */
export function reviewsOn(page: Page, locale: Locale) {
  const box = page.locator(".widget");
  return {
    box,
    still: box.getByRole("link", {
      name: say(locale, "home.reviews.read", { site: "TravelRoll (demo)" }),
    }),
    widget: box.getByRole("region", { name: say(locale, "home.reviews.latest") }),
    show: box.getByRole("button", { name: say(locale, "consent.reviews.show") }),
    comeNear: () => box.scrollIntoViewIfNeeded(),
  };
}

/** Presses a button after it is hydrated. */
export async function pressHydrated(button: Locator) {
  await expect.poll(() => button.evaluate(isHydrated)).toBe(true);
  await button.press("Enter");
}
