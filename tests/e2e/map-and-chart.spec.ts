import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { at, inOne, say } from "./pages.ts";

const namibia = "/tours/dunas-y-elefantes-del-desierto";
const delta = "/tours/el-delta-en-mokoro";
const okavango = "/destinations/okavango-y-chobe";

/** Map labels that overlap or leave the map, and the font size of the smallest stop label, in pixels. */
async function wordsOn(page: Page) {
  return page.locator(".route-map__sheet > svg").evaluate((svg) => {
    const map = svg.getBoundingClientRect();
    const texts = Array.from(svg.querySelectorAll("text"))
      // Rotated labels have a larger bounding box; hidden ones have none.
      .filter((text) => !text.hasAttribute("transform") && text.getBoundingClientRect().width > 0)
      .map((text) => {
        const box = text.getBoundingClientRect();
        // Letters are lower than their line box.
        const [x, y] = [1, box.height * 0.16];
        const size = Number.parseFloat(getComputedStyle(text).fontSize);
        return {
          words: text.textContent,
          pixels: size * ((svg as SVGSVGElement).getScreenCTM()?.a ?? 0),
          isInside: box.left >= map.left && box.right <= map.right && box.bottom <= map.bottom,
          box: { x0: box.left + x, x1: box.right - x, y0: box.top + y, y1: box.bottom - y },
        };
      });
    const collisions = texts.flatMap(({ words, box }, at) =>
      texts
        .slice(at + 1)
        .filter(
          ({ box: other }) =>
            box.x0 < other.x1 && box.x1 > other.x0 && box.y0 < other.y1 && box.y1 > other.y0,
        )
        .map((other) => `${words} / ${other.words}`),
    );
    return {
      count: texts.length,
      collisions,
      outside: texts.filter(({ isInside }) => !isInside).map(({ words }) => words),
      smallest: Math.min(...texts.map(({ pixels }) => pixels)),
    };
  });
}

for (const [width, least] of [
  [320, 8],
  [375, 9.5],
  [768, 10],
  [1280, 9],
] as const) {
  test(`J4: at ${width} pixels, map labels are readable and do not overlap`, {
    tag: width === 320 ? [] : "@deep",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [namibia, delta, "/tours/del-cabo-a-los-maluti"]) {
      await page.goto(at("en", path));
      await page.evaluate(() => document.fonts.ready);
      const { count, collisions, outside, smallest } = await wordsOn(page);
      expect(count).toBeGreaterThan(12);
      expect(collisions, path).toEqual([]);
      expect(outside, path).toEqual([]);
      expect(smallest).toBeGreaterThan(least);
    }
  });
}

test("J4: the map is in the document once, and stays after hydration and after going back", {
  tag: "@deep",
}, async ({ page }) => {
  const response = await page.goto(at("es", namibia));
  const html = (await response?.text()) ?? "";
  expect(html.split('class="route-map__sheet"')).toHaveLength(2);
  expect(html.split('route-map-coast\\"')).toHaveLength(1);
  const map = page.locator("#route-map");
  const drawn = await map.innerHTML();
  expect(drawn.length).toBeGreaterThan(10_000);
  await page.evaluate(() => {
    document.documentElement.dataset.stays = "";
  });
  // On client navigation it is part of the data.
  await page
    .getByRole("banner")
    .getByRole("link", { name: say("es", "nav.tours") })
    .click();
  await page.waitForURL(/\/es\/tours$/);
  await expect(map).toHaveCount(0);
  await page.getByRole("heading", { name: "El delta en mokoro" }).getByRole("link").click();
  await expect(map).toContainText("Savuti");
  await expect(page.locator("html")).toHaveAttribute("data-stays");
  await page.goBack();
  await page.goBack();
  await expect(map).toContainText("Sesfontein");
  expect(await map.innerHTML()).toBe(drawn);
});

test("J4: the map's colours change with the theme", { tag: "@deep" }, async ({ page }) => {
  const land = page.locator("#route-map-ours").locator("..");
  const colours = async () => land.evaluate((element) => getComputedStyle(element).fill);
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(at("en", delta));
  const day = await colours();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(colours).not.toBe(day);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of inOne("es")) {
    test(`J4, J9: map and chart are shown with their values as text (${locale})`, async ({
      page,
    }) => {
      await page.goto(at(locale, namibia));
      const figure = page.getByRole("figure", { name: /map|carte|mapa/i });
      await expect(figure.getByRole("img", { name: /Khomas/ })).toBeVisible();
      await expect(figure.getByRole("listitem").filter({ hasText: "Swakopmund" })).toContainText(
        /4–5.*380\skm/s,
      );
      await page.goto(at(locale, okavango));
      await expect(page.getByRole("img", { name: /°C/ })).toBeVisible();
      const table = page.getByRole("table");
      await expect(table).toBeHidden();
      await page.locator("summary", { hasText: /tab(la|le)/ }).click();
      await expect(table.getByRole("row")).toHaveCount(13);
    });
  }
});

test("J9: at 320 pixels, the chart's numbers and the table fit", { tag: "@deep" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(at("fr", okavango));
  await page.locator("summary", { hasText: "tableau" }).click();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  const collisions = await page.locator(".climate__chart").evaluate((svg) => {
    const boxes = Array.from(svg.querySelectorAll("text"), (text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      return { left, right, top: top + 2, bottom: bottom - 2, words: text.textContent };
    });
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right &&
            one.right > other.left &&
            one.top < other.bottom &&
            one.bottom > other.top,
        )
        .map((other) => `${one.words} / ${other.words}`),
    );
  });
  expect(collisions).toEqual([]);
});
