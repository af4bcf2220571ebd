import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

/** Rules whose result depends on the theme. */
export const ofTheme = ["color-contrast"];

/** Rules whose result depends on the width. */
export const ofWidth = [...ofTheme, "target-size", "scrollable-region-focusable", "button-name"];

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * Expects that axe finds nothing, once all animations have finished. axe runs in the page itself: its
 * Playwright package also checks every frame, which takes six times as long, and frames here are
 * third-party.
 * @param rules only these, if the page has been checked completely and no other result can change
 */
export async function expectAccessible(page: Page, what: string, rules?: string[]) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Text in a fade has lower contrast; content with `content-visibility` fades in when it is visible.
    const still = new CSSStyleSheet();
    // A form's bar sticks to the edge: what it covers by chance is free after scrolling.
    still.replaceSync(
      "*, ::before, ::after { transition: none !important } .save { position: static !important }",
    );
    document.adoptedStyleSheets.push(still);
    const running = document.getAnimations().filter((a) => a.effect?.getTiming().iterations === 1);
    await Promise.allSettled(running.map((animation) => animation.finished));
  });
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { passes, found } = await page.evaluate(
    async (runOnly) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const results = await run(document, { runOnly, resultTypes: ["violations"] });
      // A rule that cannot decide about one element, which another overlaps, counts as incomplete only.
      const { passes, incomplete, violations } = results;
      const found = violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html, failureSummary }) => `${html} — ${failureSummary}`),
      }));
      return { passes: passes.length + incomplete.length, found };
    },
    rules ? { type: "rule" as const, values: rules } : { type: "tag" as const, values: tags },
  );
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  expect(passes, what).toBeGreaterThan(rules ? 0 : 10);
  expect(found, what).toEqual([]);
}
