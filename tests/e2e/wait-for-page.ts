import { expect, type Page } from "@playwright/test";

/** Waits until every picture in the viewport is loaded and the browser is idle. */
export async function settle(page: Page) {
  const missing = () =>
    page.locator("img").evaluateAll((all: HTMLImageElement[]) =>
      all
        .filter((img) => !img.complete)
        // Others are outside of the viewport or, in a carousel, outside of its frame.
        .filter((img) => {
          const { left, top, width, height } = img.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height / 2) === img;
        })
        .map(({ src }) => src),
    );
  await expect.poll(missing).toEqual([]);
  // Without anything to paint, Chromium may delay its idle callback until a frame is requested, and
  // indefinitely on a busy machine.
  await page.evaluate(
    () =>
      new Promise((quiet) =>
        requestAnimationFrame(() => requestIdleCallback(quiet, { timeout: 2_000 })),
      ),
  );
}

/** Lets React's effects run, which follow in a task after the commit, also with a fake clock. */
export const untilEffects = (page: Page) =>
  page.evaluate(async () => {
    for (let task = 0; task < 3; task += 1)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
  });

/** Scrolls like a reader until the end of the page. */
export async function readToTheEnd(page: Page) {
  const isAtEnd = () =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  while (!(await isAtEnd())) {
    await page.mouse.wheel(0, 700);
    await settle(page);
  }
}
