/** Long, because history, comparison and restoring share one sheet. */
import type { Page } from "@playwright/test";
import { slowdown } from "../support/slowdown.ts";
import { expectAccessible, ofTheme, ofWidth } from "./a11y.ts";
import { adminDatabase, expect, test, uniqueName } from "./admin.ts";
import { administrator } from "./administrator.ts";
import { tabTo } from "./by-keyboard.ts";
import { insertDraft, readDraft } from "./drafts.ts";
import { insertPost } from "./post-pages.ts";
import { insertTour, readTour, saveAndReturn } from "./tour-pages.ts";

const sheet = (page: Page) => page.getByRole("dialog", { name: "Historial" });
const states = (page: Page) => sheet(page).getByRole("listitem");

/** A tour with two changes: by a program, and by the administrator in the form. */
async function changedTour(page: Page) {
  const tour = await insertTour({ included_services: ["Guía"] });
  const change = { full_description: "Arena roja y cielo.", price_per_person: 6000 };
  await adminDatabase().from("tours").update(change).eq("id", tour.id).throwOnError();
  await page.goto(`/admin/tours/${tour.id}`);
  await page.getByLabel("Descripción completa").fill("Arena blanca y cielo.");
  await page.getByRole("tab", { name: /^EN/ }).click();
  await page.getByLabel("Nombre", { exact: true }).fill("Dunes");
  await saveAndReturn(page);
  await page.goto(`/admin/tours/${tour.id}`);
  return tour;
}

test("K1: the history lists time, author and changes, compares two states, and restores one by keyboard", async ({
  admin,
}) => {
  const tour = await changedTour(admin);
  await tabTo(admin, "Historial");
  await admin.keyboard.press("Enter");
  await expect(states(admin)).toHaveCount(3);
  await expect(states(admin).nth(0)).toContainText("La actual");
  await expect(states(admin).nth(0)).toContainText(
    `Por ${administrator.email}. Cambió: Nombre (en), Descripción completa (es)`,
  );
  await expect(states(admin).nth(1)).toContainText(
    "Por un programa. Cambió: Descripción completa (es), Precio por persona (USD)",
  );
  await expect(states(admin).nth(2)).toContainText("La más antigua que se conserva.");

  await test.step("back closes it", async () => {
    await admin.goBack();
    await expect(sheet(admin)).toBeHidden();
    await expect(admin.getByRole("button", { name: "Historial" })).toBeFocused();
    await admin.goForward();
    await expect(states(admin)).toHaveCount(3);
  });

  await test.step("a comparison marks added and removed words by field and language", async () => {
    await states(admin).nth(1).getByRole("button").click();
    const field = (label: string) =>
      sheet(admin).locator(".changes > div").filter({ hasText: label });
    await expect(field("Descripción completa").locator("del")).toHaveText(" quitado: roja");
    await expect(field("Descripción completa").locator("ins")).toHaveText(" añadido: blanca");
    const name = field("Nombre en inglés");
    await expect(name.locator("ins")).toHaveText(" añadido: Dunes");
    await expect(name.locator("dd")).toHaveAttribute("lang", "en");
    await sheet(admin).getByLabel("Qué cambió entonces").check();
    await expect(field("Precio por persona").locator("del")).toHaveText("antes: 5.850 USD");
    await expect(field("Precio por persona").locator("ins")).toHaveText("ahora: 6.000 USD");
    await admin.goBack();
    await expect(states(admin)).toHaveCount(3);
  });

  await test.step("the oldest version is restored into the draft, and the published entry stays", async () => {
    await states(admin).nth(2).getByRole("button").focus();
    await admin.keyboard.press("Enter");
    await expect(
      sheet(admin).getByRole("button", { name: "Recuperar esta versión" }),
    ).toBeVisible();
    await tabTo(admin, "Recuperar esta versión");
    await admin.keyboard.press("Enter");
    const question = admin.getByRole("alertdialog");
    await expect(question).toContainText("La web no cambia hasta que lo guardes.");
    await expect(question).not.toContainText("Lo que has escrito");
    await tabTo(admin, "Recuperar");
    await admin.keyboard.press("Enter");
    await expect(admin.getByText("Tour recuperado en el borrador")).toBeVisible();
    await expect(sheet(admin)).toBeHidden();
    await expect(admin.getByLabel("Descripción completa")).toHaveValue("Larga");
    const restored = { full_description: "Larga", price_per_person: 5850, name_en: null };
    expect((await readDraft(tour.id))?.data).toEqual(restored);
    expect(await readTour(tour.name)).toMatchObject({
      ...{ full_description: "Arena blanca y cielo.", price_per_person: 6000, name_en: "Dunes" },
    });
  });

  await test.step("the restoration is undone", async () => {
    await admin.getByRole("button", { name: "Deshacer" }).last().click();
    await expect(admin.getByLabel("Descripción completa")).toHaveValue("Arena blanca y cielo.");
    expect(await readDraft(tour.id)).toBeNull();
  });
});

test("K1: a version in the address is displayed after a reload, and Escape returns to the form", {
  tag: "@deep",
}, async ({ admin }) => {
  await changedTour(admin);
  await admin.getByRole("button", { name: "Historial" }).click();
  await states(admin).nth(0).getByRole("button").click();
  await expect(sheet(admin).getByRole("heading", { name: "La versión actual" })).toBeVisible();
  await admin.reload();
  await expect(sheet(admin).getByRole("heading", { name: "La versión actual" })).toBeVisible();
  await admin.goBack();
  await expect(states(admin)).toHaveCount(3);
  await admin.keyboard.press("Escape");
  await expect(sheet(admin)).toBeHidden();
  await expect(admin).toHaveURL(/\/admin\/tours\/[^?]+$/);
});

test("K1: days, pictures and references are compared one by one", { tag: "@deep" }, async ({
  admin,
}) => {
  const namib = await adminDatabase()
    .from("destinations")
    .insert({
      slug: uniqueName("namib").replace(" ", "-"),
      name: uniqueName("Namib"),
      country: "Namibia",
      short_description: "x",
      full_description: "y",
    })
    .select()
    .single()
    .throwOnError();
  const day = (at: number, text: string) => ({
    ...{ day: at, description_es: text, description_en: "", description_fr: "" },
  });
  const tour = await insertTour({
    itinerary: [day(1, "Llegada al río"), day(2, "Regreso")],
    gallery_images: ["/og-image.jpg"],
  });
  await adminDatabase()
    .from("tours")
    .update({
      itinerary: [day(1, "Llegada al delta"), day(2, "Barco"), day(3, "Regreso")],
      gallery_images: ["/favicon.svg"],
      destination_ids: [namib.data.id],
    })
    .eq("id", tour.id)
    .throwOnError();
  await admin.goto(`/admin/tours/${tour.id}?history=now`);
  const field = (label: string) =>
    sheet(admin).locator(".changes > div").filter({ hasText: label });
  const days = field("Itinerario").locator(".changes__items > li");
  await expect(days).toHaveCount(2);
  await expect(days.nth(0)).toContainText("Día 1");
  await expect(days.nth(0).locator("ins")).toHaveText(" añadido: delta");
  await expect(days.nth(1)).toContainText("Día 2, nuevo");
  await expect(field("Galería").locator("img")).toHaveCount(2);
  await expect(field("Destinos del recorrido").locator("ins")).toContainText(namib.data.name);
  // The address was opened directly: closing it stays in the panel.
  await admin.getByRole("button", { name: "Cerrar el historial" }).click();
  await expect(sheet(admin)).toBeHidden();
  await expect(admin.getByLabel("Nombre", { exact: true })).toHaveValue(tour.name);
});

test("K1: restoring a version replaces unfinished changes of the draft, and «Deshacer» brings them back", {
  tag: "@deep",
}, async ({ admin }) => {
  const tour = await changedTour(admin);
  await admin.getByLabel("Descripción corta").fill("A medias");
  await admin.getByRole("button", { name: "Historial" }).click();
  await states(admin).nth(2).getByRole("button").click();
  await sheet(admin).getByRole("button", { name: "Recuperar esta versión" }).click();
  const question = admin.getByRole("alertdialog");
  await expect(question).toContainText("sustituye a lo que haya en él");
  await question.getByRole("button", { name: "Cancelar" }).click();
  await admin.keyboard.press("Escape");
  await expect(admin.getByLabel("Descripción corta")).toHaveValue("A medias");
  await admin.getByRole("button", { name: "Historial" }).click();
  await states(admin).nth(2).getByRole("button").click();
  await sheet(admin).getByRole("button", { name: "Recuperar esta versión" }).click();
  await question.getByRole("button", { name: "Recuperar", exact: true }).click();
  await expect(admin.getByText("Tour recuperado en el borrador")).toBeVisible();
  await expect(admin.getByLabel("Descripción corta")).not.toHaveValue("A medias");
  await admin.getByRole("button", { name: "Deshacer" }).last().click();
  await expect(admin.getByLabel("Descripción corta")).toHaveValue("A medias");
  await saveAndReturn(admin);
  expect((await readTour(tour.name)).short_description).toBe("A medias");
});

test("K1: a version is not restored over a scheduled draft: the sheet displays the reason", {
  tag: "@deep",
}, async ({ admin }) => {
  const tour = await changedTour(admin);
  const data = { price_per_person: 7000 };
  await insertDraft({ id: tour.id, is_new: false, data, publish_at: "2040-12-03T07:00:00Z" });
  await admin.goto(`/admin/tours/${tour.id}?history=all`);
  await states(admin).nth(1).getByRole("button").click();
  await sheet(admin).getByRole("button", { name: "Recuperar esta versión" }).click();
  await admin.getByRole("alertdialog").getByRole("button", { name: "Recuperar" }).click();
  await expect(sheet(admin).getByRole("alert")).toContainText(
    "Está programado para el 03/12/2040 09:00",
  );
  expect((await readDraft(tour.id))?.data).toEqual(data);
});

test("K1: the history of a post with 500 versions opens within a second, and loads the rest by pages", {
  tag: "@deep",
}, async ({ admin }) => {
  const post = await insertPost();
  const long = () => Array.from({ length: 1500 }, () => Math.random().toString(36)).join(" ");
  const versions = Array.from({ length: 500 }, (_, at) => ({
    entry_type: "blog_posts" as const,
    entry_id: post.id,
    operation: "update" as const,
    data: { ...post, title: `Estado ${at}`, content: long() },
  }));
  for (let at = 0; at < 500; at += 20)
    await adminDatabase()
      .from("entry_versions")
      .insert(versions.slice(at, at + 20))
      .throwOnError();
  await admin.goto(`/admin/blog/${post.id}`);
  await expect(admin.getByLabel("Título")).toHaveValue(post.title);
  // Loads the code first, so that only the history is measured.
  await admin.getByRole("button", { name: "Historial" }).click();
  await expect(states(admin)).toHaveCount(20);
  await admin.reload();
  await expect(admin.getByLabel("Título")).toHaveValue(post.title);
  await expect(states(admin)).toHaveCount(20);
  await admin.keyboard.press("Escape");
  await expect(admin).toHaveURL(`/admin/blog/${post.id}`);
  const transferred: number[] = [];
  admin.on("response", async (response) => {
    if (response.url().includes("/rpc/entry_changes"))
      transferred.push((await response.body()).length);
  });
  await admin.goto(`/admin/blog/${post.id}`);
  await expect(admin.getByLabel("Título")).toHaveValue(post.title);
  // Measured in the page, because polling from outside is too coarse.
  const openedInMs = await admin.getByRole("button", { name: "Historial" }).evaluate(
    (button) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        const look = () => {
          if (document.querySelectorAll("dialog .states > li").length === 20)
            resolve(performance.now() - began);
          else requestAnimationFrame(look);
        };
        (button as HTMLElement).click();
        look();
      }),
  );
  expect(openedInMs).toBeLessThan(1000 * slowdown());
  await expect.poll(() => transferred.length).toBe(1);
  expect(transferred[0]).toBeLessThan(10_000);
  await sheet(admin).getByRole("button", { name: "Ver más antiguas" }).click();
  await expect(states(admin)).toHaveCount(40);
  await expect(states(admin).nth(20).getByRole("button")).toBeFocused();
});

test("K1: an unchanged entry displays a note, and so does a version that no longer exists", {
  tag: "@deep",
}, async ({ admin }) => {
  const tour = await insertTour();
  await admin.goto(`/admin/tours/${tour.id}?history=all`);
  await expect(sheet(admin)).toContainText("Todavía no hay versiones anteriores");
  for (const odd of ["999999999", "x", "-1"]) {
    await admin.goto(`/admin/tours/${tour.id}?history=${odd}`);
    await expect(sheet(admin)).toContainText("Esta versión ya no se conserva.");
  }
});

test("K1: a history that fails to load displays an error and a retry button", {
  tag: "@deep",
}, async ({ admin, allow }) => {
  allow("net::ERR_FAILED /rest/v1/rpc/entry_changes");
  const tour = await changedTour(admin);
  await admin.route("**/rpc/entry_changes**", (route) => route.abort());
  await admin.goto(`/admin/tours/${tour.id}?history=all`);
  await expect(sheet(admin)).toContainText("No se pudo cargar el historial.");
  await admin.unroute("**/rpc/entry_changes**");
  await sheet(admin).getByRole("button", { name: "Intentar de nuevo" }).click();
  await expect(states(admin)).toHaveCount(3);
});

test("K1: history and comparison have no axe violations, in both themes and on a phone", {
  tag: "@deep",
}, async ({ admin }) => {
  const tour = await changedTour(admin);
  await admin.goto(`/admin/tours/${tour.id}?history=all`);
  await expect(states(admin)).toHaveCount(3);
  await expectAccessible(admin, "the history");
  await states(admin).nth(1).getByRole("button").click();
  await expect(sheet(admin).locator("ins").first()).toBeVisible();
  await expectAccessible(admin, "the comparison");
  // axe ignores the top layer: an element with a `z-index` beneath would count as above it.
  await admin.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".side, .bar, .formgrid { display: none !important }");
    document.adoptedStyleSheets.push(sheet);
  });
  await expectAccessible(admin, "the comparison, its colours", ofTheme);
  await admin.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(admin, "the comparison, dark", ofTheme);
  await admin.setViewportSize({ width: 320, height: 700 });
  await expectAccessible(admin, "the comparison on a phone", ofWidth);
  const over = await sheet(admin).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(over).toBe(0);
});
