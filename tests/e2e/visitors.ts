import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { waitUntilHydrated } from "./hydrated.ts";

export interface Visitor {
  page: Page;
  options: BrowserContextOptions;
  /** Whether a test has done something to the page that nobody can undo. */
  changed: () => boolean;
}

/** More windows than these wait for nobody. */
const maxWaiting = 4;

/** What tests listen to. */
const heard = ["request", "response", "requestfailed", "console", "weberror", "dialog"] as const;

/**
 * Lends pages to one test after another. A new window with a new process costs more than most of what is
 * looked at in it; a page that goes on to another address does not. In between everything is forgotten that
 * the site could know the visitor by; only the browser's cache stays. Tests of a very first visit take a new
 * window (`newVisitor`).
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
    /** @param failed a page that something went wrong in is not given to anybody else */
    async takeBack(visitor: Visitor, failed: boolean): Promise<void> {
      const { page, options, changed } = visitor;
      const key = JSON.stringify(options);
      if (failed || changed() || page.isClosed() || waiting.has(key)) {
        return page.context().close();
      }
      try {
        await forgetEverything(page, options);
      } catch {
        // Still on its way elsewhere when its test ended, as after `history.back()`: it is not given on.
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

/** Watches the calls whose effect outlives an address. */
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

/** Leaves the page as a new window would have it. */
async function forgetEverything(page: Page, options: BrowserContextOptions) {
  const context = page.context();
  for (const event of heard) {
    context.removeAllListeners(event);
    if (event !== "weberror") page.removeAllListeners(event);
  }
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  // An address of the same site, so that the process stays, and without scripts, so that nothing goes on.
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
  // The pointer is nowhere.
  await page.mouse.move(-1, -1);
}
