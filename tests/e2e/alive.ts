import type { Page } from "@playwright/test";

/** Waits until the application has taken over the server's HTML. */
export const untilAlive = (page: Page) =>
  page.waitForFunction(() => !document.documentElement.dataset.arriving);

/**
 * Makes every visit wait until the application is alive. A person needs longer than that for a first click;
 * without it a test would meet now the bare document, now the live one.
 */
export function waitUntilAlive(page: Page) {
  const { goto, reload } = page;
  page.goto = async (url, options) => {
    const answer = await goto.call(page, url, options);
    if (options?.waitUntil !== "commit") await untilAlive(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload.call(page, options);
    await untilAlive(page);
    return answer;
  };
}
