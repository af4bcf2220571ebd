import { anEnquiry, type Enquiry, openForm, rules } from "./contact-rules.ts";
import { expect, test } from "./fixtures.ts";
import { inEach, inOne, type Locale } from "./pages.ts";

type Case = [field: keyof Enquiry, value: string, message: Record<Locale, string>];

const longAddress = `${"a".repeat(60)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(20)}.com`;

const refused: Case[] = [
  ["name", "", rules.name.min],
  ["name", "  A  ", rules.name.min],
  ["name", "A".repeat(101), rules.name.max],
  ["email", "", rules.email.invalid],
  ["email", "ana@", rules.email.invalid],
  ["email", "ana example.com", rules.email.invalid],
  ["email", longAddress, rules.email.max],
  ["phone", "1".repeat(21), rules.phone.max],
  ["message", "", rules.message.min],
  ["message", "too short", rules.message.min],
  ["message", `   ${"a".repeat(9)}   `, rules.message.min],
  ["message", "a".repeat(2001), rules.message.max],
];

for (const locale of inEach) {
  test(`G3: each rule shows its exact text at its field, and nothing is sent (${locale})`, async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/send-contact-email")) sent.push(request.url());
    });
    const { fill, field, button } = await openForm(page, locale);
    const good = anEnquiry();
    for (const [name, value, message] of refused) {
      await fill({ ...good, [name]: value });
      await button.click();
      await expect(field(name)).toHaveAttribute("aria-invalid", "true");
      await expect(field(name)).toHaveAccessibleDescription(new RegExp(`${message[locale]}$`));
      await expect(field(name)).toBeFocused();
      await expect(page.locator("[aria-invalid=true]")).toHaveCount(1);
      await expect(field(name)).toHaveValue(value);
    }
    expect(sent).toEqual([]);
  });
}

for (const locale of inOne("es")) {
  test(`G3: an empty form shows all errors; each disappears when corrected (${locale})`, async ({
    page,
  }) => {
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
  });
}

for (const locale of inEach) {
  test(`G3: the server applies the same rules (${locale})`, async ({ request }) => {
    for (const [name, value, message] of refused) {
      const answer = await request.post("/functions/v1/send-contact-email", {
        headers: { "accept-language": locale },
        data: { ...anEnquiry(), [name]: value },
      });
      expect(answer.status(), `${name}: ${value.slice(0, 20)}`).toBe(422);
      expect((await answer.json()).fields).toEqual({ [name]: message[locale] });
    }
  });
}

test("G3: after the last correction the first click sends", async ({ page }) => {
  const { fill, button, field } = await openForm(page, "en");
  await button.click();
  await expect(field("message")).toHaveAttribute("aria-invalid", "true");
  // The message is corrected last, and its error is above the button.
  await fill(anEnquiry());
  await button.click();
  await expect(page.getByRole("heading", { name: "Message Sent!" })).toBeVisible();
});

test("G3: values exactly at the limits are accepted", async ({ request }) => {
  const email = `${"a".repeat(60)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.example.co`;
  for (const fields of [
    { name: "Al" },
    { name: "A".repeat(100) },
    { phone: "" },
    { phone: "1".repeat(20) },
    { message: "0123456789" },
    { message: "á".repeat(2000) },
    { email: email.slice(-255) },
  ]) {
    const answer = await request.post("/functions/v1/send-contact-email", {
      data: { ...anEnquiry(), ...fields },
    });
    expect(answer.status(), JSON.stringify(fields).slice(0, 60)).toBe(200);
  }
});
