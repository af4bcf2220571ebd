import { openDatabase } from "./database.ts";
import { expect, test } from "./fixtures.ts";
import { at, locales, say } from "./pages.ts";

for (const locale of locales) {
  test(`E3: the itinerary, day by day, one at a time, with the focus inside (${locale})`, async ({
    page,
  }) => {
    await page.goto(at(locale, "/tours"));
    const cards = page.getByRole("main").getByRole("article");
    const opener = (n: number) =>
      cards.nth(n).getByRole("button", { name: new RegExp(`^${say(locale, "tours.itinerary")}`) });
    const dialogs = page.getByRole("dialog");
    const close = dialogs.getByRole("button", { name: say(locale, "tours.itinerary.close") });
    const nameOf = (n: number) => cards.nth(n).getByRole("heading", { level: 2 }).textContent();
    const names = [await nameOf(0), await nameOf(1)];
    await expect(dialogs).toHaveCount(0);

    await opener(0).click();
    await expect(dialogs).toHaveCount(1);
    await expect(dialogs).toHaveAccessibleName(names[0] ?? "");
    const { data: row } = await openDatabase()
      .from("tours")
      .select("itinerary")
      .eq(locale === "es" ? "name" : `name_${locale}`, names[0] ?? "")
      .single();
    const days = row?.itinerary ?? [];
    expect(days.length).toBeGreaterThan(1);
    const shown = dialogs.getByRole("listitem");
    await expect(shown).toHaveCount(days.length);
    for (const [index, day] of days.entries()) {
      await expect(shown.nth(index)).toContainText(`${say(locale, "tours.day")} ${index + 1}`);
      for (const line of day[`description_${locale}`].split("\n").filter(Boolean)) {
        await expect(shown.nth(index)).toContainText(line.trim());
      }
    }

    // The keyboard stays inside, wherever it turns.
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
    await expect(dialogs).toHaveAccessibleName(names[1] ?? "");
    await close.click();
    await expect(dialogs).toHaveCount(0);
    await expect(opener(1)).toBeFocused();
  });
}

test("E3: nothing behind the open itinerary can be reached, and a click beside closes it", async ({
  page,
}) => {
  await page.goto("/en/tours");
  const opener = page.getByRole("button", { name: /^View itinerary/ });
  await opener.first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(opener.nth(1).click({ timeout: 1000 })).rejects.toThrow(/intercepts pointer events/);
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.mouse.click(20, 500);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
