import type { Page } from "@playwright/test";

/** Whether React has hydrated an element, and stored its properties on it. Runs in the browser. */
export const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith("__reactProps$"));

/**
 * Whether React has hydrated the whole document, or rendered the panel. Parts are hydrated one after
 * another, so each element is checked. Elements that React did not create are skipped: static HTML,
 * third-party widgets, elements of browser translation. The enquiry form of a tour's page is skipped, too:
 * it is hydrated near the viewport. Runs in the browser.
 */
export function isDocumentHydrated() {
  const whole = document.getElementById("root") ? "#root > *" : "body, header *, main *, footer *";
  const propsOf = (element: Element): Record<string, unknown> | undefined =>
    Object.entries(element).find(([key]) => key.startsWith("__reactProps$"))?.[1];
  const isDone = (element: Element): boolean => {
    if (propsOf(element)) return true;
    const { parentElement: parent } = element;
    if (!parent?.closest("header, main, footer")) return false;
    const props = propsOf(parent);
    if (!props) return isDone(parent);
    return typeof (props.children ?? "") !== "object";
  };
  const waiting = document.querySelector(".trip__ask");
  return [...document.querySelectorAll(whole)].every(
    (element) => isDone(element) || waiting?.contains(element),
  );
}

export const untilHydrated = (page: Page) => page.waitForFunction(isDocumentHydrated);

/**
 * Makes every navigation wait until the page is hydrated, as a person would. Without it the timing would
 * decide whether a test meets the document before or after hydration.
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
