import type { Page } from "@playwright/test";
import { expectAccessible, ofTheme } from "./a11y.ts";
import { adminDatabase, expect, test, uniqueName } from "./admin.ts";
import { insertPost, readPost } from "./post-pages.ts";
import { insertTour, readTour } from "./tour-pages.ts";

/** Path of saves without a draft. */
const saving = "**/rest/v1/rpc/save_entry";

const openList = (page: Page, about: string, search = "") =>
  page.goto(`/admin/tours?q=${encodeURIComponent(about)}${search}`);
const flag = (page: Page, name: string) => page.getByRole("switch", { name, exact: true });

/** Tours whose names begin alike. */
async function insertTours(letters: string, row: Parameters<typeof insertTour>[0] = {}) {
  const about = uniqueName("Varios");
  const names = [...letters].map((letter) => `${about} ${letter}`);
  for (const [at, name] of names.entries())
    await insertTour({ ...row, name, price_per_person: 1000 + at });
  return { about, names };
}

test("H5: switches in the list show and feature a tour, one column each, and are undone", async ({
  admin,
}) => {
  const { name } = await insertTour();
  await openList(admin, name);
  await expect(flag(admin, `Activo: ${name}`)).toBeChecked();
  await expect(flag(admin, `Destacado: ${name}`)).not.toBeChecked();
  // Somebody else changes another column meanwhile.
  await adminDatabase().from("tours").update({ destination: "Zambia" }).eq("name", name);
  await flag(admin, `Destacado: ${name}`).click();
  await expect(admin.locator(".toast")).toContainText("Destacado");
  await expect(admin.locator(".rows .badge").first()).toHaveText("Destacado");
  expect(await readTour(name)).toMatchObject({ is_featured: true, destination: "Zambia" });
  await admin.getByRole("button", { name: "Deshacer" }).click();
  await expect(flag(admin, `Destacado: ${name}`)).not.toBeChecked();
  await expect(admin.locator(".toast").last()).toContainText("No destacado");
  expect((await readTour(name)).is_featured).toBe(false);
  await expectAccessible(admin, "a list with switches");
  await admin.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(admin, "a list with switches, dark", ofTheme);
});

test("H5: two quick presses of a switch end in the last state", async ({ admin }) => {
  const { name } = await insertTour();
  await openList(admin, name);
  const answered = Promise.withResolvers<void>();
  await admin.route(saving, async (route) => {
    await answered.promise;
    await route.continue();
  });
  await flag(admin, `Activo: ${name}`).click();
  await expect(flag(admin, `Activo: ${name}`)).not.toBeChecked();
  await flag(admin, `Activo: ${name}`).click();
  await flag(admin, `Activo: ${name}`).click();
  await flag(admin, `Activo: ${name}`).click();
  await expect(flag(admin, `Activo: ${name}`)).toBeChecked();
  answered.resolve();
  await expect(admin.locator(".toast")).toContainText("Activo");
  await expect(flag(admin, `Activo: ${name}`)).not.toHaveAttribute("aria-busy");
  await expect(flag(admin, `Activo: ${name}`)).toBeChecked();
  expect((await readTour(name)).is_active).toBe(true);
});

test("H5: both switches of a tour pressed together are saved", { tag: "@deep" }, async ({
  admin,
}) => {
  const { name } = await insertTour();
  await openList(admin, name);
  await flag(admin, `Activo: ${name}`).click();
  await flag(admin, `Destacado: ${name}`).click();
  await expect(admin.locator(".toast")).toHaveCount(2);
  expect(await readTour(name)).toMatchObject({ is_active: false, is_featured: true });
});

test("H11: a switch that cannot be saved shows the state before, and the reason", {
  tag: "@deep",
}, async ({ admin, allow }) => {
  allow("net::ERR_FAILED /rest/v1/rpc/save_entry");
  const { name } = await insertTour();
  await openList(admin, name);
  await admin.route(saving, (route) => route.abort());
  await flag(admin, `Activo: ${name}`).click();
  await expect(admin.getByText("No se pudo cambiar el tour")).toBeVisible();
  await expect(flag(admin, `Activo: ${name}`)).toBeChecked();
});

test("K12: a switch changes the draft of its tour too; a scheduled draft prevails, and the toast says so", async ({
  admin,
}) => {
  const { id, name } = await insertTour();
  const database = adminDatabase();
  const drafts = () => database.from("entry_drafts").select("data").eq("id", id).single();
  const data = { is_active: false, destination: "Lesoto" };
  await database
    .from("entry_drafts")
    .insert({ id, entry_type: "tours", is_new: false, data, base: { is_active: true } })
    .throwOnError();
  await openList(admin, name);
  await flag(admin, `Activo: ${name}`).click();
  await expect(admin.locator(".toast")).toContainText("Inactivo");
  await admin.getByRole("button", { name: "Deshacer" }).click();
  await expect(flag(admin, `Activo: ${name}`)).toBeChecked();
  await expect.poll(async () => (await drafts()).data?.data).toEqual({ destination: "Lesoto" });

  await database
    .from("entry_drafts")
    .update({ data, publish_at: "2100-01-01T00:00:00Z" })
    .eq("id", id)
    .throwOnError();
  await flag(admin, `Activo: ${name}`).click();
  await flag(admin, `Activo: ${name}`).click();
  await expect(admin.locator(".toast").last()).toContainText(
    "Su borrador programado dice otra cosa",
  );
  await database.from("entry_drafts").delete().eq("id", id).throwOnError();
});

test("H7: undoing the publication of a post by its switch also undoes its date", {
  tag: "@deep",
}, async ({ admin }) => {
  const { title } = await insertPost({ is_published: false });
  await admin.goto(`/admin/blog?q=${encodeURIComponent(title)}`);
  await flag(admin, `Publicado: ${title}`).click();
  await expect(admin.locator(".toast")).toContainText("Publicado");
  expect((await readPost(title)).published_at).not.toBeNull();
  await admin.getByRole("button", { name: "Deshacer" }).click();
  await expect(flag(admin, `Publicado: ${title}`)).not.toBeChecked();
  await expect
    .poll(async () => await readPost(title))
    .toMatchObject({ is_published: false, published_at: null });
});

test("H5: selected tours are hidden, featured and deleted together, by keyboard, and it is undone", async ({
  admin,
}) => {
  const { about, names } = await insertTours("ABC");
  const states = () =>
    adminDatabase()
      .from("tours")
      .select("is_active,is_featured")
      .like("name", `${about}%`)
      .order("name")
      .then(({ data }) => data?.map((row) => [row.is_active, row.is_featured]));
  await openList(admin, about);
  await expect(admin.locator(".rows > li")).toHaveCount(3);
  const act = async (action: string) => {
    await admin.getByRole("button", { name: "Acciones" }).click();
    await admin.getByRole("dialog").getByRole("button", { name: action }).click();
  };
  const select = admin.getByRole("button", { name: "Seleccionar" });
  await select.press("Enter");
  for (const name of names.slice(0, 2))
    await admin.getByRole("checkbox", { name: `Seleccionar ${name}` }).press("Space");
  await expect(admin.locator(".save--list")).toContainText("2 tours");
  await expectAccessible(admin, "a list with selected entries");
  await act("Ocultar de la web");
  await expect(admin.locator(".toast").last()).toContainText("2 tours");
  await expect(select).toBeFocused();
  expect(await states()).toEqual([
    [false, false],
    [false, false],
    [true, false],
  ]);
  await admin.getByRole("button", { name: "Deshacer" }).click();
  await expect(admin.getByText("Deshecho")).toBeVisible();
  expect((await states())?.map(([is]) => is)).toEqual([true, true, true]);

  await select.click();
  await admin.getByLabel("Todos", { exact: true }).check();
  await act("Marcar como destacados");
  await expect(admin.getByRole("button", { name: "Acciones" })).toHaveCount(0);
  expect((await states())?.map(([, is]) => is)).toEqual([true, true, true]);

  await select.click();
  await admin.getByLabel("Todos", { exact: true }).check();
  await act("Eliminar");
  const question = admin.getByRole("alertdialog", { name: "¿Eliminar 3 tours?" });
  await question.getByRole("button", { name: "Eliminar" }).click();
  await expect(admin.locator(".rows > li")).toHaveCount(0);
  await admin.getByRole("button", { name: "Deshacer" }).last().click();
  await expect(admin.locator(".rows > li")).toHaveCount(3);
  expect(await states()).toHaveLength(3);
});

test("H5: of several selected tours, one that was deleted meanwhile is reported, the others are changed", {
  tag: "@deep",
}, async ({ admin }) => {
  const { about, names } = await insertTours("AB");
  await openList(admin, about);
  await admin.getByRole("button", { name: "Seleccionar" }).click();
  await admin.getByLabel("Todos", { exact: true }).check();
  await adminDatabase()
    .from("tours")
    .delete()
    .eq("name", names[0] ?? "");
  await admin.getByRole("button", { name: "Acciones" }).click();
  await admin.getByRole("button", { name: "Ocultar de la web" }).click();
  await expect(admin.locator(".toast--err")).toContainText("ya no existe");
  await expect(admin.locator(".toast").last()).toContainText("1 tour");
  expect((await readTour(names[1] ?? "")).is_active).toBe(false);
});

test("H5: the list is sorted by declared columns in both directions, and the address keeps the order", async ({
  admin,
}) => {
  const { about } = await insertTours("BAC");
  await openList(admin, about);
  const rows = admin.locator(".rows > li h2");
  const letters = async () =>
    (await rows.allTextContents()).map((name) => name.trim().at(-1)).join("");
  await expect.poll(letters).toBe("ABC");
  const order = admin.getByLabel("Ordenar");
  await order.selectOption("Precio por persona (USD), de mayor a menor");
  await expect.poll(letters).toBe("CAB");
  await expect(
    admin.getByText("3 tours, precio por persona (USD), de mayor a menor"),
  ).toBeVisible();
  await admin.reload();
  await expect.poll(letters).toBe("CAB");
  await order.selectOption("Nombre, de la Z a la A");
  await expect.poll(letters).toBe("CBA");
  await admin.goBack();
  await expect.poll(letters).toBe("CAB");
  await order.selectOption("Nombre, de la A a la Z");
  await expect(admin).not.toHaveURL(/sort=/);
  await expect.poll(letters).toBe("ABC");
});
