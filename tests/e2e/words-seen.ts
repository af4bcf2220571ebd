import type { Locator } from "@playwright/test";

/**
 * Everything that an element says from now on. A word that stands for a moment only, because what
 * it announces is soon done, would otherwise be missed by whoever looks a moment later.
 *
 * @returns a function that gives the texts so far, in order, also after the element has gone.
 */
export async function wordsSeen(element: Locator): Promise<() => Promise<string[]>> {
  const seen = await element.evaluateHandle((node) => {
    const texts = [node.textContent ?? ""];
    new MutationObserver(() => texts.push(node.textContent ?? "")).observe(node, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  return () => seen.jsonValue();
}
