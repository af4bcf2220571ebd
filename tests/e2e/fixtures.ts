import { type BrowserContextOptions, test as base, expect, type Page } from "@playwright/test";
import { waitUntilAlive } from "./alive.ts";
import { type Visitor, visitorsOf } from "./visitors.ts";
import { watch } from "./watch.ts";

interface Fixtures {
  /** Says that a complaint of the browser is what this test provokes. */
  allow: (expected: RegExp) => void;
  /** A window that another test has had before, of which nothing is left but the cache. */
  knownWindow: (options?: BrowserContextOptions) => Promise<Page>;
  /** The browser of somebody who has never been here, watched like the test's own. */
  newVisitor: (options?: BrowserContextOptions) => Promise<Page>;
  /** A visitor of the site whose few entries are the corner cases; see `corner-content.ts`. */
  corners: Page;
}

/** Fails a test whose browser complains about anything, or sends a request to anybody else. */
export const test = base.extend<
  Fixtures & { complaints: (string[] | RegExp)[] },
  { visitors: ReturnType<typeof visitorsOf> }
>({
  // biome-ignore-start lint/correctness/noEmptyPattern: Playwright reads the pattern
  baseURL: async ({}, use) => use(process.env.TEST_SITE_URL),

  complaints: async ({}, use) => {
    const noted: (string[] | RegExp)[] = [];
    await use(noted);
    const expected = noted.filter((item) => item instanceof RegExp);
    const problems = noted
      .flatMap((item) => (item instanceof RegExp ? [] : item))
      .filter((problem) => !expected.some((pattern) => pattern.test(problem)));
    expect(problems, "what the browser complained about").toEqual([]);
  },
  // biome-ignore-end lint/correctness/noEmptyPattern: Playwright reads the pattern

  allow: async ({ complaints }, use) => {
    await use((expected) => complaints.push(expected));
  },

  visitors: [async ({ browser }, use) => use(visitorsOf(browser)), { scope: "worker" }],

  knownWindow: async (
    { visitors, baseURL, javaScriptEnabled, locale, viewport, complaints },
    use,
    info,
  ) => {
    const lent: Visitor[] = [];
    await use(async (options) => {
      const whole = { baseURL, javaScriptEnabled, locale, viewport, ...options };
      const visitor = await visitors.lend(whole);
      lent.push(visitor);
      complaints.push(watch(visitor.page.context(), whole.baseURL ?? "", whole.javaScriptEnabled));
      return visitor.page;
    });
    for (const visitor of lent)
      await visitors.takeBack(visitor, info.status !== info.expectedStatus);
  },

  page: async ({ knownWindow }, use) => use(await knownWindow()),

  context: async ({ page }, use) => use(page.context()),

  newVisitor: async ({ browser, baseURL, javaScriptEnabled, complaints }, use) => {
    const opened: Page[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      const scripts = options?.javaScriptEnabled ?? javaScriptEnabled;
      complaints.push(watch(context, options?.baseURL ?? baseURL ?? "", scripts));
      const page = await context.newPage();
      if (scripts) waitUntilAlive(page);
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
