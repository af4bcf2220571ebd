import type { Page } from "@playwright/test";

/** Whether React has hydrated an element: its properties are noted on it then. Runs in the browser. */
export const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith("__reactProps$"));

/** Waits until React has hydrated the document to its last part, or rendered the panel. */
export const untilHydrated = (page: Page) =>
  page.waitForFunction(() => {
    const whole = document.getElementById("root") ? "#root > *" : "body";
    const parts = document.querySelectorAll(
      `${whole}, main, header, footer, main button[type=button]`,
    );
    return [...parts].every((part) =>
      Object.keys(part).some((key) => key.startsWith("__reactProps$")),
    );
  });

/**
 * Makes every visit wait until the page is hydrated. A person needs longer than that for a first click;
 * without it a test would meet now the bare document, now the live one.
 */
export function waitUntilHydrated(page: Page) {
  const { goto, reload } = page;
  page.goto = async (url, options) => {
    const answer = await goto.call(page, url, options);
    if (options?.waitUntil !== "commit") await untilHydrated(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload.call(page, options);
    await untilHydrated(page);
    return answer;
  };
}
