import { expectAccessible, ofTheme, ofWidth } from "./a11y.ts";
import { expect, test } from "./admin.ts";
import { insertDestination } from "./destination-pages.ts";
import { insertPost, readPost, saveAndReturn as savePost } from "./post-pages.ts";
import { insertTour, readTour, save, saveAndReturn, tab } from "./tour-pages.ts";

const oneDay = [{ day: 1, description_es: "Llegada", description_en: "", description_fr: "" }];

test("L5: choices, months, references, seasons and details of a day are saved and restored by keyboard", async ({
  admin,
}) => {
  const [first, second] = [await insertDestination(), await insertDestination()];
  const tour = await insertTour({ itinerary: oneDay });
  await admin.goto(`/admin/tours/${tour.id}`);
  const check = async (name: string) => {
    await admin.getByRole("checkbox", { name, exact: true }).focus();
    await admin.keyboard.press("Space");
  };
  await admin.locator(".folded summary").focus();
  await admin.keyboard.press("Enter");
  const details = admin.getByRole("group", { name: "Detalles del día 1" });
  await details.getByLabel("Lugar donde termina").fill("Sesriem");
  await details.getByLabel("Latitud").fill("-24.48");
  await details.getByLabel("Tipo de alojamiento").selectOption("Lodge");
  await details.getByLabel("Baño propio").selectOption("No");
  await details.getByLabel("Kilómetros").fill("0");
  await check("Cena");
  await check("Desayuno");
  for (const name of ["Namibia", "Botsuana", "diciembre", "mayo"]) await check(name);
  await admin.getByLabel("Estilo").selectOption("Lujo");
  await admin.getByLabel("Edad mínima").fill("0");

  const add = admin.getByRole("button", { name: "Añadir al recorrido" });
  for (const { name } of [first, second]) {
    await add.focus();
    await admin.keyboard.press("Enter");
    const sheet = admin.getByRole("dialog", { name: "Destinos del recorrido" });
    await sheet.getByLabel("Buscar").fill(name);
    await expect(sheet.getByRole("checkbox")).toHaveCount(1);
    await sheet.getByRole("checkbox", { name }).focus();
    await admin.keyboard.press("Space");
    await admin.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await expect(add).toBeFocused();
  }
  await admin.getByRole("button", { name: `Subir ${second.name}` }).focus();
  await admin.keyboard.press("Enter");
  await expect(admin.getByRole("button", { name: `Bajar ${second.name}` })).toBeFocused();

  await admin.getByRole("button", { name: "Añadir temporada" }).focus();
  await admin.keyboard.press("Enter");
  await expect(admin.getByLabel("Nombre de la temporada")).toBeFocused();
  await admin.keyboard.type("Seca");
  await admin.getByRole("group", { name: "Temporada 1" }).getByLabel("2 viajeros").fill("4200.50");
  await saveAndReturn(admin);

  const saved = await readTour(tour.name);
  expect(saved).toMatchObject({
    countries: ["BW", "NA"],
    months: [5, 12],
    style: "luxury",
    min_age: 0,
    malaria: null,
    vehicle: null,
    single_supplement: null,
    destination_ids: [second.id, first.id],
    seasons: [{ name_es: "Seca", price_2: 4200.5 }],
  });
  expect(saved.itinerary).toEqual([
    {
      id: expect.any(String),
      ...oneDay[0],
      place_es: "Sesriem",
      latitude: -24.48,
      bed_type: "lodge",
      own_bathroom: false,
      kilometres: 0,
      meals: ["breakfast", "dinner"],
    },
  ]);
  await admin.goto(`/admin/tours/${tour.id}`);
  await expect(admin.getByText("Sin cambios")).toBeVisible();
  await expect(admin.locator(".folded small")).toHaveText("Sesriem, Lodge, 0 km, Desayuno, Cena");
  await expect(admin.locator(".referred")).toHaveText([second.name, first.name]);
  await expect(admin.getByRole("checkbox", { name: "mayo", exact: true }).first()).toBeChecked();
  // The place has a Spanish text, so its translation counts as missing.
  await tab(admin, "EN").click();
  await expect(tab(admin, "EN")).toContainText("0 de 6");
});

test("L5: a sheet closed by Escape and reopened at once is open", { tag: "@deep" }, async ({
  admin,
}) => {
  const tour = await insertTour();
  await admin.goto(`/admin/tours/${tour.id}`);
  const add = admin.getByRole("button", { name: "Añadir al recorrido" });
  await add.click();
  const sheet = admin.getByRole("dialog", { name: "Destinos del recorrido" });
  await expect(sheet).toBeVisible();
  // Escape, and Enter on the focused button, before the close event is fired.
  await sheet.evaluate((dialog: HTMLDialogElement) => {
    dialog.requestClose();
    return Promise.resolve().then(() => (document.activeElement as HTMLElement).click());
  });
  await expect(sheet.getByLabel("Buscar")).toBeVisible();
  // The close event has been fired.
  await admin.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await expect(sheet.getByLabel("Buscar")).toBeVisible();
});

test("L5: an error in folded details opens them, and its field has the focus", {
  tag: "@deep",
}, async ({ admin }) => {
  const tour = await insertTour({ itinerary: oneDay });
  await admin.goto(`/admin/tours/${tour.id}`);
  const summary = admin.locator(".folded summary");
  await summary.click();
  await admin.getByLabel("Latitud").fill("91");
  await summary.click();
  await expect(admin.getByLabel("Latitud")).toBeHidden();
  await save(admin);
  await expect(admin.getByLabel("Latitud")).toBeFocused();
  await expect(admin.getByLabel("Latitud")).toHaveAccessibleDescription("Máximo 90");
  await admin.getByLabel("Latitud").fill("");
  await saveAndReturn(admin);
  expect((await readTour(tour.name)).itinerary).toEqual(oneDay);
});

test("L5: a complete tour form is accessible and fits a phone in both themes", {
  tag: "@deep",
}, async ({ admin }) => {
  const destination = await insertDestination();
  const tour = await insertTour({
    itinerary: oneDay,
    destination_ids: [destination.id, "00000000-0000-4000-8000-000000000000"],
    seasons: [{ name_es: "Seca", months: [6, 7], price_2: 4200 }],
  });
  await admin.emulateMedia({ colorScheme: "light" });
  await admin.goto(`/admin/tours/${tour.id}`);
  await admin.locator(".folded summary").click();
  // A reference to a deleted entry is displayed, and can be removed.
  await expect(admin.locator(".referred")).toHaveText([destination.name, "Ya no existe"]);
  await expectAccessible(admin, "the form of a tour");
  await admin.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(admin, "the form of a tour, dark", ofTheme);
  await admin.setViewportSize({ width: 375, height: 700 });
  await expectAccessible(admin, "the form of a tour on a phone", ofWidth);
  const over = await admin.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBe(0);
  await admin.getByRole("button", { name: "Añadir al recorrido" }).click();
  await expect(admin.getByRole("dialog").getByRole("checkbox").first()).toBeVisible();
  await expectAccessible(admin, "the choice of destinations on a phone");
});

test("L5: months of a climate are added one after the other, by name", { tag: "@deep" }, async ({
  admin,
}) => {
  const destination = await insertDestination({ climate: [{ month: 1, min: 18, max: 30 }] });
  await admin.goto(`/admin/destinations/${destination.id}`);
  await admin.getByRole("button", { name: "Añadir mes" }).click();
  const month = admin.getByLabel("Mes", { exact: true }).last();
  await expect(month).toHaveValue("2");
  await expect(month.locator("option:checked")).toHaveText("febrero");
});

test("K4: a post with a future date is scheduled: badge, filter, hidden from visitors", {
  tag: "@deep",
}, async ({ admin, reader }) => {
  const post = await insertPost();
  await admin.goto(`/admin/blog/${post.id}`);
  await admin.getByRole("checkbox", { name: "Publicado" }).check();
  await admin.getByLabel("Fecha de publicación").fill("2040-03-01T08:30");
  await expect(admin.locator(".bar .badge")).toHaveText("Programado: 01/03/2040 08:30");
  await expect(
    admin.getByText("Sale en la web el jueves 1 de marzo de 2040 a las 08:30"),
  ).toBeVisible();
  await savePost(admin);
  // Johannesburg is UTC+2.
  expect(new Date((await readPost(post.title)).published_at ?? "").toISOString()).toBe(
    "2040-03-01T06:30:00.000Z",
  );
  const about = encodeURIComponent(post.title);
  await admin.goto(`/admin/blog?status=scheduled&q=${about}`);
  await expect(admin.locator(".rows > li .badge").first()).toHaveText(
    "Programado: 01/03/2040 08:30",
  );
  await reader.goto(`/es/blog/${post.slug}`);
  await expect(reader).toHaveURL(/\/es\/blog$/);
  await admin.goto(`/admin/blog/${post.id}`);
  await expect(admin.getByLabel("Fecha de publicación")).toHaveValue("2040-03-01T08:30");
  await admin.getByLabel("Fecha de publicación").fill("");
  await expect(admin.locator(".bar .badge")).toHaveText("Publicado");
});
