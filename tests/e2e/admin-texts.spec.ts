import { expectAccessible, ofWidth } from "./a11y.ts";
import { adminDatabase, expect, test } from "./admin.ts";
import { loseAnswers } from "./lost-answers.ts";

test.describe.configure({ mode: "default" });
test.beforeEach(async () => {
  await adminDatabase().from("site_texts").delete().neq("key", "").throwOnError();
  await adminDatabase().from("site_text_versions").delete().gt("id", 0).throwOnError();
});
test.afterAll(async () => {
  await adminDatabase().from("site_texts").delete().neq("key", "").throwOnError();
});

test("M4: on a phone an owner finds a sentence, changes it with a fact, loses nothing to a lost answer, sees it on the site, and goes back", async ({
  admin,
  reader,
  allow,
}) => {
  allow("net::ERR_FAILED /rest/v1/rpc/save_texts");
  await admin.setViewportSize({ width: 375, height: 800 });
  await admin.goto("/admin");
  await admin.getByRole("button", { name: "Más" }).click();
  await admin.getByRole("link", { name: "Textos" }).click();
  await expect(admin.getByRole("link", { name: /Portada\s*\d+ textos$/ })).toBeVisible();
  await expectAccessible(admin, "the list of texts");
  // Words as shown: the fact is filled in.
  await admin.getByRole("searchbox", { name: "Buscar" }).fill("con 14 anos de servicio");
  await admin.getByRole("link", { name: /Portada: Primer párrafo/ }).click();
  const lead = admin.getByRole("textbox", { name: "Primer párrafo" });
  await expect(lead).toBeFocused();
  await lead.fill("Empezamos hace ");
  await admin
    .locator('[id="text-home.welcome.lead"]')
    .getByRole("button", { name: "+ {years} · 14 años" })
    .click();
  await expect(lead).toHaveValue("Empezamos hace {years}");
  await expect(admin.getByText("Empezamos hace 14 años", { exact: true })).toBeVisible();

  // A fault is named at its field, and nothing is saved.
  const badge = admin.getByRole("textbox", { name: "Insignia", exact: true });
  await badge.fill("Estamos en internet");
  await admin.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(admin.getByText("Falta {site}: ahí va el nombre del sitio")).toBeVisible();
  await expect(badge).toBeFocused();
  await badge.fill("Búscanos en {site}");
  await admin.getByRole("tab", { name: /^EN/ }).click();
  await expect(
    admin
      .locator('[id="text-home.reviews.badge"]')
      .getByText("Has cambiado el español; el inglés sigue siendo el original."),
  ).toBeVisible();

  await loseAnswers(admin, "**/rest/v1/rpc/save_texts");
  await admin.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(admin.getByRole("alert")).toContainText("No hay conexión");
  await admin.unroute("**/rest/v1/rpc/save_texts");
  await admin.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(admin.getByText("Ya se ve en la web.")).toBeVisible();
  await expect(admin.getByText("Sin cambios")).toBeVisible();
  await reader.goto("/es");
  await expect(reader.getByText("Empezamos hace 14 años", { exact: true })).toBeVisible();
  await reader.goto("/en");
  await expect(reader.getByText("We are a small owner-run company")).toBeVisible();

  await admin.getByRole("tab", { name: /^ES/ }).click();
  await admin.getByRole("button", { name: "Opciones: Primer párrafo" }).click();
  await admin.getByRole("button", { name: "Volver al texto original" }).click();
  await expect(lead).toHaveValue(/^Somos una pequeña empresa/);
  await admin.getByRole("link", { name: "Todos los textos" }).click();
  await admin.getByRole("button", { name: "Seguir editando" }).click();
  await admin.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(admin.getByText("Sin cambios")).toBeVisible();
  await reader.goto("/es");
  await expect(reader.getByText("Somos una pequeña empresa")).toBeVisible();
  await admin.getByRole("button", { name: "Opciones: Primer párrafo" }).click();
  await admin.getByRole("button", { name: "Historial" }).click();
  await expect(admin.getByRole("dialog").getByText("Empezamos hace {years}")).toBeVisible();
  await admin.getByRole("button", { name: "Recuperar en el formulario" }).click();
  await expect(lead).toHaveValue("Empezamos hace {years}");
});

test("M6: unsaved texts are seen on their page in each language beside the form, a press on a sentence opens its field, and visitors see nothing of them", async ({
  admin,
  reader,
}) => {
  await admin.setViewportSize({ width: 1280, height: 900 });
  await admin.goto("/admin/texts/home");
  await admin.getByRole("button", { name: "Vista previa", exact: true }).click();
  const page = admin.frameLocator("iframe[title^='Vista previa']");
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toContainText("Caminos lentos");
  const field = admin.getByRole("textbox", { name: "Título", exact: true });
  await field.first().fill("Un título sin guardar");
  await expect(title).toHaveText("Un título sin guardar");
  await expectAccessible(admin, "texts with their preview");
  const lead = page.getByText(/^Somos una pequeña empresa/);
  await lead.click();
  await expect(admin.getByRole("textbox", { name: "Primer párrafo" })).toBeFocused();
  await admin.getByRole("tab", { name: /^EN/ }).click();
  await expect(title).toContainText("Slow roads");
  await field.first().fill("An unsaved headline");
  await expect(title).toHaveText("An unsaved headline");
  await reader.goto("/es");
  await expect(reader.getByRole("heading", { level: 1 })).toContainText("Caminos lentos");

  // On a phone a sheet covers the form, and closes for the field.
  await admin.getByRole("complementary").getByRole("button", { name: "Cerrar" }).click();
  await admin.setViewportSize({ width: 375, height: 800 });
  await admin.getByRole("button", { name: "Vista previa", exact: true }).click();
  await expect(title).toHaveText("An unsaved headline");
  await expectAccessible(admin, "the preview of texts in a sheet");
  await title.click();
  await expect(admin.getByRole("dialog")).toHaveCount(0);
  await expect(field.first()).toBeFocused();
  await admin.getByRole("button", { name: "Vista previa", exact: true }).click();
  await admin.getByRole("dialog").getByRole("button", { name: "Cerrar la vista previa" }).click();
  await expect(admin.getByRole("button", { name: "Vista previa", exact: true })).toBeFocused();
});

test("M4: titles and descriptions are shown as a search engine cuts them, in all languages, with the unsaved words", async ({
  admin,
}) => {
  await admin.setViewportSize({ width: 375, height: 800 });
  await admin.goto("/admin/texts/tours");
  const title = admin.getByRole("textbox", { name: "Título en buscadores", exact: true });
  const results = admin.getByRole("region", { name: "Así sale en un buscador" });
  await results.scrollIntoViewIfNeeded();
  await expect(results.locator(".serp__title")).toHaveCount(3);
  await expect(results.locator(".serp__address")).toHaveText([
    / › es › tours$/,
    / › en › tours$/,
    / › fr › tours$/,
  ]);
  await title.fill("Viajes lentos");
  await expect(results.locator(".serp__title").first()).toHaveText(
    "Viajes lentos | Tsamma Safaris",
  );
  await title.fill("Viajes anchos y muy tranquilos por todo el MMMMMMMMMM del continente");
  await expect(results.locator(".serp__title").first()).toHaveText(/ \.\.\.$/);
  await expect(results.getByText("px, se corta").first()).toBeVisible();
  await expectAccessible(admin, "the search results", ofWidth);
  expect(await admin.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test("M5: two editors: other texts and languages are merged, the same words are asked about; a reload keeps unsaved words", {
  tag: "@deep",
}, async ({ admin }) => {
  await admin.goto("/admin/texts/about");
  const title = admin.getByRole("textbox", { name: "Título", exact: true }).first();
  const subtitle = admin.getByRole("textbox", { name: "Subtítulo" });
  await title.fill("Pequeñas a propósito");
  await subtitle.fill("Una empresa de dos hermanas.");
  const texts = adminDatabase().from("site_texts");
  await texts
    .insert([
      { key: "about.title", text_en: "Small by choice" },
      { key: "about.subtitle", text: "De otra persona." },
    ])
    .throwOnError();
  await admin.getByRole("button", { name: "Guardar", exact: true }).click();
  const dialog = admin.getByRole("dialog", { name: "Otra persona ha cambiado lo mismo" });
  await expect(dialog).toContainText("Otra persona ha cambiado «Subtítulo»");
  await expect(dialog).not.toContainText("«Título»");
  await expectAccessible(admin, "the question about texts");
  await dialog.getByRole("button", { name: "Seguir editando" }).click();
  await expect(subtitle).toHaveValue("Una empresa de dos hermanas.");

  admin.on("dialog", (question) => void question.accept());
  await admin.reload();
  await expect(admin.getByText("Recuperado lo que no se guardó")).toBeVisible();
  await expect(title).toHaveValue("Pequeñas a propósito");
  await subtitle.fill("De las dos.");
  await admin.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(admin.getByText("Ya se ve en la web.")).toBeVisible();
  const { data } = await adminDatabase()
    .from("site_texts")
    .select("key, text, text_en")
    .order("key");
  expect(data).toEqual([
    { key: "about.subtitle", text: "De las dos.", text_en: null },
    { key: "about.title", text: "Pequeñas a propósito", text_en: "Small by choice" },
  ]);
});
