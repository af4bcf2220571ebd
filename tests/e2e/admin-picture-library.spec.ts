/** Long, because every test uses the library and its sheet. */
import type { Page } from "@playwright/test";
import { contentTypes } from "../../content/index.ts";
import { expectAccessible, ofTheme, ofWidth } from "./a11y.ts";
import { adminDatabase, expect, storedIn, test, uniqueName } from "./admin.ts";
import { tabTo } from "./by-keyboard.ts";
import { picture } from "./pictures.ts";
import { insertTour, readTour } from "./tour-pages.ts";

/** Path of saves that need no draft. */
const saving = "**/rest/v1/rpc/save_entry";

test.beforeEach(async () => {
  const database = adminDatabase();
  for (const { table } of contentTypes)
    await database.from(table).delete().not("id", "is", null).throwOnError();
  // A draft of an earlier test would show a picture that is removed here.
  await database.from("entry_drafts").delete().not("id", "is", null).throwOnError();
  await database.from("entry_versions").delete().gt("id", 0).throwOnError();
  for (const bucket of ["tour-images", "blog-images", "destination-images"]) {
    const names = await storedIn(bucket);
    if (names.length > 0) await database.storage.from(bucket).remove(names);
  }
});

/** Stores a picture. */
async function store(colour: string, file = `${uniqueName(colour).replace(" ", "-")}.jpg`) {
  const { buffer } = await picture("imagen.jpg", colour);
  const objects = adminDatabase().storage.from("tour-images");
  const { error } = await objects.upload(file, buffer, { contentType: "image/jpeg" });
  if (error) throw error;
  const { publicUrl } = objects.getPublicUrl(file).data;
  return { address: publicUrl, file, key: `tour-images/${file}` };
}

const cards = (page: Page) => page.locator(".library > li");
const card = (page: Page, name: string) =>
  page.locator(".library").getByRole("button", { name: new RegExp(name) });
const sheet = (page: Page) => page.getByRole("dialog");
const save = (page: Page) => sheet(page).getByRole("button", { name: "Guardar texto" });
const removal = (page: Page) => sheet(page).getByRole("button", { name: "Eliminar para siempre" });

async function write(page: Page, texts: Record<string, string>) {
  for (const [language, text] of Object.entries(texts))
    await sheet(page).getByLabel(language, { exact: true }).fill(text);
}

test("K10: the library lists every picture with its uses and missing texts; the address filters and searches it", async ({
  admin,
}) => {
  const [unused, kept, lacking, whole] = [
    await store("teal"),
    await store("olive"),
    await store("navy"),
    await store("coral"),
  ];
  const tour = await insertTour({
    name: uniqueName("Delta"),
    gallery_images: [kept.address, lacking.address, whole.address],
    image_details: {
      [lacking.key]: { alt: { es: "Un río" } },
      [whole.key]: { alt: { es: "Un río", en: "A river", fr: "Un fleuve" } },
    },
  });
  await adminDatabase()
    .from("tours")
    .update({ gallery_images: [lacking.address, whole.address] })
    .eq("id", tour.id)
    .throwOnError();
  await admin.goto("/admin");
  await admin.getByRole("link", { name: "Imágenes", exact: true }).click();
  await expect(admin).toHaveURL(/\/admin\/pictures$/);
  await expect(admin).toHaveTitle("Imágenes | Admin Panel");
  await expect(admin.getByText("4 imágenes, las últimas primero")).toBeVisible();
  await expect(cards(admin)).toHaveText([
    tour.name,
    `${tour.name}Falta texto en EN y FR`,
    `${kept.file}Solo en versiones anteriores`,
    `${unused.file}Sin uso`,
  ]);
  await expect(cards(admin).first().locator("img")).toHaveJSProperty("naturalWidth", 480);

  const choice = admin.getByLabel("Cuáles");
  await choice.selectOption("Con textos que faltan");
  await expect(admin).toHaveURL(/\?filter=missing$/);
  await expect(cards(admin)).toHaveText([`${tour.name}Falta texto en EN y FR`]);
  await choice.selectOption("Solo en versiones anteriores");
  await expect(cards(admin)).toHaveText([`${kept.file}Solo en versiones anteriores`]);
  await choice.selectOption("Sin uso");
  await expect(cards(admin)).toHaveText([`${unused.file}Sin uso`]);
  await admin.reload();
  await expect(cards(admin)).toHaveCount(1);
  await admin.getByLabel("Buscar").fill("nada de esto");
  await expect(admin.getByText("Nada coincide con lo que buscas.")).toBeVisible();
  await admin.getByRole("button", { name: "Ver todo" }).click();
  await expect(cards(admin)).toHaveCount(4);
  await admin.getByLabel("Buscar").fill(tour.name);
  await expect(cards(admin)).toHaveCount(2);

  await cards(admin).nth(1).getByRole("button").click();
  await expect(admin).toHaveURL(/picture=tour-images/);
  await expect(sheet(admin).getByRole("heading", { level: 2 })).toHaveText(tour.name);
  await expect(sheet(admin)).toContainText(/Subida el \d\d\/\d\d\/\d{4} \d\d:\d\d, \d+ kB/);
  await expect(removal(admin)).toHaveCount(0);
  await sheet(admin).getByRole("link", { name: tour.name }).click();
  await expect(admin).toHaveURL(new RegExp(`/admin/tours/${tour.id}$`));
});

test("K10: a description in three languages is saved in every entry that uses the picture", async ({
  admin,
}) => {
  const { address, key } = await store("teal");
  const crop = { x: 0.2, y: 0.7 };
  const first = await insertTour({
    name: uniqueName("Primero"),
    gallery_images: [address],
    image_details: { [key]: { alt: { es: "Una duna" }, focus: crop } },
  });
  const second = await insertTour({ name: uniqueName("Segundo"), gallery_images: [address] });
  await admin.goto("/admin/pictures");
  await card(admin, "1 sitio más").click();
  await expect(sheet(admin)).toContainText(
    "Ahora no dice lo mismo en todas partes: al guardar, dirá esto en las 2 entradas que la usan.",
  );
  await expect(sheet(admin).getByLabel("Español", { exact: true })).toHaveValue("Una duna");
  await write(admin, { English: "A dune\nat dawn", Français: "Une dune" });
  await save(admin).click();
  await expect(admin.getByText("Texto alternativo guardado correctamente")).toBeVisible();
  await expect(sheet(admin)).toHaveCount(0);
  await expect(cards(admin).locator(".badge")).toHaveCount(0);
  const alt = { es: "Una duna", en: "A dune at dawn", fr: "Une dune" };
  expect((await readTour(first.name)).image_details).toEqual({ [key]: { alt, focus: crop } });
  expect((await readTour(second.name)).image_details).toEqual({ [key]: { alt } });

  await cards(admin).getByRole("button").click();
  await sheet(admin).getByLabel("Es solo decorativa").check();
  await save(admin).click();
  await expect(sheet(admin)).toHaveCount(0);
  expect((await readTour(second.name)).image_details).toEqual({ [key]: { alt: { es: "" } } });
});

test("K10: a concurrent description is reported and kept until a second press; concurrent changes elsewhere are kept", {
  tag: "@deep",
}, async ({ admin }) => {
  const { address, key } = await store("navy");
  const [first, second] = [
    await insertTour({ name: uniqueName("Primero"), gallery_images: [address] }),
    await insertTour({ name: uniqueName("Segundo"), gallery_images: [address] }),
  ];
  const change = (tour: { id: string }, alt?: object) =>
    adminDatabase()
      .from("tours")
      .update({
        destination: "Zambia",
        image_details: { [key]: { focus: { x: 0.1, y: 0.1 }, ...(alt && { alt }) } },
      })
      .eq("id", tour.id)
      .throwOnError();
  await admin.goto(`/admin/pictures?picture=${encodeURIComponent(key)}`);
  await write(admin, { Español: "Una duna" });
  await change(first);
  await change(second, { es: "Arena", en: "Sand" });
  await save(admin).click();
  await expect(sheet(admin).getByRole("alert")).toContainText(
    `No se ha guardado en «${second.name}»: alguien lo ha cambiado mientras tanto. Ahora dice: ES «Arena», EN «Sand».`,
  );
  await expect(sheet(admin).getByLabel("Español", { exact: true })).toHaveValue("Una duna");
  const details = { alt: { es: "Una duna" }, focus: { x: 0.1, y: 0.1 } };
  expect(await readTour(first.name)).toMatchObject({
    destination: "Zambia",
    image_details: { [key]: details },
  });
  expect((await readTour(second.name)).image_details).toMatchObject({
    [key]: { alt: { es: "Arena", en: "Sand" } },
  });
  await save(admin).click();
  await expect(sheet(admin)).toHaveCount(0);
  expect(await readTour(second.name)).toMatchObject({
    destination: "Zambia",
    image_details: { [key]: details },
  });
});

test("K10: an unsaved description is offered again with the current one, and can be discarded", {
  tag: "@deep",
}, async ({ admin }) => {
  const { address, key } = await store("coral");
  const tour = await insertTour({ name: uniqueName("Delta"), gallery_images: [address] });
  await admin.goto("/admin/pictures");
  await card(admin, tour.name).click();
  await write(admin, { Español: "Una duna" });
  await admin.keyboard.press("Escape");
  await adminDatabase()
    .from("tours")
    .update({ image_details: { [key]: { alt: { es: "Arena" } } } })
    .eq("id", tour.id)
    .throwOnError();
  await card(admin, tour.name).click();
  await expect(sheet(admin).getByLabel("Español", { exact: true })).toHaveValue("Una duna");
  await expect(sheet(admin)).toContainText(
    "Después lo ha cambiado alguien. Ahora dice: ES «Arena».",
  );
  await sheet(admin).getByRole("button", { name: "Descartar lo escrito" }).click();
  await expect(sheet(admin).getByLabel("Español", { exact: true })).toHaveValue("Arena");
  await expect(sheet(admin)).not.toContainText("Aquí sigue lo que se escribió");
  await expect(sheet(admin).getByLabel("Es solo decorativa")).toBeFocused();
  await admin.keyboard.press("Escape");
  await card(admin, tour.name).click();
  await expect(sheet(admin).getByLabel("Español", { exact: true })).toHaveValue("Arena");
});

test("K10: an unused picture is deleted after a confirmation, and the focus moves to the next", async ({
  admin,
}) => {
  const [first, second] = [await store("teal"), await store("olive")];
  await admin.goto("/admin/pictures?filter=unused");
  await card(admin, second.file).click();
  await expect(sheet(admin)).toContainText("En ningún sitio.");
  await removal(admin).click();
  const question = admin.getByRole("alertdialog", { name: "¿Eliminar esta imagen?" });
  await expect(question).toContainText("Se subió hace menos de dos semanas");
  await question.getByRole("button", { name: "Cancelar" }).click();
  expect(await storedIn("tour-images")).toHaveLength(2);
  await removal(admin).click();
  await question.getByRole("button", { name: "Eliminar para siempre" }).click();
  await expect(admin.getByText("Imagen eliminada correctamente")).toBeVisible();
  await expect(cards(admin)).toHaveText([`${first.file}Sin uso`]);
  await expect(card(admin, first.file)).toBeFocused();
  expect(await storedIn("tour-images")).toEqual([first.file]);
});

test("K10: a picture that has come into use is kept with a message; one that a version uses cannot be deleted", {
  tag: "@deep",
}, async ({ admin }) => {
  const [begun, kept] = [await store("teal"), await store("olive")];
  const tour = await insertTour({ name: uniqueName("Antes"), gallery_images: [kept.address] });
  await adminDatabase()
    .from("tours")
    .update({ gallery_images: [] })
    .eq("id", tour.id)
    .throwOnError();
  await admin.goto("/admin/pictures");
  await card(admin, kept.file).click();
  await expect(sheet(admin)).toContainText("No se puede eliminar: está en versiones anteriores de");
  await expect(sheet(admin).getByRole("link", { name: tour.name })).toBeVisible();
  await expect(removal(admin)).toHaveCount(0);
  await admin.keyboard.press("Escape");
  await card(admin, begun.file).click();
  await removal(admin).click();
  await adminDatabase()
    .from("tours")
    .update({ gallery_images: [begun.address] })
    .eq("id", tour.id)
    .throwOnError();
  await admin
    .getByRole("alertdialog")
    .getByRole("button", { name: "Eliminar para siempre" })
    .click();
  await expect(sheet(admin).getByRole("link", { name: tour.name })).toBeVisible();
  await expect(removal(admin)).toHaveCount(0);
  await expect(sheet(admin).getByRole("alert")).toContainText("Alguien ha empezado a usarla");
  expect(await storedIn("tour-images")).toContain(begun.file);
});

test("K10: pictures are opened, described and closed by keyboard; unsaved text survives closing and reloading", {
  tag: "@deep",
}, async ({ admin }) => {
  const { address, file, key } = await store("teal");
  const tour = await insertTour({ name: uniqueName("Delta"), gallery_images: [address] });
  await admin.goto("/admin/pictures");
  await expect(cards(admin)).toHaveCount(1);
  await tabTo(admin, tour.name);
  await admin.keyboard.press("Enter");
  await expect(sheet(admin).getByLabel("Español", { exact: true })).toBeVisible();
  await tabTo(admin, "Español");
  await admin.keyboard.type("Una duna");
  await admin.keyboard.press("Escape");
  await expect(sheet(admin)).toHaveCount(0);
  await expect(card(admin, tour.name)).toBeFocused();
  await admin.keyboard.press("Enter");
  await expect(sheet(admin).getByLabel("Español", { exact: true })).toHaveValue("Una duna");
  await admin.reload();
  await expect(sheet(admin).getByLabel("Español", { exact: true })).toHaveValue("Una duna");
  await expect(sheet(admin)).toContainText("Aquí sigue lo que se escribió el");
  await write(admin, { Español: "x".repeat(301) });
  await save(admin).click();
  await expect(sheet(admin).getByRole("alert")).toContainText("tiene más de 300 caracteres");
  await write(admin, { Español: "Una duna" });
  await save(admin).click();
  await expect(sheet(admin)).toHaveCount(0);
  expect((await readTour(tour.name)).image_details).toEqual({ [key]: { alt: { es: "Una duna" } } });
  expect(file).toContain("teal");
});

test("K10: an empty or unavailable library displays a note, as do a deleted picture and a save without response", {
  tag: "@deep",
}, async ({ admin, allow }) => {
  allow("net::ERR_FAILED /rest/v1/rpc/pictures", "net::ERR_FAILED /rest/v1/rpc/save_entry");
  await admin.goto("/admin/pictures");
  await expect(admin.getByText("Todavía no hay imágenes.")).toBeVisible();
  await admin.getByLabel("Cuáles").selectOption("Con textos que faltan");
  await expect(admin.getByText("A ninguna imagen le falta texto alternativo.")).toBeVisible();
  await admin.goto("/admin/pictures?picture=tour-images/nada.jpg");
  await expect(sheet(admin)).toContainText("Esta imagen ya no existe.");
  await admin.route("**/rpc/pictures", (route) => route.abort());
  await admin.goto("/admin/pictures");
  await expect(admin.getByText("No se pudieron cargar las imágenes.")).toBeVisible();
  await admin.unroute("**/rpc/pictures");
  const { address, key } = await store("teal");
  await insertTour({ name: uniqueName("Delta"), gallery_images: [address] });
  await admin.getByRole("button", { name: "Intentar de nuevo" }).click();
  await cards(admin).getByRole("button").click();
  await write(admin, { Español: "Una duna" });
  await admin.route(saving, (route) => route.abort());
  await save(admin).click();
  await expect(sheet(admin).getByRole("alert")).toContainText("No hay conexión con el servidor");
  await admin.unroute(saving);
  await save(admin).click();
  await expect(sheet(admin)).toHaveCount(0);
  expect(key).toContain("tour-images");
});

test("K10: the library has no axe violations in both themes and on a phone, also with long names", {
  tag: "@deep",
}, async ({ admin }) => {
  const long = "desmesuradamente".repeat(11);
  const used = await store("teal", `${"x".repeat(180)}.jpg`);
  await store("olive", `${"y".repeat(180)}.jpg`);
  await insertTour({ name: long, slug: "largo", gallery_images: [used.address] });
  await insertTour({ name: `${long} otra vez`, slug: "largo-2", gallery_images: [used.address] });
  const fits = async (what: string) => {
    const over = await admin.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over, what).toBe(0);
  };
  for (const path of ["/admin/pictures", `/admin/pictures?picture=${used.key}`]) {
    await admin.setViewportSize({ width: 1280, height: 900 });
    await admin.emulateMedia({ colorScheme: "light" });
    await admin.goto(path);
    await expect(cards(admin)).toHaveCount(2);
    if (path.includes("?")) await expect(save(admin)).toBeVisible();
    await expectAccessible(admin, path);
    await admin.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(admin, `${path}, dark`, ofTheme);
    await admin.setViewportSize({ width: 320, height: 700 });
    await expectAccessible(admin, `${path} on a phone`, ofWidth);
    await fits(path);
    if (path.includes("?"))
      expect(await sheet(admin).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  }
});
