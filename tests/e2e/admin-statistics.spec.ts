import type { Page } from "@playwright/test";
import type { Locale } from "../../shared/locales.ts";
import { expectAccessible, ofTheme, ofWidth } from "./a11y.ts";
import { adminDatabase, expect, test, uniqueName } from "./admin.ts";
import { insertEnquiries } from "./contact-pages.ts";
import { insertTour } from "./tour-pages.ts";

const dayMs = 24 * 3_600_000;

/** Date some days ago in Johannesburg, which is always UTC+2. */
const daysAgo = (days: number) =>
  new Date(Date.now() + 2 * 3_600_000 - days * dayMs).toISOString().slice(0, 10);

const forgetViews = () =>
  adminDatabase().from("page_views").delete().neq("page", "").throwOnError();

async function addViews(page: string, views: Partial<Record<Locale, number>>, days = 0) {
  const counted = Object.entries(views).map(([language, count]) => ({
    day: daysAgo(days),
    page,
    language: language as Locale,
    views: count,
  }));
  await adminDatabase().rpc("add_page_views", { counted }).throwOnError();
}

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const row = (page: Page, panel: string, name: string) =>
  region(page, panel)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name }) });

test("K11: statistics without data, opened from the navigation, display a note", {
  tag: "@deep",
}, async ({ admin }) => {
  await forgetViews();
  await admin.goto("/admin");
  await admin
    .getByRole("navigation", { name: "Administración" })
    .getByRole("link", { name: "Estadísticas" })
    .click();
  await expect(admin).toHaveURL("/admin/statistics");
  await expect(admin.getByRole("heading", { level: 1 })).toHaveText("Estadísticas");
  await expect(region(admin, "Visitas por semana")).toContainText(
    "Todavía no hay visitas contadas.",
  );
  await expect(region(admin, "Páginas más vistas")).toHaveCount(0);
  await expect(admin.getByRole("img", { name: /^Visitas por semana/ })).toHaveCount(0);
});

test("K11: views and enquiries are displayed in charts and tables, by page, tour and language, for a period in the address", async ({
  admin,
}) => {
  await forgetViews();
  const tour = await insertTour({ name: uniqueName("El Kalahari") });
  await addViews(`/tours/${tour.slug}`, { es: 1200, en: 30, fr: 4 });
  await addViews("/", { es: 20, fr: 900 }, 7);
  await addViews("/tours/ya-no-existe", { en: 2 }, 7);
  await addViews("/", { es: 600 }, 28);
  await addViews("/about", { es: 5 }, 70);
  await addViews("/privacy", { es: 3 }, 190);
  // Long before, so that the whole previous period was counted.
  await addViews("/", { es: 1 }, 200);
  const now = new Date().toISOString();
  const about = { tour_id: tour.id, tour_name: tour.name, created_at: now };
  await insertEnquiries(uniqueName("Lucía"), [
    { ...about, source: `/en/tours/${tour.slug}`, language: "en", answered_at: now },
    { ...about, source: `/fr/contact?tour=${encodeURIComponent(tour.name)}`, language: "fr" },
  ]);

  await admin.goto("/admin/statistics");
  const views = admin.locator(".count").first();
  await expect(views).toHaveText("Visitas2.156259 % más que en las 4 semanas anteriores");
  await expect(admin.getByRole("img", { name: /^Visitas por semana: la que más/ })).toBeVisible();

  await expect(row(admin, "Páginas más vistas", tour.name)).toHaveText(
    `${tour.name}Tour1.2341.200304`,
  );
  await expect(row(admin, "Páginas más vistas", "Inicio")).toHaveText("Inicio920200900");
  await expect(row(admin, "Páginas más vistas", "/tours/ya-no-existe")).toContainText(
    "Tour que ya no existe",
  );
  await expect(row(admin, "Visitas por idioma", "Español")).toHaveText("Español1.220");
  await expect(row(admin, "Mensajes por tour", tour.name)).toHaveText(`${tour.name}2011`);
  await expect(row(admin, "Mensajes por página", tour.name)).toHaveText(`${tour.name}Tour1`);

  const table = region(admin, "Visitas por semana").getByRole("table");
  await expect(table).toBeHidden();
  await region(admin, "Visitas por semana").getByText("Ver como tabla").click();
  await expect(table.getByRole("row")).toHaveCount(5);
  await expect(table.getByRole("row").last()).toContainText("1.234");
  await expect(table.getByRole("row").nth(3)).toContainText("922");
  await region(admin, "Mensajes por semana").getByText("Ver como tabla").click();
  await expect(region(admin, "Mensajes por semana").getByRole("columnheader")).toHaveText([
    "Semana del",
    "Mensajes",
    "Respondidos en 24 h",
  ]);

  const bars = admin.locator(".chart").first().locator("g");
  await expect(bars).toHaveCount(4);
  const period = admin.getByRole("combobox", { name: "Periodo" });
  await period.focus();
  await admin.keyboard.press("ArrowDown");
  await expect(admin).toHaveURL("/admin/statistics?period=12w");
  await expect(bars).toHaveCount(12);
  await expect(row(admin, "Páginas más vistas", "Nosotros")).toBeVisible();
  await expect(row(admin, "Páginas más vistas", "Privacidad")).toHaveCount(0);
  await admin.keyboard.press("ArrowDown");
  await expect(admin).toHaveURL("/admin/statistics?period=12m");
  await admin.reload();
  await expect(period).toHaveValue("12m");
  await expect(bars).toHaveCount(52);
  await expect(row(admin, "Páginas más vistas", "Privacidad")).toBeVisible();
  await admin.goto("/admin/statistics?period=siempre");
  await expect(period).toHaveValue("4w");
});

test("K11: statistics that fail to load display an error and a retry button", {
  tag: "@deep",
}, async ({ admin, allow }) => {
  allow("500 /rest/v1/rpc/site_statistics");
  await forgetViews();
  await addViews("/blog", { es: 7 });
  const call = /\/rpc\/site_statistics/;
  await admin.route(call, (route) => route.fulfill({ status: 500, json: { message: "no" } }));
  await admin.goto("/admin/statistics", { waitUntil: "commit" });
  await expect(admin.getByText("Cargando...").first()).toBeVisible();
  await expect(admin.getByRole("alert")).toContainText("No se pudieron cargar las estadísticas.");
  await admin.unroute(call);
  await admin.getByRole("button", { name: "Intentar de nuevo" }).click();
  await expect(row(admin, "Páginas más vistas", "Blog")).toBeVisible();
});

test("K11: full statistics with long names have no axe violations and fit a phone", {
  tag: "@deep",
}, async ({ admin }) => {
  await forgetViews();
  const tour = await insertTour({
    name: uniqueName(`Otjiwarongo${"ngo".repeat(40)}`),
    slug: uniqueName("largo").replace(" ", "-"),
  });
  await addViews(`/tours/${tour.slug}`, { es: 1_234_567, en: 7_654_321, fr: 1_111_111 });
  await addViews(`/blog/${"sin-nombre-".repeat(20)}x`, { es: 4 }, 7);
  await insertEnquiries(uniqueName("Lucía"), [
    { source: `/tours/${tour.slug}`, created_at: new Date().toISOString() },
  ]);
  await admin.emulateMedia({ colorScheme: "light" });
  await admin.goto("/admin/statistics?period=12w");
  await expect(row(admin, "Páginas más vistas", tour.name)).toBeVisible();
  for (const name of ["Visitas por semana", "Mensajes por semana"])
    await region(admin, name).getByText("Ver como tabla").click();
  await expectAccessible(admin, "statistics");
  await admin.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(admin, "statistics, dark", ofTheme);
  await admin.setViewportSize({ width: 320, height: 700 });
  const over = await admin.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBe(0);
  await expectAccessible(admin, "statistics on a phone", ofWidth);
});

test("K11: a view of a prefetched page is reported to the server, and a view of a loaded page is not reported twice", async ({
  newVisitor,
}) => {
  const page = await newVisitor({ viewport: { width: 375, height: 800 } });
  const told: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "HEAD") told.push(new URL(request.url()).pathname);
  });
  await page.goto("/en");
  const answer = page.waitForResponse(
    (response) =>
      response.request().method() === "HEAD" && response.url().endsWith("/en/tours.data"),
  );
  await page.locator(".hero__cta").getByRole("link", { name: "Explore tours" }).click();
  await expect(page).toHaveURL("/en/tours");
  expect((await answer).status()).toBe(200);
  const back = page.waitForRequest((request) => request.url().endsWith("/en.data"));
  await page.goBack();
  await back;
  await expect.poll(() => told).toEqual(["/en/tours.data", "/en.data"]);
});
