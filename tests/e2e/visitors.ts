import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { waitUntilHydrated } from "./hydrated.ts";

export interface Visitor {
  page: Page;
  options: BrowserContextOptions;
  /** Whether a test changed the page irreversibly. */
  changed: () => boolean;
}

/** Maximum number of idle windows. */
const maxWaiting = 4;

/** Events that tests listen to. */
const listenedEvents = [
  "request",
  "response",
  "requestfailed",
  "console",
  "weberror",
  "dialog",
] as const;

/**
 * Pool of pages. A new window with a new process takes longer than most tests; reusing a page does
 * not. Everything by which the site could recognise the visitor is cleared in between; only the
 * browser's cache stays. Tests of a first visit use a new window (`newVisitor`).
 */
export function visitorsOf(browser: Browser) {
  const waiting = new Map<string, Visitor>();
  return {
    async lend(options: BrowserContextOptions): Promise<Visitor> {
      const key = JSON.stringify(options);
      const known = waiting.get(key);
      waiting.delete(key);
      return known ?? openWindow(browser, options);
    },
    /** @param failed pages of failed tests are not reused */
    async takeBack(visitor: Visitor, failed: boolean): Promise<void> {
      const { page, options, changed } = visitor;
      const key = JSON.stringify(options);
      if (failed || changed() || page.isClosed() || waiting.has(key)) {
        return page.context().close();
      }
      try {
        await resetPage(page, options);
      } catch {
        // Still navigating when its test ended, as after `history.back()`: do not reuse it.
        return page.context().close();
      }
      waiting.set(key, visitor);
      const [oldest] = waiting.keys();
      if (waiting.size <= maxWaiting || oldest === undefined) return;
      await waiting.get(oldest)?.page.context().close();
      waiting.delete(oldest);
    },
  };
}

async function openWindow(browser: Browser, options: BrowserContextOptions): Promise<Visitor> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  if (options.javaScriptEnabled !== false) waitUntilHydrated(page);
  return { page, options, changed: noteChanges(page) };
}

/** Detects calls whose effects outlive a navigation. */
function noteChanges(page: Page): () => boolean {
  let changed = false;
  const note = <T extends object>(target: T, ...names: (keyof T)[]) => {
    for (const name of names) {
      const call = target[name] as (...given: unknown[]) => unknown;
      const noted = (...given: unknown[]) => {
        changed = true;
        return call.apply(target, given);
      };
      Object.assign(target, { [name]: noted });
    }
  };
  note(page, "addInitScript", "exposeFunction", "exposeBinding", "setExtraHTTPHeaders");
  note(page.clock, "install", "pauseAt", "setFixedTime", "setSystemTime");
  const context = page.context();
  note(context, "addInitScript", "exposeFunction", "exposeBinding", "setExtraHTTPHeaders");
  note(context, "grantPermissions", "newCDPSession", "route", "setGeolocation", "setOffline");
  return () => changed;
}

/** Resets the page to the state of a new window. */
async function resetPage(page: Page, options: BrowserContextOptions) {
  const context = page.context();
  for (const event of listenedEvents) {
    context.removeAllListeners(event);
    if (event !== "weberror") page.removeAllListeners(event);
  }
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  // Same origin, so that the process stays; without scripts, so that nothing keeps running.
  await page.goto("/robots.txt", { waitUntil: "commit" });
  await context.clearCookies();
  const stored = typeof options.storageState === "object" ? options.storageState.origins : [];
  await page.evaluate(
    (items) => {
      sessionStorage.clear();
      localStorage.clear();
      for (const { name, value } of items) localStorage.setItem(name, value);
    },
    stored.flatMap(({ localStorage }) => localStorage),
  );
  await page.emulateMedia({
    media: null,
    colorScheme: "light",
    contrast: "no-preference",
    forcedColors: "none",
    reducedMotion: "no-preference",
  });
  if (options.viewport) await page.setViewportSize(options.viewport);
  // Move the pointer off the page.
  await page.mouse.move(-1, -1);
}
