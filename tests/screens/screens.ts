import { join } from "node:path";
import { type Page, test } from "@playwright/test";
import { signedInStorage } from "../e2e/admin.ts";
import { waitUntilHydrated } from "../e2e/hydrated.ts";
import type { Locale } from "../e2e/pages.ts";
import { adminScreens } from "./admin-screens.ts";
import { publicScreens } from "./public-screens.ts";
import { folder, type Screen, sizesOf } from "./screen.ts";
import { screenSelection } from "./screen-selection.ts";

const urlOf = (screen: Screen): string =>
  JSON.parse(process.env.SCREENS_SITES ?? "{}")[screen.site];

/** One session per site: otherwise they would fill the account's list of sessions. */
const sessions = new Map<string, ReturnType<typeof signedInStorage>>();
function sessionOf(url: string) {
  const known = sessions.get(url) ?? signedInStorage(url);
  sessions.set(url, known);
  return known;
}

for (const screen of [...publicScreens, ...adminScreens]) {
  const sizes = sizesOf(screen).filter(([width]) => screenSelection.takesWidth(width));
  if (!screenSelection.takesScreen(screen.name) || sizes.length === 0) continue;
  for (const locale of screenSelection.locales.filter((each) => screen.locales.includes(each))) {
    test(`${screen.name} ${locale}`, async ({ browser }) => {
      const [width, height] = sizes[0] ?? [375, 720];
      const context = await browser.newContext({
        baseURL: urlOf(screen),
        viewport: { width, height },
        forcedColors: screen.forcedColors ? "active" : "none",
        ...(screen.signedIn && { storageState: await sessionOf(urlOf(screen)) }),
      });
      const page = await context.newPage();
      waitUntilHydrated(page);
      await page.goto(screen.path(locale));
      await screen.prepare?.(page, locale);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        if (screen.whole) await seeEverything(page);
        await takePictures(page, screen, locale, width);
      }
      await context.close();
    });
  }
}

/** In both themes; not for paper and forced colours. */
async function takePictures(page: Page, screen: Screen, locale: Locale, width: number) {
  const plain = screen.printed || screen.forcedColors;
  for (const theme of plain ? screenSelection.themes.slice(-1) : screenSelection.themes) {
    const name = [screen.name, locale, ...(plain ? [] : [theme]), width].join(".");
    await page.emulateMedia({ colorScheme: theme, media: screen.printed ? "print" : null });
    // Backgrounds of the other theme are loaded now.
    await page.waitForTimeout(100);
    // Skeletons hold a response back, so the network is never idle.
    await Promise.race([page.waitForLoadState("networkidle"), page.waitForTimeout(5000)]);
    await page.screenshot({
      path: join(folder, `${name}.jpg`),
      type: "jpeg",
      quality: 80,
      fullPage: screen.whole,
    });
    if (screen.printed) {
      await page.pdf({ path: join(folder, `${name}.pdf`), preferCSSPageSize: true, format: "A4" });
    }
  }
}

/** Scrolls to the end and back, so that lazy content is loaded. */
async function seeEverything(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
  // Some skeletons and empty states have pictures that never load.
  await page
    .waitForFunction(() => [...document.images].every((image) => image.complete), null, {
      timeout: 3000,
    })
    .catch(() => {});
  // After a change of width the old height lasts for some frames.
  await page.waitForTimeout(300);
}
