import type { Page } from "@playwright/test";
import { expectAccessible } from "./a11y.ts";
import { adminDatabase, adminSite, expect, signedInStorage, test, uniqueName } from "./admin.ts";
import { loseAnswers } from "./lost-answers.ts";
import {
  autosaving,
  draftOf,
  fillTour,
  insertTour,
  readTour,
  save,
  saveAndReturn,
  saveButton,
  tab,
} from "./tour-pages.ts";

const noted = (page: Page) => expect(page.getByText("Guardado en el borrador")).toBeVisible();
/** Shows the tab again, which reads what others have changed. */
const showTab = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
const inMenu = async (page: Page, name: string) => {
  await page.getByRole("button", { name: "Más acciones" }).click();
  await page.getByRole("button", { name }).click();
};
const days = ["Llegada", "Desierto"].map((text, at) => ({
  id: `d${at}`,
  day: at + 1,
  description_es: text,
  description_en: "",
  description_fr: "",
}));

test("K12: unfinished work continues on another device; two people in different fields and days are merged, and asked about the same day", async ({
  admin,
  newVisitor,
}) => {
  const tour = await insertTour({ itinerary: days });
  const laptop = await newVisitor({
    baseURL: adminSite().url,
    storageState: await signedInStorage(),
  });
  await admin.goto(`/admin/tours/${tour.id}`);
  await admin.getByLabel("Destino").fill("");
  await admin.getByLabel("Día 1", { exact: true }).fill("Llegada en avioneta");
  await noted(admin);
  expect((await readTour(tour.name)).destination).toBe("Botsuana");

  await laptop.goto(`/admin/tours/${tour.id}`);
  await expect(laptop.getByText(/^Borrador, /)).toBeVisible();
  await expect(laptop.getByLabel("Destino")).toHaveValue("");
  await expect(laptop.getByLabel("Día 1", { exact: true })).toHaveValue("Llegada en avioneta");
  await laptop.getByLabel("Destino").fill("Zambia");
  await laptop.getByLabel("Día 2", { exact: true }).fill("Desierto de sal");
  await noted(laptop);

  // Without a reload, in the same field.
  await admin.getByLabel("Día 1", { exact: true }).fill("Llegada en tren");
  await expect(admin.getByLabel("Día 2", { exact: true })).toHaveValue("Desierto de sal");
  await expect(admin.getByLabel("Destino")).toHaveValue("Zambia");
  await expect(admin.locator(".save")).toContainText("también ha cambiado: ");
  await expect
    .poll(async () => JSON.stringify(await draftOf(tour.id)))
    .toMatch(/Llegada en tren.*Desierto de sal/);

  await laptop.getByLabel("Día 1", { exact: true }).fill("Llegada a pie");
  await laptop.getByLabel("Destino").focus();
  await expect(laptop.locator(".save").getByRole("alert")).toContainText(
    "ha cambiado lo mismo: Itinerario",
  );
  await expect(laptop.getByLabel("Día 1", { exact: true })).toHaveValue("Llegada a pie");
  await save(laptop);
  const question = laptop.getByRole("dialog", {
    name: "Otra persona o dispositivo ha cambiado lo mismo",
  });
  await expect(question.getByRole("group", { name: "Itinerario" })).toContainText("Día 1");
  await expectAccessible(laptop, "the dialog about two versions of a day");
  await question.getByLabel("Tomar la otra").check();
  await question.getByRole("button", { name: "Aplicar" }).click();
  await expect(laptop.getByLabel("Día 1", { exact: true })).toHaveValue("Llegada en tren");
  await saveAndReturn(laptop);
  const stored = await readTour(tour.name);
  expect(stored.destination).toBe("Zambia");
  expect(stored.itinerary).toMatchObject([
    { description_es: "Llegada en tren" },
    { description_es: "Desierto de sal" },
  ]);

  // The form of the first follows the publication.
  await showTab(admin);
  await expect(admin.getByText("Sin cambios")).toBeVisible();
});

test("K12: work that was typed offline before the tab was killed is taken over, and can be taken back", async ({
  admin,
  tolerate,
}) => {
  // Counts of the navigation and suggestions of the form may still be loading.
  tolerate("net::ERR_INTERNET_DISCONNECTED /rest/v1/**");
  const tour = await insertTour();
  await admin.goto(`/admin/tours/${tour.id}`);
  await expect(admin.getByLabel("Destino")).toHaveValue("Botsuana");
  await admin.context().setOffline(true);
  await admin.getByLabel("Destino").fill("Zambia, a medias");
  await expect(admin.getByText("Sin conexión: guardado en este dispositivo")).toBeVisible();
  const again = await admin.context().newPage();
  // A closed tab is online again before it ends, and could still send its work.
  const killed = admin.waitForEvent("crash");
  const devtools = await admin.context().newCDPSession(admin);
  devtools.send("Page.crash").catch(() => {});
  await killed;
  await admin.close();
  await again.context().setOffline(false);
  await again.goto(`/admin/tours/${tour.id}`);
  await expect(again.getByLabel("Destino")).toHaveValue("Zambia, a medias");
  await noted(again);
  expect(await draftOf(tour.id)).toEqual({ destination: "Zambia, a medias" });
  await again
    .getByRole("region", { name: "Recuperado de este dispositivo" })
    .getByRole("button", { name: "Deshacer" })
    .click();
  await expect(again.getByLabel("Destino")).toHaveValue("Botsuana");
  await expect.poll(() => draftOf(tour.id)).toBeNull();
});

test("K12: a new entry is kept without its required fields, and one language is published without the rest", async ({
  admin,
  reader,
}) => {
  const name = uniqueName("A medias");
  await admin.goto("/admin/tours/new");
  await admin.getByLabel("Nombre", { exact: true }).fill(name);
  expect(await admin.getByRole("button", { name: "Guardar" }).all()).toHaveLength(1);
  await admin.getByRole("button", { name: "Dejar en borrador" }).click();
  await expect(admin.getByText("Borrador guardado")).toBeVisible();
  await expect(admin).toHaveURL(/\/admin\/tours$/);
  const drafts = adminDatabase().from("entry_drafts").select("id, is_new").eq("title", name);
  const { data } = await drafts.single().throwOnError();
  await admin.goto(`/admin/tours/${data?.id}`);
  await fillTour(admin, name);
  await admin.keyboard.press("Control+s");
  await expect(admin.getByText("Tour guardado correctamente")).toBeVisible();
  await expect(admin.getByText("Sin cambios")).toBeVisible();
  const { slug, id } = await readTour(name);
  expect(id).toBe(data?.id);
  await expect(admin.getByText("Se ve en la web al guardar")).toBeVisible();

  await admin.getByLabel("Destino").fill("Zambia");
  await tab(admin, "EN").click();
  await admin.getByLabel("Descripción corta").fill("Red sand.");
  await inMenu(admin, "Publicar solo el inglés");
  await expect(admin.getByText("Queda en el borrador: Destino")).toBeVisible();
  await expect(admin).toHaveURL(/\/admin\/tours$/);
  expect(await readTour(name)).toMatchObject({
    destination: "Namibia",
    short_description: "Arena roja.",
    short_description_en: "Red sand.",
  });
  expect(await draftOf(id)).toEqual({ destination: "Zambia" });
  await reader.goto(`/es/tours/${slug}`);
  await expect(reader.getByText("Namibia").first()).toBeVisible();
});

test("K12: discarding brings back what is published, and can be undone", { tag: "@deep" }, async ({
  admin,
}) => {
  const tour = await insertTour();
  await admin.goto(`/admin/tours/${tour.id}`);
  await admin.getByLabel("Destino").fill("Zambia");
  await noted(admin);
  await inMenu(admin, "Descartar cambios");
  const question = admin.getByRole("alertdialog", { name: "¿Descartar los cambios?" });
  await expect(question).toContainText("Vuelve lo que está publicado.");
  await question.getByRole("button", { name: "Descartar cambios" }).click();
  await expect(admin).toHaveURL(/\/admin\/tours$/);
  expect(await draftOf(tour.id)).toBeNull();
  await admin.getByRole("button", { name: "Deshacer" }).click();
  await expect(admin.getByText("Cambios recuperados")).toBeVisible();
  expect(await draftOf(tour.id)).toEqual({ destination: "Zambia" });
});

test("K12: scheduled changes are read-only until the schedule is cancelled", {
  tag: "@deep",
}, async ({ admin }) => {
  const tour = await insertTour();
  await admin.goto(`/admin/tours/${tour.id}`);
  await admin.getByLabel("Destino").fill("Zambia");
  await inMenu(admin, "Programar…");
  const dialog = admin.getByRole("dialog", { name: "Programar los cambios" });
  await dialog.getByRole("button", { name: "Programar" }).click();
  await expect(dialog.getByLabel("Se publican el")).toHaveAccessibleDescription(
    /Completa la fecha y la hora/,
  );
  await dialog.getByLabel("Se publican el").fill("2040-03-01T08:30");
  await dialog.getByRole("button", { name: "Programar" }).click();
  await expect(admin.getByText("Programado: 01/03/2040 08:30")).toBeVisible();
  await admin.goto(`/admin/tours/${tour.id}`);
  await expect(
    admin.getByText("Se publica el jueves 1 de marzo de 2040 a las 08:30"),
  ).toBeVisible();
  await expect(admin.getByLabel("Destino")).toBeDisabled();
  await expect(saveButton(admin)).toHaveCount(0);
  await admin.getByRole("button", { name: "Editar (cancela la programación)" }).click();
  await expect(admin.getByLabel("Destino")).toBeEnabled();
  await saveAndReturn(admin);
  expect((await readTour(tour.name)).destination).toBe("Zambia");
});

test("K12: a field with the cursor is not replaced by the change of somebody else", {
  tag: "@deep",
}, async ({ admin }) => {
  const tour = await insertTour();
  await admin.goto(`/admin/tours/${tour.id}`);
  await admin.getByLabel("Destino").focus();
  const tours = adminDatabase().from("tours");
  const changes = { destination: "Zambia", short_description: "De un programa" };
  await tours.update(changes).eq("id", tour.id).throwOnError();
  await showTab(admin);
  await expect(admin.getByLabel("Descripción corta")).toHaveValue("De un programa");
  await expect(admin.getByLabel("Destino")).toHaveValue("Botsuana");
  await admin.getByLabel("Nombre", { exact: true }).focus();
  await expect(admin.getByLabel("Destino")).toHaveValue("Zambia");
});

test("K12: an autosave whose answer was lost is repeated without a question", {
  tag: "@deep",
}, async ({ admin, allow }) => {
  allow("net::ERR_FAILED /rest/v1/rpc/save_draft");
  const tour = await insertTour();
  await admin.goto(`/admin/tours/${tour.id}`);
  await loseAnswers(admin, autosaving);
  await admin.getByLabel("Destino").fill("Zambia");
  await expect(admin.getByText("Sin conexión: guardado en este dispositivo")).toBeVisible();
  await admin.unroute(autosaving);
  await admin.getByLabel("Destino").fill("Zambia y Malaui");
  await noted(admin);
  expect(await draftOf(tour.id)).toEqual({ destination: "Zambia y Malaui" });
});

test("K12: with the browser's storage full, drafts are saved on the server; offline, the form says what is at risk, and sends everything afterwards", {
  tag: "@deep",
}, async ({ admin, tolerate }) => {
  tolerate("net::ERR_INTERNET_DISCONNECTED /rest/v1/**");
  const tour = await insertTour();
  await admin.goto(`/admin/tours/${tour.id}`);
  await expect(admin.getByLabel("Destino")).toHaveValue("Botsuana");
  await admin.evaluate(() => {
    const text = "x".repeat(1_000_000);
    for (let length = text.length, at = 0; length > 0; at += 1)
      try {
        localStorage.setItem(`full-${at}`, text.slice(0, length));
      } catch {
        length = Math.floor(length / 2);
      }
  });
  await admin.getByLabel("Destino").fill("Zambia");
  await noted(admin);
  expect(await draftOf(tour.id)).toEqual({ destination: "Zambia" });
  await admin.context().setOffline(true);
  await admin.getByLabel("Destino").fill("Zambia y Malaui");
  await expect(
    admin.getByText("No se puede guardar en este dispositivo: no cierres la página"),
  ).toBeVisible();
  await admin.context().setOffline(false);
  await noted(admin);
  expect(await draftOf(tour.id)).toEqual({ destination: "Zambia y Malaui" });
});

test("K12: a new draft that was discarded on another device can be kept by the form that still has it", {
  tag: "@deep",
}, async ({ admin, newVisitor }) => {
  const name = uniqueName("Descartado fuera");
  await admin.goto("/admin/tours/new");
  await admin.getByLabel("Nombre", { exact: true }).fill(name);
  await noted(admin);
  await expect(admin).toHaveURL(/\/admin\/tours\/[0-9a-f-]{36}$/);
  const id = admin.url().split("/").at(-1) ?? "";
  const laptop = await newVisitor({
    baseURL: adminSite().url,
    storageState: await signedInStorage(),
  });
  await laptop.goto(`/admin/tours/${id}`);
  await expect(laptop.getByLabel("Nombre", { exact: true })).toHaveValue(name);
  await inMenu(laptop, "Descartar cambios");
  await laptop
    .getByRole("alertdialog")
    .getByRole("button", { name: "Descartar", exact: false })
    .click();
  await expect(laptop).toHaveURL(/\/admin\/tours$/);

  await admin.getByLabel("Destino").fill("Zambia");
  const told = admin.getByRole("alertdialog", { name: "Otra persona ha descartado el borrador" });
  await told.getByRole("button", { name: "Conservar el borrador" }).click();
  await expect(told).toBeHidden();
  await expect.poll(() => draftOf(id)).toMatchObject({ name, destination: "Zambia" });
});

test("H13: a draft that an earlier version of the panel has left in the browser is offered once", {
  tag: "@deep",
}, async ({ admin }) => {
  const tour = await insertTour();
  await admin.goto(`/admin/tours/${tour.id}`);
  const owner = await admin.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith("-auth-token")) ?? "";
    return JSON.parse(localStorage.getItem(key) ?? "null").user.id as string;
  });
  await admin.evaluate(
    ([key, value]) => localStorage.setItem(key ?? "", value ?? ""),
    [
      `tsamma-draft:${owner}:tours:${tour.id}`,
      JSON.stringify({
        draft: { destination: { es: "De antes", en: "", fr: "" } },
        base: tour.updated_at,
        at: Date.now(),
      }),
    ],
  );
  await admin.reload();
  const offer = admin.getByRole("region", { name: "Borrador sin guardar" });
  await offer.getByRole("button", { name: "Recuperar" }).click();
  await expect(admin.getByLabel("Destino")).toHaveValue("De antes");
  await noted(admin);
  await admin.reload();
  await expect(admin.getByLabel("Destino")).toHaveValue("De antes");
  await expect(offer).toHaveCount(0);
});
