import { company } from "../../shared/company.ts";
import { expect, test } from "./fixtures.ts";
import { at, inOne, say } from "./pages.ts";

/** `page.pdf()` lets the page prepare itself as a printer does; `emulateMedia` alone does not. */
const toPaper = () => dispatchEvent(new Event("beforeprint"));
const fromPaper = () => dispatchEvent(new Event("afterprint"));

for (const locale of inOne("es")) {
  test(`E3: an itinerary can be printed, alone or with the others (${locale})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(at(locale, "/tours"));
    const main = page.getByRole("main");
    const cards = main.locator("article");
    const all = await cards.count();
    const days = main.locator(".tour__days li");
    await expect(days).toHaveCount(0);

    // All of them, each with its days.
    await page.evaluate(toPaper);
    await page.emulateMedia({ media: "print" });
    await expect(main.locator(".tour__days")).toHaveCount(all);
    for (const card of await cards.all()) {
      await expect(card.locator(".facts")).toBeVisible();
      await expect(card.locator(".tour__days li").last()).toBeVisible();
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
    // Black on white, whatever the theme.
    const colours = await cards
      .first()
      .evaluate((card) => [
        getComputedStyle(document.body).backgroundColor,
        getComputedStyle(card).color,
        getComputedStyle(card.querySelector(".days li") ?? card).breakInside,
      ]);
    expect(colours).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)", "avoid"]);
    await page.evaluate(fromPaper);
    await page.emulateMedia({ media: "screen" });
    await expect(days).toHaveCount(0);

    // One of them, from its own button.
    await page.evaluate(() => {
      // As it stands at this very moment.
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

test("E3: without JavaScript the days are printed all the same", async ({ knownWindow }) => {
  const page = await knownWindow({ javaScriptEnabled: false });
  await page.goto("/en/tours");
  await expect(page.locator(".days").first()).toBeHidden();
  await page.emulateMedia({ media: "print" });
  for (const list of await page.locator(".days").all()) await expect(list).toBeVisible();
});
