import type { Page } from "@playwright/test";

/** Requests to this address reach the server from now on, but their responses are lost. */
export const loseAnswers = (page: Page, address: string | RegExp) =>
  page.route(address, async (route) => {
    await route.fetch();
    await route.abort();
  });

/** Holds requests to this address until the returned function is called. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}
