import type { Page } from "@playwright/test";
import { expectAccessible, ofTheme, ofWidth } from "./a11y.ts";
import { adminDatabase, expect, test, uniqueName } from "./admin.ts";
import { insertDraft, readDraft } from "./drafts.ts";
import { picture } from "./pictures.ts";
import { insertTour } from "./tour-pages.ts";

test.beforeEach(async () => {
  await adminDatabase().from("entry_drafts").delete().not("id", "is", null).throwOnError();
});

const row = (page: Page, name: string) => page.locator(".rows > li").filter({ hasText: name });
const unfinished = (page: Page) => page.getByRole("region", { name: "Sin terminar" });
const toast = (page: Page, title: string) => page.locator(".toast").filter({ hasText: title });

test("K12: a list has badges for changed, scheduled and failed drafts, with the reason, and a filter", async ({
  admin,
}) => {
  const about = uniqueName("Lista");
  const of = (what: string) => insertTour({ name: `${about} ${what}` });
  const [plain, changed, scheduled, failed] = [
    await of("igual"),
    await of("cambiado"),
    await of("programado"),
    await of("fallido"),
  ];
  const shared = { is_new: false, data: { price_per_person: 7000 } };
  await insertDraft({ ...shared, id: changed.id });
  await insertDraft({ ...shared, id: scheduled.id, publish_at: "2040-12-03T07:00:00Z" });
  const problem = { outcome: "23502", column: "short_description" };
  await insertDraft({ ...shared, id: failed.id, problem });

  await admin.goto(`/admin/tours?q=${about}`);
  const badges = (tour: { name: string }) =>
    row(admin, tour.name).locator(".badge").filter({ hasNotText: "incompleto" });
  await expect(badges(changed)).toHaveText(["Cambios sin publicar"]);
  await expect(badges(scheduled)).toHaveText(["Programado: 3 dic 2040, 09:00"]);
  await expect(badges(failed)).toHaveText(["No se pudo publicar"]);
  await expect(row(admin, failed.name)).toContainText(
    "Falta lo obligatorio: Descripción corta (es).",
  );
  await expect(badges(plain)).toHaveCount(0);
  await expect(unfinished(admin)).toHaveCount(0);

  await admin.getByLabel("Estado").selectOption("Con cambios");
  await expect(admin).toHaveURL(/status=changed/);
  // The latest change comes first.
  await expect(admin.locator(".rows > li h2")).toHaveText(
    [failed, scheduled, changed].map(({ name }) => name),
  );
  await expect(admin.getByText("3 tours, los últimos cambios primero")).toBeVisible();
  await admin.reload();
  await expect(admin.locator(".rows > li")).toHaveCount(3);
});

test("K12: entries that were never published stand above the list; a deleted one comes back with its date", async ({
  admin,
}) => {
  const about = uniqueName("A medias");
  const tour = await insertTour({ name: `${about} publicado` });
  const nameless = await insertDraft({ data: { price_per_person: 5 } });
  const draft = await insertDraft({
    data: {
      ...{
        name: `${about} nuevo`,
        slug: uniqueName("x").replace(" ", "-"),
        destination: "Namibia",
      },
      ...{ short_description: "Corta", full_description: "Larga", price_per_person: 5850 },
    },
    publish_at: "2040-12-03T07:00:00Z",
  });
  await admin.goto("/admin/tours");
  const section = unfinished(admin);
  await expect(section.locator("h3")).toHaveText([`${about} nuevo`, "Tour sin nombre"]);
  await expect(section.getByRole("link", { name: "Editar Tour sin nombre" })).toHaveAttribute(
    "href",
    `/admin/tours/${nameless.id}`,
  );
  await expect(section.locator(".badge")).toHaveText(["Programado: 3 dic 2040, 09:00"]);
  await admin.getByLabel("Buscar").fill(about);
  await expect(section.locator("h3")).toHaveText([`${about} nuevo`]);
  await expect(row(admin, tour.name)).toHaveCount(1);

  await section.getByRole("button", { name: `Eliminar ${about} nuevo` }).click();
  const question = admin.getByRole("alertdialog");
  await expect(question).toContainText("Nunca se ha publicado, así que no queda en la papelera.");
  await question.getByRole("button", { name: "Eliminar", exact: true }).click();
  await expect(section).toHaveCount(0);
  await expect(admin.getByRole("link", { name: "Nuevo tour" })).toBeFocused();
  expect(await readDraft(draft.id)).toBeNull();

  await toast(admin, "Tour eliminado correctamente")
    .getByRole("button", { name: "Deshacer" })
    .click();
  await expect(toast(admin, "Tour recuperado")).toBeVisible();
  await expect(section.locator("h3")).toHaveText([`${about} nuevo`]);
  await expect(section.locator(".badge")).toHaveText(["Programado: 3 dic 2040, 09:00"]);
  expect((await readDraft(draft.id))?.data).toEqual(draft.data);
});

test("K12: an unfinished entry that somebody has changed meanwhile is not deleted", {
  tag: "@deep",
}, async ({ admin }) => {
  const name = uniqueName("De otra");
  const draft = await insertDraft({ data: { name } });
  await admin.goto("/admin/tours");
  await unfinished(admin)
    .getByRole("button", { name: `Eliminar ${name}` })
    .click();
  await adminDatabase()
    .from("entry_drafts")
    .update({ data: { name, price_per_person: 5 } })
    .eq("id", draft.id)
    .throwOnError();
  await admin
    .getByRole("alertdialog")
    .getByRole("button", { name: "Eliminar", exact: true })
    .click();
  await expect(toast(admin, "No se ha eliminado nada")).toBeVisible();
  await expect(unfinished(admin).locator("h3")).toHaveText([name]);
  expect((await readDraft(draft.id))?.data).toEqual({ name, price_per_person: 5 });
});

test("K12: the dashboard lists failed, unfinished and changed entries, failed ones first", async ({
  admin,
}) => {
  const about = uniqueName("Inicio");
  const [changed, failed] = [
    await insertTour({ name: `${about} cambiado` }),
    await insertTour({ name: `${about} fallido` }),
  ];
  const data = { price_per_person: 7000 };
  await insertDraft({ is_new: false, id: failed.id, data, problem: { outcome: "slug-taken" } });
  await insertDraft({ is_new: false, id: changed.id, data });
  await insertDraft({ data: { name: `${about} nuevo` } });
  await admin.goto("/admin");
  const panel = admin.getByRole("region", { name: "Sin publicar" });
  await expect(panel.getByRole("listitem").getByRole("link")).toHaveText([
    failed.name,
    `${about} nuevo`,
    changed.name,
  ]);
  await expect(panel.locator(".badge")).toHaveText([
    "No se pudo publicar",
    "Sin terminar",
    "Cambios sin publicar",
  ]);
  await expect(panel).toContainText("La dirección es ahora de otra entrada.");
  await expect(panel.getByRole("link", { name: failed.name })).toHaveAttribute(
    "href",
    `/admin/tours/${failed.id}`,
  );
  await adminDatabase().from("entry_drafts").delete().eq("entry_type", "tours").throwOnError();
  await admin.reload();
  await expect(panel).toContainText("No hay nada a medias ni cambios por publicar.");
});

test("K10, K12: the library says that only a draft uses a picture", { tag: "@deep" }, async ({
  admin,
}) => {
  const name = uniqueName("Con foto");
  const file = `${crypto.randomUUID().replaceAll("-", "")}-1700000000000.jpg`;
  const { buffer } = await picture(file, "teal");
  const uploaded = await adminDatabase()
    .storage.from("tour-images")
    .upload(file, buffer, { contentType: "image/jpeg" });
  expect(uploaded.error).toBeNull();
  const address = `/storage/v1/object/public/tour-images/${file}`;
  const draft = await insertDraft({ data: { name, gallery_images: [address] } });
  await admin.goto(`/admin/pictures?q=${encodeURIComponent(name)}`);
  const card = admin.locator(".library__open");
  await expect(card).toHaveText(`En el borrador de «${name}»`);
  await card.click();
  const sheet = admin.getByRole("dialog");
  await expect(sheet.getByRole("link", { name: `En el borrador de «${name}»` })).toHaveAttribute(
    "href",
    `/admin/tours/${draft.id}`,
  );
  await expect(sheet.getByRole("button", { name: "Eliminar para siempre" })).toHaveCount(0);
});

test("K12: lists with drafts have no axe violations, in both themes and on a phone", {
  tag: "@deep",
}, async ({ admin }) => {
  const name = uniqueName("Accesible");
  const tour = await insertTour({ name: `${name} fallido` });
  const problem = { outcome: "slug-taken" };
  await insertDraft({ is_new: false, id: tour.id, data: { price_per_person: 5 }, problem });
  await insertDraft({ data: { name: `${name} nuevo` } });
  for (const path of [`/admin/tours?q=${name}`, "/admin"]) {
    await admin.setViewportSize({ width: 1280, height: 900 });
    await admin.emulateMedia({ colorScheme: "light" });
    await admin.goto(path);
    await expect(admin.getByText("No se pudo publicar")).toBeVisible();
    await expectAccessible(admin, path);
    await admin.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(admin, `${path}, dark`, ofTheme);
    await admin.setViewportSize({ width: 320, height: 700 });
    await expectAccessible(admin, `${path} on a phone`, ofWidth);
  }
});
