import type { Page, Request } from "@playwright/test";
import { fixedPaths } from "../../site/page-list.ts";
import { expectAccessible, ofTheme, ofWidth } from "./a11y.ts";
import { adminSite, expect, test, uniqueName } from "./admin.ts";
import { untilHydrated } from "./hydrated.ts";
import { insertTour, save } from "./tour-pages.ts";

const pages = {
  login: "/admin/login",
  reset: "/admin/reset",
  dashboard: "/admin",
  tours: "/admin/tours",
  "a new tour": "/admin/tours/new",
  destinations: "/admin/destinations",
  "a new destination": "/admin/destinations/new",
  blog: "/admin/blog",
  "a new post": "/admin/blog/new",
  contacts: "/admin/contacts",
  texts: "/admin/texts",
  "texts of a page": "/admin/texts/home",
  "texts to translate": "/admin/translations/texts/home/en",
  trash: "/admin/trash",
  brand: "/admin/brand",
  "going live": "/admin/launch",
  departures: "/admin/departures",
  proposals: "/admin/proposals",
  "a new proposal": "/admin/proposals/new",
  statistics: "/admin/statistics",
  translations: "/admin/translations",
  pictures: "/admin/pictures",
  "an unknown page": "/admin/nowhere",
};

const inEachRun = ["dashboard", "a new tour", "contacts"];

for (const [name, path] of Object.entries(pages)) {
  test(`H3: ${name}: axe finds nothing in either theme, nothing overflows on a phone`, {
    tag: inEachRun.includes(name) ? [] : "@deep",
  }, async ({ admin, reader }) => {
    const page = /login|reset/.test(path) ? reader : admin;
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(path);
    await expect(page.getByRole("heading").first()).toBeVisible();
    await expect(page.getByText("Cargando...")).toHaveCount(0);
    await expectAccessible(page, name);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page, `${name}, dark`, ofTheme);
    await page.setViewportSize({ width: 320, height: 700 });
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over).toBe(0);
    await expectAccessible(page, `${name} on a phone`, ofWidth);
  });
}

test("H5: a complete tour form, its errors and its dialogs are accessible", {
  tag: "@deep",
}, async ({ admin }) => {
  const tour = await insertTour({
    name: uniqueName("Accesible"),
    included_services: ["Guía", "Vehículo"],
    itinerary: [
      { day: 1, description_es: "Llegada", description_en: "", description_fr: "" },
      { day: 2, description_es: "Regreso", description_en: "Back", description_fr: "" },
    ],
    gallery_images: ["/og-image.jpg"],
  });
  await admin.goto(`/admin/tours?q=${encodeURIComponent(tour.name)}`);
  await admin.getByRole("button", { name: `Eliminar ${tour.name}` }).click();
  await expect(admin.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(admin, "the question before deleting");
  await admin.keyboard.press("Escape");
  await admin.getByRole("link", { name: `Editar ${tour.name}` }).click();
  await expect(admin.getByLabel("Nombre", { exact: true })).toHaveValue(tour.name);
  await expectAccessible(admin, "the form");
  await admin.getByLabel("Nombre", { exact: true }).fill("");
  await save(admin);
  await expect(admin.getByLabel("Nombre", { exact: true })).toBeFocused();
  await expectAccessible(admin, "the form with an error");
  await admin.getByRole("link", { name: "Cancelar" }).click();
  await expect(admin.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(admin, "the question before leaving");
});

test("H3: on a touch screen no field has text below 16 px, into which iPhones zoom", async ({
  newVisitor,
  session,
}) => {
  const page = await newVisitor({
    ...{ baseURL: adminSite().url, storageState: session, locale: "es-ES" },
    ...{ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true },
  });
  for (const path of ["/admin/tours/new", "/admin/contacts", "/admin/settings", "/admin/account"]) {
    await page.goto(path);
    const fields = page.locator(
      "input:not([type=checkbox], [type=file], [hidden]), select, textarea",
    );
    await expect(fields.first()).toBeAttached();
    const sizes = await fields.evaluateAll((all) =>
      all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
    );
    expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16);
  }
});

/** Text that occurs only in the panel's scripts. */
const ofPanel = /signInWithPassword|Cerrar sesi/;

/** Text of every script that a page loads, by path. */
async function scriptsOf(page: Page, path: string) {
  const files = new Set<string>();
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) files.add(pathname);
  };
  page.on("request", note);
  const response = await page.goto(path);
  await untilHydrated(page);
  page.off("request", note);
  const texts = new Map<string, string>();
  for (const file of files) texts.set(file, await (await page.request.get(file)).text());
  return { texts, headers: response?.headers() ?? {} };
}

test("H3: no page of the site loads a script of the panel", { tag: "@deep" }, async ({
  admin,
  reader,
  allow,
}) => {
  allow("404 /nada");
  const { slug } = await insertTour();
  const panel = await scriptsOf(admin, "/admin/tours");
  const panelOnly = [...panel.texts].filter(([, text]) => ofPanel.test(text));
  expect(panelOnly).not.toEqual([]);
  for (const path of [...fixedPaths(), `/tours/${slug}`, "/nada"]) {
    // Legal pages and lists outside the navigation need a published entry.
    if (path !== "/nada" && (await reader.request.get(path)).status() === 404) continue;
    const { texts } = await scriptsOf(reader, path);
    expect(texts.size, path).toBeGreaterThan(2);
    for (const [file, text] of texts)
      expect(ofPanel.test(text), `${path} loads ${file}`).toBe(false);
  }
});
