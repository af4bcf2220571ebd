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

/** Origins that the scripts of others are said to need besides their own. */
export const extraOrigins = ["https://cdn.reviews.example", "https://stats.example"];

/** Visits a site of its own, on which both scripts of others are configured. */
export const test = base.extend<
  { fake: FakeWidget; strangers: string[] },
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

  // Who is asked for consent has not been here before, and what others send is not kept for the next test.
  page: async ({ newVisitor }, use) => use(await newVisitor()),

  otherOrigins: async ({ configured }, use) => use([configured.fake.origin]),

  fake: async ({ configured: { fake } }, use) => {
    fake.script();
    fake.requests.length = 0;
    await use(fake);
  },

  /** The path of every request to others that the test's browser has sent. */
  strangers: [
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

/** For `page.evaluate`: how often the script of every page has run. */
export const runs = () => document.documentElement.dataset.externalRuns;

/** For `page.addInitScript`: the visitor has answered before. */
export const anAnswer = (answer: string) => localStorage.setItem("consent", answer);

/** The bar, its two answers, and the two ways back to it. */
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

/** What the reviews' box shows: the still always, the widget once it has come. */
export function reviewsOn(page: Page, locale: Locale) {
  const box = page.locator(".widget");
  return {
    box,
    still: box.getByRole("link", {
      name: say(locale, "home.reviews.read", { site: "TravelRoll" }),
    }),
    widget: box.getByRole("region", { name: say(locale, "home.reviews.latest") }),
    show: box.getByRole("button", { name: say(locale, "consent.reviews.show") }),
    comeNear: () => box.scrollIntoViewIfNeeded(),
  };
}

/** Presses a button that comes with the page and is hydrated after it. */
export async function pressHydrated(button: Locator) {
  await expect.poll(() => button.evaluate(isHydrated)).toBe(true);
  await button.press("Enter");
}
