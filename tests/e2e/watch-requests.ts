import type { Page, Request } from "@playwright/test";
import { expect } from "./fixtures.ts";

/**
 * Counts the requests of a page from now on. The returned function waits until none has been in
 * flight for half a second. Unlike Playwright's `networkidle`, it ignores frames that were removed
 * with a request in flight, as the preview's are.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const inFlight = new Set<Request>();
  let lastChange = Date.now();
  page.on("request", (request) => {
    inFlight.add(request);
    lastChange = Date.now();
  });
  const end = (request: Request) => {
    inFlight.delete(request);
    lastChange = Date.now();
  };
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  const isDetached = (request: Request) => {
    try {
      return request.frame().isDetached();
    } catch {
      // The request of a service worker or of a page that is still opening has no frame.
      return false;
    }
  };
  return async () => {
    await expect
      .poll(() => {
        const open = [...inFlight].filter((request) => !isDetached(request));
        return open.length === 0 && Date.now() - lastChange >= 500
          ? "idle"
          : open.map((request) => request.url());
      })
      .toBe("idle");
  };
}
