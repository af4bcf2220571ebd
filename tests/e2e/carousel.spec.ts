import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { untilHydrated } from "./hydrated.ts";
import { untilEffects } from "./wait-for-page.ts";

/** The first destination's carousel, in view, with a fake clock. */
async function openCarousel(page: Page) {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  await page.goto("/en/destinations", { waitUntil: "commit" });
  await page.waitForLoadState();
  await settle(page);
  await untilHydrated(page);
  const card = page.getByRole("main").getByRole("article").first();
  const button = (name: RegExp | string) => card.getByRole("button", { name });
  await card.scrollIntoViewIfNeeded();
  await expect(button(/slide show/)).toBeVisible();
  const total = await card.locator("img").count();
  return {
    card,
    total,
    pause: button("Pause the slide show"),
    play: button("Resume the slide show"),
    previous: button("Previous picture"),
    next: button("Next picture"),
    /** Moves the pointer in and out; the four seconds start again when it leaves. */
    async leave() {
      await card.locator("img").first().hover();
      await page.mouse.move(2, 300);
      await settle(page);
    },
    /** Number of the visible picture, from 1. */
    async shows(n: number) {
      await expect(card.locator("img").nth(n - 1)).toBeInViewport({ ratio: 0.5 });
      await expect(card.getByText(`Picture ${n} of ${total}`)).toBeAttached();
    },
  };
}

/** Effects of a change run in the next frame, which the fake clock delays too. */
async function settle(page: Page) {
  await untilEffects(page);
  await page.clock.runFor(100);
  await untilEffects(page);
}

test("D5: pictures advance every 4 seconds and wrap around; buttons pause, resume and step, which stops the autoplay", async ({
  page,
}) => {
  const { shows, total, pause, play, previous, next, leave } = await openCarousel(page);
  await expect(pause).toBeVisible();
  await leave();
  await page.clock.runFor(3850);
  await shows(1);
  await page.clock.runFor(250);
  await shows(2);
  for (let n = 3; n <= total + 1; n++) {
    await page.clock.runFor(4000);
    await shows(((n - 1) % total) + 1);
  }

  await pause.click();
  await page.mouse.move(2, 300);
  await page.clock.runFor(20_000);
  await shows(1);
  await play.click();
  await page.mouse.move(2, 300);
  await expect(pause).toBeVisible();
  await settle(page);
  await page.clock.runFor(4100);
  await shows(2);

  await previous.click();
  await shows(1);
  await expect(play).toBeVisible();
  await previous.click();
  await shows(total);
  await next.click();
  await shows(1);
  await page.mouse.move(2, 300);
  await page.clock.runFor(20_000);
  await shows(1);
});

test("D5: hovering pauses the carousel", { tag: "@deep" }, async ({ page }) => {
  const { shows, card, pause } = await openCarousel(page);
  await card.locator("img").first().hover();
  await page.clock.runFor(20_000);
  await shows(1);
  await expect(pause).toBeVisible();
});

test("D5: pressing next during the animation counts", { tag: "@deep" }, async ({ page }) => {
  const { card, shows, total, next } = await openCarousel(page);
  expect(total).toBeGreaterThan(2);
  const track = card.locator(".carousel__track");
  await next.hover();
  await page.mouse.down();
  await page.mouse.up();
  await page.mouse.down();
  // The finger stays down while the track scrolls.
  await expect
    .poll(() => track.evaluate((node) => node.scrollLeft), { intervals: [10] })
    .toBeGreaterThan(0);
  await page.mouse.up();
  await shows(3);
});

test("J1: a picture in the list links to the destination's page", { tag: "@deep" }, async ({
  page,
}) => {
  const { card } = await openCarousel(page);
  const name = (await card.getByRole("heading", { level: 2 }).textContent()) ?? "";
  await card.locator("img").first().click();
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/en\/destinations\/[a-z0-9-]+$/);
});

test("D5: touching the picture stops the autoplay permanently", { tag: "@deep" }, async ({
  page,
}) => {
  const { shows, card, play } = await openCarousel(page);
  // A short swipe, released elsewhere: no tap.
  await card.locator("img").first().dispatchEvent("pointerdown", { pointerType: "touch" });
  await expect(play).toBeVisible();
  await page.mouse.move(2, 300);
  await page.clock.runFor(20_000);
  await shows(1);
});

test("D5: keyboard focus stops the autoplay; each arrow key press moves one picture", {
  tag: "@deep",
}, async ({ page }) => {
  const { card, play, shows, total } = await openCarousel(page);
  expect(total).toBeGreaterThan(2);
  const tabInto = async (part: Locator) => {
    const isThere = () => part.evaluate((node) => node.contains(document.activeElement));
    while (!(await isThere())) await page.keyboard.press("Tab");
  };
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).focus();
  await tabInto(card);
  await expect(play).toBeVisible();
  await page.clock.runFor(20_000);
  await shows(1);

  const track = card.locator(".carousel__track");
  await tabInto(track);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await shows(3);
  await page.keyboard.press("ArrowLeft");
  await shows(2);
});

test("D5: with reduced motion there is no autoplay and no animation", { tag: "@deep" }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { card, shows, play, next } = await openCarousel(page);
  await expect(play).toBeVisible();
  await page.clock.runFor(20_000);
  await shows(1);
  const track = card.locator(".carousel__track");
  await track.evaluate((node) => {
    node.addEventListener("scroll", () => {
      node.dataset.passed = `${node.dataset.passed ?? ""} ${node.scrollLeft / node.clientWidth}`;
    });
  });
  await next.click();
  await shows(2);
  await expect(track).toHaveAttribute("data-passed", " 1");
});

test("D5: a carousel out of view does not advance", { tag: "@deep" }, async ({ page }) => {
  const { card } = await openCarousel(page);
  const last = page.getByRole("main").getByRole("article").last();
  await expect(last).not.toBeInViewport();
  await page.clock.runFor(20_000);
  await expect(last.getByText(/^Picture 1 of/)).toBeAttached();
  await expect(card).toBeInViewport();
});

test("D5: two pictures have controls, and each picture has a label", { tag: "@deep" }, async ({
  corners: page,
}) => {
  await page.goto("/en/destinations");
  const card = page.getByRole("article", { name: "C dos imágenes" });
  await card.getByRole("button", { name: "Next picture" }).click();
  await expect(card.locator("img").nth(1)).toBeInViewport({ ratio: 0.5 });
  await expect(card.locator("img").first()).toHaveAttribute("alt", /C dos imágenes.*1/);
});
