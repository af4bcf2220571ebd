import type { Locator } from "@playwright/test";

/**
 * Records all texts that an element shows from now on, including short-lived ones that polling would miss.
 *
 * @returns a function that returns the texts so far, in order, also after the element is removed.
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
