import { expectAccessible } from "./a11y.ts";
import { expect, test, uniqueName } from "./admin.ts";
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
  "an unknown page": "/admin/nowhere",
};

for (const [name, path] of Object.entries(pages)) {
  test(`H3: ${name}: axe finds nothing in either theme, nothing overflows on a phone`, async ({
    admin,
    reader,
  }) => {
    const page = /login|reset/.test(path) ? reader : admin;
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(path);
    await expect(page.getByRole("heading").first()).toBeVisible();
    await expect(page.getByText("Cargando...")).toHaveCount(0);
    await expectAccessible(page, name);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page, `${name}, dark`, ["color-contrast"]);
    await page.setViewportSize({ width: 320, height: 700 });
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over).toBe(0);
    await expectAccessible(page, `${name} on a phone`);
  });
}

test("H5: a tour's form with everything in it, its errors and its questions are accessible", async ({
  admin,
}) => {
  // Four looks at a large page.
  test.slow();
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
  await expect(admin.getByLabel("Nombre")).toHaveValue(tour.name);
  await expectAccessible(admin, "the form");
  await admin.getByLabel("Nombre").fill("");
  await save(admin);
  await expect(admin.getByLabel("Nombre")).toBeFocused();
  await expectAccessible(admin, "the form with an error");
  await admin.getByRole("link", { name: "Cancelar" }).click();
  await expect(admin.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(admin, "the question before leaving");
});

test("H3: no page of the site loads a file of the panel, and panel pages are neither kept nor found", async ({
  admin,
  reader,
  allow,
}) => {
  allow(/404/);
  const loaded = async (page: typeof admin, path: string) => {
    const files = new Set<string>();
    page.on("request", (request) => files.add(new URL(request.url()).pathname));
    const response = await page.goto(path);
    await page.waitForLoadState("networkidle");
    return { files, headers: response?.headers() ?? {} };
  };
  const site = new Set<string>();
  for (const path of ["/", "/about", "/tours", "/destinations", "/blog", "/contact", "/nada"]) {
    const { files } = await loaded(reader, path).catch(() => ({ files: new Set<string>() }));
    for (const file of files) site.add(file);
  }
  const panel = await loaded(admin, "/admin/tours");
  expect(panel.headers["x-robots-tag"]).toContain("noindex");
  expect(panel.headers["cache-control"]).toBe("no-store");
  const sizeOf = async (file: string) => (await (await reader.request.get(file)).text()).length;
  for (const file of [...panel.files].filter((file) => file.endsWith(".js"))) {
    if (!site.has(file)) continue;
    const text = await (await reader.request.get(file)).text();
    expect(text, file).not.toMatch(/Panel de administraci|signInWithPassword|Cerrar sesi/);
  }
  expect([...site].filter((file) => /browser-client|admin/.test(file))).toEqual([]);
  expect(await sizeOf("/admin/login")).toBeGreaterThan(0);
});
