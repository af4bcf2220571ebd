import type { Page } from "@playwright/test";

/** From now on the server does what it is asked at this address, and its answers get lost on the way. */
export const loseAnswers = (page: Page, address: string | RegExp) =>
  page.route(address, async (route) => {
    await route.fetch();
    await route.abort();
  });

/** From now on what is asked at this address waits on its way to the server, until it is let go. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}
