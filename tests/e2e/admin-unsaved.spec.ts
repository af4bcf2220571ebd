import { adminDatabase, expect, storedIn, test, uniqueName } from "./admin.ts";
import { expectFocusInSight } from "./focus-visibility.ts";
import { holdRequests, loseAnswers } from "./lost-answers.ts";
import { picture } from "./pictures.ts";
import {
  autosaving,
  draftOf,
  fillTour,
  insertTour,
  readTour,
  save,
  saveAndReturn,
  saving,
} from "./tour-pages.ts";

test("H13: leaving with unsaved changes asks first, and cancelling keeps everything", async ({
  admin,
}) => {
  const tour = await insertTour();
  await admin.goto(`/admin/tours?q=${encodeURIComponent(tour.name)}`);
  await admin.getByRole("link", { name: `Editar ${tour.name}` }).click();
  await expect(admin.getByText("Sin cambios")).toBeVisible();
  // Otherwise a reload would lose nothing.
  const release = await holdRequests(admin, autosaving);
  await admin.getByLabel("Destino").fill("Zambia");
  await expect(admin.getByText("Guardando…")).toBeVisible();
  const question = admin.getByRole("alertdialog", {
    name: /¿Qué hacemos con los cambios\?|Hay cambios sin guardar/,
  });
  const ways = {
    "a link of the rail": () => admin.getByRole("link", { name: "Contactos" }).click(),
    "the button that cancels": () => admin.getByRole("link", { name: "Cancelar" }).click(),
    "the browser's back button": () => admin.goBack(),
    "signing out": () => admin.getByRole("button", { name: "Cerrar sesión" }).click(),
  };
  for (const [way, go] of Object.entries(ways)) {
    await test.step(way, async () => {
      await go();
      await expect(question.getByRole("button", { name: "Seguir editando" })).toBeFocused();
      await question.getByRole("button", { name: "Seguir editando" }).click();
      await expect(question).toBeHidden();
      await expect(admin).toHaveURL(new RegExp(tour.id));
      await expect(admin.getByLabel("Destino")).toHaveValue("Zambia");
    });
  }
  await test.step("a reload", async () => {
    const asked = admin.waitForEvent("dialog");
    void admin.evaluate(() => location.reload());
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
    await expect(admin.getByLabel("Destino")).toHaveValue("Zambia");
  });
  release();
  await expect(admin.getByText("Guardado en el borrador")).toBeVisible();
  await admin.getByRole("link", { name: "Cancelar" }).click();
  await question.getByRole("button", { name: "Descartar cambios" }).click();
  await expect(admin).toHaveURL(/\/admin\/tours\?q=/);
  expect((await readTour(tour.name)).destination).toBe("Botsuana");
  expect(await draftOf(tour.id)).toBeNull();

  await test.step("a change that is reverted by hand asks nothing", async () => {
    await admin.getByRole("link", { name: `Editar ${tour.name}` }).click();
    await admin.getByLabel("Destino").fill("Zambia");
    await admin.getByLabel("Destino").fill("Botsuana");
    await admin.getByRole("link", { name: "Cancelar" }).click();
    await expect(admin).toHaveURL(/\/admin\/tours\?q=/);
  });
});

test("H13: in a form opened after a save, the browser's back button asks as well", {
  tag: "@deep",
}, async ({ admin }) => {
  const about = uniqueName("Vuelta");
  const first = await insertTour({ name: `${about} uno` });
  const second = await insertTour({ name: `${about} dos` });
  await admin.goto(`/admin/tours?q=${encodeURIComponent(about)}`);
  await admin.getByRole("link", { name: `Editar ${first.name}` }).click();
  await admin.getByLabel("Destino").fill("Zambia");
  await saveAndReturn(admin);
  await admin.getByRole("link", { name: `Editar ${second.name}` }).click();
  await admin.getByLabel("Destino").fill("Malaui");
  await admin.goBack();
  const question = admin.getByRole("alertdialog", { name: "¿Qué hacemos con los cambios?" });
  await question.getByRole("button", { name: "Seguir editando" }).click();
  await expect(admin).toHaveURL(new RegExp(second.id));
  await expect(admin.getByLabel("Destino")).toHaveValue("Malaui");
});

test("H11: a failed save displays the reason, keeps the form open, and can be repeated", async ({
  admin,
  allow,
}) => {
  const name = uniqueName("Sin red");
  await admin.goto("/admin/tours/new");
  await fillTour(admin, name);
  await admin.getByRole("button", { name: "Añadir día" }).click();
  await admin.keyboard.type("Llegada");
  allow("net::ERR_FAILED /rest/v1/rpc/publish_entry", "503 /rest/v1/rpc/publish_entry");
  await admin.route(saving, (route) => route.abort());
  await save(admin);
  await expect(admin.getByText("No se pudo guardar el tour")).toBeVisible();
  await expect(admin.locator(".save")).toContainText("No hay conexión con el servidor");
  await admin.unroute(saving);
  await admin.route(saving, (route) =>
    route.fulfill({ status: 503, json: { message: "The server is stopping" } }),
  );
  await save(admin);
  await expect(admin.locator(".save")).toContainText("El servidor ha tenido un problema");
  await admin.unroute(saving);
  await expect(admin.getByLabel("Nombre", { exact: true })).toHaveValue(name);
  await expect(admin.getByLabel("Día 1", { exact: true })).toHaveValue("Llegada");
  await saveAndReturn(admin);
});

test("H11: text typed during a save is kept, and saved with the next one", {
  tag: "@deep",
}, async ({ admin }) => {
  const tour = await insertTour();
  await admin.goto(`/admin/tours/${tour.id}`);
  await admin.getByLabel("Destino").fill("Zambia");
  const release = await holdRequests(admin, saving);
  // Text that is typed before this request is published with it.
  const publishing = admin.waitForRequest(saving);
  await save(admin);
  await publishing;
  await admin.getByLabel("Descripción corta").fill("Escrito mientras tanto");
  release();
  await expect(admin.getByText("Queda algo sin guardar.")).toBeVisible();
  await expect(admin.getByLabel("Descripción corta")).toHaveValue("Escrito mientras tanto");
  expect((await readTour(tour.name)).destination).toBe("Zambia");
  await saveAndReturn(admin);
  expect((await readTour(tour.name)).short_description).toBe("Escrito mientras tanto");
});

test("H11: a save whose response was lost is not written twice", { tag: "@deep" }, async ({
  admin,
  allow,
}) => {
  const name = uniqueName("Respuesta perdida");
  await admin.goto("/admin/tours/new");
  await fillTour(admin, name);
  allow("net::ERR_FAILED /rest/v1/rpc/publish_entry");
  await loseAnswers(admin, saving);
  await save(admin);
  await expect(admin.getByText("No se pudo guardar el tour")).toBeVisible();
  await admin.unroute(saving);
  await saveAndReturn(admin);
  const { data } = await adminDatabase().from("tours").select("id").eq("name", name);
  expect(data).toHaveLength(1);
});

test("H11: changes after a save whose response was lost are saved without a conflict", {
  tag: "@deep",
}, async ({ admin, allow }) => {
  const tour = await insertTour();
  await admin.goto(`/admin/tours/${tour.id}`);
  await admin.getByLabel("Destino").fill("Zambia");
  allow("net::ERR_FAILED /rest/v1/rpc/publish_entry");
  await loseAnswers(admin, saving);
  await save(admin);
  await expect(admin.getByText("No se pudo guardar el tour")).toBeVisible();
  expect((await readTour(tour.name)).destination).toBe("Zambia");
  await admin.unroute(saving);
  await admin.getByLabel("Descripción corta").fill("Escrito después");
  await saveAndReturn(admin);
  expect(await readTour(tour.name)).toMatchObject({
    destination: "Zambia",
    short_description: "Escrito después",
  });
});

test("H11, H13: leaving a form during a save asks first, and keeps the saved picture", {
  tag: "@deep",
}, async ({ admin }) => {
  const name = uniqueName("De camino");
  await admin.goto("/admin/tours/new");
  await fillTour(admin, name);
  const file = await picture("camino.jpg", "teal");
  await admin.getByLabel("Imágenes", { exact: true }).setInputFiles(file);
  await expect(admin.getByText("1 imagen(es) subida(s) correctamente")).toBeVisible();
  const release = await holdRequests(admin, saving);
  await save(admin);
  await expect(admin.getByRole("button", { name: "Guardando..." })).toBeVisible();
  await admin.getByRole("link", { name: "Contactos" }).click();
  await admin.getByRole("button", { name: "Seguir editando" }).click();
  release();
  await expect(admin.getByText("Tour guardado correctamente")).toBeVisible();
  await expect.poll(async () => (await readTour(name)).gallery_images).toHaveLength(1);
  await expect(admin).toHaveURL(/\/admin\/tours$/);
  const [address = ""] = (await readTour(name)).gallery_images;
  expect(await storedIn("tour-images")).toContain(address.split("/").at(-1));
});

test("H11: a tour deleted by another person is brought back with the draft", {
  tag: "@deep",
}, async ({ admin }) => {
  const tour = await insertTour();
  await admin.goto(`/admin/tours/${tour.id}`);
  await admin.getByLabel("Destino").fill("Zambia");
  await expect(admin.getByText("Guardado en el borrador")).toBeVisible();
  await adminDatabase().from("tours").delete().eq("id", tour.id);
  await save(admin);
  const told = admin.getByRole("alertdialog", { name: "Otra persona lo ha eliminado" });
  await expect(told).toContainText("Tu borrador sigue aquí.");
  await told.getByRole("button", { name: "Recuperar el tour" }).click();
  await expect(told).toBeHidden();
  await saveAndReturn(admin);
  expect((await readTour(tour.name)).destination).toBe("Zambia");
});

test("H5: a missing entry displays a note", { tag: "@deep" }, async ({ admin }) => {
  await admin.goto("/admin/tours/00000000-0000-4000-8000-000000000000");
  await expect(admin.getByRole("heading", { name: "Ya no existe" })).toBeVisible();
  await admin.getByRole("main").getByRole("link", { name: "Tours" }).click();
  await expect(admin.getByRole("heading", { name: "Tours", exact: true })).toBeVisible();
});

test("H13: the save bar never covers the focused element", { tag: "@deep" }, async ({ admin }) => {
  await admin.emulateMedia({ reducedMotion: "reduce" });
  for (const width of [375, 1280]) {
    await admin.setViewportSize({ width, height: 720 });
    await admin.goto("/admin/destinations/new");
    await admin.getByLabel("Nombre", { exact: true }).fill("Sin guardar");
    expect(await expectFocusInSight(admin, `${width}`)).toBeGreaterThan(8);
    await admin.getByRole("link", { name: "Cancelar" }).click();
    await admin.getByRole("button", { name: "Descartar cambios" }).click();
  }
});
