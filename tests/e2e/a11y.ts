import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

/** What another theme changes of a document: its colours. */
export const ofTheme = ["color-contrast"];

/** What another width changes: where things stand, and which of them are shown. */
export const ofWidth = [...ofTheme, "target-size", "scrollable-region-focusable", "button-name"];

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * Expects that axe finds nothing, once everything stands in its final look. It is run in the page
 * itself: through its own package for Playwright, which looks into every frame and brings all results
 * back, the same takes six times as long. Frames are others' here.
 * @param rules only these, where the page has been looked at whole and no other can change
 */
export async function expectAccessible(page: Page, what: string, rules?: string[]) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Half-faded text has half the contrast; and what is skipped fades only when it is looked at.
    const still = new CSSStyleSheet();
    still.replaceSync("*, ::before, ::after { transition: none !important }");
    document.adoptedStyleSheets.push(still);
    const running = document.getAnimations().filter((a) => a.effect?.getTiming().iterations === 1);
    await Promise.allSettled(running.map((animation) => animation.finished));
  });
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { passes, found } = await page.evaluate(
    async (runOnly) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const { passes, violations } = await run(document, { runOnly, resultTypes: ["violations"] });
      const found = violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html, failureSummary }) => `${html} — ${failureSummary}`),
      }));
      return { passes: passes.length, found };
    },
    rules ? { type: "rule" as const, values: rules } : { type: "tag" as const, values: tags },
  );
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  expect(passes, what).toBeGreaterThan(rules ? 0 : 10);
  expect(found, what).toEqual([]);
}
