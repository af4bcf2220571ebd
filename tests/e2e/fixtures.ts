import { type BrowserContextOptions, test as base, expect, type Page } from "@playwright/test";
import { waitUntilHydrated } from "./hydrated.ts";
import { type Visitor, visitorsOf } from "./visitors.ts";
import { isExpected, watch } from "./watch.ts";

interface Fixtures {
  /** Expected complaints of the browser, in the format of `watch.ts`: each must occur. */
  allow: (...expected: string[]) => void;
  /** Allowed complaints that depend on the browser's timing. */
  tolerate: (...possible: string[]) => void;
  /** A reused window of an earlier test, which keeps only the cache. */
  knownWindow: (options?: BrowserContextOptions) => Promise<Page>;
  /** The browser of a new visitor, watched like the test's own. */
  newVisitor: (options?: BrowserContextOptions) => Promise<Page>;
  /** A visitor of the site with corner cases; see `corner-content.ts`. */
  corners: Page;
}

interface Watching {
  /** Complaints of each browser of the test. */
  complaints: { noted: string[][]; expected: Set<string>; possible: Set<string> };
  /** Other origins that pages of the site may request. */
  otherOrigins: string[];
}

/** Fails a test if its browser complains or sends a request to another origin. */
export const test = base.extend<Fixtures & Watching, { visitors: ReturnType<typeof visitorsOf> }>({
  // biome-ignore-start lint/correctness/noEmptyPattern: Playwright reads the pattern
  baseURL: async ({}, use) => use(process.env.TEST_SITE_URL),

  otherOrigins: async ({}, use) => use([]),

  complaints: async ({}, use, info) => {
    const noted: string[][] = [];
    const expected = new Set<string>();
    const possible = new Set<string>();
    await use({ noted, expected, possible });
    const complaints = noted.flat();
    const surprising = complaints.filter(
      (complaint) => ![...expected, ...possible].some((one) => isExpected(complaint, one)),
    );
    expect(surprising, "what the browser complained about").toEqual([]);
    // A failed test may not have reached the expected complaints.
    if (info.status !== info.expectedStatus) return;
    const missing = [...expected].filter(
      (one) => !complaints.some((complaint) => isExpected(complaint, one)),
    );
    expect(missing, "complaints that are expected and did not come").toEqual([]);
  },
  // biome-ignore-end lint/correctness/noEmptyPattern: Playwright reads the pattern

  allow: async ({ complaints: { expected } }, use) => {
    await use((...more) => {
      for (const one of more) expected.add(one);
    });
  },

  tolerate: async ({ complaints: { possible } }, use) => {
    await use((...more) => {
      for (const one of more) possible.add(one);
    });
  },

  visitors: [async ({ browser }, use) => use(visitorsOf(browser)), { scope: "worker" }],

  knownWindow: async (
    { visitors, baseURL, javaScriptEnabled, locale, viewport, complaints, otherOrigins },
    use,
    info,
  ) => {
    const lent: Visitor[] = [];
    await use(async (options) => {
      const whole = { baseURL, javaScriptEnabled, locale, viewport, ...options };
      const visitor = await visitors.lend(whole);
      lent.push(visitor);
      const { baseURL: siteUrl = "", javaScriptEnabled: scripts } = whole;
      complaints.noted.push(watch(visitor.page.context(), { siteUrl, otherOrigins, scripts }));
      return visitor.page;
    });
    for (const visitor of lent)
      await visitors.takeBack(visitor, info.status !== info.expectedStatus);
  },

  page: async ({ knownWindow }, use) => use(await knownWindow()),

  context: async ({ page }, use) => use(page.context()),

  newVisitor: async ({ browser, baseURL, javaScriptEnabled, complaints, otherOrigins }, use) => {
    const opened: Page[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      const scripts = options?.javaScriptEnabled ?? javaScriptEnabled;
      const siteUrl = options?.baseURL ?? baseURL ?? "";
      complaints.noted.push(watch(context, { siteUrl, otherOrigins, scripts }));
      const page = await context.newPage();
      if (scripts) waitUntilHydrated(page);
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },

  corners: async ({ knownWindow }, use) => {
    await use(await knownWindow({ baseURL: process.env.TEST_CORNERS_URL }));
  },
});

export { expect };
