import type { Page } from "@playwright/test";
import { expectAccessible, ofTheme, ofWidth } from "./a11y.ts";
import { adminDatabase, adminSite, expect, signedInStorage, test, uniqueName } from "./admin.ts";
import { administrator } from "./administrator.ts";
import { tabTo } from "./by-keyboard.ts";
import { insertPost } from "./post-pages.ts";
import { insertTour, readTour } from "./tour-pages.ts";

test.beforeEach(async () => {
  await adminDatabase().from("entry_versions").delete().gt("id", 0).throwOnError();
});

/** Deletes a tour in the list, and stays there. */
async function deleteTour(page: Page, name: string) {
  await page.goto(`/admin/tours?q=${encodeURIComponent(name)}`);
  await page.getByRole("button", { name: `Eliminar ${name}` }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("queda 30 días en la papelera");
  await question.getByRole("button", { name: "Eliminar", exact: true }).click();
  await expect(page.getByText("Tour eliminado correctamente").last()).toBeVisible();
}

const row = (page: Page, name: string) => page.locator(".rows > li").filter({ hasText: name });

test("K2: undoing a deletion in the toast restores the entry completely, in its place", async ({
  admin,
}) => {
  const name = uniqueName("Deshacer");
  const before = await insertTour({ name, included_services: ["Guía"], name_en: "Undo" });
  await deleteTour(admin, name);
  await expect(row(admin, name)).toHaveCount(0);
  await admin.getByRole("button", { name: "Deshacer" }).click();
  await expect(admin.getByText("Tour recuperado")).toBeVisible();
  await expect(row(admin, name)).toBeVisible();
  expect(await readTour(name)).toEqual({ ...before, updated_at: expect.any(String) });
  await expect(admin.locator("#main")).toBeFocused();
});

test("K2: the trash lists deleted entries with author, time and remaining days; one is restored by keyboard, one erased", async ({
  admin,
}) => {
  const [tour, post] = [await insertTour(), await insertPost()];
  await adminDatabase().from("blog_posts").delete().eq("id", post.id).throwOnError();
  await deleteTour(admin, tour.name);
  await admin.getByRole("link", { name: "Papelera" }).click();
  await expect(admin).toHaveURL(/\/admin\/trash$/);
  await expect(admin.locator(".rows > li h2")).toHaveText([tour.name, post.title]);
  const [ofTour, ofPost] = [row(admin, tour.name), row(admin, post.title)];
  await expect(ofTour).toContainText(/Tour\. Eliminado el \d\d\/\d\d\/\d{4} \d\d:\d\d/);
  await expect(ofTour).toContainText(`por ${administrator.email}`);
  await expect(ofPost).toContainText(/Post\. Eliminado el .* por un programa/);
  await expect(ofTour).toContainText("Quedan 30 días");
  const longAgo = new Date(Date.now() - 27.5 * 24 * 3_600_000).toISOString();
  await adminDatabase()
    .from("entry_versions")
    .update({ recorded_at: longAgo })
    .eq("entry_id", post.id)
    .throwOnError();
  await admin.reload();
  await expect(ofPost).toContainText("Quedan 3 días");

  await tabTo(admin, `Recuperar ${tour.name}`);
  await admin.keyboard.press("Enter");
  await expect(admin.getByText("Tour recuperado")).toBeVisible();
  await expect(ofTour).toHaveCount(0);
  expect((await readTour(tour.name)).id).toBe(tour.id);

  const erase = admin.getByRole("button", { name: `Eliminar ${post.title} para siempre` });
  await erase.click();
  const question = admin.getByRole("alertdialog", {
    name: `¿Eliminar «${post.title}» para siempre?`,
  });
  await question.getByRole("button", { name: "Cancelar" }).click();
  await expect(erase).toBeFocused();
  await erase.click();
  await question.getByRole("button", { name: "Eliminar para siempre" }).click();
  await expect(admin.getByText("Post eliminado para siempre")).toBeVisible();
  await expect(admin.getByText("La papelera está vacía.")).toBeVisible();
  await expect(admin.locator("#main")).toBeFocused();
  const { data } = await adminDatabase()
    .from("entry_versions")
    .select("id")
    .eq("entry_id", post.id);
  expect(data).toEqual([]);
});

test("K2: restoring an entry whose slug is taken displays the reason, and it stays in the trash", {
  tag: "@deep",
}, async ({ admin, allow }) => {
  allow("409 /rest/v1/rpc/restore_version");
  const slug = uniqueName("ocupada").replace(" ", "-");
  const first = await insertTour({ name: uniqueName("Primero"), slug });
  await deleteTour(admin, first.name);
  const second = await insertTour({ name: uniqueName("Segundo"), slug });
  await admin.goto("/admin/trash");
  await admin.getByRole("button", { name: `Recuperar ${first.name}` }).click();
  await expect(admin.getByText("No se pudo recuperar el tour")).toBeVisible();
  await expect(admin.getByText(`Ahora la dirección «${slug}» es de otra entrada`)).toBeVisible();
  await expect(row(admin, first.name)).toBeVisible();
  expect((await readTour(second.name)).slug).toBe(slug);
  await adminDatabase()
    .from("tours")
    .update({ slug: `${slug}-x` })
    .eq("id", second.id);
  await admin.getByRole("button", { name: `Recuperar ${first.name}` }).click();
  await expect(admin.getByText("Tour recuperado")).toBeVisible();
  expect((await readTour(first.name)).slug).toBe(slug);
});

test("K2: an outdated trash list cannot erase an entry that was restored", {
  tag: "@deep",
}, async ({ admin, newVisitor }) => {
  const tour = await insertTour();
  await deleteTour(admin, tour.name);
  await admin.goto("/admin/trash");
  const erase = admin.getByRole("button", { name: `Eliminar ${tour.name} para siempre` });
  await expect(erase).toBeVisible();
  const colleague = await newVisitor({
    baseURL: adminSite().url,
    storageState: await signedInStorage(),
  });
  await colleague.goto("/admin/trash");
  await colleague.getByRole("button", { name: `Recuperar ${tour.name}` }).click();
  await expect(colleague.getByText("Tour recuperado")).toBeVisible();
  await erase.click();
  await admin.getByRole("button", { name: "Eliminar para siempre", exact: true }).click();
  await expect(admin.getByText("No se ha eliminado nada")).toBeVisible();
  const { data } = await adminDatabase()
    .from("entry_versions")
    .select("id")
    .eq("entry_id", tour.id);
  expect(data).toHaveLength(1);
});

test("K2: a trash that fails to load displays an error and a retry button", {
  tag: "@deep",
}, async ({ admin, allow }) => {
  allow("net::ERR_FAILED /rest/v1/rpc/deleted_entries");
  await admin.route("**/rpc/deleted_entries**", (route) => route.abort());
  await admin.goto("/admin/trash", { waitUntil: "commit" });
  await expect(admin.getByText("Cargando...")).toBeVisible();
  await expect(admin.getByText("No se pudo cargar la papelera.")).toBeVisible();
  await admin.unroute("**/rpc/deleted_entries**");
  await admin.getByRole("button", { name: "Intentar de nuevo" }).click();
  await expect(admin.getByText("La papelera está vacía.")).toBeVisible();
});

test("K2: a full trash is paged, and has no axe violations in both themes and on a phone", {
  tag: "@deep",
}, async ({ admin }) => {
  const about = uniqueName("Montón");
  const rows = Array.from({ length: 27 }, (_, at) => ({
    entry_type: "destinations" as const,
    entry_id: crypto.randomUUID(),
    operation: "delete" as const,
    data: { name: `${about} ${at} de nombre más bien largo`, gallery_images: [] },
    recorded_at: new Date(Date.now() - at * 60_000).toISOString(),
  }));
  await adminDatabase().from("entry_versions").insert(rows).throwOnError();
  await admin.goto("/admin/trash");
  await expect(admin.locator(".rows > li")).toHaveCount(25);
  await expect(admin.getByText("1 a 25 de 27")).toBeVisible();
  await expectAccessible(admin, "the trash");
  await admin.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(admin, "the trash, dark", ofTheme);
  await admin.setViewportSize({ width: 320, height: 700 });
  await expectAccessible(admin, "the trash on a phone", ofWidth);
  const over = await admin.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBe(0);
  await admin.getByRole("button", { name: "Siguiente" }).click();
  await expect(admin.locator(".rows > li")).toHaveCount(2);
});
