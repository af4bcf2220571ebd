import { anAnswer, expect, pressHydrated, reviewsOn, runs, test } from "./consent-site.ts";
import { say } from "./pages.ts";

/** What the review widget does on the home page; declared by `consent.spec.ts`, whose site it shares. */
export function declareWidgetTests() {
  test("B5: the widget comes when the visitor comes near, and follows language and theme", async ({
    page,
    strangers,
  }) => {
    await page.addInitScript(anAnswer, "accepted");
    await page.goto("/en");
    await expect.poll(() => page.evaluate(runs)).toBe("1");
    expect(strangers).not.toContain("/widget.js");
    const { box, widget, comeNear } = reviewsOn(page, "en");
    const room = await box.evaluate((node) => node.getBoundingClientRect().height);
    await comeNear();
    await expect(widget).toContainText("Reviews: en, light");
    await expect(widget).toContainText("Review 40");
    await expect(widget.getByRole("img")).toHaveJSProperty("naturalWidth", 60);
    // However long it is, the page has not moved for it.
    expect(await box.evaluate((node) => node.getBoundingClientRect().height)).toBe(room);

    const place = page.locator("[data-language]");
    const footer = page.getByRole("contentinfo");
    await expect(place).toHaveAttribute("data-theme", "light");
    await footer.getByRole("button", { name: "Dark" }).click();
    await expect(place).toContainText("Reviews: en, dark");
    await footer.getByRole("button", { name: "System" }).click();
    await expect(place).toContainText("Reviews: en, light");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(place).toContainText("Reviews: en, dark");

    await footer.getByRole("link", { name: "Français" }).click();
    await expect(page).toHaveURL("/fr");
    await expect(place).toContainText("Reviews: fr, dark");
    await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL("/fr/blog");
    await expect(place).toHaveCount(0);
    await footer.getByRole("button", { name: "Clair" }).click();
    await footer.getByRole("link", { name: "Español" }).click();
    await page.getByRole("banner").getByRole("link", { name: "Inicio", exact: true }).click();
    await comeNear();
    await expect(place).toContainText("Reviews: es, light");

    expect(strangers.filter((path) => path === "/widget.js")).toHaveLength(1);
  });

  test("A12: where the widget is blocked or has nothing to show, the still stays", async ({
    page,
    fake,
    allow,
  }) => {
    allow(`404 ${fake.widgetSrc}`);
    await page.clock.install();
    await page.addInitScript(anAnswer, "refused");
    const { box, still, widget, show, comeNear } = reviewsOn(page, "es");
    for (const plan of ["missing", "hang", "empty"] as const) {
      fake.script({ widget: plan });
      await page.goto("/es");
      await comeNear();
      const height = await box.evaluate((node) => node.getBoundingClientRect().height);
      await pressHydrated(show);
      await expect.poll(() => fake.requests).toContain("/widget.js");
      if (plan !== "missing") await page.clock.fastForward(10_000);
      await expect(box.getByRole("status")).toHaveText(say("es", "consent.reviews.failed"));
      await expect(still).toBeVisible();
      await expect(widget).toHaveCount(0);
      expect(await box.evaluate((node) => node.getBoundingClientRect().height)).toBe(height);
      fake.requests.length = 0;
    }
    // Who asks again is served, if it has become possible.
    fake.script({ widget: "missing" });
    await page.goto("/es");
    await pressHydrated(show);
    await expect(box.getByRole("status")).toHaveText(say("es", "consent.reviews.failed"));
    fake.script();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(fake.widgetSrc, async (route) => {
      await held;
      await route.continue();
    });
    await pressHydrated(show);
    await expect(box.getByRole("button")).toHaveAttribute("aria-busy", "true");
    release();
    await expect(widget).toContainText("Reviews: es, light");
  });
}
