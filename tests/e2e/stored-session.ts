import type { Locator, Page } from "@playwright/test";

/**
 * Changes the session that supabase-js stores in the browser. With `press` a button is pressed in the
 * same go: otherwise whatever asks the backend by itself may be the first to notice.
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

/** As after an hour away: the access token is over, the refresh token is not. */
export const ageSession = (page: Page, press?: Locator) =>
  changeSession(page, { expires_at: Math.floor(Date.now() / 1000) - 60 }, press);
