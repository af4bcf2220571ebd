import type { Page } from "@playwright/test";
import { expectAccessible } from "./a11y.ts";
import { adminDatabase, expect, test, uniqueName } from "./admin.ts";
import { administrator } from "./administrator.ts";
import { holdRequests } from "./lost-answers.ts";
import { impostor, picture, type Upload } from "./pictures.ts";
import {
  fillPost,
  insertPost,
  nameOf,
  readPost,
  saveAndReturn,
  storedPictures,
} from "./post-pages.ts";
import { changeSession } from "./stored-session.ts";
import { save, saveButton, saving } from "./tour-pages.ts";

const choose = (page: Page, file: Upload) =>
  page.getByLabel("Imagen destacada").setInputFiles(file);
const preview = (page: Page) => page.getByAltText("Vista previa");

/** Writes the Spanish alternative text of the post's picture. */
async function describeInSpanish(page: Page, text: string) {
  await page.getByRole("button", { name: "Texto alternativo y encuadre" }).click();
  await page.getByRole("dialog").getByLabel("Español").fill(text);
  await page.getByRole("dialog").getByRole("button", { name: "Listo" }).click();
}

/** Stores a picture. */
async function storePicture(name: string) {
  const { buffer } = await picture(`${name}.jpg`, "gray");
  const bucket = adminDatabase().storage.from("blog-images");
  const object = `${uniqueName(name).replace(" ", "-")}.jpg`;
  const { error } = await bucket.upload(object, buffer, { contentType: "image/jpeg" });
  if (error) throw error;
  expect(await storedPictures()).toContain(object);
  return bucket.getPublicUrl(object).data.publicUrl;
}

test("H7, H10: a file that is too large or not a picture is skipped; a picture is uploaded when it is chosen", async ({
  admin,
  reader,
}) => {
  const title = uniqueName("Con imagen");
  await admin.goto("/admin/blog/new");
  await fillPost(admin, title);
  await admin.getByRole("checkbox", { name: "Publicado" }).check();
  const uploads: string[] = [];
  admin.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/storage/"))
      uploads.push(request.url());
  });
  await choose(admin, impostor("enorme.jpg", 5_242_881));
  await expect(admin.getByText("enorme.jpg excede el tamaño máximo de 5MB.")).toBeVisible();
  await choose(admin, { name: "nota.txt", mimeType: "text/plain", buffer: Buffer.from("hola") });
  await expect(admin.getByText("nota.txt no es JPEG, PNG ni WEBP.")).toBeVisible();
  await expect(preview(admin)).toHaveCount(0);
  await choose(admin, await picture("barco.png", "teal"));
  await expect(preview(admin)).toHaveAttribute("src", /\/blog-images\//);
  expect(uploads).toHaveLength(1);
  await saveAndReturn(admin);
  expect(uploads).toHaveLength(1);

  const { slug, featured_image } = await readPost(title);
  const name = nameOf(featured_image);
  expect(name).toMatch(/^[0-9a-z]{8,}-\d{13}\.png$/);
  await reader.goto(`/es/blog/${slug}`);
  await expect(reader.locator(".article img").first()).toHaveAttribute("src", new RegExp(name));
});

test("H7, K1: a new picture replaces the old one, which stays for the older version; the choice can be undone", {
  tag: "@deep",
}, async ({ admin }) => {
  const first = await storePicture("primera");
  const { id, title } = await insertPost({ featured_image: first });
  await admin.goto(`/admin/blog/${id}`);
  await expect(preview(admin)).toHaveAttribute("src", new RegExp(nameOf(first)));
  await choose(admin, await picture("otra.jpg", "gold"));
  await expect(admin.getByText("Guardado en el borrador")).toBeVisible();
  await expectAccessible(admin, "the form of a post with a picture");
  await admin.getByRole("button", { name: "Volver a la anterior" }).click();
  await expect(admin.getByText("Sin cambios")).toBeVisible();
  await expect(preview(admin)).toHaveAttribute("src", new RegExp(nameOf(first)));
  await expect(admin.getByRole("button", { name: "Elegir otra imagen" })).toBeFocused();
  await choose(admin, await picture("otra.jpg", "gold"));
  await expect(admin.getByRole("button", { name: "Volver a la anterior" })).toBeVisible();
  await saveAndReturn(admin);
  const second = (await readPost(title)).featured_image;
  expect(nameOf(second)).not.toBe(nameOf(first));
  expect(await storedPictures()).toEqual(expect.arrayContaining([nameOf(first), nameOf(second)]));
});

test("H7: the picture of a post can be removed", { tag: "@deep" }, async ({ admin }) => {
  const address = await storePicture("sobra");
  const { id, title } = await insertPost({ featured_image: address });
  await admin.goto(`/admin/blog/${id}`);
  await admin.getByRole("button", { name: "Quitar la imagen" }).click();
  await expect(
    admin.getByRole("button", { name: "Deshacer: has quitado la imagen" }),
  ).toBeFocused();
  await saveAndReturn(admin);
  expect((await readPost(title)).featured_image).toBeNull();
  expect(await storedPictures()).toContain(nameOf(address));
});

test("H7: after a failed upload the post is saved with the previous picture, and the form keeps the chosen one", async ({
  admin,
  allow,
}) => {
  allow("net::ERR_FAILED /storage/v1/object/blog-images/*.jpg");
  const before = await storePicture("antes");
  const post = await insertPost({ featured_image: before });
  await admin.goto(`/admin/blog/${post.id}`);
  await admin.getByLabel("Extracto").fill("Nuevo extracto");
  await admin.route("**/storage/v1/object/**", (route) => route.abort());
  await choose(admin, await picture("nueva.jpg", "navy"));
  await expect(admin.getByText("Error al subir imagen")).toBeVisible();
  await expect(admin.getByText("No se pudo subir la imagen. Intenta de nuevo.")).toBeVisible();
  await expect(admin.getByText("nueva.jpg: se cortó la conexión.")).toBeVisible();
  await expect(admin.getByText("Hay cambios sin guardar")).toBeVisible();
  await admin.getByRole("button", { name: "Dejar en borrador" }).click();
  await expect(admin.locator(".save").getByRole("alert")).toContainText("Sigue elegida");
  await save(admin);
  await expect(admin.getByText("Queda algo sin guardar.")).toBeVisible();
  await expect(admin.locator(".save").getByRole("alert")).toHaveText(
    "Se ha guardado sin la imagen nueva: se cortó la conexión. Sigue elegida para el próximo intento.",
  );
  await expect(preview(admin)).toHaveAttribute("src", /^blob:/);
  expect(await readPost(post.title)).toMatchObject({
    featured_image: before,
    excerpt: "Nuevo extracto",
  });
  expect(await storedPictures()).toContain(nameOf(before));
  await admin.unroute("**/storage/v1/object/**");
  await admin.getByRole("button", { name: "Reintentar" }).click();
  await describeInSpanish(admin, "Una barca");
  await saveAndReturn(admin);
  const saved = await readPost(post.title);
  expect(saved.excerpt).toBe("Nuevo extracto");
  expect(nameOf(saved.featured_image)).not.toBe(nameOf(before));
  expect(JSON.stringify(saved.image_details)).toContain("Una barca");
});

test("H7: a picture chosen during a save stays in the form, and is saved with the next save", {
  tag: "@deep",
}, async ({ admin }) => {
  const post = await insertPost();
  await admin.goto(`/admin/blog/${post.id}`);
  await admin.getByLabel("Extracto").fill("Primero el texto");
  const release = await holdRequests(admin, saving);
  const publishing = admin.waitForRequest(saving);
  await save(admin);
  await publishing;
  await choose(admin, await picture("tarde.jpg", "navy"));
  release();
  await expect(admin.getByText("Queda algo sin guardar.")).toBeVisible();
  await expect(preview(admin)).toHaveAttribute("src", /\/blog-images\//);
  await saveAndReturn(admin);
  const saved = await readPost(post.title);
  expect(saved.excerpt).toBe("Primero el texto");
  expect(await storedPictures()).toContain(nameOf(saved.featured_image));
});

test("H7: a stalled upload can be cancelled, with the save that waits for it: the form keeps its texts", {
  tag: "@deep",
}, async ({ admin }) => {
  const title = uniqueName("Parada");
  await admin.goto("/admin/blog/new");
  await fillPost(admin, title);
  const release = await holdRequests(admin, "**/storage/v1/object/**/*.png");
  await choose(admin, await picture("parada.png", "teal"));
  await save(admin);
  await admin.getByRole("button", { name: "Cancelar la subida" }).click();
  await expect(admin.locator(".save").getByRole("alert")).toHaveText(
    "Has cancelado una subida. Vuelve a guardar para seguir sin ella.",
  );
  await expect(admin.getByLabel("Título")).toHaveValue(title);
  await expect(saveButton(admin)).toBeVisible();
  release();
  await admin.unrouteAll();
  await choose(admin, await picture("parada.png", "teal"));
  await saveAndReturn(admin);
  expect(await storedPictures()).toContain(nameOf((await readPost(title)).featured_image));
});

test("H7: an upload that sends nothing for 20 seconds fails and can be retried", {
  tag: "@deep",
}, async ({ admin }) => {
  await admin.clock.install();
  await admin.goto("/admin/blog/new");
  await fillPost(admin, uniqueName("Sin avance"));
  await holdRequests(admin, "**/storage/v1/object/**/*.png");
  const begun = admin.waitForRequest("**/storage/v1/object/**/*.png");
  await choose(admin, await picture("quieta.png", "teal"));
  await begun;
  await admin.clock.runFor(61_000);
  await expect(admin.locator(".shot .err")).toContainText("no avanza");
  await expect(admin.getByRole("button", { name: "Reintentar" })).toBeVisible();
});

test("H7: the server refuses a file that is not a picture: the post is saved, and the form displays the reason", {
  tag: "@deep",
}, async ({ admin, allow }) => {
  allow("415 /storage/v1/object/blog-images/*.jpg");
  const title = uniqueName("Falsa");
  await admin.goto("/admin/blog/new");
  await fillPost(admin, title);
  await choose(admin, impostor("falsa.jpg", 5_000));
  await expect(admin.locator(".shot .err")).toContainText("no es una imagen válida");
  await save(admin);
  await expect(admin.locator(".save").getByRole("alert")).toContainText("Elige otra.");
  await admin.getByRole("button", { name: "Quitar la imagen" }).click();
  await saveAndReturn(admin);
  expect((await readPost(title)).featured_image).toBeNull();
});

test("H7: the upload displays its progress, and text typed in the meantime is saved", {
  tag: "@deep",
}, async ({ admin }) => {
  const title = uniqueName("Despacio");
  await admin.goto("/admin/blog/new");
  await fillPost(admin, title);
  const release = await holdRequests(admin, "**/storage/v1/object/**/*.png");
  await choose(admin, await picture("lento.png", "teal"));
  await save(admin);
  const progress = admin.getByRole("progressbar", { name: "Subiendo lento.png" });
  await expect(progress).toBeVisible();
  await expect(admin.getByText("Subiendo imagen...")).toBeVisible();
  await expect(admin.getByRole("button", { name: "Guardando..." })).toBeVisible();
  await admin.getByLabel("Extracto").fill("Escrito mientras subía");
  release();
  await expect(admin).toHaveURL(/\/admin\/blog$/);
  const post = await readPost(title);
  expect(post.excerpt).toBe("Escrito mientras subía");
  expect(await storedPictures()).toContain(nameOf(post.featured_image));
});

test("H13: a chosen picture is an unsaved change, which a draft keeps", {
  tag: "@deep",
}, async ({ admin }) => {
  const post = await insertPost();
  await admin.goto(`/admin/blog/${post.id}`);
  await choose(admin, await picture("elegida.jpg", "maroon"));
  await admin.getByRole("link", { name: "Cancelar" }).click();
  await admin.getByRole("button", { name: "Seguir editando" }).click();
  // The question has the same button.
  await expect(admin.getByRole("alertdialog")).toBeHidden();
  await expect(preview(admin)).toBeVisible();
  await admin.getByRole("button", { name: "Dejar en borrador" }).click();
  await expect(admin.getByText("Borrador guardado")).toBeVisible();
  expect((await readPost(post.title)).featured_image).toBeNull();
  await admin.goto(`/admin/blog/${post.id}`);
  await expect(preview(admin)).toBeVisible();
  await saveAndReturn(admin);
  expect(await storedPictures()).toContain(nameOf((await readPost(post.title)).featured_image));
});

test("H7: after the session has ended, signing in again uploads a chosen picture too", {
  tag: "@deep",
}, async ({ admin, allow, tolerate }) => {
  allow("400 /auth/v1/token", "400 /storage/v1/object/blog-images/*.jpg");
  tolerate("401 /rest/v1/rpc/save_draft");
  const title = uniqueName("Sesión");
  await admin.goto("/admin/blog/new");
  await fillPost(admin, title);
  const ended = { access_token: "x.y.z", refresh_token: "none", expires_at: 1 };
  await changeSession(admin, ended);
  await choose(admin, await picture("tarde.jpg", "coral"));
  const password = admin.getByLabel("Contraseña");
  await password.fill(administrator.password);
  await password.press("Enter");
  await expect(preview(admin)).toHaveAttribute("src", /\/blog-images\//);
  await saveAndReturn(admin);
  expect(await storedPictures()).toContain(nameOf((await readPost(title)).featured_image));
});
