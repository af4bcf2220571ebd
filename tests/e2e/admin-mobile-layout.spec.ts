import type { Locator, Page } from "@playwright/test";
import { contentTypes } from "../../content/index.ts";
import { menuOf } from "../../panel/src/entries/labels.ts";
import { expectAccessible, ofTheme } from "./a11y.ts";
import { expect, test, uniqueName } from "./admin.ts";
import { insertEnquiries } from "./contact-pages.ts";
import { expectFocusInSight } from "./focus-visibility.ts";
import { picture } from "./pictures.ts";
import { insertTour, readTour, save, saveAndReturn } from "./tour-pages.ts";

test.use({ viewport: { width: 375, height: 800 } });
test.beforeEach(({ admin }) => admin.setViewportSize({ width: 375, height: 800 }));

const days = (amount: number) =>
  Array.from({ length: amount }, (_, at) => ({
    day: at + 1,
    title_es: `Título ${at + 1}`,
    description_es: `Texto ${at + 1}`,
    description_en: `Text ${at + 1}`,
    description_fr: `Texte ${at + 1}`,
    place_es: `Lugar ${at + 1}`,
    kilometres: 100 + at,
  }));

const boxOf = async (element: Locator) =>
  (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
const opener = (page: Page, day: number) => page.getByRole("button", { name: `Día ${day}:` });
const choose = async (page: Page, day: number, action: string) => {
  await page.getByRole("button", { name: `Opciones: Día ${day}`, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: action }).click();
};
const headings = (page: Page) => page.locator(".fold__text b");

test("H3: on a phone the bar at the bottom has the overview, the first two types, messages and a sheet with everything else", async ({
  admin,
}) => {
  await insertEnquiries(uniqueName("Nuevo"), [{}]);
  await admin.goto("/admin/administrators/activity");
  const bar = admin.getByRole("navigation", { name: "Administración" });
  const [first, second, ...others] = contentTypes.map(menuOf);
  await expect(bar.locator("li")).toContainText(
    ["Inicio", first, second, "Contactos", "Más"].map((name) => name ?? ""),
  );
  await expect(bar.getByRole("link", { name: /^Contactos ?\d+\+? nuevos?$/ })).toBeVisible();
  await expect(bar.getByText(/nuevos?$/), "only messages are counted").toHaveCount(1);
  const { y, height } = await boxOf(bar);
  expect(y + height).toBe(800);
  await bar.getByRole("button", { name: "Más" }).click();
  const sheet = admin.getByRole("dialog", { name: "Más" });
  for (const name of others) await expect(sheet.getByRole("link", { name })).toBeVisible();
  await expect(sheet.getByRole("link", { name: "Actividad" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expectAccessible(admin, "the sheet of all sections");
  await admin.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(admin, "the sheet of all sections, dark", ofTheme);
  await admin.keyboard.press("Escape");
  await expect(bar.getByRole("button", { name: "Más" })).toBeFocused();
  await admin.keyboard.press("Enter");
  await sheet.getByRole("link", { name: "Papelera" }).click();
  await expect(admin.getByRole("heading", { name: "Papelera", level: 1 })).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await bar.getByRole("link", { name: second ?? "" }).click();
  await expect(bar.getByRole("link", { name: second ?? "" })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("H3: on a phone the bar covers neither the save bar nor a toast nor the focused element", async ({
  admin,
}) => {
  const tour = await insertTour();
  await admin.goto(`/admin/tours/${tour.id}`);
  await admin.getByLabel("Nombre", { exact: true }).fill(`${tour.name} bis`);
  const bar = await boxOf(admin.locator(".dock"));
  const saveBar = await boxOf(admin.locator(".save"));
  expect(Math.round(saveBar.y + saveBar.height)).toBeLessThanOrEqual(Math.round(bar.y));
  expect(await expectFocusInSight(admin, "the form")).toBeGreaterThan(8);
  await saveAndReturn(admin);
  const toast = await boxOf(admin.locator(".toast").first());
  expect(toast.y).toBeGreaterThan(400);
  expect(toast.y + toast.height).toBeLessThanOrEqual(bar.y);
});

test("H3: beside a keyboard on the screen the bar makes room for the field and the save bar", async ({
  admin,
}) => {
  await admin.goto("/admin/destinations/new");
  await admin.getByLabel("Salud").focus();
  // As browsers resize the page with `interactive-widget=resizes-content`.
  await admin.setViewportSize({ width: 375, height: 420 });
  await expect(admin.locator(".dock")).toBeHidden();
  await admin.getByLabel("Salud").scrollIntoViewIfNeeded();
  const saveBar = await boxOf(admin.locator(".save"));
  expect(Math.round(saveBar.y + saveBar.height)).toBe(420);
  await expect(admin.locator('meta[name="viewport"]')).toHaveAttribute(
    "content",
    /viewport-fit=cover, interactive-widget=resizes-content/,
  );
  await admin.getByRole("tab", { name: /^EN/ }).focus();
  await expect(admin.locator(".dock")).toBeVisible();
});

test("H8: on a phone days are lines of 56 px, which open, are duplicated, moved and removed by a menu, with undo", async ({
  admin,
}) => {
  const tour = await insertTour({ itinerary: days(4) });
  await admin.goto(`/admin/tours/${tour.id}`);
  await expect(headings(admin)).toHaveText(["Título 1", "Título 2", "Título 3", "Título 4"]);
  expect((await boxOf(opener(admin, 1))).height).toBe(56);
  await expect(opener(admin, 1)).toHaveAttribute("aria-expanded", "false");
  await expect(opener(admin, 1)).toContainText("Lugar 1, 100 km");

  await choose(admin, 2, "Duplicar");
  await expect(admin.getByRole("group", { name: "Día 3" }).getByLabel("Texto")).toBeFocused();
  await admin.getByLabel("Título").fill("Título 2 bis");
  await expect(headings(admin)).toHaveText([
    "Título 1",
    "Título 2",
    "Título 2 bis",
    "Título 3",
    "Título 4",
  ]);
  await choose(admin, 5, "Mover arriba");
  await expect(admin.getByRole("button", { name: "Opciones: Día 4" })).toBeFocused();
  await expect(admin.locator("p[aria-live]")).toHaveText("Movido al puesto 4.");
  await admin.getByRole("button", { name: "Opciones: Día 4" }).click();
  const menu = admin.getByRole("dialog");
  await expectAccessible(admin, "the menu of a day");
  await menu.getByLabel("Mover al").selectOption("puesto 1");
  await menu.getByRole("button", { name: "Mover", exact: true }).click();
  await expect(headings(admin)).toHaveText([
    "Título 4",
    "Título 1",
    "Título 2",
    "Título 2 bis",
    "Título 3",
  ]);
  await choose(admin, 2, "Quitar el día 2");
  const undo = admin.getByRole("button", { name: "Deshacer: has quitado el día 2" });
  await expect(undo).toBeFocused();
  await admin.keyboard.press("Enter");
  await expect(headings(admin).nth(1)).toHaveText("Título 1");
  await expect(opener(admin, 2)).toBeFocused();
  await saveAndReturn(admin);
  const { itinerary } = await readTour(tour.name);
  expect(itinerary.map(({ description_fr }) => description_fr)).toEqual([
    "Texte 4",
    "Texte 1",
    "Texte 2",
    "Texte 2",
    "Texte 3",
  ]);
  const ids = itinerary.map(({ id }) => id);
  expect(new Set(ids).size).toBe(5);
});

test("H8: on a phone all days are opened and folded at once, a new day is open, and an error opens its day", async ({
  admin,
}) => {
  const tour = await insertTour({ itinerary: days(3) });
  await admin.goto(`/admin/tours/${tour.id}`);
  const areas = admin.getByRole("group", { name: /^Día \d$/ }).getByLabel("Texto");
  await admin.getByRole("button", { name: "Desplegar todo" }).click();
  await expect(areas).toHaveCount(3);
  await admin.getByRole("button", { name: "Plegar todo" }).click();
  await expect(areas).toHaveCount(0);
  await admin.getByRole("button", { name: "Añadir día" }).click();
  const fresh = admin.getByRole("group", { name: "Día 4" });
  await expect(fresh.getByLabel("Texto")).toBeFocused();
  await fresh.locator(".folded summary").click();
  await fresh.getByLabel("Latitud").fill("91");
  await opener(admin, 4).click();
  await expect(admin.getByLabel("Latitud")).toHaveCount(0);
  await save(admin);
  await expect(fresh.getByLabel("Latitud")).toBeFocused();
  await expect(fresh.getByLabel("Latitud")).toHaveAccessibleDescription("Máximo 90");
});

test("H10, A11: on a phone alternative texts are written from picture to picture in one sheet", {
  tag: "@deep",
}, async ({ admin }) => {
  const tour = await insertTour();
  await admin.goto(`/admin/tours/${tour.id}`);
  const files = [await picture("una.jpg", "teal"), await picture("dos.jpg", "olive")];
  await admin.getByLabel("Imágenes", { exact: true }).setInputFiles(files);
  await expect(admin.locator(".shots .shot progress")).toHaveCount(0);
  await expect(admin.locator(".shots .shot")).toHaveCount(2);
  await admin.getByRole("button", { name: "Texto alternativo y encuadre de la imagen 1" }).click();
  const sheet = admin.getByRole("dialog");
  await sheet.getByLabel("Español").fill("Una duna");
  await sheet.getByRole("button", { name: "Siguiente imagen" }).click();
  await expect(sheet.getByLabel("Español")).toHaveValue("");
  await sheet.getByLabel("Español").fill("Un pozo");
  await expect(sheet.getByRole("button", { name: "Siguiente imagen" })).toHaveCount(0);
  await sheet.getByRole("button", { name: "Listo" }).click();
  await admin.getByRole("button", { name: "Opciones: Imagen 2" }).click();
  await admin.getByRole("button", { name: "Usar como portada" }).click();
  await saveAndReturn(admin);
  const { gallery_images, image_details } = await readTour(tour.name);
  const alts = gallery_images.map((address) => {
    const key = address.split("/public/")[1] ?? "";
    return (image_details as Record<string, { alt: { es: string } }>)[key]?.alt.es;
  });
  expect(alts).toEqual(["Un pozo", "Una duna"]);
});

test("H6: on a phone a line has one menu beside its text, and is restored after a removal", async ({
  admin,
}) => {
  const tour = await insertTour({ included_services: ["Guía", "Cenas", "Vuelos"] });
  await admin.goto(`/admin/tours/${tour.id}`);
  const list = admin.getByRole("region", { name: "Servicios incluidos" });
  const texts = () =>
    list
      .locator("textarea")
      .evaluateAll((areas) => areas.map((area) => (area as HTMLTextAreaElement).value));
  const menu = list.getByRole("button", { name: "Opciones: El servicio incluido 2" });
  await menu.click();
  await admin.getByRole("button", { name: "Quitar el servicio incluido 2" }).click();
  expect(await texts()).toEqual(["Guía", "Vuelos"]);
  await list.getByRole("button", { name: /^Deshacer/ }).click();
  expect(await texts()).toEqual(["Guía", "Cenas", "Vuelos"]);
  await expect(menu).toBeFocused();
});

const paths = {
  dashboard: "/admin",
  tours: "/admin/tours",
  "a tour": "/admin/tours/TOUR",
  blog: "/admin/blog",
  "a new post": "/admin/blog/new",
  destinations: "/admin/destinations",
  "a new destination": "/admin/destinations/new",
  contacts: "/admin/contacts",
  pictures: "/admin/pictures",
  translations: "/admin/translations",
  texts: "/admin/texts",
  "texts of a page": "/admin/texts/home",
  "texts to translate": "/admin/translations/texts/home/en",
  brand: "/admin/brand",
  "going live": "/admin/launch",
  departures: "/admin/departures",
  proposals: "/admin/proposals",
  "a new proposal": "/admin/proposals/new",
  payment: "/admin/settings/payment",
  statistics: "/admin/statistics",
  trash: "/admin/trash",
  settings: "/admin/settings",
  templates: "/admin/settings/answers",
  administrators: "/admin/administrators",
  activity: "/admin/administrators/activity",
  account: "/admin/account",
};

for (const [name, path] of Object.entries(paths)) {
  test(`H3: on a phone the targets of ${name} have 44 px, text fields 16 px, and axe finds nothing`, {
    tag: name === "a tour" || name === "tours" ? [] : "@deep",
  }, async ({ admin }) => {
    const tour = await insertTour({
      itinerary: days(3),
      included_services: ["Guía", "Cenas"],
      seasons: [{ name_es: "Seca", months: [5, 6], price_2: 4200 }],
    });
    await admin.goto(path.replace("TOUR", tour.id));
    await expect(admin.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(admin.getByText("Cargando...")).toHaveCount(0);
    const all = admin.getByRole("button", { name: "Desplegar todo" });
    if (await all.count()) await all.click();
    expect(await smallTargets(admin)).toEqual([]);
    const sizes = await admin
      .locator("input:not([type=checkbox], [type=radio], [type=file], [hidden]), select, textarea")
      .evaluateAll((fields) =>
        fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
      );
    expect(Math.min(16, ...sizes)).toBe(16);
    await expectAccessible(admin, name);
  });
}

/** Controls smaller than 44 px. Links within a sentence may be as high as its lines (WCAG 2.5.8). */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      "button, select, textarea, summary, a[href], input:not([type=file])",
    );
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true })) return [];
      if (control.closest(".skip, .sr")) return [];
      const isInline = control.matches("a") && getComputedStyle(control).display === "inline";
      const target = control.closest("label") ?? control;
      const { width, height } = target.getBoundingClientRect();
      if (isInline || (width >= 43.9 && height >= 43.9)) return [];
      const label = control.getAttribute("aria-label") ?? control.textContent;
      return [`${control.tagName} ${control.className} ${label} ${width} × ${height}`];
    });
  });
