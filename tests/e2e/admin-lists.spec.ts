import { adminDatabase, expect, test, uniqueName } from "./admin.ts";
import { tabTo } from "./by-keyboard.ts";
import { insertTour, readTour, save } from "./tour-pages.ts";
import { settle } from "./wait-for-page.ts";

test("H5: the search ignores accents, is kept in the address, and works with the back button", async ({
  admin,
}) => {
  const name = uniqueName('Cañón (50 %), "río" y más');
  const tour = await insertTour({ name, slug: `canon-50-rio-y-mas-${uniqueName("x").slice(2)}` });
  await admin.goto("/admin/tours");
  const search = admin.getByLabel("Buscar");
  for (const words of ["canon 50", 'CAÑÓN (50 %), "R', name]) {
    await search.fill(words);
    await expect.poll(() => new URL(admin.url()).searchParams.get("q")).toBe(words);
    await expect(admin.getByRole("region", { name: "Tours" })).not.toHaveAttribute("aria-busy");
    await expect(admin.getByText("1 tour, por nombre")).toBeVisible();
    await expect(admin.getByRole("link", { name: `Editar ${name}` })).toBeVisible();
  }
  await admin.getByRole("link", { name: `Editar ${name}` }).click();
  await expect(admin).toHaveURL(new RegExp(tour.id));
  await admin.goBack();
  await expect(search).toHaveValue(name);
  await expect(admin.getByRole("link", { name: `Editar ${name}` })).toBeVisible();
  await admin.reload();
  await expect(search).toHaveValue(name);
  await search.fill("nada de esto existe");
  await expect(admin.getByText("Nada coincide con lo que buscas.")).toBeVisible();
  await admin.getByRole("button", { name: "Ver todo" }).click();
  await expect(search).toHaveValue("");
});

test("H5: leaving or saving an entry returns to the filtered list from which it was opened", async ({
  admin,
}) => {
  const about = uniqueName("Vuelta");
  const slug = about.toLowerCase().replace(" ", "-");
  await insertTour({ name: about, slug, is_active: false });
  await insertTour({ name: `${about} activo`, slug: `${slug}-2` });
  const narrowed = `/admin/tours?q=${encodeURIComponent(about)}&status=inactive`;
  const rows = admin.locator(".rows > li h2");
  await admin.goto(narrowed);
  await expect(rows).toHaveText([about]);
  await admin.getByRole("link", { name: `Editar ${about}` }).click();
  await expect(admin.getByLabel("Nombre", { exact: true })).toHaveValue(about);
  await admin.reload();
  await admin.getByRole("link", { name: "Cancelar" }).click();
  await expect(admin).toHaveURL((url) => url.search === new URL(narrowed, url).search);
  await expect(rows).toHaveText([about]);
  await admin.getByRole("link", { name: about, exact: true }).click();
  await admin.getByLabel("Destino").fill("Zambia");
  await save(admin);
  await expect(admin).toHaveURL((url) => url.search === new URL(narrowed, url).search);
  await expect(rows).toHaveText([about]);
  expect((await readTour(about)).destination).toBe("Zambia");
});

test("H8: the status filter and the badges", async ({ admin }) => {
  const about = uniqueName("Estado");
  await insertTour({ name: `${about} uno` });
  await insertTour({
    name: `${about} dos`,
    slug: `${about}-2`.replace(" ", "-").toLowerCase(),
    is_active: false,
  });
  await insertTour({
    name: `${about} tres`,
    slug: `${about}-3`.replace(" ", "-").toLowerCase(),
    is_featured: true,
  });
  await admin.goto(`/admin/tours?q=${encodeURIComponent(about)}`);
  const rows = admin.locator(".rows > li");
  await expect(rows).toHaveCount(3);
  // Sorted by name.
  await expect(rows).toContainText(["dos", "tres", "uno"]);
  await expect(rows.nth(0)).toContainText("Inactivo");
  await expect(rows.nth(1).locator(".badge").first()).toHaveText("Destacado");
  await expect(rows.nth(2)).toContainText("EN incompleto");
  for (const [status, names] of [
    ["Inactivos", ["dos"]],
    ["Destacados", ["tres"]],
    ["Activos", ["tres", "uno"]],
    ["Todos los estados", ["dos", "tres", "uno"]],
  ] as const) {
    await admin.getByLabel("Estado", { exact: true }).selectOption(status);
    await expect(rows).toContainText([...names]);
    await expect(rows).toHaveCount(names.length);
  }
});

test("H5: the first list is requested once", { tag: "@deep" }, async ({ admin }) => {
  const name = uniqueName("Una vez");
  await insertTour({ name, is_active: false });
  const asked: string[] = [];
  admin.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const select = searchParams.get("select") ?? "";
    if (pathname === "/rest/v1/tours" && select !== "*") asked.push(select);
  });
  await admin.goto(`/admin/tours?q=${encodeURIComponent(name)}`);
  await expect(admin.locator(".rows > li")).toHaveCount(1);
  await settle(admin);
  // The names of all entries, and the rows of the page.
  expect(asked).toEqual(["id,name", expect.stringContaining("updated_at")]);
});

test("H5: a long list is paged", { tag: "@deep" }, async ({ admin }) => {
  const about = uniqueName("Muchos");
  const { error } = await adminDatabase()
    .from("tours")
    .insert(
      Array.from({ length: 60 }, (_, at) => ({
        slug: `${about}-${at}`.replace(" ", "-").toLowerCase(),
        name: `${about} ${String(at).padStart(2, "0")}`,
        short_description: "Corta",
        full_description: "Larga",
        destination: "Botsuana",
        price_per_person: at,
      })),
      { defaultToNull: false },
    );
  expect(error).toBeNull();
  await admin.goto(`/admin/tours?q=${encodeURIComponent(about)}`);
  const rows = admin.locator(".rows > li");
  await expect(rows).toHaveCount(25);
  await expect(admin.getByText("1 a 25 de 60")).toBeVisible();
  await expect(admin.getByRole("button", { name: "Anterior" })).toBeDisabled();
  await admin.getByRole("button", { name: "Siguiente" }).click();
  await expect(rows.first()).toContainText(`${about} 25`);
  await admin.getByRole("button", { name: "Siguiente" }).click();
  await expect(rows).toHaveCount(10);
  await expect(admin.getByRole("button", { name: "Siguiente" })).toBeDisabled();
  await expect(admin.getByRole("button", { name: "Anterior" })).toBeFocused();
  await expect(admin).toHaveURL(/page=3/);
  await admin.goBack();
  await expect(rows.first()).toContainText(`${about} 25`);
});

test("H5: deleting entries by keyboard moves the focus to the next one, and after the last to the link for a new one", {
  tag: "@deep",
}, async ({ admin }) => {
  const about = uniqueName("Seguidos");
  for (const name of ["A", "B"]) await insertTour({ name: `${about} ${name}` });
  await admin.goto(`/admin/tours?q=${encodeURIComponent(about)}`);
  const button = (name: string) => admin.getByRole("button", { name: `Eliminar ${about} ${name}` });
  const rows = admin.locator(".rows > li");
  await expect(rows).toHaveCount(2);
  await tabTo(admin, `Eliminar ${about} A`);
  for (const key of ["Enter", "Tab", "Enter"]) await admin.keyboard.press(key);
  await expect(rows).toHaveCount(1);
  await expect(button("B")).toBeFocused();
  for (const key of ["Enter", "Tab", "Enter"]) await admin.keyboard.press(key);
  await expect(rows).toHaveCount(0);
  await expect(admin.getByRole("link", { name: "Nuevo tour" })).toBeFocused();
});

test("H5: a confirmation in progress stays open while Escape is pressed repeatedly", {
  tag: "@deep",
}, async ({ admin }) => {
  const tour = await insertTour();
  await admin.goto(`/admin/tours?q=${encodeURIComponent(tour.name)}`);
  const done = Promise.withResolvers<void>();
  await admin.route("**/rest/v1/tours**", async (route) => {
    if (route.request().method() === "DELETE") await done.promise;
    await route.continue();
  });
  await admin.getByRole("button", { name: `Eliminar ${tour.name}` }).click();
  const question = admin.getByRole("alertdialog");
  await question.getByRole("button", { name: "Eliminar", exact: true }).click();
  await expect(question.getByRole("button", { name: "Eliminando..." })).toBeVisible();
  // From the second Escape on, Chrome fires no cancelable event.
  for (let press = 0; press < 3; press += 1) await admin.keyboard.press("Escape");
  await expect(question).toBeVisible();
  done.resolve();
  await expect(admin.getByText("Tour eliminado correctamente")).toBeVisible();
  await expect(question).toBeHidden();
});

test("H5: deleting the last entry of a page displays the page before it", { tag: "@deep" }, async ({
  admin,
}) => {
  const about = uniqueName("Ultimo");
  const slug = about.replace(" ", "-").toLowerCase();
  const { error } = await adminDatabase()
    .from("tours")
    .insert(
      Array.from({ length: 26 }, (_, at) => ({
        slug: `${slug}-${at}`,
        name: `${about} ${String(at).padStart(2, "0")}`,
        short_description: "Corta",
        full_description: "Larga",
        destination: "Botsuana",
        price_per_person: at,
      })),
      { defaultToNull: false },
    );
  expect(error).toBeNull();
  await admin.goto(`/admin/tours?q=${encodeURIComponent(about)}&page=2`);
  await expect(admin.locator(".rows > li")).toHaveCount(1);
  await admin.getByRole("button", { name: `Eliminar ${about} 25` }).click();
  await admin.getByRole("button", { name: "Eliminar", exact: true }).click();
  await expect(admin.getByText("Tour eliminado correctamente")).toBeVisible();
  await expect(admin.locator(".rows > li")).toHaveCount(25);
  await expect(admin).not.toHaveURL(/page=/);
});

test("H5: a list that fails to load displays an error and a retry button", {
  tag: "@deep",
}, async ({ admin, allow }) => {
  allow("net::ERR_FAILED /rest/v1/tours");
  await admin.route("**/rest/v1/tours**", (route) => route.abort());
  await admin.goto("/admin/tours", { waitUntil: "commit" });
  await expect(admin.getByText("Cargando...")).toBeVisible();
  await expect(admin.getByText("No se pudo cargar la lista.")).toBeVisible();
  await admin.unroute("**/rest/v1/tours**");
  await admin.getByRole("button", { name: "Intentar de nuevo" }).click();
  await expect(
    admin.locator(".rows > li").or(admin.getByText("Todavía no hay tours")).first(),
  ).toBeVisible();
});

test("H11: an entry that cannot be deleted stays, and the reason is displayed", {
  tag: "@deep",
}, async ({ admin, allow }) => {
  allow("net::ERR_FAILED /rest/v1/tours");
  const tour = await insertTour();
  await admin.goto(`/admin/tours?q=${encodeURIComponent(tour.name)}`);
  await admin.route("**/rest/v1/tours**", (route) =>
    route.request().method() === "DELETE" ? route.abort() : route.fallback(),
  );
  await admin.getByRole("button", { name: `Eliminar ${tour.name}` }).click();
  await admin.getByRole("button", { name: "Eliminar", exact: true }).click();
  await expect(admin.getByText("No se pudo eliminar el tour")).toBeVisible();
  await expect(admin.getByRole("link", { name: `Editar ${tour.name}` })).toBeVisible();
});
