import { expect, test, uniqueName } from "./admin.ts";
import { nasty } from "./hostile-texts.ts";
import { readTour, saveAndReturn, tab } from "./tour-pages.ts";

for (const [what, text] of Object.entries(nasty)) {
  test(`H8: ${what} comes back from every field as it was, and is only text on the site`, {
    tag: "@deep",
  }, async ({ admin, reader }) => {
    const name = `${uniqueName("Raro")} ${text}`;
    await admin.goto("/admin/tours/new");
    for (const language of ["ES", "EN", "FR"] as const) {
      await tab(admin, language).click();
      await admin.getByLabel("Nombre", { exact: true }).fill(name);
      await admin.getByLabel("Destino").fill(text);
      await admin.getByLabel("Descripción corta").fill(text);
      await admin.getByLabel("Descripción completa").fill(`${text}\n\n${text}`);
    }
    await tab(admin, "ES").click();
    await admin.getByLabel("Precio por persona (USD)").fill("10");
    await admin.getByRole("button", { name: "Añadir día" }).click();
    await admin.keyboard.insertText(text);
    for (const list of ["Servicios incluidos", "Servicios no incluidos"]) {
      const region = admin.getByRole("region", { name: list, exact: true });
      await region.getByRole("button", { name: "Añadir" }).click();
      await admin.keyboard.insertText(text);
    }
    await saveAndReturn(admin);

    const tour = await readTour(name);
    expect(tour).toMatchObject({
      name_en: name,
      name_fr: name,
      destination: text,
      destination_fr: text,
      short_description_en: text,
      full_description: `${text}\n\n${text}`,
      included_services: [text],
      excluded_services: [text],
    });
    expect(tour.itinerary[0]?.description_es).toBe(text);
    await admin.goto(`/admin/tours/${tour.id}`);
    await expect(admin.getByLabel("Nombre", { exact: true })).toHaveValue(name);
    await expect(admin.getByLabel("Día 1", { exact: true })).toHaveValue(text);
    await expect(admin.getByText("Sin cambios")).toBeVisible();

    await reader.goto(`/en/tours/${tour.slug}`);
    const page = reader.getByRole("main");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name.slice(0, 13));
    await expect(page).toContainText(text.slice(0, 12));
    expect(await reader.locator("main script, main img[src=x]").count()).toBe(0);
  });
}
