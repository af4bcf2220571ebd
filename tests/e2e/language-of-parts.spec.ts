import { expect, test } from "./fixtures.ts";

test("A9, A11: exactly the untranslated texts of an English page are marked as Spanish", async ({
  corners: page,
}) => {
  await page.goto("/en/tours");
  const tour = page.getByRole("article", { name: "Tour sin traducir" });
  for (const text of [
    "Tour sin traducir",
    "Resumen sin traducir",
    "Descripción sin traducir",
    "Guía sin traducir",
    "Namibia",
  ]) {
    const lang = await tour
      .getByText(text, { exact: true })
      .evaluate((node) => node.closest("[lang]")?.getAttribute("lang"));
    expect(lang, text).toBe("es");
  }
  const translated = page.getByRole("heading", { name: "Zambezi & Chobe: 50%?" });
  await expect(translated).not.toHaveAttribute("lang");
  await expect(tour.getByText("Included", { exact: true })).not.toHaveAttribute("lang");
  await tour
    .getByRole("button", { name: /Tour sin traducir/ })
    .last()
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator("li [lang=es]")).toHaveText("Etapa 1");
  await expect(dialog.getByRole("heading", { level: 2 })).toHaveAttribute("lang", "es");

  await page.goto("/fr/destinations");
  const place = page.getByRole("article", { name: "B sin imágenes" });
  await expect(place.locator("h2")).toHaveAttribute("lang", "es");
  await expect(place.getByText("Silencio")).toHaveAttribute("lang", "es");

  await page.goto("/fr/blog/noche");
  await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "es");
  await expect(page.locator(".article__body")).toHaveAttribute("lang", "es");

  // On a Spanish page only the switcher's language names are foreign.
  await page.goto("/es/tours");
  await expect(page.getByRole("main").locator("[lang]")).toHaveCount(0);
});
