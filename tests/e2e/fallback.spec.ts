import { expect, test } from "./fixtures.ts";

for (const locale of ["en", "fr"] as const) {
  test(`A9: untranslated texts are shown in Spanish (${locale})`, async ({ corners: page }) => {
    await page.goto(`/${locale}/tours`);
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

test("A9: translated texts are shown in the language", async ({ corners: page }) => {
  await page.goto("/fr/tours");
  await expect(page.getByRole("heading", { name: "Zambèze & Chobe : 50 % ?" })).toBeVisible();
  await page.goto("/es/tours");
  await expect(page.getByRole("heading", { name: "Zambeze & Chobe: ¿50 %?" })).toBeVisible();
});
