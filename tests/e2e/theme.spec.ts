import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { waitUntilHydrated } from "./hydrated.ts";
import { at, inOne, say } from "./pages.ts";
import { settle, untilEffects } from "./wait-for-page.ts";

/** Computed text colour of the page. */
const ink = (page: Page) => page.evaluate(() => getComputedStyle(document.body).color);
const saved = (page: Page) => page.evaluate(() => localStorage.getItem("vite-ui-theme"));

/** Perceived brightness, 0 to 255. */
function brightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const scale = color.startsWith("rgb") ? 1 : 255;
  return scale * (0.3 * red + 0.6 * green + 0.1 * blue);
}

/** Value of the theme-color meta tag in effect. */
const barColor = (page: Page) =>
  page.evaluate(() => {
    const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
    return [...metas].filter(({ media }) => matchMedia(media).matches).map((meta) => meta.content);
  });
const paper = { light: ["#f8f4ea"], dark: ["#0e1830"] };

async function expectTheme(page: Page, theme: "light" | "dark") {
  await expect.poll(() => barColor(page)).toEqual(paper[theme]);
  await expect.poll(async () => (brightness(await ink(page)) > 128 ? "dark" : "light")).toBe(theme);
}

for (const locale of inOne("fr")) {
  test(`A4: light, dark and system, which follows the device live, are saved and marked (${locale})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(at(locale, "/about"));
    const bar = page.getByRole("banner");
    const switcher = bar.getByRole("button", {
      name: new RegExp(`^${say(locale, "theme.label")}:`),
    });
    const option = (theme: "light" | "dark" | "system") =>
      bar.getByRole("button", { name: say(locale, `theme.${theme}`), exact: true });

    await expect(switcher).toHaveText(new RegExp(say(locale, "theme.system")));
    await expectTheme(page, "light");
    await page.emulateMedia({ colorScheme: "dark" });
    await expectTheme(page, "dark");
    await page.emulateMedia({ colorScheme: "light" });
    await expectTheme(page, "light");
    expect(await saved(page)).toBeNull();

    await switcher.click();
    await expect(option("system")).toHaveAttribute("aria-pressed", "true");
    await option("dark").click();
    await expectTheme(page, "dark");
    expect(await saved(page)).toBe("dark");
    await expect(switcher).toHaveText(new RegExp(say(locale, "theme.dark")));

    await page.reload();
    await expectTheme(page, "dark");
    await switcher.click();
    await expect(option("dark")).toHaveAttribute("aria-pressed", "true");
    await option("light").click();
    await page.emulateMedia({ colorScheme: "dark" });
    await expectTheme(page, "light");

    // The footer's switcher has the same state.
    await page
      .getByRole("contentinfo")
      .getByRole("button", { name: say(locale, "theme.system"), exact: true })
      .click();
    await expectTheme(page, "dark");
    expect(await saved(page)).toBe("system");
    await page.emulateMedia({ colorScheme: "light" });
    await expectTheme(page, "light");
  });
}

test("A4: without a choice the theme follows the device live", { tag: "@deep" }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/en");
  await expectTheme(page, "dark");
  await page.emulateMedia({ colorScheme: "light" });
  await expectTheme(page, "light");
});

test("A4: a choice in one tab applies to other tabs", { tag: "@deep" }, async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  waitUntilHydrated(other);
  await page.goto("/en/about");
  await other.goto("/en/contact");
  await untilEffects(other);
  await page.getByRole("contentinfo").getByRole("button", { name: "Dark" }).click();
  await expectTheme(other, "dark");
});

for (const [choice, device] of [
  ["dark", "light"],
  ["light", "dark"],
] as const) {
  test(`A4: on a ${device} device every frame shows the saved theme ${choice}`, {
    tag: "@deep",
  }, async ({ newVisitor }) => {
    const page = await newVisitor();
    await page.emulateMedia({ colorScheme: device });
    await page.addInitScript((theme) => {
      localStorage.setItem("vite-ui-theme", theme);
      const frames: string[] = [];
      Object.assign(window, { frames_: frames });
      const look = () => {
        if (document.body) frames.push(getComputedStyle(document.body).color);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, choice);
    await page.goto("/en/about");
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await page.waitForFunction(() => (window as never as { frames_: string[] }).frames_.length > 5);
    const frames = await page.evaluate(() => (window as never as { frames_: string[] }).frames_);
    expect(new Set(frames.map((color) => (brightness(color) > 128 ? "dark" : "light")))).toEqual(
      new Set([choice]),
    );
  });
}

const heroes = [
  { saved: null, device: "light", shown: "day" },
  { saved: null, device: "dark", shown: "night" },
  { saved: "dark", device: "light", shown: "night" },
  { saved: "light", device: "dark", shown: "day" },
  { saved: "system", device: "dark", shown: "night" },
] as const;

for (const hero of heroes) {
  test(`A4: only the ${hero.shown} hero is fetched (saved ${hero.saved}, device ${hero.device})`, {
    tag: "@deep",
  }, async ({ newVisitor }) => {
    const page = await newVisitor();
    const fetched: string[] = [];
    page.on("request", (request) => {
      const scene = request.url().match(/hero-(day|night)/)?.[1];
      if (scene) fetched.push(scene);
    });
    await page.emulateMedia({ colorScheme: hero.device });
    await page.addInitScript((theme) => {
      if (theme) localStorage.setItem("vite-ui-theme", theme);
    }, hero.saved);
    await page.goto("/en");
    await settle(page);
    // Once: preloaded and painted picture are the same.
    expect(fetched).toEqual([hero.shown]);
    await page.mouse.wheel(0, 40_000);
    await expect(page.getByRole("contentinfo")).toBeInViewport();
    expect(fetched).toEqual([hero.shown]);
  });
}
