import type { Page } from "@playwright/test";

/**
 * Makes every visit wait until the application has taken over the server's HTML. A person needs longer than
 * that for a first click; without it a test would meet now the bare document, now the live one.
 */
export function waitUntilAlive(page: Page) {
  const alive = () => page.waitForFunction(() => !document.documentElement.dataset.arriving);
  const { goto, reload } = page;
  page.goto = async (url, options) => {
    const answer = await goto.call(page, url, options);
    if (options?.waitUntil !== "commit") await alive();
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload.call(page, options);
    await alive();
    return answer;
  };
}
