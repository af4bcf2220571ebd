import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { expectFocusInSight } from "./focus-visibility.ts";
import { at, inOne, publicPages } from "./pages.ts";

const phone = { width: 375, height: 720 };
const wide = { width: 1280, height: 720 };

/** Targets smaller than 24 px and too close to another (WCAG 2.5.8). */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const targets = [...document.querySelectorAll("a[href], button, input, textarea, summary")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest(".trap, .skip"))
      .flatMap((element) => [...element.getClientRects()].map((box) => ({ element, box })))
      .filter(({ box }) => box.width > 1);
    const middle = ({ x, y, width, height }: DOMRect) => [x + width / 2, y + height / 2] as const;
    return targets
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .filter(({ element, box }) => {
        // Inline links are exempt.
        if (getComputedStyle(element).display === "inline") return false;
        const [x, y] = middle(box);
        return targets.some(
          (other) =>
            other.element !== element &&
            x + 12 > other.box.left &&
            x - 12 < other.box.right &&
            y + 12 > other.box.top &&
            y - 12 < other.box.bottom,
        );
      })
      .map(({ element, box }) => `${element.outerHTML.slice(0, 90)} ${box.width}×${box.height}`);
  });

/** Text that is clipped or overflows the page. */
const cutText = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      // Card titles are clamped to two lines (F1). Maps are pictures with a text alternative.
      if (!walker.currentNode.nodeValue?.trim() || !parent) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      if (
        parent.closest(
          ".sr, .trap, .skip, script, style, .post :is(h2, h3), .post__ex, svg, textarea",
        )
      )
        continue;
      range.selectNodeContents(walker.currentNode);
      const box = range.getBoundingClientRect();
      let outside = box.right > clientWidth + 1 || box.left < -1;
      for (let up: Element | null = parent; up && up !== document.body; up = up.parentElement) {
        if (getComputedStyle(up).overflow === "visible") continue;
        const frame = up.getBoundingClientRect();
        outside ||= box.bottom > frame.bottom + 2 || box.right > frame.right + 2;
      }
      if (outside)
        cut.push(`${parent.tagName} ${walker.currentNode.nodeValue.trim().slice(0, 40)}`);
    }
    // The navigation bar has a fixed height; its content must fit on one line.
    const parts = [...document.querySelectorAll(".nav__in > *, .nav__links > li")]
      .map((part) => part.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0 && height < 80);
    for (const [n, one] of parts.entries()) {
      const next = parts[n + 1];
      if (next && next.top < one.bottom && next.left < one.right - 1 && next.right > one.right) {
        cut.push(`the navigation overlaps at ${Math.round(one.right)} px`);
      }
    }
    return cut;
  });

const wideSpacing = `* { line-height: 1.5 !important; letter-spacing: .12em !important;
  word-spacing: .16em !important } p { margin-bottom: 2em !important }`;

// French has the longest texts.
for (const locale of inOne("fr")) {
  test(`A11: targets are large enough, and text spacing clips nothing (${locale})`, {
    tag: "@deep",
  }, async ({ page }) => {
    for (const path of publicPages) {
      await page.goto(at(locale, path));
      // The CSP allows only styles added by the page's own script.
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
      }, "");
      for (const size of [phone, wide]) {
        await page.setViewportSize(size);
        expect.soft(await smallTargets(page), `${path}, ${size.width}`).toEqual([]);
        await page.evaluate((css) => document.adoptedStyleSheets[0]?.replaceSync(css), wideSpacing);
        expect.soft(await cutText(page), `${path} spaced out, ${size.width}`).toEqual([]);
        await page.evaluate(() => document.adoptedStyleSheets[0]?.replaceSync(""));
      }
    }
  });
}

for (const [path, size] of [
  ["/en/destinations", phone],
  ["/es/tours", phone],
  ["/fr", phone],
  ["/en/blog", wide],
  ["/es/destinations", wide],
  ["/fr/tours", wide],
] as const) {
  test(`A11: focused elements are visible on ${path} at ${size.width} px`, {
    tag: "@deep",
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize(size);
    await page.goto(path);
    expect(await expectFocusInSight(page, path)).toBeGreaterThan(15);
  });
}

test("A11: forced colors keep the indicators that are backgrounds", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/en/tours");
  const [current, other] = await page.evaluate(() =>
    [".carousel__dots [aria-current]", ".carousel__dots :not([aria-current])"].map((selector) => {
      const dot = document.querySelector(selector);
      return dot ? getComputedStyle(dot, "::before").backgroundColor : "";
    }),
  );
  expect(current).not.toBe(other);
  const line = page.locator(".nav__links [aria-current]");
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const drawn = await line.evaluate((link) => getComputedStyle(link, "::after").backgroundColor);
  expect(drawn).not.toBe(canvas);
  for (const badge of await page.locator(".badge").all()) {
    expect(await badge.evaluate((node) => getComputedStyle(node).borderTopWidth)).not.toBe("0px");
  }
});
