import { expect, test, uniqueName } from "./admin.ts";
import { insertDestination } from "./destination-pages.ts";
import { insertTour, save } from "./tour-pages.ts";

test("L5, H11: required fields say so, groups have their hint, and an error of a whole list has the focus", async ({
  admin,
}) => {
  const tour = await insertTour({
    seasons: Array.from({ length: 12 }, (_, at) => ({ name_es: `Temporada ${at}` })),
  });
  await admin.goto(`/admin/tours/${tour.id}`);
  for (const label of ["Nombre", "Destino", "Precio por persona (USD)", "Dirección en la web"])
    await expect(admin.getByLabel(label, { exact: true })).toHaveAttribute("aria-required", "true");
  await expect(admin.getByLabel("Vehículo", { exact: true })).not.toHaveAttribute("aria-required");
  await expect(admin.getByRole("group", { name: "Meses de salida" })).toHaveAccessibleDescription(
    "Ninguno: todo el año o a convenir",
  );
  await admin.getByRole("tab", { name: /^EN/ }).click();
  await expect(admin.getByLabel("Nombre", { exact: true })).not.toHaveAttribute("aria-required");
  await admin.getByRole("tab", { name: /^ES/ }).click();

  const add = admin.getByRole("button", { name: "Añadir temporada" });
  await add.click();
  await save(admin);
  await expect(add).toBeFocused();
  await expect(add).toHaveAccessibleDescription("Como máximo 12");

  await admin.getByRole("button", { name: "Bajar la temporada 1", exact: true }).click();
  await expect(admin.locator("p[aria-live]")).toHaveText("Movido al puesto 2.");
});

test("L5: the picker finds names without accents, and says if there are more entries than it shows", {
  tag: "@deep",
}, async ({ admin }) => {
  const name = uniqueName("Águilas");
  await insertDestination({ name, slug: name.toLowerCase().replace("á", "a").replace(" ", "-") });
  for (let at = 0; at < 31; at += 1) await insertDestination();
  const tour = await insertTour();
  await admin.goto(`/admin/tours/${tour.id}`);
  await admin.getByRole("button", { name: "Añadir al recorrido" }).click();
  const sheet = admin.getByRole("dialog");
  await expect(sheet.getByText("Se ven los primeros 30: busca para ver otros.")).toBeVisible();
  await expect(sheet.getByRole("checkbox")).toHaveCount(30);
  await sheet.getByLabel("Buscar").fill(name.toLowerCase().replace("á", "a"));
  await expect(sheet.getByRole("checkbox", { name })).toBeVisible();
  await expect(sheet.getByText("Se ven los primeros")).toHaveCount(0);
});

test("H5: an address that is no id says that nothing is there, without asking the server", {
  tag: "@deep",
}, async ({ admin }) => {
  await admin.goto("/admin/tours/abc");
  await expect(admin.getByRole("heading", { name: "Ya no existe" })).toBeVisible();
});
