import type { Locator, Page } from "@playwright/test";

/**
 * Changes the session that supabase-js stores in the browser. `press` is pressed in the same task, before
 * other requests can notice the change.
 */
export async function changeSession(
  page: Page,
  changes: Record<string, unknown>,
  press?: Locator,
): Promise<void> {
  const button = press ? await press.elementHandle() : null;
  await page.evaluate(
    ({ changes, button }) => {
      const key = Object.keys(localStorage).find((name) => name.endsWith("-auth-token")) ?? "";
      const session = JSON.parse(localStorage.getItem(key) ?? "{}");
      localStorage.setItem(key, JSON.stringify({ ...session, ...changes }));
      (button as HTMLElement | null)?.click();
    },
    { changes, button },
  );
}

/** Expires the access token but not the refresh token. */
export const ageSession = (page: Page, press?: Locator) =>
  changeSession(page, { expires_at: Math.floor(Date.now() / 1000) - 60 }, press);
