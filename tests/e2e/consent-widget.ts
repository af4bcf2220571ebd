import {
  anAnswer,
  expect,
  pressHydrated,
  reviewsOn,
  runs,
  storedAnswer,
  test,
} from "./consent-site.ts";
import { say } from "./pages.ts";

/** Tests of the review widget on the home page; called by `consent.spec.ts`, whose site they share. */
export function declareWidgetTests() {
  test("B5: the widget loads near the viewport, and follows language and theme", async ({
    page,
    fake,
    thirdPartyRequests,
  }) => {
    await page.addInitScript(anAnswer, storedAnswer(fake, "accepted"));
    await page.goto("/en");
    await expect.poll(() => page.evaluate(runs)).toBe("1");
    expect(thirdPartyRequests).not.toContain("/widget.js");
    const { box, widget, comeNear } = reviewsOn(page, "en");
    const room = await box.evaluate((node) => node.getBoundingClientRect().height);
    await comeNear();
    await expect(widget).toContainText("Reviews: en, light");
    await expect(widget).toContainText("Review 40");
    await expect(widget.getByRole("img")).toHaveJSProperty("naturalWidth", 60);
    // The widget causes no layout shift, whatever its height.
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

    expect(thirdPartyRequests.filter((path) => path === "/widget.js")).toHaveLength(1);
  });

  test("A12: if the widget is blocked or empty, the static links stay", { tag: "@deep" }, async ({
    page,
    fake,
    allow,
  }) => {
    allow(`404 ${fake.widgetSrc}`);
    await page.clock.install();
    await page.addInitScript(anAnswer, storedAnswer(fake, "refused"));
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
    // A retry loads the widget if it is available again.
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
