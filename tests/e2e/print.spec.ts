import { company } from "../../shared/company.ts";
import { expect, test } from "./fixtures.ts";
import { at, inOne, say } from "./pages.ts";

/** `page.pdf()` fires the print events; `emulateMedia` does not. */
const toPaper = () => dispatchEvent(new Event("beforeprint"));
const fromPaper = () => dispatchEvent(new Event("afterprint"));

for (const locale of inOne("es")) {
  test(`E3: all tours can be printed, or one with its days (${locale})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(at(locale, "/tours"));
    const main = page.getByRole("main");
    const cards = main.locator("article");
    const all = await cards.count();
    expect(all).toBeGreaterThan(3);

    // All tours; their days are on their own pages.
    await page.evaluate(toPaper);
    await page.emulateMedia({ media: "print" });
    for (const card of await cards.all()) {
      await expect(card.locator(".facts")).toBeVisible();
      await expect(card.locator("img:visible")).toHaveCount(1);
    }
    for (const pressed of await page.locator("button, .btn, nav, .more").all()) {
      await expect(pressed).toBeHidden();
    }
    const address = page.getByRole("contentinfo");
    for (const line of [company.address.street, company.phone.display, company.email]) {
      await expect(address.getByText(line)).toBeVisible();
    }
    await expect(page.getByRole("banner").getByRole("link", { name: company.name })).toBeVisible();
    // Black on white in both themes.
    const colours = await cards
      .first()
      .evaluate((card) => [
        getComputedStyle(document.body).backgroundColor,
        getComputedStyle(card).color,
      ]);
    expect(colours).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
    await page.evaluate(fromPaper);
    await page.emulateMedia({ media: "screen" });

    // A single tour, from its own button.
    await page.evaluate(() => {
      // State during printing.
      window.print = () => {
        const days = document.querySelectorAll(".tour__days li").length;
        document.documentElement.setAttribute("data-printed", `${days} days`);
      };
    });
    const second = cards.nth(1);
    const name = (await second.getByRole("heading", { level: 2 }).textContent()) ?? "";
    await second.getByRole("button", { name: say(locale, "tours.itinerary") }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: say(locale, "tours.itinerary.print") }).click();
    await expect(page.locator("html")).toHaveAttribute("data-printed", /^[1-9]\d* days$/);
    await expect(second.locator(".tour__days")).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(cards.filter({ visible: true })).toHaveCount(1);
    await expect(main.locator("h1")).toBeHidden();
    await expect(main.getByRole("heading", { level: 2, name })).toBeVisible();
    await expect(second.locator(".tour__days")).toBeVisible();
    await expect(dialog).toBeHidden();
  });
}

for (const javaScriptEnabled of [true, false]) {
  test(`J3: a tour's page is printed with its days and prices, and nothing to press (${javaScriptEnabled ? "with" : "without"} JavaScript)`, {
    tag: "@deep",
  }, async ({ knownWindow }) => {
    const page = await knownWindow({ javaScriptEnabled });
    await page.goto("/en/tours");
    const first = page.getByRole("article").first().getByRole("heading", { level: 2 });
    await page.goto((await first.getByRole("link").getAttribute("href")) ?? "");
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const main = page.getByRole("main");
    await expect(main.locator("#days li").last()).toBeVisible();
    await expect(main.locator("#prices")).toBeVisible();
    await expect(main.locator("#included")).toBeVisible();
    for (const pressed of await main.locator("button, .btn, nav, form, .more").all())
      await expect(pressed).toBeHidden();
    // Questions, originals of translated reviews and forms are omitted.
    const folds = main.locator(
      "details:not(#questions *, .guest__translated *, form *) > :not(summary)",
    );
    for (const fold of await folds.all()) await expect(fold).toBeVisible();
    const colours = await main.evaluate((node) => [
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(node).color,
      getComputedStyle(node.querySelector("#days li") ?? node).breakInside,
    ]);
    expect(colours).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)", "avoid"]);
  });
}
