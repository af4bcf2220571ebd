import { expect, test, uniqueName } from "./admin.ts";
import { fillTour, insertTour, readTour, save, saveAndReturn, tab } from "./tour-pages.ts";

test("H6: the tabs keep one state, display the completeness of each language, and arrow keys move between them", async ({
  admin,
  reader,
}) => {
  const name = uniqueName("Tres lenguas");
  await admin.goto("/admin/tours/new");
  await expect(admin.getByRole("tab")).toHaveText([/^ES/, /^EN/, /^FR/]);
  await expect(tab(admin, "ES")).toHaveAttribute("aria-selected", "true");
  await tab(admin, "ES").focus();
  await admin.keyboard.press("ArrowRight");
  await expect(tab(admin, "EN")).toBeFocused();
  await expect(tab(admin, "EN")).toHaveAttribute("aria-selected", "true");
  await admin.keyboard.press("End");
  await expect(tab(admin, "FR")).toBeFocused();
  await admin.keyboard.press("ArrowRight");
  await expect(tab(admin, "ES")).toBeFocused();
  await fillTour(admin, name);
  await expect(tab(admin, "ES")).toContainText("completo");
  await expect(tab(admin, "EN")).toContainText("0 de 4");

  for (const [language, suffix] of [
    ["EN", "in English"],
    ["FR", "en français"],
  ] as const) {
    await tab(admin, language).click();
    await expect(admin.getByLabel("Nombre", { exact: true })).toHaveValue("");
    await admin.getByLabel("Nombre", { exact: true }).fill(`${name} ${suffix}`);
    await admin.getByLabel("Destino").fill("Namibia");
    await expect(tab(admin, language)).toContainText("2 de 4");
    await admin.getByLabel("Descripción corta").fill(`Short ${suffix}`);
    await admin.getByLabel("Descripción completa").fill(`Long ${suffix}`);
    await expect(tab(admin, language)).toContainText("completo");
  }
  await tab(admin, "ES").click();
  await expect(admin.getByLabel("Nombre", { exact: true })).toHaveValue(name);
  await saveAndReturn(admin);

  const { slug } = await readTour(name);
  for (const [prefix, title] of [
    ["/es", name],
    ["/en", `${name} in English`],
    ["/fr", `${name} en français`],
  ]) {
    await reader.goto(`${prefix}/tours/${slug}`);
    await expect(reader.getByRole("heading", { name: title, exact: true })).toBeVisible();
  }
});

test("H8: days are appended, renumbered after a removal, and determine the duration", async ({
  admin,
  reader,
}) => {
  const name = uniqueName("Itinerario");
  await admin.goto("/admin/tours/new");
  await fillTour(admin, name);
  await expect(admin.getByLabel("Duración (días)")).toHaveValue("1");
  await expect(admin.getByLabel("Duración (días)")).toHaveAttribute("readonly", "");
  for (const day of ["Llegada", "Desierto", "Mar", "Regreso"]) {
    await admin.getByRole("button", { name: "Añadir día" }).click();
    await admin.keyboard.type(day);
  }
  await expect(admin.getByLabel("Duración (días)")).toHaveValue("4");
  await expect(admin.getByLabel("Día 4", { exact: true })).toHaveValue("Regreso");
  await tab(admin, "EN").click();
  await admin.getByLabel("Día 3", { exact: true }).fill("Sea");
  await tab(admin, "ES").click();

  await admin.getByRole("button", { name: "Quitar el día 2" }).click();
  await expect(admin.getByLabel("Día 2", { exact: true })).toHaveValue("Mar");
  await expect(admin.getByRole("button", { name: "Deshacer: has quitado el día 2" })).toBeFocused();
  await expect(admin.getByLabel("Duración (días)")).toHaveValue("3");

  // By buttons, which keep the focus on the moved item, and by mouse.
  await admin.getByRole("button", { name: "Subir el día 2" }).click();
  await expect(admin.getByLabel("Día 1", { exact: true })).toHaveValue("Mar");
  await expect(admin.getByRole("button", { name: "Bajar el día 1" })).toBeFocused();
  const rows = admin.locator(".itin > li:not(.undo)");
  await rows
    .nth(2)
    .locator(".grip")
    .dragTo(rows.nth(0), { targetPosition: { x: 80, y: 4 } });
  await expect(admin.getByLabel("Día 1", { exact: true })).toHaveValue("Regreso");
  await expect(admin.getByLabel("Día 2", { exact: true })).toHaveValue("Mar");
  await saveAndReturn(admin);

  const tour = await readTour(name);
  expect(tour.duration_days).toBe(3);
  expect(tour.itinerary.map(({ day, description_es }) => [day, description_es])).toEqual([
    [1, "Regreso"],
    [2, "Mar"],
    [3, "Llegada"],
  ]);
  // A translation stays with its day.
  expect(tour.itinerary[1]?.description_en).toBe("Sea");
  await reader.goto(`/en/tours/${tour.slug}`);
  await expect(reader.getByRole("main")).toContainText("3 days");
  await expect(reader.locator("#days").getByRole("listitem")).toHaveCount(3);
});

test("H8: included and excluded services are edited per language and reordered", async ({
  admin,
}) => {
  const name = uniqueName("Servicios");
  await admin.goto("/admin/tours/new");
  await fillTour(admin, name);
  const included = admin.getByRole("region", { name: "Servicios incluidos", exact: true });
  for (const service of ["Guía", "Vehículo", "Comidas"]) {
    await included.getByRole("button", { name: "Añadir" }).click();
    await admin.keyboard.type(service);
  }
  const excluded = admin.getByRole("region", { name: "Servicios no incluidos" });
  await excluded.getByRole("button", { name: "Añadir" }).click();
  await admin.keyboard.type("Vuelos");
  await tab(admin, "FR").click();
  await admin.getByLabel("Incluido 1", { exact: true }).fill("Guide");
  await admin.getByLabel("Incluido 3", { exact: true }).fill("Repas");
  await expect(tab(admin, "FR")).toContainText("2 de 8");
  await tab(admin, "ES").click();
  await included.getByRole("button", { name: "Subir el servicio incluido 3" }).click();
  await saveAndReturn(admin);

  const tour = await readTour(name);
  expect(tour.included_services).toEqual(["Guía", "Comidas", "Vehículo"]);
  expect(tour.included_services_fr).toEqual(["Guide", "Repas", ""]);
  expect(tour.included_services_en).toEqual([]);
  expect(tour.excluded_services).toEqual(["Vuelos"]);
});

test("H8: a long service is fully visible on a phone, pasted lines are joined, and Enter saves nothing", {
  tag: "@deep",
}, async ({ admin }) => {
  await admin.setViewportSize({ width: 375, height: 800 });
  const name = uniqueName("Servicio largo");
  await admin.goto("/admin/tours/new");
  await fillTour(admin, name);
  const included = admin.getByRole("region", { name: "Servicios incluidos", exact: true });
  await included.getByRole("button", { name: "Añadir" }).click();
  const field = admin.getByLabel("Incluido 1", { exact: true });
  await field.fill("Traslados entre los campamentos\n en avioneta, con quince kilos de equipaje");
  const service = "Traslados entre los campamentos en avioneta, con quince kilos de equipaje";
  await expect(field).toHaveValue(service);
  const cut = await field.evaluate(
    (element) =>
      element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth,
  );
  expect(cut).toBe(false);
  await field.press("Enter");
  await expect(admin.getByLabel("Incluido 2", { exact: true })).toBeFocused();
  await saveAndReturn(admin);
  expect((await readTour(name)).included_services).toEqual([service]);
});

test("H8, H5: invalid values have errors at their fields, also on another tab, and nothing is saved", async ({
  admin,
}) => {
  const name = uniqueName("Rechazado");
  await admin.goto("/admin/tours/new");
  await fillTour(admin, name);
  for (const [label, value, message] of [
    ["Precio por persona (USD)", "-1", "Mínimo 0"],
    ["Precio por persona (USD)", "1.000.000,01", "Máximo 1.000.000"],
    ["Precio por persona (USD)", "", "Escribe el precio"],
    ["Grupo mín.", "0", "Mínimo 1"],
    ["Grupo mín.", "2,5", "Escribe un número entero"],
    ["Grupo máx.", "1", "Mínimo 2"],
    ["Nombre", "   ", "Escribe el nombre"],
    ["Nombre", "x".repeat(201), "Como máximo 200 caracteres"],
    ["Descripción corta", "x".repeat(1001), "Como máximo 1000 caracteres"],
  ] as const) {
    const field = admin.getByLabel(label);
    const right = await field.inputValue();
    await field.fill(value);
    await save(admin);
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(message);
    await expect(admin).toHaveURL(/\/new$/);
    await field.fill(right);
    await expect(field).toHaveAccessibleDescription("");
  }
  await tab(admin, "FR").click();
  await admin.getByLabel("Nombre", { exact: true }).fill("é".repeat(201));
  await tab(admin, "ES").click();
  await save(admin);
  await expect(tab(admin, "FR")).toHaveAttribute("aria-selected", "true");
  await expect(tab(admin, "FR")).toContainText("con errores");
  await expect(admin.getByLabel("Nombre", { exact: true })).toBeFocused();
  await expect(admin.getByText("Hay 1 campo por corregir")).toBeVisible();
  await admin.getByLabel("Nombre", { exact: true }).fill("Bien");
  await expect(admin.getByText("Hay 1 campo por corregir")).toBeHidden();
  await saveAndReturn(admin);
  expect(await readTour(name)).toMatchObject({ price_per_person: 5850, min_group_size: 2 });
});

test("H8: the minimum of the upper group size is the lower one as it is typed, or 1", async ({
  admin,
}) => {
  await admin.goto("/admin/tours/new");
  const [lower, upper] = [admin.getByLabel("Grupo mín."), admin.getByLabel("Grupo máx.")];
  await expect(upper).toHaveAttribute("min", "2");
  for (const [typed, min] of [
    ["5", "5"],
    ["", "1"],
    ["0", "1"],
    ["x", "1"],
    ["3", "3"],
  ] as const) {
    await lower.fill(typed);
    await expect(upper).toHaveAttribute("min", min);
  }
  await expect(lower).toHaveAttribute("min", "1");
});

test("H8: a price is parsed from Spanish notation, echoed, and refused if it is invalid", {
  tag: "@deep",
}, async ({ admin }) => {
  const name = uniqueName("Precio");
  await admin.goto("/admin/tours/new");
  await fillTour(admin, name);
  const price = admin.getByLabel("Precio por persona (USD)");
  for (const [typed, message] of [
    ["abc", "No se entiende «abc»: escribe solo el número"],
    ["5.85", "«5.85» se puede leer de dos maneras: escribe 5,85 o 5850"],
  ] as const) {
    await price.fill("");
    await price.pressSequentially(typed);
    await save(admin);
    await expect(price).toBeFocused();
    await expect(price).toHaveAccessibleDescription(message);
    await expect(price).toHaveValue(typed);
  }

  const form = admin.locator("form");
  for (const [typed, echo] of [
    ["US$ 1.200,50", "= 1.200,50 US$"],
    ["5.850", "= 5.850 US$"],
  ] as const) {
    await price.fill("");
    await price.pressSequentially(typed);
    await expect(form.getByRole("status").getByText(echo, { exact: true })).toBeVisible();
  }
  const supplement = admin.getByLabel("Suplemento individual (USD)");
  await supplement.fill("1.234,50");
  await saveAndReturn(admin);
  const tour = await readTour(name);
  expect(tour).toMatchObject({ price_per_person: 5850, single_supplement: 1234.5 });
  await admin.goto(`/admin/tours/${tour.id}`);
  await expect(price).toHaveValue("5850");
  await expect(supplement).toHaveValue("1234,5");
  await expect(admin.getByText("Sin cambios")).toBeVisible();
});

test("H8: two hundred days exceed the maximum", { tag: "@deep" }, async ({ admin }) => {
  const tour = await insertTour({
    itinerary: Array.from({ length: 120 }, (_, at) => ({
      day: at + 1,
      description_es: `Día ${at + 1}`,
      description_en: "",
      description_fr: "",
    })),
  });
  await admin.goto(`/admin/tours/${tour.id}`);
  await admin.getByRole("button", { name: "Añadir día" }).click();
  await save(admin);
  await expect(admin.getByText("Como máximo 120")).toBeVisible();
  await admin.getByRole("button", { name: "Quitar el día 121" }).click();
  await saveAndReturn(admin);
});

test("H5, H8: the slug is generated from the Spanish name, unique, editable, and normalised", async ({
  admin,
}) => {
  const id = uniqueName("").trim();
  const name = `El Cañón: ¡Ñandú & Río! ${id}`;
  const slug = `el-canon-nandu-rio-${id}`;
  await admin.goto("/admin/tours/new");
  await fillTour(admin, name);
  await expect(admin.getByLabel("Dirección en la web")).toHaveValue(slug);
  await saveAndReturn(admin);

  // The same name again: the next free slug.
  await admin.goto("/admin/tours/new");
  await fillTour(admin, name);
  await expect(admin.getByLabel("Dirección en la web")).toHaveValue(`${slug}-2`);
  // A taken slug by hand: an error at once, and the save is refused.
  await admin.getByLabel("Dirección en la web").fill(slug);
  await expect(admin.getByText("Esta dirección ya la usa otra entrada")).toBeVisible();
  await save(admin);
  await expect(admin.getByLabel("Dirección en la web")).toBeFocused();
  await expect(admin.getByLabel("Nombre", { exact: true })).toHaveValue(name);
  await admin.getByLabel("Dirección en la web").fill(`${slug} Propio/`);
  await admin.getByLabel("Nombre", { exact: true }).focus();
  await expect(admin.getByLabel("Dirección en la web")).toHaveValue(`${slug}-propio`);
  await saveAndReturn(admin);
});

test("H5: a slug that is taken just before the save is replaced by the next free one", {
  tag: "@deep",
}, async ({ admin }) => {
  const name = uniqueName("Carrera");
  const slug = name.toLowerCase().replaceAll(" ", "-");
  await admin.goto("/admin/tours/new");
  const looked = admin.waitForResponse(
    (response) =>
      response.url().includes("/rest/v1/tours?select=slug") && response.url().includes(slug),
  );
  await fillTour(admin, name);
  await (await looked).finished();
  await expect(admin.getByLabel("Dirección en la web")).toHaveValue(slug);
  await insertTour({ name: uniqueName("Otro"), slug });
  await saveAndReturn(admin);
  expect((await readTour(name)).slug).toBe(`${slug}-2`);
});
