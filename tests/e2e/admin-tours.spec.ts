import { adminDatabase, expect, test, uniqueName } from "./admin.ts";
import { readTour } from "./tour-pages.ts";

test("H5: a tour is created, listed, visible on the site at once, and deleted after a confirmation", async ({
  admin,
  reader,
}) => {
  const name = uniqueName("Dunas de prueba");
  await admin.goto("/admin/tours");
  await admin.getByRole("link", { name: "Nuevo tour" }).click();
  await admin.getByLabel("Nombre", { exact: true }).fill(name);
  await admin.getByLabel("Destino").fill("Namibia");
  await admin.getByLabel("Descripción corta").fill("Arena roja.");
  await admin.getByLabel("Descripción completa").fill("Arena roja y cielo.");
  await admin.getByLabel("Precio por persona (USD)").fill("5850");
  await admin.getByRole("button", { name: "Guardar" }).click();
  await expect(admin.getByText("Tour guardado correctamente")).toBeVisible();
  await expect(admin).toHaveURL(/\/admin\/tours$/);
  await expect(admin.getByRole("heading", { name })).toBeVisible();

  const { slug } = await readTour(name);
  await reader.goto(`/es/tours/${slug}`);
  await expect(reader.getByRole("heading", { level: 1, name })).toBeVisible();

  await admin.getByRole("button", { name: `Eliminar ${name}` }).click();
  const question = admin.getByRole("alertdialog", { name: `¿Eliminar «${name}»?` });
  await question.getByRole("button", { name: "Cancelar" }).click();
  await expect(admin.getByRole("button", { name: `Eliminar ${name}` })).toBeFocused();
  await admin.getByRole("button", { name: `Eliminar ${name}` }).click();
  await question.getByRole("button", { name: "Eliminar" }).click();
  await expect(admin.getByText("Tour eliminado correctamente")).toBeVisible();
  await expect(admin.getByRole("heading", { name })).toBeHidden();
  const { data } = await adminDatabase().from("tours").select("id").eq("name", name);
  expect(data).toEqual([]);
});
