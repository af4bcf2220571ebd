import { tabTo } from "./by-keyboard.ts";
import { anEnquiry } from "./contact-rules.ts";
import { expect, test } from "./fixtures.ts";
import { at, inOne, say } from "./pages.ts";

for (const locale of inOne("fr")) {
  test(`A15, E3, G4: an enquiry can be sent from the home page by keyboard only (${locale})`, async ({
    page,
  }) => {
    const press = async (key: Parameters<typeof say>[1]) => {
      await tabTo(page, say(locale, key));
      await page.keyboard.press("Enter");
    };
    await page.goto(at(locale, "/"));
    await press("home.hero.tours");
    await expect(page.locator("main h1")).toHaveText(say(locale, "tours.title"));
    await expect(page.getByRole("main")).toBeFocused();

    await press("tours.itinerary");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await expect(
      dialog.getByRole("button", { name: say(locale, "tours.itinerary.close") }),
    ).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    const opener = page
      .getByRole("button", { name: new RegExp(`^${say(locale, "tours.itinerary")}`) })
      .first();
    await expect(opener).toBeFocused();

    // The enquiry link precedes it.
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/contact\?tour=/);
    await expect(page.getByRole("main")).toBeFocused();

    // Sent incomplete: the first invalid field has focus and its error.
    await press("contact.send");
    const { name, email } = anEnquiry();
    const field = page.getByLabel(say(locale, "contact.name"), { exact: true });
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/2/);
    await page.keyboard.type(name);
    await tabTo(page, say(locale, "contact.email"));
    await page.keyboard.type(email);
    await press("contact.send");
    await expect(
      page.getByRole("heading", { name: say(locale, "contact.sent.title") }),
    ).toBeFocused();
  });
}
