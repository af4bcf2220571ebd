import type { Page } from "@playwright/test";
import type { Random } from "../support/random.ts";
import { expect } from "./fixtures.ts";

/** Delays every matching response by a random time below `maxMs`. Aborted requests are no failure. */
export async function slowNetwork(page: Page, address: RegExp, random: Random, maxMs = 300) {
  await page.route(address, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, random.below(maxMs)));
    await route.continue().catch(() => {});
  });
}

/**
 * Checks every painted frame, including short-lived ones.
 * @param sections the panel's section of each entry, by the entry's id
 * @returns faults so far: an error screen, a text of a broken formatter, a link to an entry of another
 * section
 */
export async function watchFrames(page: Page, sections: Record<string, string> = {}) {
  const faults: string[] = [];
  await page.exposeFunction("reportFault", (fault: string) => {
    faults.push(`${fault}, at ${page.url()}`);
  });
  await page.addInitScript((sections) => {
    const report = (window as unknown as { reportFault: (fault: string) => void }).reportFault;
    const skipped = "script, style, template";
    function check() {
      waiting = false;
      if (document.querySelector(".oops")) report(`error screen: ${document.title}`);
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node.textContent ?? "";
        if (!/\b(NaN|undefined|Invalid)\b/.test(text)) continue;
        if (!node.parentElement?.closest(skipped)) report(`text: ${text.slice(0, 80)}`);
      }
      for (const { pathname } of document.querySelectorAll<HTMLAnchorElement>("a[href]")) {
        const entry = /^\/admin\/(?:translations\/)?(\w+)\/([\da-f-]{36})(?:\/|$)/;
        const [, section, id = ""] = pathname.match(entry) ?? [];
        const own = sections[id];
        if (own && own !== section) report(`entry of ${own} among ${section}`);
      }
    }
    let waiting = false;
    new MutationObserver(() => {
      if (waiting || !document.body) return;
      waiting = true;
      requestAnimationFrame(check);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  }, sections);
  return faults;
}

/** Complaints about the script of `watchFrames` in the panel's preview, a frame without scripts. */
export const blockedInPreview = ["about:blank", "about:srcdoc"].map(
  (address) =>
    `console: Blocked script execution in '${address}' because the document's frame is sandboxed and the 'allow-scripts' permission is not set.`,
);

/** Repeats a task interrupted by a full page load, which replaces its document. */
async function inDocument<Result>(page: Page, task: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await task();
    } catch (error) {
      if (!String(error).includes("Execution context was destroyed")) throw error;
      await page.waitForLoadState();
    }
  }
}

interface Walk {
  steps: number;
  random: Random;
  /** Links that may be clicked, among the visible ones. */
  links: string;
  /** Buttons that may be pressed without changing stored data. */
  buttons?: string;
  faults: readonly string[];
  /** Throws while the page is incomplete, or does not match its address. */
  check: (page: Page) => Promise<void>;
}

/**
 * Navigates by clicks, options of lists, back and forward, in random order. Half of the steps do not wait
 * until the previous page is loaded.
 */
export async function walk(page: Page, options: Walk) {
  const { steps, random, links, buttons, faults, check } = options;
  const trail: string[] = [];
  const expectRight = async () => {
    // The address changes while a navigation is pending.
    await expect(async () => {
      // The step back went beyond the first page of the walk.
      if (page.url() === "about:blank") await page.goForward();
      await check(page);
    }).toPass({ timeout: 30_000 });
    expect(faults, trail.join("\n")).toEqual([]);
  };
  const begun = await page.evaluate(() => history.length);
  for (let step = 0; step < steps; step++) {
    const draw = random.below(10);
    const back = -1 - random.below(2);
    const length = await inDocument(page, () => page.evaluate(() => history.length));
    const act = () => {
      if (draw === 0 && length > begun) return goInHistory(page, back);
      if (draw === 1) return goInHistory(page, 1);
      return pressOne(page, draw === 2 && buttons ? buttons : links, random);
    };
    trail.push(await inDocument(page, act));
    if (random.below(2) === 0) await expectRight();
  }
  await expectRight();
}

/** Stays within the document: entries before the walk belong to another one. */
async function goInHistory(page: Page, by: number): Promise<string> {
  await page.evaluate((by) => history.go(by), by);
  return `history ${by}`;
}

/** Presses a visible element immediately, because it may disappear. */
async function pressOne(page: Page, selector: string, random: Random): Promise<string> {
  const drawn = random.below(1_000_000);
  return page.evaluate(
    ({ selector, drawn }) => {
      const top = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
      const shown = [...top.querySelectorAll<HTMLElement>(selector)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) && !element.matches(":disabled"),
      );
      const element = shown[drawn % Math.max(1, shown.length)];
      if (element instanceof HTMLSelectElement) {
        element.selectedIndex = drawn % element.options.length;
        element.dispatchEvent(new Event("change", { bubbles: true }));
        return `${element.ariaLabel}: ${element.value}`;
      }
      if (!element) return "nothing to press";
      element.click();
      return `${element.ariaLabel ?? element.textContent} ${element.getAttribute("href") ?? ""}`;
    },
    { selector, drawn },
  );
}
