import type { Page } from "@playwright/test";

/** Whether React has hydrated an element: its properties are noted on it then. Runs in the browser. */
export const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith("__reactProps$"));

/**
 * Whether React has hydrated the document to its last part, or rendered the panel. Its parts are hydrated one
 * after another, so each element is asked, but those that React did not make, which stand where it has no
 * elements: ready markup, a widget of somebody else, what a translator put about a text. Nor is the form of a
 * tour's page, which waits until one comes near it. Runs in the browser.
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
