import { expectAccessible } from "./a11y.ts";
import { adminDatabase, expect, test, uniqueName } from "./admin.ts";
import { tabTo } from "./by-keyboard.ts";
import { insertPost, readPost } from "./post-pages.ts";
import { insertTour, readTour, save, saveAndReturn } from "./tour-pages.ts";

const pictures = ["/og-image.jpg", "/favicon.svg"];

/** A tour with a value in every kind of field. */
const fullTour = (name: string) =>
  insertTour({
    name,
    name_en: "Dunes",
    is_featured: true,
    included_services: ["Guía"],
    included_services_en: ["Guide"],
    itinerary: [{ day: 1, description_es: "Uno", description_en: "One", description_fr: "Un" }],
    gallery_images: pictures,
    max_group_size: 8,
  });

const toursNamed = async (name: string) => {
  const { data } = await adminDatabase().from("tours").select().eq("name", name);
  return data ?? [];
};

test("K5: a tour duplicated from the list by keyboard is a complete new form, stored only by a save", async ({
  admin,
}) => {
  const name = uniqueName("Doble");
  const first = await fullTour(name);
  await admin.goto(`/admin/tours?q=${encodeURIComponent(name)}`);
  await expect(admin.getByRole("link", { name: `Duplicar ${name}` })).toBeVisible();
  await tabTo(admin, `Duplicar ${name}`);
  await admin.keyboard.press("Enter");
  await expect(admin.getByLabel("Nombre", { exact: true })).toHaveValue(`${name} (copia)`);
  await expect(admin.getByLabel("Dirección en la web")).toHaveValue(`${first.slug}-copia`);
  await expect(admin.getByLabel("Visible en la web")).not.toBeChecked();
  await expect(admin.getByText("La copia todavía no está guardada")).toBeVisible();
  await expect(admin.locator(".bar .badge")).toHaveText("Inactivo");
  await expectAccessible(admin, "a copy");
  expect(await toursNamed(`${name} (copia)`)).toEqual([]);
  await saveAndReturn(admin);
  const [copy] = await toursNamed(`${name} (copia)`);
  const { id, created_at, updated_at } = copy ?? {};
  expect(copy).toEqual({
    ...first,
    ...{ id, created_at, updated_at },
    name: `${name} (copia)`,
    name_en: "Dunes (copy)",
    slug: `${first.slug}-copia`,
    is_active: false,
    // In the format that forms store.
    itinerary: copy?.itinerary,
    image_url: copy?.image_url,
  } as never);
  expect(copy?.itinerary).toMatchObject(first.itinerary);
  expect(copy?.id).not.toBe(first.id);
  expect(await readTour(name)).toEqual(first);
});

test("K5: leaving an unchanged copy asks nothing and stores nothing; leaving a changed one asks", {
  tag: "@deep",
}, async ({ admin }) => {
  const { id, name } = await insertTour();
  await admin.goto(`/admin/tours/${id}`);
  await admin.getByRole("link", { name: "Duplicar" }).click();
  await expect(admin.getByLabel("Nombre", { exact: true })).toHaveValue(`${name} (copia)`);
  await admin.getByRole("link", { name: "Cancelar" }).click();
  await expect(admin).toHaveURL(/\/admin\/tours$/);
  await admin.goto(`/admin/tours/new?from=${id}`);
  await admin.getByLabel("Destino").fill("Zambia");
  await admin.getByRole("link", { name: "Cancelar" }).click();
  const question = admin.getByRole("alertdialog", { name: "¿Qué hacemos con los cambios?" });
  await question.getByRole("button", { name: "Descartar cambios" }).click();
  await expect(admin).toHaveURL(/\/admin\/tours$/);
  expect(await toursNamed(`${name} (copia)`)).toEqual([]);
  // A blank new form does not offer the draft of the copy.
  await admin.getByRole("link", { name: "Nuevo tour" }).click();
  await expect(admin.getByLabel("Nombre", { exact: true })).toHaveValue("");
});

test("K5: duplicating from a changed form asks first", { tag: "@deep" }, async ({ admin }) => {
  const { id, name } = await insertTour();
  await admin.goto(`/admin/tours/${id}`);
  await admin.getByLabel("Destino").fill("Zambia");
  await admin.getByRole("link", { name: "Duplicar" }).click();
  const question = admin.getByRole("alertdialog", { name: "¿Qué hacemos con los cambios?" });
  await question.getByRole("button", { name: "Seguir editando" }).click();
  await expect(admin.getByLabel("Nombre", { exact: true })).toHaveValue(name);
  await expect(admin.getByLabel("Destino")).toHaveValue("Zambia");
});

test("K5: the second copy of an entry has a free slug, also after a concurrent save", {
  tag: "@deep",
}, async ({ admin }) => {
  const first = await insertTour({ name: uniqueName("Serie") });
  await insertTour({ name: "x", slug: `${first.slug}-copia` });
  await admin.goto(`/admin/tours/new?from=${first.id}`);
  await expect(admin.getByLabel("Dirección en la web")).toHaveValue(`${first.slug}-copia-2`);
  await expect(admin.getByText("La copia todavía no está guardada")).toBeVisible();
  await insertTour({ name: "y", slug: `${first.slug}-copia-2` });
  await saveAndReturn(admin);
  expect((await toursNamed(`${first.name} (copia)`))[0]?.slug).toBe(`${first.slug}-copia-2-2`);
});

test("K5: a duplicated scheduled post is a draft without a date, with the same picture", {
  tag: "@deep",
}, async ({ admin }) => {
  const post = await insertPost({
    is_published: true,
    published_at: "2040-03-01T06:30:00Z",
    featured_image: "/og-image.jpg",
  });
  await admin.goto(`/admin/blog/${post.id}`);
  await admin.getByRole("link", { name: "Duplicar" }).click();
  await expect(admin.getByLabel("Título")).toHaveValue(`${post.title} (copia)`);
  await expect(admin.locator(".bar .badge")).toHaveText("Borrador");
  await expect(admin.getByLabel("Fecha de publicación")).toHaveValue("");
  await expect(admin.getByAltText("Vista previa")).toBeVisible();
  await save(admin);
  await expect(admin.getByText("Post guardado correctamente")).toBeVisible();
  expect(await readPost(`${post.title} (copia)`)).toMatchObject({
    is_published: false,
    published_at: null,
    featured_image: "/og-image.jpg",
  });
});

test("K5: duplicating a deleted entry displays an error", { tag: "@deep" }, async ({ admin }) => {
  await admin.goto(`/admin/tours/new?from=${crypto.randomUUID()}`);
  await expect(admin.getByRole("heading", { name: "Ya no existe" })).toBeVisible();
});
