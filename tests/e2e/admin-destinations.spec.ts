import { expectAccessible } from "./a11y.ts";
import { adminDatabase, expect, storedIn, test, uniqueName } from "./admin.ts";
import {
  fillDestination,
  insertDestination,
  readDestination,
  saveAndReturn,
} from "./destination-pages.ts";
import { nasty, nastyText } from "./hostile-texts.ts";
import { picture } from "./pictures.ts";
import { save, tab } from "./tour-pages.ts";

const nameOf = (address: string) => address.split("/").at(-1) ?? "";

test("H9: a destination in three languages is on the site at once in each language, and off it when inactive", async ({
  admin,
  reader,
  allow,
}) => {
  const name = uniqueName("Sossusvlei");
  await admin.goto("/admin/destinations");
  await admin.getByRole("link", { name: "Nuevo destino" }).click();
  await fillDestination(admin, name);
  for (const highlight of ["Dunas", "Salar"]) {
    await admin.getByRole("button", { name: "Añadir punto destacado" }).click();
    await admin.keyboard.type(highlight);
  }
  await expect(tab(admin, "ES")).toContainText("completo");
  // Four texts and two highlights; the optional best time counts once it has a Spanish text.
  await expect(tab(admin, "EN")).toContainText("0 de 6");
  await admin.getByLabel("Mejor época para visitar").fill("De mayo a octubre");
  await expect(tab(admin, "EN")).toContainText("0 de 7");
  for (const [language, suffix] of [
    ["EN", "in English"],
    ["FR", "en français"],
  ] as const) {
    await tab(admin, language).click();
    await admin.getByLabel("Nombre", { exact: true }).fill(`${name} ${suffix}`);
    await admin.getByLabel("País").fill(`Country ${suffix}`);
    await admin.getByLabel("Descripción corta").fill(`Short ${suffix}`);
    await admin.getByLabel("Descripción completa").fill(`Long ${suffix}`);
    await admin.getByLabel("Mejor época para visitar").fill(`Always ${suffix}`);
    await expect(tab(admin, language)).toContainText("5 de 7");
    await admin.getByLabel("Punto destacado 1", { exact: true }).fill(`Dunes ${suffix}`);
    await admin.getByLabel("Punto destacado 2", { exact: true }).fill(`Pan ${suffix}`);
    await expect(tab(admin, language)).toContainText("completo");
  }
  // Translations move with their highlight.
  await admin.getByRole("button", { name: "Subir el punto destacado 2" }).click();
  await saveAndReturn(admin);

  const saved = await readDestination(name);
  for (const [prefix, expected] of [
    ["/es", [name, "Namibia", "Arena roja.", "De mayo a octubre", "Salar", "Dunas"]],
    ["/en", [`${name} in English`, "Country in English", "Always in English", "Pan in English"]],
    ["/fr", [`${name} en français`, "Country en français", "Long en français"]],
  ] as const) {
    await reader.goto(`${prefix}/destinations/${saved.slug}`);
    for (const text of expected) await expect(reader.getByRole("main")).toContainText(text);
  }
  expect(saved.highlights).toEqual(["Salar", "Dunas"]);
  expect(saved.highlights_en).toEqual(["Pan in English", "Dunes in English"]);

  await admin.goto(`/admin/destinations/${saved.id}`);
  await admin.getByLabel("Visible en la web").uncheck();
  await expect(admin.locator(".bar .badge")).toHaveText("Inactivo");
  await saveAndReturn(admin);
  await admin.goto(`/admin/destinations?q=${encodeURIComponent(name)}`);
  await expect(admin.locator(".rows > li").filter({ hasText: name })).toContainText("Inactivo");
  allow(`404 /fr/destinations/${saved.slug}`);
  const answer = await reader.reload();
  expect(answer?.status()).toBe(404);
  await expect(reader.getByRole("main")).not.toContainText(name);
});

test("H9: the list is sorted by name, and has search and filters", { tag: "@deep" }, async ({
  admin,
}) => {
  const about = uniqueName("Cañada");
  const slug = about.replace("Cañada ", "canada-");
  await insertDestination({
    name: `${about} uno`,
    slug: `${slug}-1`,
    gallery_images: ["/og-image.jpg"],
  });
  await insertDestination({
    name: `${about} dos`,
    slug: `${slug}-2`,
    country: "Botsuana",
    is_active: false,
  });
  await admin.goto("/admin/destinations");
  await admin.getByLabel("Buscar").fill(about.replace("Cañada", "canada"));
  const rows = admin.locator(".rows > li");
  await expect(rows).toContainText([`${about} dos`, `${about} uno`]);
  await expect(rows).toContainText(["Botsuana, sin imágenes", "Namibia, 1 imagen"]);
  await expect(rows.first()).toContainText("EN incompleto");
  await expect(admin.getByText("2 destinos, por nombre")).toBeVisible();
  await admin.getByLabel("Estado").selectOption("Inactivos");
  await expect(rows).toHaveCount(1);
  await expect(admin.getByText("1 destino, por nombre")).toBeVisible();
  await admin.getByLabel("Estado").selectOption("Activos");
  await expect(rows).toContainText([`${about} uno`]);
});

test("H9, K2: a gallery is uploaded, and is in the trash with its deleted destination", {
  tag: "@deep",
}, async ({ admin, reader }) => {
  const name = uniqueName("Galería");
  await admin.goto("/admin/destinations/new");
  await fillDestination(admin, name);
  const files = await Promise.all(["red", "blue"].map((one) => picture(`${one}.webp`, one)));
  await admin.getByLabel("Imágenes", { exact: true }).setInputFiles(files);
  await expect(admin.getByText("2 imagen(es) subida(s) correctamente")).toBeVisible();
  await saveAndReturn(admin);
  const { gallery_images, slug } = await readDestination(name);
  const names = gallery_images.map(nameOf);
  for (const own of names) expect(own).toMatch(/^[0-9a-z]{8,}-\d{13}\.webp$/);
  const stored = async () => {
    const all = await storedIn("destination-images");
    return names.filter((own) => all.includes(own));
  };
  expect(await stored()).toEqual(names);
  await reader.goto(`/es/destinations/${slug}`);
  await expect(reader.getByRole("main").locator("img").first()).toHaveAttribute(
    "src",
    new RegExp(names[0] ?? ""),
  );

  await admin.goto(`/admin/destinations?q=${encodeURIComponent(name)}`);
  await admin.getByRole("button", { name: `Eliminar ${name}` }).click();
  const question = admin.getByRole("alertdialog", { name: `¿Eliminar «${name}»?` });
  await expect(question.getByRole("button", { name: "Cancelar" })).toBeFocused();
  await question.getByRole("button", { name: "Eliminar" }).click();
  await expect(admin.getByText("Destino eliminado correctamente")).toBeVisible();
  const { data } = await adminDatabase().from("destinations").select("id").eq("name", name);
  expect(data).toEqual([]);
  const { data: trash } = await adminDatabase().rpc("deleted_entries").select("data->>name");
  expect(trash).toContainEqual({ name });
  expect(await stored()).toEqual(names);
});

test("H9: an error is displayed on its tab, and its field has the focus", { tag: "@deep" }, async ({
  admin,
}) => {
  await admin.goto("/admin/destinations/new");
  await save(admin);
  await expect(admin.getByLabel("Nombre", { exact: true })).toBeFocused();
  await expect(admin.getByLabel("Nombre", { exact: true })).toHaveAccessibleDescription(
    "Escribe el nombre",
  );
  await expect(admin.getByLabel("Mejor época para visitar")).toHaveAccessibleDescription("");
  await fillDestination(admin, uniqueName("Largo"));
  await admin.getByRole("button", { name: "Añadir punto destacado" }).click();
  await expect(admin.getByLabel("Punto destacado 1", { exact: true })).toBeFocused();
  await admin.keyboard.type("Dunas");
  await tab(admin, "FR").click();
  await admin.getByLabel("Punto destacado 1", { exact: true }).fill("x".repeat(501));
  await tab(admin, "ES").click();
  await save(admin);
  await expect(tab(admin, "FR")).toHaveAttribute("aria-selected", "true");
  const highlight = admin.getByLabel("Punto destacado 1", { exact: true });
  await expect(highlight).toBeFocused();
  await expect(highlight).toHaveAccessibleDescription("Como máximo 500 caracteres");
  await expectAccessible(admin, "the form of a destination with an error");
  await highlight.fill("Dunes");
  await saveAndReturn(admin);
});

test("H13: leaving a changed destination asks first", { tag: "@deep" }, async ({ admin }) => {
  const { id, name } = await insertDestination();
  await admin.goto(`/admin/destinations/${id}`);
  await admin.getByLabel("País").fill("Zambia");
  await admin.getByRole("link", { name: "Cancelar" }).click();
  const question = admin.getByRole("alertdialog", { name: "¿Qué hacemos con los cambios?" });
  await question.getByRole("button", { name: "Seguir editando" }).click();
  await expect(admin.getByLabel("País")).toHaveValue("Zambia");
  await admin.getByRole("link", { name: "Cancelar" }).click();
  await question.getByRole("button", { name: "Descartar cambios" }).click();
  await expect(admin).toHaveURL(/\/admin\/destinations$/);
  expect((await readDestination(name)).country).toBe("Namibia");
});

test("H9: emoji, right-to-left, HTML and SQL come back from every field, and are only text on the site", {
  tag: "@deep",
}, async ({ admin, reader }) => {
  const name = `${uniqueName("Raro")} ${nasty.HTML} 🦁 رحلة`;
  await admin.goto("/admin/destinations/new");
  await fillDestination(admin, name);
  // Limit of a country: 100 characters.
  await admin.getByLabel("País").fill(nasty.SQL);
  for (const label of ["Descripción corta", "Descripción completa", "Mejor época"])
    await admin.getByLabel(label).fill(nastyText);
  await admin.getByRole("button", { name: "Añadir punto destacado" }).click();
  await expect(admin.getByLabel("Punto destacado 1", { exact: true })).toBeFocused();
  await admin.keyboard.insertText(nastyText);
  await saveAndReturn(admin);
  const { country, highlights, slug } = await readDestination(name);
  expect([country, highlights]).toEqual([nasty.SQL, [nastyText]]);
  await reader.goto(`/fr/destinations/${slug}`);
  const page = reader.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByText(nastyText, { exact: true })).not.toHaveCount(0);
  expect(await reader.locator("main script, main img[src=x]").count()).toBe(0);
});
