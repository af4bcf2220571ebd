import { expect, type Page } from "@playwright/test";

/** Waits until every picture on the screen has come, and the browser has nothing left to do. */
export async function settle(page: Page) {
  const missing = () =>
    page.locator("img").evaluateAll((all: HTMLImageElement[]) =>
      all
        .filter((img) => !img.complete)
        // Others lie outside the screen or, in a carousel, beside its frame.
        .filter((img) => {
          const { left, top, width, height } = img.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height / 2) === img;
        })
        .map(({ src }) => src),
    );
  await expect.poll(missing).toEqual([]);
  // Where nothing is to be painted, Chromium may put its idle moment off until a frame is asked for, and
  // beside much other work for good.
  await page.evaluate(
    () =>
      new Promise((quiet) =>
        requestAnimationFrame(() => requestIdleCallback(quiet, { timeout: 2_000 })),
      ),
  );
}

/** Lets React's effects run, which come in a task after the elements do, also where the test holds the clock. */
export const untilEffects = (page: Page) =>
  page.evaluate(async () => {
    for (let task = 0; task < 3; task += 1)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
  });

/** Scrolls as a reader does, until the page's end has been seen. */
export async function readToTheEnd(page: Page) {
  const isAtEnd = () =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  while (!(await isAtEnd())) {
    await page.mouse.wheel(0, 700);
    await settle(page);
  }
}
