import { expect, type Page } from "@playwright/test";

/** Presses Tab until the focused element has this label, name or text, wrapping around while the page is loading. */
export const tabTo = (page: Page, target: string, what: "any" | "field" = "any") =>
  expect(async () => {
    for (let presses = 0; presses < 80; presses++) {
      await page.keyboard.press("Tab");
      const at = await page.evaluate((what) => {
        const element = document.activeElement;
        const isField =
          element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
        if (what === "field" && !isField) return "";
        const label = isField ? element.labels?.[0]?.textContent : undefined;
        return (element?.getAttribute("aria-label") ?? label ?? element?.textContent ?? "").trim();
      }, what);
      if (at.startsWith(target)) return;
    }
    throw new Error(`the keyboard never reached ${target}`);
  }).toPass();

/** Tabs to each field in turn and types into it. */
export async function typeInto(page: Page, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    // Tab does not wait for a form that is still loading.
    await expect(page.getByLabel(label).first()).toBeVisible();
    await tabTo(page, label, "field");
    await page.keyboard.type(text);
  }
}
