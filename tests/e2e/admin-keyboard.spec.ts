import { expect, test, uniqueName } from "./admin.ts";
import { administrator } from "./administrator.ts";
import { tabTo, typeInto } from "./by-keyboard.ts";
import { insertEnquiries } from "./contact-pages.ts";
import { readDestination } from "./destination-pages.ts";
import { readPost } from "./post-pages.ts";
import { readTour } from "./tour-pages.ts";

test("H5: a tour can be created, corrected and saved by keyboard alone", async ({ admin }) => {
  const name = uniqueName("Teclado");
  await admin.goto("/admin/tours");
  await tabTo(admin, "Nuevo tour");
  await admin.keyboard.press("Enter");
  await expect(admin).toHaveURL(/\/new$/);
  await typeInto(admin, {
    Nombre: name,
    Destino: "Lesoto",
    "Descripción corta": "Corta",
    "Descripción completa": "Larga",
  });
  await tabTo(admin, "Añadir día");
  await admin.keyboard.press("Enter");
  const firstDay = admin.getByLabel("Día 1", { exact: true });
  await expect(firstDay).toBeFocused();
  await admin.keyboard.type("Uno");
  await admin.keyboard.press("Shift+Tab");
  await expect(admin.getByRole("button", { name: "Añadir día" })).toBeFocused();
  await admin.keyboard.press("Enter");
  await expect(admin.getByLabel("Día 2", { exact: true })).toBeFocused();
  await admin.keyboard.type("Dos");
  await tabTo(admin, "Subir el día 2");
  await admin.keyboard.press("Enter");
  await expect(firstDay).toHaveValue("Dos");
  await typeInto(admin, { "Precio por persona": "99" });
  // Enter in a text input submits the form.
  await admin.keyboard.press("Enter");
  await expect(admin.getByText("Tour guardado correctamente")).toBeVisible();
  const tour = await readTour(name);
  expect(tour.itinerary.map(({ description_es }) => description_es)).toEqual(["Dos", "Uno"]);
});

test("H5: a destination can be created in two languages by keyboard alone", {
  tag: "@deep",
}, async ({ admin }) => {
  const name = uniqueName("Teclado");
  await admin.goto("/admin/destinations");
  await tabTo(admin, "Nuevo destino");
  await admin.keyboard.press("Enter");
  await expect(admin).toHaveURL(/\/new$/);
  await typeInto(admin, {
    Nombre: name,
    País: "Lesoto",
    "Descripción corta": "Corta",
    "Descripción completa": "Larga",
  });
  await tabTo(admin, "Añadir punto destacado");
  await admin.keyboard.press("Enter");
  await expect(admin.getByLabel("Punto destacado 1", { exact: true })).toBeFocused();
  await admin.keyboard.type("Ponis");
  // Around to the tabs, and to English.
  await tabTo(admin, "ES");
  await admin.keyboard.press("ArrowRight");
  await expect(admin.getByRole("tab", { name: /^EN/ })).toBeFocused();
  await typeInto(admin, { Nombre: "By keyboard", "Punto destacado 1": "Ponies" });
  await tabTo(admin, "Guardar");
  await admin.keyboard.press("Enter");
  await expect(admin.getByText("Destino guardado correctamente")).toBeVisible();
  expect(await readDestination(name)).toMatchObject({
    name_en: "By keyboard",
    highlights: ["Ponis"],
    highlights_en: ["Ponies"],
  });
});

test("H5: a post can be written, tagged and published by keyboard alone", { tag: "@deep" }, async ({
  admin,
}) => {
  const title = uniqueName("Teclado");
  await admin.goto("/admin/blog");
  await tabTo(admin, "Nuevo post");
  await admin.keyboard.press("Enter");
  await expect(admin).toHaveURL(/\/new$/);
  await typeInto(admin, { Título: title, Extracto: "Corto", Contenido: "Largo" });
  await tabTo(admin, "Publicado");
  await admin.keyboard.press("Space");
  await typeInto(admin, { Categoría: "Fauna", Autor: "Naledi", Etiquetas: "aves" });
  await admin.keyboard.press("Enter");
  await tabTo(admin, "Guardar");
  await admin.keyboard.press("Enter");
  await expect(admin.getByText("Post guardado correctamente")).toBeVisible();
  expect(await readPost(title)).toMatchObject({ is_published: true, tags: ["aves"] });
});

test("H1: signing in works by keyboard alone", async ({ reader }) => {
  await reader.goto("/admin/login");
  await typeInto(reader, {
    "Correo electrónico": administrator.email,
    Contraseña: administrator.password,
  });
  await reader.keyboard.press("Enter");
  await expect(reader.getByRole("heading", { name: "Admin Panel" })).toBeVisible();
});

test("H12: a message is opened, and its erasure cancelled, by keyboard alone", {
  tag: "@deep",
}, async ({ admin }) => {
  const name = uniqueName("Teclado");
  await insertEnquiries(name, [{}]);
  await admin.goto(`/admin/contacts?q=${encodeURIComponent(name)}`);
  await expect(admin.getByRole("button", { name })).toBeVisible();
  await tabTo(admin, name);
  await admin.keyboard.press("Enter");
  const message = admin.getByRole("dialog", { name });
  await expect(message).toBeVisible();
  await tabTo(admin, "Eliminar para siempre");
  await admin.keyboard.press("Enter");
  await expect(admin.getByRole("button", { name: "Cancelar" })).toBeFocused();
  await admin.keyboard.press("Escape");
  await expect(admin.getByRole("alertdialog")).toBeHidden();
  await admin.keyboard.press("Escape");
  await expect(message).toBeHidden();
  await expect(admin.getByRole("button", { name })).toBeFocused();
});
