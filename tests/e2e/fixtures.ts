import { type BrowserContextOptions, test as base, expect, type Page } from "@playwright/test";
import { waitUntilAlive } from "./alive.ts";
import { watch } from "./watch.ts";

interface Fixtures {
  /** Says that a complaint of the browser is what this test provokes. */
  allow: (expected: RegExp) => void;
  /** Another visitor's browser, watched like the test's own. */
  newVisitor: (options?: BrowserContextOptions) => Promise<Page>;
  /** A visitor of the site whose few entries are the corner cases; see `corner-content.ts`. */
  corners: Page;
}

/** Fails a test whose browser complains about anything, or sends a request to anybody else. */
export const test = base.extend<Fixtures & { complaints: (string[] | RegExp)[] }>({
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

  context: async ({ context, baseURL, javaScriptEnabled, complaints }, use) => {
    complaints.push(watch(context, baseURL ?? "", javaScriptEnabled));
    await use(context);
  },

  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitUntilAlive(page);
    await use(page);
  },

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

  corners: async ({ newVisitor }, use) => {
    await use(await newVisitor({ baseURL: process.env.TEST_CORNERS_URL }));
  },
});

export { expect };
