import type { Page } from "@playwright/test";
import { emptyPng } from "../integration/backend/picture-samples.ts";
import { adminDatabase, expect, storedIn, test, uniqueName } from "./admin.ts";
import { holdRequests } from "./lost-answers.ts";
import { impostor, picture, slowUploads } from "./pictures.ts";
import { fillTour, insertTour, readTour, saveAndReturn, saving } from "./tour-pages.ts";
import { settle } from "./wait-for-page.ts";

const shots = (page: Page) => page.locator(".shot__grip img");
const nameOf = (address: string) => address.replace(/\?.*/, "").split("/").at(-1) ?? "";

/** Names of the stored tour pictures. */
const stored = () => storedIn("tour-images");

async function choose(page: Page, ...colours: string[]) {
  const files = await Promise.all(colours.map((colour) => picture(`${colour}.jpg`, colour)));
  await page.getByLabel("Imágenes", { exact: true }).setInputFiles(files);
}

test("H10: several pictures are uploaded at once, reordered, one removed, and the cover chosen", async ({
  admin,
  reader,
}) => {
  const name = uniqueName("Galería");
  await admin.goto("/admin/tours/new");
  await fillTour(admin, name);
  await choose(admin, "red", "green", "blue", "white");
  await expect(admin.getByText("4 imagen(es) subida(s) correctamente")).toBeVisible();
  await expect(shots(admin)).toHaveCount(4);
  await expect(admin.locator(".shot").first()).toContainText("Portada");
  const sources = () =>
    shots(admin).evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));
  const [red, green, blue, white] = await sources();
  expect(await stored()).toContain(nameOf(green ?? ""));

  await admin.getByRole("button", { name: "Usar la imagen 3 como portada" }).click();
  expect(await sources()).toEqual([blue, red, green, white]);
  await admin.getByRole("button", { name: "Atrasar la imagen 2" }).click();
  expect(await sources()).toEqual([blue, green, red, white]);
  const items = admin.locator(".shot");
  await items
    .nth(3)
    .locator(".shot__grip")
    .dragTo(items.nth(1), { targetPosition: { x: 8, y: 30 } });
  await expect.poll(sources).toEqual([blue, white, green, red]);
  await admin.getByRole("button", { name: "Quitar la imagen 3" }).click();
  await expect(
    admin.getByRole("button", { name: "Deshacer: has quitado la imagen 3" }),
  ).toBeFocused();
  await saveAndReturn(admin);

  const tour = await readTour(name);
  const names = [blue, white, red].map((source) => nameOf(source ?? ""));
  expect(tour.gallery_images.map(nameOf)).toEqual(names);
  expect(nameOf(tour.image_url ?? "")).toBe(names[0]);
  for (const own of names) expect(own).toMatch(/^[0-9a-z]{8,}-\d{13}\.jpg$/);
  expect(await stored()).toEqual(expect.arrayContaining(names));
  const served = await admin.request.get(new URL(tour.gallery_images[0] ?? "").pathname);
  expect(served.headers()["cache-control"]).toContain("max-age=3600");

  await reader.goto(`/es/tours/${tour.slug}`);
  await expect(reader.getByRole("main").locator("img").first()).toHaveAttribute(
    "src",
    new RegExp(names[0] ?? ""),
  );
});

test("H10: the progress of each upload is displayed", { tag: "@deep" }, async ({ admin }) => {
  await admin.goto("/admin/tours/new");
  await slowUploads(admin, 40_000);
  const noisy = await picture("lento.png", "teal", 60);
  // A large private chunk, which PNG allows, makes the upload slow.
  const buffer = Buffer.concat([noisy.buffer, Buffer.alloc(60_000)]);
  const names = ["uno.png", "dos.png"];
  await admin.evaluate(() => {
    const shown: { name: string | null; percent: number }[] = [];
    Object.assign(window, { shown });
    new MutationObserver(() => {
      for (const { ariaLabel, value } of document.querySelectorAll("progress"))
        shown.push({ name: ariaLabel, percent: value });
    }).observe(document.body, { childList: true, subtree: true, attributeFilter: ["value"] });
  });
  await admin
    .getByLabel("Imágenes", { exact: true })
    .setInputFiles(names.map((name) => ({ ...noisy, name, buffer })));
  await expect(admin.getByText("Subiendo imágenes...")).toBeVisible();
  await expect(shots(admin)).toHaveCount(2);
  const shown: { name: string; percent: number }[] = await admin.evaluate(
    () => Object(window).shown,
  );
  for (const file of names) {
    const percents = shown
      .filter(({ name }) => name === `Subiendo ${file}`)
      .map(({ percent }) => percent);
    const between = percents.filter((percent) => percent > 0 && percent < 100);
    expect(between, `${file}: ${percents}`).not.toEqual([]);
    expect(percents, file).toEqual(percents.toSorted((one, other) => one - other));
  }
});

test("H10: a file that is too large is skipped with a message, and the others are uploaded", {
  tag: "@deep",
}, async ({ admin }) => {
  await admin.goto("/admin/tours/new");
  await admin
    .getByLabel("Imágenes", { exact: true })
    .setInputFiles([
      impostor("enorme.jpg", 5_242_881),
      await picture("bien.webp", "olive"),
      { name: "nota.txt", mimeType: "text/plain", buffer: Buffer.from("hola") },
    ]);
  await expect(admin.getByText("enorme.jpg excede el tamaño máximo de 5MB.")).toBeVisible();
  await expect(admin.getByText("nota.txt no es JPEG, PNG ni WEBP.")).toBeVisible();
  await expect(admin.getByText("1 imagen(es) subida(s) correctamente")).toBeVisible();
  await expect(shots(admin)).toHaveCount(1);
});

test("H10: the server refuses a file that is not a picture, and it can be removed", {
  tag: "@deep",
}, async ({ admin, allow }) => {
  allow("415 /storage/v1/object/tour-images/*.jpg", "415 /storage/v1/object/tour-images/*.png");
  await admin.goto("/admin/tours/new");
  await admin.getByLabel("Imágenes", { exact: true }).setInputFiles(impostor("falsa.jpg", 5_000));
  await expect(admin.getByText("Error al subir imágenes")).toBeVisible();
  await expect(admin.getByText("Por favor intenta de nuevo.")).toBeVisible();
  await expect(admin.getByText("falsa.jpg: no es una imagen válida.")).toBeVisible();
  await admin.getByRole("button", { name: "Quitar falsa.jpg" }).click();
  await expect(admin.getByText("falsa.jpg: no es una imagen válida.")).toBeHidden();

  const vast = {
    name: "vasta.png",
    mimeType: "image/png",
    buffer: Buffer.from(emptyPng(20_000, 20_000)),
  };
  await admin.getByLabel("Imágenes", { exact: true }).setInputFiles(vast);
  await expect(admin.getByText("vasta.png: mide más de 64 megapíxeles.")).toBeVisible();
});

test("H10: a picture named after another format is stored as what it is, and one without a type is accepted", async ({
  admin,
}) => {
  await admin.goto("/admin/tours/new");
  const webp = await picture("foto.webp", "teal");
  await admin.getByLabel("Imágenes", { exact: true }).setInputFiles([
    { ...webp, name: "foto.jpg", mimeType: "image/jpeg" },
    { ...(await picture("foto.png", "olive")), name: "foto", mimeType: "" },
  ]);
  await expect(admin.getByText("2 imagen(es) subida(s) correctamente")).toBeVisible();
  const addresses = await shots(admin).evaluateAll((all) =>
    all.map((image) => (image as HTMLImageElement).src),
  );
  for (const [at, type] of ["webp", "png"].entries()) {
    const name = nameOf(addresses[at] ?? "");
    expect(name).toMatch(new RegExp(`\\.${type}$`));
    const served = await admin.request.get(`/storage/v1/object/public/tour-images/${name}`);
    expect(served.headers()["content-type"]).toBe(`image/${type}`);
  }
});

test("H10: of many files chosen at once, every one that is skipped is listed with its reason", {
  tag: "@deep",
}, async ({ admin }) => {
  await admin.goto("/admin/tours/new");
  const heic = (at: number) => ({
    name: `IMG_${at}.HEIC`,
    mimeType: "",
    buffer: Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
  });
  const numbers = Array.from({ length: 12 }, (_, at) => at + 1);
  const disguised = { ...heic(0), name: "disfraz.jpg", mimeType: "image/jpeg" };
  await admin
    .getByLabel("Imágenes", { exact: true })
    .setInputFiles([
      ...numbers.map(heic),
      disguised,
      { name: "nada.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(0) },
      await picture("bien.jpg", "olive"),
    ]);
  await expect(admin.getByText("1 imagen(es) subida(s) correctamente")).toBeVisible();
  const list = admin.getByRole("region", { name: "Archivos que no se añaden" });
  await expect(list.getByRole("listitem")).toHaveText([
    ...numbers.map((at) => `IMG_${at}.HEIC: es HEIC: expórtala como JPEG.`),
    "nada.jpg: está vacío.",
  ]);
  await expect(admin.getByText("disfraz.jpg: es HEIC: expórtala como JPEG.")).toBeVisible();
  await list.getByRole("button", { name: "Entendido" }).click();
  await expect(list).toHaveCount(0);
});

test("H10: files beyond the number of pictures that a gallery holds are not sent", {
  tag: "@deep",
}, async ({ admin }) => {
  const { buffer, mimeType } = await picture("dibujo.png", "gray", 6);
  let sent = 0;
  admin.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/object/tour-images/")) sent += 1;
  });
  await admin.goto("/admin/tours/new");
  await admin
    .getByLabel("Imágenes", { exact: true })
    .setInputFiles(
      Array.from({ length: 62 }, (_, at) => ({ name: `${at + 1}.png`, mimeType, buffer })),
    );
  const list = admin.getByRole("region", { name: "Archivos que no se añaden" });
  await expect(list.getByRole("listitem")).toHaveText([
    "61.png: no cabe: como máximo 60.",
    "62.png: no cabe: como máximo 60.",
  ]);
  await expect(admin.getByText("60 imagen(es) subida(s) correctamente")).toBeVisible();
  await expect(shots(admin)).toHaveCount(60);
  expect(sent).toBe(60);
});

test("H10: a picture whose upload is retried keeps its place among those chosen with it", {
  tag: "@deep",
}, async ({ admin, allow }) => {
  allow("net::ERR_FAILED /storage/v1/object/tour-images/*.jpg");
  await admin.goto("/admin/tours/new");
  let requests = 0;
  await admin.route("**/storage/v1/object/tour-images/*.jpg", (route) => {
    if (route.request().method() === "POST") requests += 1;
    return requests === 2 || requests === 3 ? route.abort() : route.continue();
  });
  await choose(admin, "red", "green", "blue", "white");
  await expect(shots(admin)).toHaveCount(2);
  const sources = () =>
    shots(admin).evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));
  const [red, white] = await sources();
  await admin.getByRole("button", { name: "Reintentar blue.jpg" }).click();
  await expect(shots(admin)).toHaveCount(3);
  const [, blue] = await sources();
  await admin.getByRole("button", { name: "Reintentar green.jpg" }).click();
  await expect(shots(admin)).toHaveCount(4);
  expect(await sources()).toEqual([red, expect.any(String), blue, white]);
});

test("H10: an upload that lost its connection can be retried", { tag: "@deep" }, async ({
  admin,
  allow,
}) => {
  allow("net::ERR_FAILED /storage/v1/object/tour-images/*.jpg");
  await admin.goto("/admin/tours/new");
  await admin.route("**/storage/v1/object/**", (route) => route.abort());
  await choose(admin, "maroon");
  await expect(admin.getByText("maroon.jpg: se cortó la conexión.")).toBeVisible();
  await admin.unroute("**/storage/v1/object/**");
  await admin.getByRole("button", { name: "Reintentar maroon.jpg" }).click();
  await expect(admin.getByText("1 imagen(es) subida(s) correctamente")).toBeVisible();
  await expect(shots(admin)).toHaveCount(1);
});

test("H10: a picture removed during its upload does not reappear", { tag: "@deep" }, async ({
  admin,
}) => {
  await admin.goto("/admin/tours/new");
  const release = await holdRequests(admin, "**/storage/v1/object/**/*.png");
  await admin
    .getByLabel("Imágenes", { exact: true })
    .setInputFiles([await picture("sobra.png", "teal"), await picture("queda.jpg", "gold")]);
  await admin.getByRole("button", { name: "Quitar sobra.png" }).click();
  await expect(admin.getByText("1 imagen(es) subida(s) correctamente")).toBeVisible();
  release();
  await settle(admin);
  await expect(shots(admin)).toHaveCount(1);
});

test("H10, H13: leaving during uploads asks first", { tag: "@deep" }, async ({ admin }) => {
  await admin.goto("/admin/tours/new");
  await holdRequests(admin, "**/storage/v1/object/**");
  await choose(admin, "olive");
  await expect(admin.getByText("Subiendo imágenes...")).toBeVisible();
  await admin.getByRole("link", { name: "Contactos" }).click();
  const question = admin.getByRole("alertdialog", { name: "¿Qué hacemos con los cambios?" });
  await question.getByRole("button", { name: "Seguir editando" }).click();
  await expect(admin.getByRole("button", { name: "Quitar olive.jpg" })).toBeVisible();
});

test("H10, H11: saving with a failed upload displays an error and keeps the form; after a retry the picture is saved", {
  tag: "@deep",
}, async ({ admin, allow }) => {
  allow("net::ERR_FAILED /storage/v1/object/tour-images/*.jpg");
  const name = uniqueName("Con foto");
  await admin.goto("/admin/tours/new");
  await fillTour(admin, name);
  await admin.route("**/storage/v1/object/**", (route) => route.abort());
  await choose(admin, "indigo");
  await expect(admin.getByText("indigo.jpg: se cortó la conexión.")).toBeVisible();
  await admin.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(admin.locator(".save").getByRole("alert")).toHaveText(
    "Hay imágenes sin subir. Vuelve a intentarlo o quítalas.",
  );
  const { data } = await adminDatabase().from("tours").select("id").eq("name", name);
  expect(data).toEqual([]);
  await admin.unroute("**/storage/v1/object/**");
  await admin.getByRole("button", { name: "Reintentar indigo.jpg" }).click();
  await expect(shots(admin)).toHaveCount(1);
  await saveAndReturn(admin);
  expect((await readTour(name)).gallery_images).toHaveLength(1);
});

test("H10, H11: the error about a failed upload disappears when its picture is removed", {
  tag: "@deep",
}, async ({ admin, allow }) => {
  allow("net::ERR_FAILED /storage/v1/object/tour-images/*.jpg");
  await admin.goto("/admin/tours/new");
  await fillTour(admin, uniqueName("Sin foto"));
  await admin.route("**/storage/v1/object/**", (route) => route.abort());
  await choose(admin, "indigo");
  await admin.getByRole("button", { name: "Guardar", exact: true }).click();
  const missing = admin.locator(".save").getByRole("alert");
  await expect(missing).toBeVisible();
  await admin.getByRole("button", { name: "Quitar indigo.jpg" }).click();
  await expect(missing).toBeHidden();
  await saveAndReturn(admin);
});

test("H10: a failed save creates no entry, and keeps its pictures for the next save", {
  tag: "@deep",
}, async ({ admin, allow }) => {
  allow("net::ERR_FAILED /rest/v1/rpc/publish_entry");
  const name = uniqueName("A medias");
  await admin.goto("/admin/tours/new");
  await fillTour(admin, name);
  await choose(admin, "purple");
  await expect(shots(admin)).toHaveCount(1);
  await admin.route(saving, (route) => route.abort());
  await admin.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(admin.getByText("No se pudo guardar el tour")).toBeVisible();
  const { data } = await adminDatabase().from("tours").select("id").eq("name", name);
  expect(data).toEqual([]);
  await admin.unroute(saving);
  await saveAndReturn(admin);
  const tour = await readTour(name);
  expect(await stored()).toContain(nameOf(tour.image_url ?? ""));
});

test("K2: a deleted tour is in the trash with its picture", { tag: "@deep" }, async ({ admin }) => {
  const { storage } = adminDatabase();
  const { buffer } = await picture("propia.jpg", "gold");
  const object = `${uniqueName("propia").replace(" ", "-")}.jpg`;
  const bucket = storage.from("tour-images");
  await bucket.upload(object, buffer, { contentType: "image/jpeg" });
  const address = bucket.getPublicUrl(object).data.publicUrl;
  const tour = await insertTour({ image_url: address, gallery_images: [address] });
  await admin.goto(`/admin/tours?q=${encodeURIComponent(tour.name)}`);
  await admin.getByRole("button", { name: `Eliminar ${tour.name}` }).click();
  await admin.getByRole("button", { name: "Eliminar", exact: true }).click();
  await expect(admin.getByText("Tour eliminado correctamente")).toBeVisible();
  const { data } = await adminDatabase().rpc("deleted_entries").select("data->>name");
  expect(data).toContainEqual({ name: tour.name });
  expect(await stored()).toContain(object);
});
