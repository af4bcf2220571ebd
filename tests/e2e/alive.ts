import type { Page } from "@playwright/test";

/** Whether React has hydrated an element: its properties are noted on it then. Runs in the browser. */
export const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith("__reactProps$"));

/** Waits until React has hydrated the document to its last part, or rendered the panel. */
export const untilAlive = (page: Page) =>
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
