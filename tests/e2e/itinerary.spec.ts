import type { Page } from "@playwright/test";
import { openDatabase, rowsOf } from "./database.ts";
import { expect, test } from "./fixtures.ts";
import { at, inOne, type Locale, say } from "./pages.ts";

async function openTours(page: Page, locale: Locale) {
  await page.goto(at(locale, "/tours"));
  const cards = page.getByRole("main").getByRole("article");
  const dialogs = page.getByRole("dialog");
  return {
    dialogs,
    close: dialogs.getByRole("button", { name: say(locale, "tours.itinerary.close") }),
    opener: (n: number) =>
      cards.nth(n).getByRole("button", { name: new RegExp(`^${say(locale, "tours.itinerary")}`) }),
    nameOf: async (n: number) =>
      (await cards.nth(n).getByRole("heading", { level: 2 }).textContent()) ?? "",
  };
}

for (const locale of inOne("fr")) {
  test(`E3: one itinerary is open at a time, lists its days, and covers the page until it is closed (${locale})`, async ({
    page,
  }) => {
    const { dialogs, close, opener, nameOf } = await openTours(page, locale);
    const [row] = await rowsOf(
      openDatabase()
        .from("tours")
        .select("itinerary")
        .eq(locale === "es" ? "name" : `name_${locale}`, await nameOf(0)),
    );
    await expect(dialogs).toHaveCount(0);
    await opener(0).click();
    await expect(dialogs).toHaveCount(1);
    await expect(dialogs).toHaveAccessibleName(await nameOf(0));
    const days = row?.itinerary ?? [];
    expect(days.length).toBeGreaterThan(1);
    const shown = dialogs.getByRole("listitem");
    await expect(shown).toHaveCount(days.length);
    for (const [index, day] of days.entries()) {
      await expect(shown.nth(index)).toContainText(`${say(locale, "days.day")} ${index + 1}`);
      const lines = (day[`description_${locale}`] ?? "").split("\n").filter(Boolean);
      expect(lines, `day ${index + 1}`).not.toEqual([]);
      for (const line of lines) {
        await expect(shown.nth(index)).toContainText(line.trim());
      }
    }
    const fact = dialogs.locator(".days__facts div").first();
    const [label, value] = [fact.getByRole("term"), fact.getByRole("definition")];
    await expect(value).toHaveText(/./);
    expect((await value.boundingBox())?.y).toBe((await label.boundingBox())?.y);

    // A click on a link of the page hits the dialog or its backdrop.
    const link = page
      .getByRole("banner")
      .getByRole("link", { name: say(locale, "nav.about"), includeHidden: true });
    const isCovered = await link.evaluate((node) => {
      const { left, top } = node.getBoundingClientRect();
      return document.elementFromPoint(left + 5, top + 5)?.closest("dialog") instanceof Element;
    });
    expect(isCovered).toBe(true);
    // Focus stays inside in both directions.
    for (const key of ["Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab"]) {
      await page.keyboard.press(key);
      const inside = await dialogs.evaluate(
        (dialog) =>
          dialog.contains(document.activeElement) || document.activeElement === document.body,
      );
      expect(inside).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(dialogs).toHaveCount(0);
    await expect(opener(0)).toBeFocused();

    await opener(1).click();
    await expect(dialogs).toHaveCount(1);
    await expect(dialogs).toHaveAccessibleName(await nameOf(1));
    await close.click();
    await expect(dialogs).toHaveCount(0);
    await expect(opener(1)).toBeFocused();
    await opener(1).click();
    await expect(dialogs).toBeVisible();
    await page.mouse.click(20, 500);
    await expect(dialogs).toHaveCount(0);
  });
}
