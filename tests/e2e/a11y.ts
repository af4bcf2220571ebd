import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * Expects that axe finds nothing, once everything stands in its final look.
 * @param rules only these, where the page has been looked at whole and another theme changes nothing else
 */
export async function expectAccessible(page: Page, what: string, rules?: string[]) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Half-faded text has half the contrast.
    const running = document.getAnimations().filter((a) => a.effect?.getTiming().iterations === 1);
    await Promise.allSettled(running.map((animation) => animation.finished));
  });
  const axe = new AxeBuilder({ page });
  const { violations, passes } = await (rules
    ? axe.withRules(rules)
    : axe.withTags(tags)
  ).analyze();
  expect(passes.length, what).toBeGreaterThan(rules ? 0 : 10);
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => `${html} — ${failureSummary}`),
  }));
  expect(found, what).toEqual([]);
}
