import { anEnquiry, openForm, rules } from "./contact-rules.ts";
import { openDatabase } from "./database.ts";
import { expect, test } from "./fixtures.ts";
import { at, inOne } from "./pages.ts";

test.use({ javaScriptEnabled: false });

const sent = { es: "¡Mensaje enviado!", en: "Message Sent!", fr: "Message envoyé !" };

for (const locale of inOne("es")) {
  test(`A15, G5: the form is sent without JavaScript and confirms it (${locale})`, async ({
    page,
  }) => {
    const { fill, field, button } = await openForm(page, locale);
    const enquiry = anEnquiry();
    await fill(enquiry);
    await button.click();
    await expect(page.getByRole("heading", { name: sent[locale] })).toBeVisible();
    await expect(page.getByRole("form")).toContainText("24");
    await expect(field("message")).toHaveValue("");
    // The confirmation has its own URL: a reload sends nothing.
    await page.reload();
    const { data } = await openDatabase()
      .from("contact_submissions")
      .select("*")
      .eq("email", enquiry.email);
    expect(data).toHaveLength(1);
    expect(data?.[0]).toMatchObject({ name: enquiry.name, phone: enquiry.phone, language: locale });
    expect(data?.[0]?.message.replaceAll("\r\n", "\n")).toBe(enquiry.message);
    expect(data?.[0]?.source).toBe(at(locale, "/contact"));
  });
}

test("A15, G8: a filled hidden field is emptied, and the text stays", async ({ page, allow }) => {
  allow("400 /es/contact");
  const { fill, field, button } = await openForm(page, "es");
  const enquiry = anEnquiry();
  await fill(enquiry);
  // Without JavaScript only a request can fill it.
  await page.route("**/es/contact", async (route) => {
    const body = route.request().postData();
    await route.continue(
      body ? { postData: body.replace(/(name="website"\r\n\r\n|website=)/, "$1spam") } : {},
    );
  });
  await button.click();
  await expect(page.getByRole("alert")).toContainText("vuelve a enviarlo");
  await page.unrouteAll();
  await expect(field("message")).toHaveValue(enquiry.message);
  await button.click();
  await expect(page.getByRole("heading", { name: sent.es })).toBeVisible();
});

for (const locale of inOne("en")) {
  test(`A15, G3: an invalid form is shown again with all values (${locale})`, async ({
    page,
    allow,
  }) => {
    allow(`422 ${at(locale, "/contact")}`);
    const { fill, field, button } = await openForm(page, locale);
    const good = anEnquiry();
    await fill({ ...good, name: "A", email: "nobody", phone: "1".repeat(21) });
    await button.click();
    for (const [name, message] of [
      ["name", rules.name.min],
      ["email", rules.email.invalid],
      ["phone", rules.phone.max],
    ] as const) {
      await expect(field(name)).toHaveAccessibleDescription(new RegExp(message[locale]));
    }
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(field("name")).toHaveValue("A");
    await expect(field("email")).toHaveValue("nobody");
    await expect(field("message")).toHaveValue(good.message);
    await fill(good);
    await button.click();
    await expect(page.getByRole("heading", { name: sent[locale] })).toBeVisible();
  });
}

test("A15: a bare URL answers in the visitor's language", { tag: "@deep" }, async ({
  newVisitor,
}) => {
  const page = await newVisitor({ javaScriptEnabled: false, locale: "fr-FR" });
  await page.goto("/contact?tour=Namib");
  await page.getByLabel("Nom", { exact: true }).fill("Ana");
  await page.getByLabel("E-mail", { exact: true }).fill(anEnquiry().email);
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  await expect(page.getByRole("heading", { name: sent.fr })).toBeVisible();
  await expect(page).toHaveURL(/\/contact\?/);
});
