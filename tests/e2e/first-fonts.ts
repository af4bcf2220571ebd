import type { CDPSession, Page } from "@playwright/test";

/** Names of the fonts that the browser has drawn the first title and paragraph of a page with. */
async function drawnFonts(session: CDPSession): Promise<string[]> {
  const { root } = await session.send("DOM.getDocument", { depth: 0 });
  const names: string[] = [];
  for (const selector of ["main h1", "main p"]) {
    const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    if (nodeId === 0) return [];
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    names.push(...fonts.map(({ familyName }) => familyName));
  }
  return names;
}

/** Longest wait. The aim of 3 s would fail on a busy machine; fonts that are never shown do not come later either. */
const maxMs = 20_000;

/**
 * Milliseconds from the start of the navigation until title and text are drawn in Besley and Commissioner.
 * @throws if others are drawn after {@link maxMs}
 */
export async function timeOfFonts(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  for (;;) {
    const now = await page.evaluate(() => performance.now());
    // The document is replaced while it loads.
    const fonts = await drawnFonts(session).catch(() => []);
    if (fonts.length > 0 && fonts.every((name) => /^(?:Besley|Commissioner)/.test(name)))
      return now;
    if (now > maxMs) throw new Error(`after ${maxMs} ms text is drawn in ${fonts.join(", ")}`);
    await page.waitForTimeout(60);
  }
}
