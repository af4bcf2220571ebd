import { anEnquiry, openForm, refusedValues, rules } from "./contact-rules.ts";
import { expect, test } from "./fixtures.ts";
import { inOne, say } from "./pages.ts";

for (const locale of inOne("en")) {
  test(`G3: each rule shows its exact text at its field until it is corrected, and the first click after that sends (${locale})`, async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/send-contact-email")) sent.push(request.url());
    });
    const { fill, field, button } = await openForm(page, locale);
    await button.click();
    for (const [name, message] of [
      ["name", rules.name.min],
      ["email", rules.email.invalid],
      ["message", rules.message.min],
    ] as const) {
      await expect(field(name)).toHaveAccessibleDescription(new RegExp(`${message[locale]}$`));
    }
    await expect(field("phone")).not.toHaveAttribute("aria-invalid", "true");
    await expect(field("name")).toBeFocused();
    await fill({ name: "Ana" });
    await page.keyboard.press("Tab");
    await expect(field("name")).not.toHaveAttribute("aria-invalid", "true");
    await expect(field("email")).toHaveAttribute("aria-invalid", "true");

    const good = anEnquiry();
    for (const [name, value, message] of refusedValues) {
      await fill({ ...good, [name]: value });
      await button.click();
      await expect(field(name)).toHaveAttribute("aria-invalid", "true");
      await expect(field(name)).toHaveAccessibleDescription(new RegExp(`${message[locale]}$`));
      await expect(field(name)).toBeFocused();
      await expect(page.locator("[aria-invalid=true]")).toHaveCount(1);
      await expect(field(name)).toHaveValue(value);
    }
    expect(sent).toEqual([]);

    // The message is corrected last, and its error is above the button.
    await fill(good);
    await button.click();
    await expect(
      page.getByRole("heading", { name: say(locale, "contact.sent.title") }),
    ).toBeVisible();
  });
}
