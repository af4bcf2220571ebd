import { expect, test } from "./fixtures.ts";

const translated = { en: "Zambezi & Chobe: 50%?", fr: "Zambèze & Chobe : 50 % ?" };

for (const locale of ["en", "fr"] as const) {
  test(`A9: untranslated texts are shown in Spanish, translated ones in the language (${locale})`, {
    tag: locale === "fr" ? [] : "@deep",
  }, async ({ corners: page }) => {
    await page.goto(`/${locale}/tours`);
    await expect(page.getByRole("heading", { name: translated[locale] })).toBeVisible();
    const tour = page.getByRole("article", { name: "Tour sin traducir" });
    await expect(tour).toContainText("Resumen sin traducir");
    await expect(tour).toContainText("Descripción sin traducir");
    await expect(tour).toContainText("Guía sin traducir");
    await tour
      .getByRole("button", { name: /Tour sin traducir/ })
      .last()
      .click();
    await expect(page.getByRole("dialog")).toContainText("Etapa 1");

    // Blank texts count as untranslated.
    await page.goto(`/${locale}/destinations`);
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("A una imagen");
    await expect(page.getByRole("article", { name: "B sin imágenes" })).toContainText("Silencio");

    await page.goto(`/${locale}/blog/noche`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("De noche");
    await expect(page.getByRole("main")).toContainText("Extracto sin traducir");
    await expect(page.getByRole("main")).toContainText("Otro párrafo");
  });
}
