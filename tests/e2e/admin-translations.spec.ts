import type { Page } from "@playwright/test";
import { contentTypes } from "../../content/index.ts";
import { expectAccessible, ofTheme, ofWidth } from "./a11y.ts";
import { adminDatabase, expect, test, uniqueName } from "./admin.ts";
import { tabTo } from "./by-keyboard.ts";
import { insertDraft, readDraft } from "./drafts.ts";
import { holdRequests } from "./lost-answers.ts";
import { insertPost } from "./post-pages.ts";
import { insertTour, readTour } from "./tour-pages.ts";

test.beforeEach(async () => {
  for (const { table } of contentTypes)
    await adminDatabase().from(table).delete().not("id", "is", null).throwOnError();
  await adminDatabase().from("entry_drafts").delete().not("id", "is", null).throwOnError();
});

const texts = {
  ...{ name_en: "Dunes", name_fr: "Dunes" },
  ...{ destination_en: "Botswana", destination_fr: "Botswana" },
  ...{ short_description_en: "Short", short_description_fr: "Court" },
  ...{ full_description_en: "Long", full_description_fr: "Long" },
};

/** Pending tours: one with changed Spanish texts, and one without English and French texts. */
async function waiting() {
  const behind = await insertTour({ name: uniqueName("Atrasado"), ...texts });
  await adminDatabase()
    .from("tours")
    .update({ full_description: "Larga y roja" })
    .eq("id", behind.id)
    .throwOnError();
  const open = await insertTour({
    name: uniqueName("Abierto"),
    included_services: ["Guía"],
    itinerary: [
      { id: "k1", day: 1, description_es: "Llegada", description_en: "", description_fr: "" },
      { id: "k2", day: 2, description_es: "Regreso", description_en: "", description_fr: "" },
    ],
  });
  return { behind, open };
}

const row = (page: Page, name: string) => page.locator(".rows > li").filter({ hasText: name });
const saveAndNext = (page: Page) =>
  page.getByRole("button", { name: "Guardar y siguiente" }).click();

test("K6: the list has missing and stale translations by language and type, with progress", async ({
  admin,
}) => {
  const { behind, open } = await waiting();
  const whole = await insertTour({ name: uniqueName("Entero"), ...texts });
  // A name without letters adds no category, which would have to be translated too.
  const post = await insertPost({ category: "·" });
  // A changed day does not tell which language has changed.
  const itinerary = open.itinerary.map((day) => ({ ...day, description_en: "Arrival" }));
  await insertDraft({ id: open.id, is_new: false, data: { itinerary } });
  await insertDraft({ id: behind.id, is_new: false, data: { full_description_fr: "Rouge" } });
  await admin.goto("/admin");
  await admin.getByRole("link", { name: "Traducciones", exact: true }).click();
  await expect(admin.getByText("3 por traducir o revisar")).toBeVisible();
  await expect(admin.locator(".rows > li h2")).toHaveText([behind.name, open.name, post.title]);
  await expect(row(admin, behind.name)).toContainText(
    "Ha cambiado en español: Descripción completa",
  );
  await expect(row(admin, behind.name).locator(".badge")).toHaveText(["Por revisar"]);
  await expect(row(admin, open.name).locator(".badge")).toHaveText(["Falta texto", "En borrador"]);
  await expect(row(admin, whole.name)).toHaveCount(0);
  await expect(admin.locator(".progress li").filter({ hasText: "Tours" })).toContainText(
    "1 de 3 al día",
  );
  await admin.getByLabel("Tipo").selectOption("Blog");
  await expect(admin.locator(".rows > li h2")).toHaveText([post.title]);
  await admin.getByLabel("Idioma").selectOption("Français");
  await expect(admin).toHaveURL(/language=fr&type=blog_posts|type=blog_posts&language=fr/);
  await adminDatabase().from("blog_posts").delete().eq("id", post.id).throwOnError();
  await admin.reload();
  await expect(admin.getByText("No queda nada por traducir.")).toBeVisible();
  await admin.getByRole("button", { name: "Ver todo" }).click();
  await expect(admin.locator(".rows > li h2")).toHaveText([behind.name, open.name]);
});

test("K6: texts are translated side by side and saved, and the next entry follows, until none is left", async ({
  admin,
}) => {
  const { behind, open } = await waiting();
  await admin.goto("/admin/translations");
  await admin.getByRole("link", { name: `Traducir ${behind.name}` }).click();
  const notice = admin.locator(".stale");
  await expect(notice).toContainText("El español ha cambiado el");
  await expect(notice.locator("ins")).toHaveText(" añadido: y roja");
  await admin.getByLabel("Descripción completa en inglés").fill("Long and red");
  await saveAndNext(admin);
  await expect(admin.getByRole("heading", { level: 1 })).toHaveText(open.name);
  await expect(admin.getByText("0 de 7 escritos en inglés")).toBeVisible();
  await expect(notice).toHaveCount(0);
  const cells = {
    "Nombre en inglés": "Open",
    "Destino en inglés": "Botswana",
    "Descripción corta en inglés": "Short",
    "Descripción completa en inglés": "Long",
    "Día 1: Texto en inglés": "Arrival",
    "Día 2: Texto en inglés": "Return",
    "Incluido 1 en inglés": "Guide",
  };
  for (const [label, text] of Object.entries(cells)) await admin.getByLabel(label).fill(text);
  await expect(admin.getByText("7 de 7 escritos en inglés")).toBeVisible();
  await saveAndNext(admin);
  await expect(admin).toHaveURL(/\/admin\/translations$/);
  await expect(admin.getByLabel("Idioma")).toHaveValue("en");
  await expect(admin.getByText("No queda nada por traducir.")).toBeVisible();
  expect(await readTour(behind.name)).toMatchObject({ full_description_en: "Long and red" });
  const { name, ...written } = await readTour(open.name);
  expect(written).toMatchObject({
    ...{ name_en: "Open", included_services_en: ["Guide"], full_description: "Larga" },
    ...{ name_fr: null, included_services: ["Guía"] },
    itinerary: [
      { description_es: "Llegada", description_en: "Arrival" },
      { description_es: "Regreso", description_en: "Return" },
    ],
  });
});

test("K6, K12: Spanish that is only in the draft is marked; its translation is published with it or alone", async ({
  admin,
}) => {
  const tour = await insertTour({ name: uniqueName("Dunas"), ...texts });
  const data = { short_description: "Otra corta", full_description: "Otra larga" };
  const base = { short_description: "Corta", full_description: "Larga" };
  await insertDraft({ id: tour.id, is_new: false, data, base });
  await admin.goto(`/admin/translations/tours/${tour.id}/en`);
  const cell = (label: string) => admin.getByRole("region", { name: label, exact: true });
  await expect(cell("Descripción corta")).toContainText("sin publicarOtra corta");
  await expect(cell("Nombre")).not.toContainText("sin publicar");

  await test.step("alone: the Spanish stays in the draft", async () => {
    await admin.getByLabel("Descripción corta en inglés").fill("Other short");
    await admin.getByRole("button", { name: "Guardar", exact: true }).click();
    const question = admin.getByRole("alertdialog");
    await expect(question).toContainText("solo están en el borrador: Descripción corta.");
    await question.getByRole("button", { name: "Publicar solo el inglés" }).click();
    await expect(admin.getByText("Queda en el borrador: Descripción corta (es)")).toBeVisible();
    const { short_description, short_description_en } = await readTour(tour.name);
    expect([short_description, short_description_en]).toEqual(["Corta", "Other short"]);
  });

  await test.step("together: the translation does not count as outdated", async () => {
    await admin.goto(`/admin/translations/tours/${tour.id}/en`);
    await admin.getByLabel("Descripción completa en inglés").fill("Other long");
    await admin.getByRole("button", { name: "Guardar", exact: true }).click();
    await admin.getByRole("button", { name: "Publicar también el español de esos campos" }).click();
    await expect(admin.getByText("Tour guardado correctamente").last()).toBeVisible();
    const { full_description, full_description_en, short_description } = await readTour(tour.name);
    expect([full_description, full_description_en]).toEqual(["Otra larga", "Other long"]);
    expect(short_description).toBe("Corta");
    expect((await readDraft(tour.id))?.columns).toEqual(["short_description"]);
    const stale = adminDatabase().from("stale_translations").select("field");
    expect((await stale.match({ entry_id: tour.id, language: "en" })).data).toEqual([]);
  });
});

test("K6, K12: a translation can stay in the draft, and one of an unpublished entry only there", async ({
  admin,
}) => {
  const { open } = await waiting();
  await admin.goto(`/admin/translations/tours/${open.id}/en`);
  await admin.getByLabel("Nombre en inglés").fill("Open");
  await admin.getByRole("button", { name: "Dejar en borrador" }).click();
  await expect(admin.getByText("Borrador guardado")).toBeVisible();
  await expect(admin).toHaveURL(/\/admin\/translations\?language=en$/);
  await expect(row(admin, open.name)).toContainText("En borrador");
  expect((await readTour(open.name)).name_en).toBeNull();
  await admin.getByRole("link", { name: `Traducir ${open.name}` }).click();
  await expect(admin.getByLabel("Nombre en inglés")).toHaveValue("Open");

  const unborn = await insertDraft({ data: { name: uniqueName("Nuevo") } });
  await admin.goto(`/admin/translations/tours/${unborn.id}/en`);
  await expect(admin.getByText("Todavía no se ha publicado el tour")).toBeVisible();
  await expect(admin.getByRole("button", { name: /^Guardar/ })).toHaveCount(0);
  await admin.getByLabel("Nombre en inglés").fill("New");
  await admin.getByRole("button", { name: "Dejar en borrador" }).click();
  await expect(admin.getByText("Borrador guardado").last()).toBeVisible();
  expect((await readDraft(unborn.id))?.data).toMatchObject({ name_en: "New" });
});

test("K6, H13: text typed between a save and the next entry asks before leaving, and is kept", {
  tag: "@deep",
}, async ({ admin }) => {
  const { behind } = await waiting();
  await admin.goto("/admin/translations");
  await admin.getByRole("link", { name: `Traducir ${behind.name}` }).click();
  const text = admin.getByLabel("Descripción completa en inglés");
  await text.fill("Long and red");
  const release = await holdRequests(admin, "**/rest/v1/rpc/pending_translations*");
  await saveAndNext(admin);
  await expect(admin.getByText("Tour guardado correctamente")).toBeVisible();
  await text.fill("Long, red and slow");
  release();
  const question = admin.getByRole("alertdialog", { name: "¿Qué hacemos con los cambios?" });
  await question.getByRole("button", { name: "Seguir editando" }).click();
  await expect(text).toHaveValue("Long, red and slow");
  await expect(admin).toHaveURL(new RegExp(behind.id));
});

test("K6: saving from the list of one type continues with that type, and then returns to its list", {
  tag: "@deep",
}, async ({ admin }) => {
  const { behind, open } = await waiting();
  const post = await insertPost({ category: "·" });
  await admin.goto("/admin/translations?language=fr&type=blog_posts");
  await admin.getByRole("link", { name: `Traducir ${post.title}` }).click();
  await expect(admin.getByLabel("Título en francés")).toBeVisible();
  await admin.getByRole("link", { name: "Al inglés" }).click();
  await expect(admin.getByLabel("Título en inglés")).toBeVisible();
  await admin.getByRole("link", { name: "Traducciones", exact: true }).last().click();
  await expect(admin).toHaveURL(/\?language=en&type=blog_posts$/);
  await admin.getByLabel("Tipo").selectOption("Tours");
  await admin.getByRole("link", { name: `Traducir ${behind.name}` }).click();
  await admin.getByLabel("Descripción completa en inglés").fill("Long and red");
  await saveAndNext(admin);
  await expect(admin).toHaveURL(new RegExp(open.id));
  for (const label of ["Nombre", "Destino", "Descripción corta", "Descripción completa"])
    await admin.getByLabel(`${label} en inglés`, { exact: true }).fill("Open");
  for (const label of ["Día 1: Texto", "Día 2: Texto", "Incluido 1"])
    await admin.getByLabel(`${label} en inglés`).fill("Open");
  await saveAndNext(admin);
  await expect(admin).toHaveURL(/\?language=en&type=tours$/);
  await expect(admin.getByText("No queda nada por traducir.")).toBeVisible();
});

test("K6: the Spanish text is copied by keyboard, and typing continues in the copy", {
  tag: "@deep",
}, async ({ admin }) => {
  const { open } = await waiting();
  await admin.goto(`/admin/translations/tours/${open.id}/fr`);
  await expect(admin.getByLabel("Nombre en francés")).toBeVisible();
  await tabTo(admin, "Copiar del español: Nombre");
  await admin.keyboard.press("Enter");
  await expect(admin.getByLabel("Nombre en francés")).toBeFocused();
  await expect(admin.getByLabel("Nombre en francés")).toHaveValue(open.name);
  await admin.keyboard.press("End");
  await admin.keyboard.type(" !");
  await admin.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(admin).toHaveURL(/\/admin\/translations\?language=fr$/);
  expect((await readTour(open.name)).name_fr).toBe(`${open.name} !`);
});

test("K6: a stale translation that is kept is no longer pending", { tag: "@deep" }, async ({
  admin,
}) => {
  const { behind } = await waiting();
  await admin.goto(`/admin/translations/tours/${behind.id}/en`);
  await admin.getByRole("button", { name: "La traducción sigue valiendo" }).click();
  await expect(admin.locator(".stale")).toHaveCount(0);
  await expect(admin.getByLabel("Descripción completa en inglés")).toBeFocused();
  await admin.getByRole("link", { name: "Traducciones", exact: true }).first().click();
  await expect(admin.locator(".rows > li h2")).toHaveCount(1);
  await expect(row(admin, behind.name)).toHaveCount(0);
  const { full_description_en } = await readTour(behind.name);
  expect(full_description_en).toBe("Long");
});

test("K6: unsaved translations ask before leaving, and are kept after a failed save", {
  tag: "@deep",
}, async ({ admin, allow }) => {
  allow("net::ERR_FAILED /rest/v1/rpc/publish_entry");
  const { open } = await waiting();
  await admin.goto(`/admin/translations/tours/${open.id}/en`);
  await admin.getByLabel("Nombre en inglés").fill("Open");
  await admin.getByRole("link", { name: "Al francés" }).click();
  const question = admin.getByRole("alertdialog", { name: "¿Qué hacemos con los cambios?" });
  await question.getByRole("button", { name: "Seguir editando" }).click();
  await admin.route("**/rpc/publish_entry", (route) => route.abort());
  await saveAndNext(admin);
  await expect(admin.locator(".save")).toContainText("No hay conexión con el servidor");
  await expect(admin.getByLabel("Nombre en inglés")).toHaveValue("Open");
  await admin.unroute("**/rpc/publish_entry");
  await admin.getByLabel("Nombre en inglés").fill("x".repeat(201));
  await saveAndNext(admin);
  await expect(admin.getByLabel("Nombre en inglés")).toBeFocused();
  await expect(admin.getByText("Hay 1 campo por corregir")).toBeVisible();
  await admin.getByLabel("Nombre en inglés").fill("Open");
  await admin.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(admin).toHaveURL(/\/admin\/translations\?language=en$/);
  expect((await readTour(open.name)).name_en).toBe("Open");
});

test("K6: a translation overwrites nothing that others save meanwhile: other fields are kept, the same one asks", {
  tag: "@deep",
}, async ({ admin }) => {
  const { open } = await waiting();
  const write = (change: object) =>
    adminDatabase()
      .from("tours")
      .update(change as never)
      .eq("id", open.id)
      .throwOnError();
  await admin.goto(`/admin/translations/tours/${open.id}/en`);
  await admin.getByLabel("Nombre en inglés").fill("Open");
  await write({ destination: "Zambia" });
  await admin.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(admin.getByText("Tour guardado correctamente")).toBeVisible();
  expect(await readTour(open.name)).toMatchObject({ destination: "Zambia", name_en: "Open" });

  await admin.goto(`/admin/translations/tours/${open.id}/en`);
  const destination = admin.getByLabel("Destino en inglés");
  await destination.fill("Zambia river");
  await write({ destination_en: "Zambia" });
  await admin.getByRole("button", { name: "Guardar", exact: true }).click();
  const question = admin.getByRole("dialog", {
    name: "Otra persona o dispositivo ha cambiado lo mismo",
  });
  await question.getByLabel("Quedarme con la mía").check();
  await question.getByRole("button", { name: "Aplicar" }).click();
  await admin.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(admin.getByText("Tour guardado correctamente")).toBeVisible();
  expect((await readTour(open.name)).destination_en).toBe("Zambia river");
});

test("K6: a list that fails to load displays an error, and so does a deleted entry", {
  tag: "@deep",
}, async ({ admin, allow }) => {
  allow("net::ERR_FAILED /rest/v1/rpc/pending_translations");
  await admin.route("**/rpc/pending_translations", (route) => route.abort());
  await admin.goto("/admin/translations");
  await expect(admin.getByText("No se pudo cargar la lista.")).toBeVisible();
  await admin.unroute("**/rpc/pending_translations");
  await admin.getByRole("button", { name: "Intentar de nuevo" }).click();
  await expect(admin.getByText("No queda nada por traducir.")).toBeVisible();
  await admin.goto(`/admin/translations/tours/${crypto.randomUUID()}/en`);
  await expect(admin.getByRole("heading", { name: "Ya no existe" })).toBeVisible();
});

test("K6: the translation pages have no axe violations, in both themes and on a phone", {
  tag: "@deep",
}, async ({ admin }) => {
  const { behind } = await waiting();
  const fits = async (what: string) => {
    const over = await admin.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over, what).toBe(0);
  };
  for (const path of ["/admin/translations", `/admin/translations/tours/${behind.id}/en`]) {
    await admin.setViewportSize({ width: 1280, height: 900 });
    await admin.emulateMedia({ colorScheme: "light" });
    await admin.goto(path);
    await expect(admin.locator(".rows > li, .cell").first()).toBeVisible();
    await expectAccessible(admin, path);
    await admin.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(admin, `${path}, dark`, ofTheme);
    await admin.setViewportSize({ width: 320, height: 700 });
    await expectAccessible(admin, `${path} on a phone`, ofWidth);
    await fits(path);
  }
});
