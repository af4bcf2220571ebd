import type { Page } from "@playwright/test";
import { expectAccessible, ofTheme } from "./a11y.ts";
import { adminDatabase, expect, storedIn, test, uniqueName } from "./admin.ts";
import { storePicture as store } from "./admin-pictures.ts";
import { picture } from "./pictures.ts";
import { fillPost, readPost } from "./post-pages.ts";
import { fillTour, insertTour, readTour, saveAndReturn, saveButton } from "./tour-pages.ts";

const sheet = (page: Page) => page.getByRole("dialog", { name: "Biblioteca de imágenes" });
const openPicker = (page: Page) =>
  page.getByRole("button", { name: "Elegir de la biblioteca" }).first().click();
const item = (page: Page, name: string) => sheet(page).getByRole("button", { name });
const shots = (page: Page) => page.locator(".shot__grip img");
const pathIn = (address: string | null | undefined) => new URL(address ?? "", "http://x").pathname;

test("K10: a tour takes pictures of other entries from the library, with their texts and focal points", async ({
  admin,
}) => {
  const [first, second] = [await store("destination-images"), await store("tour-images", "olive")];
  const other = await insertTour({
    gallery_images: [first.address, second.address],
    image_details: {
      [first.key]: {
        alt: { es: "Una duna", en: "A dune", fr: "Une dune" },
        focus: { x: 0.2, y: 0.7 },
      },
    },
  });
  const name = uniqueName("De la biblioteca");
  await admin.goto("/admin/tours/new");
  await fillTour(admin, name);
  await openPicker(admin);
  await sheet(admin).getByRole("searchbox", { name: "Buscar" }).fill(other.name);
  const found = sheet(admin).getByRole("list", { name: "Imágenes" }).getByRole("button");
  await expect(found).toHaveCount(2);
  await found.nth(1).click();
  await found.nth(0).click();
  await expect(found.nth(0)).toHaveAttribute("aria-pressed", "true");
  await sheet(admin).getByRole("button", { name: "Añadir 2 imágenes" }).click();
  await expect(sheet(admin)).toBeHidden();
  await expect(shots(admin)).toHaveCount(2);

  await openPicker(admin);
  await sheet(admin).getByRole("searchbox", { name: "Buscar" }).fill(other.name);
  await expect(found.first()).toBeDisabled();
  await expect(found.first()).toContainText("Ya está aquí");
  await sheet(admin).getByRole("button", { name: "Cancelar" }).click();

  await saveAndReturn(admin);
  const tour = await readTour(name);
  expect(tour.gallery_images[0]).toMatch(/^http/);
  expect(tour.gallery_images.map(pathIn)).toEqual([pathIn(first.address), pathIn(second.address)]);
  expect(tour.image_details).toEqual({
    [first.key]: {
      alt: { es: "Una duna", en: "A dune", fr: "Une dune" },
      focus: { x: 0.2, y: 0.7 },
    },
  });
});

test("K10: the first press chooses a post's picture, also an unused one of the library", async ({
  admin,
}) => {
  const used = await store("tour-images", "navy");
  await insertTour({ gallery_images: [used.address] });
  const unused = await store("site-images", "coral");
  const title = uniqueName("Con foto de la biblioteca");
  await admin.goto("/admin/blog/new");
  await fillPost(admin, title);
  await openPicker(admin);
  await sheet(admin).getByLabel("Sin usar").check();
  await expect(item(admin, used.file)).toHaveCount(0);
  await item(admin, unused.file).click();
  await expect(sheet(admin)).toBeHidden();
  await expect(admin.getByRole("button", { name: "Texto alternativo y encuadre" })).toBeVisible();
  await saveButton(admin).click();
  await expect(admin).toHaveURL(/\/admin\/blog$/);
  expect(pathIn((await readPost(title)).featured_image)).toBe(pathIn(unused.address));
});

test("K10: a picture that is deleted while it is being chosen is named, and the others stay chosen", async ({
  admin,
}) => {
  const [gone, there] = [await store(), await store("tour-images", "olive")];
  const name = uniqueName("Elegida tarde");
  await admin.goto("/admin/tours/new");
  await fillTour(admin, name);
  await openPicker(admin);
  await item(admin, gone.file).click();
  await item(admin, there.file).click();
  await adminDatabase().storage.from(gone.bucket).remove([gone.file]);
  await sheet(admin).getByRole("button", { name: "Añadir 2 imágenes" }).click();
  await expect(sheet(admin).getByRole("alert")).toHaveText(
    "Alguien ha eliminado esta imagen de la biblioteca. Elige otra.",
  );
  await expect(item(admin, gone.file)).toHaveCount(0);
  await sheet(admin).getByRole("button", { name: "Añadir 1 imagen" }).click();
  await expect(shots(admin)).toHaveCount(1);
  await expect(admin.getByLabel("Nombre", { exact: true })).toHaveValue(name);
});

test("K10: a picture that is deleted between choosing and saving stops the save with a message, and nothing is lost", async ({
  admin,
}) => {
  const [kept, gone] = [await store(), await store("tour-images", "olive")];
  const name = uniqueName("Guardada tarde");
  await admin.goto("/admin/tours/new");
  await fillTour(admin, name);
  await openPicker(admin);
  await item(admin, kept.file).click();
  await item(admin, gone.file).click();
  await sheet(admin).getByRole("button", { name: "Añadir 2 imágenes" }).click();
  await expect(shots(admin)).toHaveCount(2);
  await adminDatabase().storage.from(gone.bucket).remove([gone.file]);
  await saveButton(admin).click();
  await expect(admin.locator(".save").getByRole("alert")).toHaveText(
    "La imagen 2 ya no está en la biblioteca: alguien la ha eliminado. Quítala o elige otra.",
  );
  await expect(admin.getByLabel("Nombre", { exact: true })).toHaveValue(name);
  await admin.getByRole("button", { name: "Quitar la imagen 2" }).click();
  await saveAndReturn(admin);
  expect((await readTour(name)).gallery_images.map(pathIn)).toEqual([pathIn(kept.address)]);
});

test("K10: on a phone, a picture of the library is chosen with three taps, on targets of 44 pixels", async ({
  admin,
}) => {
  await admin.setViewportSize({ width: 375, height: 740 });
  const stored = await store("tour-images", "teal");
  await admin.goto("/admin/tours/new");
  await admin.getByRole("button", { name: "Elegir de la biblioteca" }).click();
  await expect(item(admin, stored.file)).toBeVisible();
  const small = await sheet(admin)
    .locator("button, input, label.check")
    .evaluateAll((all) =>
      all
        .filter((one) => !one.closest("label") || one.tagName === "LABEL")
        .map((one) => [one.textContent || one.getAttribute("aria-label"), one.clientHeight])
        .filter(([, height]) => Number(height) < 40),
    );
  expect(small).toEqual([]);
  expect(await sheet(admin).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await expectAccessible(admin, "picker");
  await admin.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(admin, "picker, dark", ofTheme);
  await item(admin, stored.file).click();
  await sheet(admin).getByRole("button", { name: "Añadir 1 imagen" }).click();
  await expect(shots(admin)).toHaveCount(1);
});

test("H10: a picture is pasted into a focused gallery, but not while a text is typed", async ({
  admin,
}) => {
  await admin.goto("/admin/tours/new");
  const { buffer } = await picture("pegada.png", "teal");
  const paste = (into: string) =>
    admin.locator(into).evaluate((element, base64) => {
      const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([content], "image.png", { type: "image/png" }));
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    }, buffer.toString("base64"));
  await paste(".gallery .drop");
  await expect(shots(admin)).toHaveCount(1);
  await admin.getByRole("button", { name: "Texto alternativo y encuadre de la imagen 1" }).click();
  await paste(".gallery textarea >> nth=0");
  await admin.getByRole("button", { name: "Listo" }).click();
  await expect(admin.locator(".gallery .shot")).toHaveCount(1);
});

test("K10: pictures are uploaded to the library, where they wait unused; closing during an upload asks first", async ({
  admin,
}) => {
  await admin.goto("/admin/pictures");
  await admin.getByRole("button", { name: "Subir imágenes" }).click();
  const upload = admin.getByRole("dialog", { name: "Subir imágenes" });
  const before = await storedIn("site-images");
  await upload
    .getByLabel("Archivos")
    .setInputFiles([await picture("una.jpg", "red"), await picture("dos.webp", "blue")]);
  await expect(admin.getByText("2 imagen(es) subida(s) correctamente")).toBeVisible();
  await expect(upload.getByRole("img", { name: "Subida" })).toHaveCount(2);
  expect(await storedIn("site-images")).toHaveLength(before.length + 2);

  await admin.route("**/storage/v1/object/site-images/*", () => {});
  await upload.getByLabel("Archivos").setInputFiles([await picture("tres.jpg", "green")]);
  await upload.getByRole("button", { name: "Listo" }).click();
  const question = admin.getByRole("alertdialog", { name: "¿Dejar de subir?" });
  await question.getByRole("button", { name: "Seguir aquí" }).click();
  await expect(upload.getByText("tres.jpg", { exact: false })).toBeVisible();
  await upload.getByRole("button", { name: "Quitar tres.jpg" }).click();
  await upload.getByRole("button", { name: "Listo" }).click();
  await expect(upload).toBeHidden();
  await expect(
    admin.locator(".library").getByRole("button").filter({ hasText: "Sin uso" }).first(),
  ).toBeVisible();
});

test("K10: a picture is replaced everywhere, the visitors see it at once, and the alternative text is asked about", async ({
  admin,
  reader,
}) => {
  const old = await store("tour-images", "maroon");
  const tours = [];
  for (const name of [uniqueName("Una"), uniqueName("Otra")])
    tours.push(
      await insertTour({
        name,
        is_active: true,
        gallery_images: [old.address],
        image_details: { [old.key]: { alt: { es: "Una duna" } } },
      }),
    );
  const [tour] = tours;
  await reader.goto(`/es/tours/${tour?.slug}`);
  await expect(reader.getByRole("main").locator("img").first()).toHaveAttribute(
    "src",
    new RegExp(old.file),
  );

  await admin.goto(`/admin/pictures?picture=${old.key}`);
  await admin.getByRole("button", { name: "Sustituir en todas partes…" }).click();
  const swap = admin.getByRole("dialog", { name: "Sustituir en todas partes" });
  await expect(swap.getByRole("listitem")).toHaveCount(2);
  const confirm = swap.getByRole("button", { name: "Sustituir en 2 sitios" });
  await expect(confirm).toBeDisabled();
  await swap.getByLabel("Imagen nueva").setInputFiles(await picture("nueva.jpg", "gold"));
  await expect(swap.getByRole("img", { name: "La imagen nueva" })).toBeVisible();
  await confirm.click();
  await expect(admin.getByText("Imagen sustituida en 2 sitios")).toBeVisible();
  await expect(admin.getByText("¿El texto alternativo sigue siendo cierto?")).toBeVisible();
  await expect(admin).toHaveURL(/picture=site-images/);
  await expect(admin.getByLabel("Español", { exact: true })).toHaveValue("Una duna");
  await expectAccessible(admin, "replaced picture");

  for (const { name } of tours) {
    const { gallery_images, image_details } = await readTour(name);
    expect(gallery_images[0]).toContain("/site-images/");
    expect(Object.values(image_details as object)).toEqual([{ alt: { es: "Una duna" } }]);
  }
  await reader.reload();
  await expect(reader.getByRole("main").locator("img").first()).toHaveAttribute(
    "src",
    /site-images/,
  );
});
