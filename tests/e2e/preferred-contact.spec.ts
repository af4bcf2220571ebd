import { readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expectAccessible } from "./a11y.ts";
import { anEnquiry, type Enquiry, formOf, openForm } from "./contact-rules.ts";
import { openDatabase, rowsOf } from "./database.ts";
import { expect, test } from "./fixtures.ts";
import { at, inOne, locales, say } from "./pages.ts";

const needed = {
  es: "Escribe un número al que podamos llamarte o enviarte un WhatsApp",
  en: "Please give a number that we can call or message on WhatsApp",
  fr: "Indiquez un numéro où vous appeler ou vous écrire sur WhatsApp",
};

const storedOf = ({ email }: Enquiry) =>
  rowsOf(openDatabase().from("contact_submissions").select("*").eq("email", email));

/** Text of the owner's mail, a file if no mail server is configured. */
async function noticeOf(id: string): Promise<string> {
  const file = join(process.env.TEST_DATA_DIR ?? "", "outbox", `enquiry-${id}.eml`);
  let text = "";
  await expect(async () => {
    text = (await PostalMime.parse(await readFile(file))).text ?? "";
  }).toPass();
  return text;
}

for (const locale of inOne("es")) {
  test(`J12: WhatsApp without a number is rejected; with one it is stored and mailed (${locale})`, async ({
    page,
  }) => {
    const { form, fill, field, button } = await openForm(page, locale);
    const way = (name: "email" | "whatsapp") => form.getByLabel(say(locale, `contact.by.${name}`));
    await expect(way("email")).toBeChecked();
    const enquiry = anEnquiry();
    await fill({ ...enquiry, phone: "" });
    await way("whatsapp").check();
    await button.click();
    await expect(field("phone")).toBeFocused();
    await expect(field("phone")).toHaveAccessibleDescription(needed[locale]);
    await expectAccessible(page, "a form that misses a number");

    // E-mail needs no number.
    await way("email").check();
    await expect(field("phone")).not.toHaveAttribute("aria-invalid", "true");
    await way("whatsapp").check();
    await fill({ phone: enquiry.phone });
    await button.click();
    await expect(
      page.getByRole("heading", { name: say(locale, "contact.sent.title") }),
    ).toBeVisible();
    await expect(way("email")).toBeChecked();
    const [row, ...others] = await storedOf(enquiry);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ phone: enquiry.phone, preferred_contact: "WhatsApp" });
    expect(await noticeOf(row?.id ?? "")).toContain("Contacto preferido: WhatsApp");
  });
}

for (const locale of locales) {
  test(`J12: without JavaScript a missing number keeps the choice, and a number makes it sent (${locale})`, {
    tag: "@deep",
  }, async ({ newVisitor, allow }) => {
    allow(`422 ${at(locale, "/contact")}`);
    const page = await newVisitor({ javaScriptEnabled: false });
    const { form, fill, field, button } = await openForm(page, locale);
    const phone = form.getByLabel(say(locale, "contact.by.phone"));
    const enquiry = anEnquiry();
    await fill({ ...enquiry, phone: "" });
    await phone.check();
    await button.click();
    await expect(field("phone")).toHaveAccessibleDescription(needed[locale]);
    await expect(phone).toBeChecked();
    await expect(field("message")).toHaveValue(enquiry.message);

    await fill({ phone: enquiry.phone });
    await button.click();
    await expect(
      page.getByRole("heading", { name: say(locale, "contact.sent.title") }),
    ).toBeVisible();
    expect(await storedOf(enquiry)).toMatchObject([{ preferred_contact: "Teléfono" }]);
  });
}

for (const locale of inOne("en")) {
  test(`J12: the form shows hints and next steps, also on a tour's page (${locale})`, async ({
    page,
  }) => {
    await page.goto(at(locale, "/tours"));
    const tour = await page.locator("main article a").first().getAttribute("href");
    for (const path of [at(locale, "/contact"), tour ?? ""]) {
      await page.goto(path);
      const { form, field } = formOf(page, locale);
      await expect(field("message")).toHaveAccessibleDescription(
        // French has narrow spaces before some signs.
        new RegExp(`^${say(locale, "contact.message.help").replace(/\s/g, "\\s")}`),
      );
      await expect(form).toContainText(say(locale, "contact.next"));
      expect(say(locale, "contact.next")).toContain("24");
    }
  });
}
