import { openDatabase, rowsOf } from "./database.ts";
import { expect, test } from "./fixtures.ts";
import { aPost, at, inOne, navigation, publicPages, say } from "./pages.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });

for (const locale of inOne("es")) {
  test(`A15: without JavaScript the navigation is open and its links work (${locale})`, async ({
    page,
  }) => {
    await page.goto(at(locale, "/"));
    for (const [path, label] of navigation) {
      const link = page
        .getByRole("banner")
        .getByRole("navigation", { name: say(locale, "nav.main") })
        .getByRole("link", { name: say(locale, label), exact: true });
      await link.click();
      await expect(page).toHaveURL(at(locale, path));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // Controls that need JavaScript are hidden.
      await expect(page.getByRole("button", { name: say(locale, "nav.open") })).toHaveCount(0);
      await expect(page.getByRole("button", { name: say(locale, "theme.label") })).toHaveCount(0);
    }
  });
}

test("A15: every page shows its content without JavaScript", async ({ page }) => {
  const database = openDatabase();
  const tours = await rowsOf(database.from("tours").select("name_en"));
  const places = await rowsOf(database.from("destinations").select("name_en, gallery_images"));
  const posts = await rowsOf(database.from("blog_posts").select("title_en"));

  for (const path of publicPages) {
    await page.goto(at("en", path));
    expect((await page.getByRole("main").textContent())?.length, path).toBeGreaterThan(300);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, path).toBeLessThanOrEqual(375);
  }

  await page.goto("/en/tours");
  for (const { name_en } of tours) {
    await expect(page.getByRole("heading", { level: 2, name: name_en ?? "" })).toBeVisible();
  }
  const first = page.getByRole("article").first();
  await first.getByRole("link", { name: /^View itinerary/ }).click();
  await expect(page).toHaveURL(/\/en\/tours\/[a-z0-9-]+#days$/);
  await expect(page.getByText("Day 2", { exact: true })).toBeInViewport();

  await page.goto("/en/destinations");
  for (const { name_en, gallery_images } of places) {
    const card = page.getByRole("article", { name: name_en ?? "", exact: true });
    await expect(card.getByRole("heading")).toBeVisible();
    await expect(card.locator("img")).toHaveCount(gallery_images.length);
    await expect(card.getByRole("button")).toHaveCount(0);
  }

  await page.goto("/en/blog");
  for (const { title_en } of posts) {
    await expect(page.getByRole("link", { name: title_en ?? "" })).toBeVisible();
  }
  await page.getByRole("article").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/en\/blog\/.+/);
});

test("A15: without JavaScript the language can be changed and the hero follows the device's theme", {
  tag: "@deep",
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(aPost);
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Français" }).click();
  await expect(page).toHaveURL(`/fr${aPost}`);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.getByRole("banner").getByRole("button", { name: "Langue" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL(`/es${aPost}`);
  await page.goto("/es");
  const painted = await page
    .locator(".hero__night")
    .evaluate((node) => getComputedStyle(node).backgroundImage);
  expect(painted).toContain("hero-night");
});

test("A15: pictures and partner logos load without JavaScript", { tag: "@deep" }, async ({
  page,
}) => {
  await page.goto("/en");
  await expect(page.getByRole("img", { name: say("en", "home.fruit.alt") })).toBeVisible();
  const marks = page.getByRole("list", { name: say("en", "home.partners") }).getByRole("img");
  await expect(marks).toHaveCount(5);
  for (const mark of await marks.all()) {
    await expect(mark.locator("use")).toHaveCount(1);
    expect((await mark.boundingBox())?.width).toBeGreaterThan(40);
  }
});
