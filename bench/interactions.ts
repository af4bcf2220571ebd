import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium as engine, type Page } from "@playwright/test";
import { waitUntilHydrated } from "../tests/e2e/hydrated.ts";
import { startWidget } from "../tests/fakes/widget.ts";
import { chromium } from "../tests/support/browser.ts";
import { startSite } from "../tests/support/site.ts";
import { phone } from "./phone.ts";
import { median } from "./statistics.ts";
import type { Row } from "./table.ts";

const rounds = 5;

/** Shorter interactions are not reported by the browser; they count as this. */
const minEventMs = 16;

/** Google's limit of a good interaction to next paint. */
const goodMs = 200;

/** Time until the frame after an interaction is painted and reported. */
const settleMs = 700;

interface Interaction {
  name: string;
  path: string;
  /** Preparation, which is not measured. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}

const interactions: Interaction[] = [
  { name: "opening the menu", path: "/en", act: (page) => page.locator(".nav__toggle").tap() },
  {
    name: "opening the theme's choices",
    path: "/en",
    act: (page) => page.locator("[popovertarget=theme-menu]").tap(),
  },
  {
    name: "switching the theme",
    path: "/en",
    prepare: (page) => page.locator("[popovertarget=theme-menu]").tap(),
    act: (page) => page.locator("#theme-menu button").nth(1).tap(),
  },
  {
    name: "switching the language",
    path: "/en/tours",
    prepare: (page) => page.locator("[popovertarget=language-menu]").tap(),
    act: async (page) => {
      await page.locator("#language-menu a[lang=fr]").tap();
      await page.waitForURL(/\/fr\/tours$/);
    },
  },
  {
    name: "going to another page",
    path: "/en/tours",
    prepare: (page) => page.locator(".nav__toggle").tap(),
    act: async (page) => {
      await page.locator(".nav__links a[href='/en/destinations']").tap();
      await page.waitForURL(/\/en\/destinations$/);
    },
  },
  {
    name: "the carousel's next picture",
    path: "/en/destinations",
    prepare: (page) => page.locator(".carousel").first().scrollIntoViewIfNeeded(),
    act: (page) => page.getByRole("button", { name: "Next picture" }).first().tap(),
  },
  {
    name: "opening an itinerary",
    path: "/en/tours",
    prepare: (page) => itinerary(page).scrollIntoViewIfNeeded(),
    act: (page) => itinerary(page).tap(),
  },
  {
    name: "typing into the contact form",
    path: "/en/contact",
    prepare: (page) => page.locator("main [name=message]").tap(),
    act: (page) => page.keyboard.type("Two of us, in September.", { delay: 60 }),
  },
  {
    name: "sending the contact form with mistakes",
    path: "/en/contact",
    prepare: (page) => page.locator("main form [type=submit]").scrollIntoViewIfNeeded(),
    act: (page) => page.locator("main form [type=submit]").tap(),
  },
];

interface Longest {
  total: number;
  /** Before the first script of the page. */
  waited: number;
  worked: number;
  /** Until the next frame is painted; Chromium rounds the sum to 8 ms. */
  painted: number;
}

interface Seen extends Longest {
  touched: boolean;
}

const itinerary = (page: Page) => page.locator("main [aria-haspopup=dialog]").first();

/**
 * From a touch or key to the frame that shows its result, on a phone with a processor slowed four times.
 */
export async function measureInteractions(url: string): Promise<Row[]> {
  const browser = await engine.launch(await chromium());
  const rows: Row[] = [];
  for (const interaction of interactions) rows.push(await measure(browser, url, interaction));
  rows.push(await measureConsent(browser));
  await browser.close();
  return rows;
}

/** The consent bar exists only with third-party scripts configured: on a separate site. */
async function measureConsent(browser: Browser): Promise<Row> {
  const folder = await mkdtemp(join(tmpdir(), "tsamma-bench-consent-"));
  const widget = await startWidget();
  const site = await startSite({
    DATA_DIR: folder,
    SEED: "none",
    REVIEW_WIDGET_SRC: widget.widgetSrc,
    THIRD_PARTY_SCRIPT_SRC: widget.scriptSrc,
  });
  try {
    return await measure(browser, site.url, {
      name: "accepting the scripts of others",
      path: "/en",
      act: (page) => page.locator(".consent__answers button").first().tap(),
    });
  } finally {
    await Promise.all([site.stop(), widget.close()]);
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(browser: Browser, url: string, interaction: Interaction): Promise<Row> {
  const longest: Longest[] = [];
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext(phone);
    try {
      longest.push(await interact(context, url, interaction));
    } finally {
      await context.close();
    }
  }
  const part = (of: keyof Longest) => median(longest.map((each) => each[of])).toFixed(0);
  const parts = `waiting ${part("waited")}, scripts ${part("worked")}, painting ${part("painted")}`;
  return {
    what: `INP of ${interaction.name}, 375 px, 4x CPU (${parts})`,
    value: median(longest.map(({ total }) => total)),
    unit: "ms",
    limit: goodMs,
  };
}

/** Parts, in milliseconds, of the longest interaction caused by one user action. */
async function interact(
  context: BrowserContext,
  url: string,
  { name, path, prepare, act }: Interaction,
): Promise<Longest> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const seen: Seen = { total: 0, waited: 0, worked: 0, painted: 0, touched: false };
    Object.assign(window, { seen });
    const touched = () => {
      seen.touched = true;
    };
    for (const type of ["pointerup", "keydown"]) addEventListener(type, touched, true);
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { startTime, processingStart, processingEnd, duration } = entry;
        if (!entry.interactionId || duration <= seen.total) continue;
        Object.assign(seen, {
          total: duration,
          waited: processingStart - startTime,
          worked: processingEnd - processingStart,
          painted: Math.max(0, startTime + duration - processingEnd),
        });
      }
    });
    observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  waitUntilHydrated(page);
  await page.goto(url + path, { waitUntil: "networkidle" });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await prepare?.(page);
  await page.waitForTimeout(settleMs);
  await page.evaluate(() => {
    const { seen } = window as unknown as { seen: Seen };
    Object.assign(seen, { total: 0, waited: 0, worked: 0, painted: 0, touched: false });
  });
  await act(page);
  await page.waitForTimeout(settleMs);
  const { touched, ...longest } = await page.evaluate(
    () => (window as unknown as { seen: Seen }).seen,
  );
  if (!touched) throw new Error(`bench: nothing was touched while ${name}`);
  return { ...longest, total: Math.max(minEventMs, longest.total) };
}
