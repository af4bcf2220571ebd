import { randomUUID } from "node:crypto";
import { adminSite, expect, test } from "./admin.ts";
import { insertTour } from "./tour-pages.ts";

test("A14: a page that fails to render displays the error page, and can be reloaded", {
  tag: "@deep",
}, async ({ admin, allow }) => {
  const error = "TypeError: Cannot read properties of undefined (reading 'includes')";
  allow(
    `console: ${error}`,
    `console: React Router caught the following error during render ${error}`,
  );
  const rows = /\/rest\/v1\/destinations\?select=id/;
  await admin.goto("/admin/tours");
  await expect(admin.getByRole("banner")).toBeVisible();
  await admin.route(rows, (route) =>
    route.fulfill({ json: [{ id: randomUUID() }], headers: { "content-range": "0-0/1" } }),
  );
  await admin.getByRole("link", { name: /^Destinos/ }).click();
  const main = admin.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(
    "¡Error inesperado de la aplicación!",
  );
  await expect(admin.getByRole("banner")).toHaveCount(0);
  expect(await main.evaluate((each) => getComputedStyle(each).paddingTop)).not.toBe("0px");
  await admin.unroute(rows);
  await main.getByRole("link", { name: "Volver a cargar" }).click();
  await expect(admin.getByRole("heading", { name: "Destinos", level: 1 })).toBeVisible();
  // Either in the document or in the page's own file.
  const missing = await admin.evaluate(() =>
    [...document.querySelectorAll<SVGUseElement>('use[href^="#"]')]
      .map((use) => use.getAttribute("href") ?? "")
      .filter((href) => !document.querySelector(href)),
  );
  expect(missing).toEqual([]);
});

test("A14: after an update of the site removed a page's files, the page is reloaded with the new ones", {
  tag: "@deep",
}, async ({ admin, allow }) => {
  allow("404 /admin/assets/statistics-*.js");
  await admin.goto("/admin/tours");
  await expect(admin.getByRole("heading", { name: "Tours", level: 1 })).toBeVisible();
  // As if an older build had sent the panel.
  await admin.evaluate(() =>
    document.querySelector("script[src]")?.setAttribute("src", "/admin/assets/index-older.js"),
  );
  await admin.route("**/admin/assets/statistics-*.js", (route) => route.fulfill({ status: 404 }), {
    times: 1,
  });
  await admin.getByRole("link", { name: "Estadísticas" }).click();
  await expect(admin.getByRole("heading", { name: "Estadísticas", level: 1 })).toBeVisible();
  await expect(admin).toHaveURL(/\/admin\/statistics$/);
});

for (const [what, button, file] of [
  ["la vista previa", "Vista previa", "entry-preview"],
  ["el historial", "Historial", "history-sheet"],
] as const)
  test(`A14: ${what} whose file does not arrive leaves the form as it is, and opens when it is asked for again`, {
    tag: "@deep",
  }, async ({ admin, allow }) => {
    const address = `/admin/assets/${file}-*.js`;
    const reason = "TypeError: Failed to fetch dynamically imported module:";
    allow(`net::ERR_FAILED ${address}`, `console: ${reason} ${adminSite().url}${address}`);
    const tour = await insertTour();
    await admin.goto(`/admin/tours/${tour.id}`);
    await admin.getByLabel("Destino").fill("Sin guardar");
    await admin.route(`**${address}`, (route) => route.abort());
    await admin.getByRole("button", { name: button, exact: true }).click();
    const question = admin.getByRole("alertdialog", { name: `No se pudo cargar ${what}` });
    await question.getByRole("button", { name: "Cerrar" }).click();
    await expect(question).toBeHidden();
    await expect(admin.getByLabel("Destino")).toHaveValue("Sin guardar");
    await admin.getByRole("button", { name: button, exact: true }).click();
    await expect(question).toBeVisible();
    await admin.unrouteAll();
    await question.getByRole("button", { name: "Intentar de nuevo" }).click();
    const opened = admin
      .locator("aside.preview")
      .or(admin.getByRole("dialog", { name: "Historial" }));
    const reload = question.getByRole("button", { name: "Recargar la página" });
    await expect(opened.or(reload)).toBeVisible();
    // Older versions of Chromium never request a failed module again.
    if (await reload.isVisible()) {
      await expect(admin.getByText("Guardado en el borrador")).toBeVisible();
      await reload.click();
      await expect(question).toBeHidden();
      await expect(admin.getByLabel("Destino")).toHaveValue("Sin guardar");
      // A preview that was open is open again.
      await expect(async () => {
        if (!(await opened.isVisible()))
          await admin.getByRole("button", { name: button, exact: true }).click();
        await expect(opened).toBeVisible({ timeout: 5_000 });
      }).toPass();
    }
    await expect(opened).toBeVisible();
    await expect(admin.getByLabel("Destino")).toHaveValue("Sin guardar");
  });
