import { expect, test } from "./admin.ts";

test("A14: a page of the panel that breaks says so in the panel's clothes, and loads again", {
  tag: "@deep",
}, async ({ admin, allow }) => {
  const error = "TypeError: Cannot read properties of null (reading 'id')";
  allow(
    `console: ${error}`,
    `console: React Router caught the following error during render ${error}`,
  );
  const rows = /\/rest\/v1\/destinations\?select=id/;
  await admin.goto("/admin/tours");
  await expect(admin.getByRole("banner")).toBeVisible();
  await admin.route(rows, (route) =>
    route.fulfill({ json: [null], headers: { "content-range": "0-0/1" } }),
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
  // Whatever a page of the panel draws stands in its document or in its own file.
  const missing = await admin.evaluate(() =>
    [...document.querySelectorAll<SVGUseElement>('use[href^="#"]')]
      .map((use) => use.getAttribute("href") ?? "")
      .filter((href) => !document.querySelector(href)),
  );
  expect(missing).toEqual([]);
});

test("A14: after an update of the site took a page's files away, the page is opened with the new ones", async ({
  admin,
  allow,
}) => {
  allow("404 /admin/assets/statistics-*.js");
  await admin.goto("/admin/tours");
  await expect(admin.getByRole("heading", { name: "Tours", level: 1 })).toBeVisible();
  // As a panel that an older build has sent.
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
