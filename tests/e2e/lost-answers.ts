import type { Page } from "@playwright/test";

/** From now on the server does what it is asked at this address, and its answers get lost on the way. */
export const loseAnswers = (page: Page, address: string | RegExp) =>
  page.route(address, async (route) => {
    await route.fetch();
    await route.abort();
  });
