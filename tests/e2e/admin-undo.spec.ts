import type { Page } from "@playwright/test";
import { expectAccessible } from "./a11y.ts";
import { expect, test } from "./admin.ts";
import { insertDestination } from "./destination-pages.ts";
import { picture } from "./pictures.ts";
import { insertPost } from "./post-pages.ts";
import { insertTour, readTour, save, saveAndReturn, unpublished } from "./tour-pages.ts";

const remove = (page: Page, what: string) =>
  page.getByRole("button", { name: `Quitar ${what}`, exact: true });
const undo = (page: Page, what: string) =>
  page.getByRole("button", { name: `Deshacer: has quitado ${what}`, exact: true });

const days = ["Llegada", "Desierto", "Mar"].map((text, at) => ({
  day: at + 1,
  description_es: text,
  description_en: `${text} in English`,
  description_fr: `${text} en français`,
  place_es: `Lugar ${at + 1}`,
}));

test("H8: a removed day is restored by keyboard in its place, with its languages and details", async ({
  admin,
}) => {
  const tour = await insertTour({ itinerary: days });
  await admin.goto(`/admin/tours/${tour.id}`);
  await remove(admin, "el día 2").press("Enter");
  await expect(admin.getByLabel("Día 2", { exact: true })).toHaveValue("Mar");
  await expect(undo(admin, "el día 2")).toBeFocused();
  await expectAccessible(admin, "the form of a tour of which a day was removed");
  await admin.keyboard.press("Enter");
  await expect(admin.getByLabel("Día 2", { exact: true })).toHaveValue("Desierto");
  await expect(remove(admin, "el día 2")).toBeFocused();
  await expect(admin.getByText("Sin cambios")).toBeVisible();
  await expect(undo(admin, "el día 2")).toHaveCount(0);
});

test("H6: several removed lines are restored one after the other in their places, and saved", {
  tag: "@deep",
}, async ({ admin }) => {
  const included = ["Guía", "Cenas", "Carpas", "Traslados"];
  const tour = await insertTour({
    included_services: included,
    included_services_en: ["Guide", "Dinners", "Tents", "Transfers"],
  });
  await admin.goto(`/admin/tours/${tour.id}`);
  const list = admin.getByRole("region", { name: "Servicios incluidos" });
  const texts = () =>
    list
      .locator("textarea")
      .evaluateAll((areas) => areas.map((area) => (area as HTMLTextAreaElement).value));
  await list.getByRole("button", { name: /^Quitar .* 4$/ }).click();
  await list.getByRole("button", { name: /^Quitar .* 1$/ }).click();
  expect(await texts()).toEqual(["Cenas", "Carpas"]);
  const offered = list.getByRole("button", { name: /^Deshacer/ });
  await offered.click();
  expect(await texts()).toEqual(["Guía", "Cenas", "Carpas"]);
  await offered.click();
  expect(await texts()).toEqual(included);
  await admin.getByLabel("Destino", { exact: true }).fill("Otro");
  await saveAndReturn(admin);
  expect(await readTour(tour.name)).toMatchObject({
    included_services: included,
    included_services_en: tour.included_services_en,
  });
});

test("H6: a removed season and a removed destination are restored", { tag: "@deep" }, async ({
  admin,
}) => {
  const destination = await insertDestination();
  const tour = await insertTour({
    destination_ids: [destination.id],
    seasons: [{ name_es: "Seca", months: [5, 6], price_2: 4200 }],
  });
  await admin.goto(`/admin/tours/${tour.id}`);
  await remove(admin, "la temporada 1").click();
  await expect(admin.getByLabel("Nombre de la temporada")).toHaveCount(0);
  await undo(admin, "la temporada 1").click();
  await expect(admin.getByLabel("Nombre de la temporada")).toHaveValue("Seca");
  await remove(admin, destination.name).click();
  await undo(admin, destination.name).click();
  await expect(admin.locator(".referred")).toHaveText(destination.name);
  await expect(admin.getByText("Sin cambios")).toBeVisible();
  await remove(admin, destination.name).click();
  await admin.getByRole("button", { name: "Añadir al recorrido" }).click();
  const picker = admin.getByRole("dialog");
  await picker.getByRole("searchbox").fill(destination.name);
  await picker.getByLabel(destination.name).check();
  await picker.getByRole("button", { name: "Listo" }).click();
  await undo(admin, destination.name).click();
  await expect(admin.locator(".referred"), "chosen again before the undo").toHaveText([
    destination.name,
  ]);
  await expect(undo(admin, destination.name)).toHaveCount(0);
});

test("H10, A11: a removed picture is restored in its place with its alternative text", {
  tag: "@deep",
}, async ({ admin }) => {
  const tour = await insertTour();
  await admin.goto(`/admin/tours/${tour.id}`);
  const files = [await picture("una.jpg", "teal"), await picture("dos.jpg", "olive")];
  await admin.getByLabel("Imágenes", { exact: true }).setInputFiles(files);
  const shots = admin.locator(".shots .shot");
  await expect(shots.locator("progress")).toHaveCount(0);
  await expect(shots).toHaveCount(2);
  const sources = () =>
    shots.locator("img").evaluateAll((images) => images.map((image) => image.getAttribute("src")));
  const before = await sources();
  await admin.getByRole("button", { name: "Texto alternativo y encuadre de la imagen 1" }).click();
  await admin.getByRole("dialog").getByLabel("Español").fill("Una duna");
  await admin.getByRole("dialog").getByRole("button", { name: "Listo" }).click();
  await remove(admin, "la imagen 1").click();
  await expect(shots).toHaveCount(1);
  await undo(admin, "la imagen 1").click();
  await expect(shots).toHaveCount(2);
  expect(await sources()).toEqual(before);
  await expect(shots.first()).toContainText("Falta en inglés y francés");
});

test("H7: a post's removed picture is restored, also one that was just chosen", {
  tag: "@deep",
}, async ({ admin }) => {
  const post = await insertPost();
  await admin.goto(`/admin/blog/${post.id}`);
  await admin
    .getByLabel("Imagen destacada", { exact: true })
    .setInputFiles(await picture("vuelve.jpg", "teal"));
  const shown = /\/blog-images\//;
  await expect(admin.getByAltText("Vista previa")).toHaveAttribute("src", shown);
  await remove(admin, "la imagen").click();
  await expect(admin.getByAltText("Vista previa")).toHaveCount(0);
  await undo(admin, "la imagen").click();
  await expect(admin.getByAltText("Vista previa")).toHaveAttribute("src", shown);
});

test("H6: Enter in a line adds the next one, and does not save the entry", {
  tag: "@deep",
}, async ({ admin }) => {
  const tour = await insertTour({ included_services: ["Guía"] });
  await admin.goto(`/admin/tours/${tour.id}`);
  const list = admin.getByRole("region", { name: "Servicios incluidos" });
  await list.locator("textarea").press("Enter");
  await expect(list.locator("textarea")).toHaveCount(2);
  await expect(list.locator("textarea").last()).toBeFocused();
  await admin.keyboard.type("Cenas");
  await list.locator("textarea").first().press("Enter");
  await expect(list.locator("textarea").last()).toBeFocused();
  await expect(admin.getByText(unpublished)).toBeVisible();
  await save(admin);
  await expect(admin).toHaveURL(/\/admin\/tours$/);
  expect((await readTour(tour.name)).included_services).toEqual(["Guía", "Cenas"]);
});
