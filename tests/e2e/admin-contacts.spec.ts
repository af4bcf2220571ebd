import { adminDatabase, expect, test, uniqueName } from "./admin.ts";
import { insertEnquiries, opener, openList, rows } from "./contact-pages.ts";

test("H12: the table has columns, links, Johannesburg dates, a dash for missing values, and counts all messages and matches", async ({
  admin,
}) => {
  const about = uniqueName("Tabla");
  await insertEnquiries(about, [
    { name: `${about} Étienne`, email: "e+t@courriel.example" },
    {
      name: `${about} Lucía`,
      phone: "+34 600 000-001",
      preferred_contact: "Correo",
      message: "Larga. ".repeat(100),
    },
  ]);
  await insertEnquiries(uniqueName("Otra"), [{}]);
  await openList(admin, about);
  const { count } = await adminDatabase()
    .from("contact_submissions")
    .select("*", { count: "exact", head: true });
  expect(count).toBeGreaterThan(2);
  await expect(
    admin.getByRole("heading", { name: `Mensajes de contacto (${count})`, exact: true }),
  ).toBeVisible();
  await expect(admin.getByText(`2 coinciden con «${about}»`)).toBeVisible();
  await expect(admin.getByRole("columnheader")).toHaveText([
    "Fecha",
    "Nombre",
    "Correo",
    "Teléfono",
    "Contacto preferido",
    "Mensaje",
  ]);
  await expect(rows(admin)).toHaveCount(2);
  // Newest first.
  const newest = rows(admin).nth(0).getByRole("cell");
  await expect(newest).toHaveText([
    "20/11/2026 09:14",
    `${about} Lucía`,
    "lucia@correo.example",
    "+34 600 000-001",
    "Correo",
    /^Larga\./,
  ]);
  await expect(newest.getByRole("link", { name: "lucia" })).toHaveAttribute(
    "href",
    "mailto:lucia@correo.example",
  );
  await expect(newest.getByRole("link", { name: "+34" })).toHaveAttribute(
    "href",
    "tel:+34600000001",
  );
  const text = newest.last().locator("span");
  const lines = await text.evaluate(
    (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  expect(Math.round(lines)).toBe(2);

  const oldest = rows(admin).nth(1).getByRole("cell");
  await expect(oldest).toHaveText([
    "20/11/2026 08:14",
    `${about} Étienne`,
    "e+t@courriel.example",
    "—",
    "—",
    new RegExp(about),
  ]);
  await expect(oldest.getByRole("link")).toHaveAttribute("href", "mailto:e%2Bt@courriel.example");
});

test("H12: column headings sort the table, set aria-sort, and keep the order in the address", async ({
  admin,
}) => {
  const about = uniqueName("Orden");
  await insertEnquiries(about, [
    { name: `${about} B`, email: "c@x.example" },
    { name: `${about} C`, email: "a@x.example" },
    { name: `${about} A`, email: "b@x.example" },
  ]);
  await openList(admin, about);
  const names = () => rows(admin).locator("td:nth-child(2)");
  const expectOrder = (order: string) =>
    expect(names()).toHaveText([...order].map((letter) => `${about} ${letter}`));
  await expectOrder("ACB");
  const heading = (name: string) => admin.getByRole("columnheader", { name });
  await expect(heading("Fecha")).toHaveAttribute("aria-sort", "descending");
  for (const [name, order, direction] of [
    ["Nombre", "ABC", "ascending"],
    ["Nombre", "CBA", "descending"],
    ["Correo", "CAB", "ascending"],
    ["Fecha", "ACB", "descending"],
    ["Fecha", "BCA", "ascending"],
  ] as const) {
    await heading(name).getByRole("button").click();
    await expectOrder(order);
    await expect(heading(name)).toHaveAttribute("aria-sort", direction);
    await expect(admin.locator("th[aria-sort]")).toHaveCount(1);
    await expect(heading(name).getByRole("button")).toBeFocused();
  }
  await admin.reload();
  await expectOrder("BCA");
  await admin.goBack();
  await expectOrder("ACB");
});

test("H12: on a phone each row is a labelled list, and a select sorts it", async ({ admin }) => {
  const about = uniqueName("Móvil");
  await insertEnquiries(about, [{ name: `${about} B` }, { name: `${about} A` }]);
  await admin.setViewportSize({ width: 375, height: 700 });
  await openList(admin, about, "&sort=oldest");
  await expect(opener(admin, `${about} B`)).toBeVisible();
  await expect(admin.locator("thead")).toHaveCount(1);
  await expect(admin.locator("thead")).toBeHidden();
  const label = await rows(admin)
    .first()
    .locator("td")
    .nth(3)
    .evaluate((cell) => getComputedStyle(cell, "::before").content);
  expect(label).toBe('"Teléfono"');
  await admin.getByLabel("Orden").selectOption("Por nombre, de la A a la Z");
  await expect(rows(admin).first()).toContainText(`${about} A`);
  await expect(admin).toHaveURL(/sort=name/);
  const over = await admin.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBe(0);
});

test("H12: the search covers name, e-mail, phone and message, and accepts special characters", async ({
  admin,
}) => {
  const about = uniqueName("Busca");
  const mark = about.slice(-8);
  await insertEnquiries(about, [
    { name: `Étienne Núñez ${about}`, message: "Nada en especial, gracias." },
    { name: "Otra persona", email: `${mark}@x.example`, message: "Nada en especial." },
    { name: "Tercera", message: `Algo (50 %), "citas", ${mark}; y más.` },
    { name: "Cuarta", phone: "+99 123 456 789 0", message: `Por teléfono ${mark}` },
  ]);
  await admin.goto("/admin/contacts");
  const search = admin.getByLabel("Buscar");
  for (const [words, count] of [
    [mark, 4],
    [`(50 %), "citas", ${mark}`, 1],
    ["+99 1234 567890", 1],
    [`etienne nunez ${about}`, 1],
    [`ÉTIENNE ÑUÑEZ ${about.toUpperCase()}`, 1],
    [`${mark}@X.EXAMPLE`, 1],
  ] as const) {
    await search.fill(words);
    await expect.poll(() => new URL(admin.url()).searchParams.get("q")).toBe(words);
    await expect(
      admin.getByText(`${count} ${count === 1 ? "coincide" : "coinciden"} con «${words}»`),
    ).toBeVisible();
    await expect(rows(admin)).toHaveCount(count);
  }
  await search.fill("nada de esto existe");
  await expect(admin.getByText("Nada coincide con lo que buscas.")).toBeVisible();
  await expect(admin.getByRole("button", { name: "Exportar a Excel (CSV)" })).toBeDisabled();
  await admin.getByRole("button", { name: "Ver todo" }).click();
  await expect(search).toHaveValue("");
  await expect(rows(admin).first()).toBeVisible();
});

test("H12: many messages are paged", { tag: "@deep" }, async ({ admin }) => {
  const about = uniqueName("Muchos");
  await insertEnquiries(
    about,
    Array.from({ length: 60 }, (_, at) => ({ name: `${about} ${String(at).padStart(2, "0")}` })),
  );
  await openList(admin, about);
  await expect(rows(admin)).toHaveCount(25);
  await expect(rows(admin).first()).toContainText(`${about} 59`);
  await expect(admin.getByText("1 a 25 de 60")).toBeVisible();
  await admin.getByRole("button", { name: "Siguiente" }).click();
  await expect(admin.getByText("26 a 50 de 60")).toBeVisible();
  await admin.getByRole("button", { name: "Siguiente" }).click();
  await expect(rows(admin)).toHaveCount(10);
  await expect(admin).toHaveURL(/page=3/);
  await admin.getByRole("columnheader", { name: "Nombre" }).getByRole("button").click();
  await expect(rows(admin).first()).toContainText(`${about} 00`);
  await expect(admin.getByText("1 a 25 de 60")).toBeVisible();
});

test("H12: a list of messages that fails to load displays an error and a retry button", {
  tag: "@deep",
}, async ({ admin, allow }) => {
  allow("500 /rest/v1/contact_submissions");
  const about = uniqueName("Error");
  await insertEnquiries(about, [{}]);
  await admin.route("**/rest/v1/contact_submissions**", (route) =>
    route.fulfill({ status: 500, json: { message: "no" } }),
  );
  await admin.goto(`/admin/contacts?q=${encodeURIComponent(about)}`, { waitUntil: "commit" });
  await expect(admin.getByText("Cargando...").first()).toBeVisible();
  await expect(admin.getByText("No se pudieron cargar los mensajes.")).toBeVisible();
  await admin.unroute("**/rest/v1/contact_submissions**");
  await admin.getByRole("button", { name: "Intentar de nuevo" }).click();
  await expect(rows(admin)).toHaveCount(1);
});

test("H12: an empty list displays a note", { tag: "@deep" }, async ({ admin }) => {
  await admin.route("**/rest/v1/contact_submissions**", (route) =>
    route.fulfill({ json: [], headers: { "content-range": "*/0" } }),
  );
  await admin.goto("/admin/contacts");
  await expect(admin.getByText("Todavía no hay mensajes de contacto.")).toBeVisible();
  await expect(admin.getByRole("heading", { name: "Mensajes de contacto (0)" })).toBeVisible();
  await expect(admin.getByRole("button", { name: "Exportar a Excel (CSV)" })).toBeDisabled();
});
