import type { Page } from "@playwright/test";
import { adminSite, expect, test, uniqueName } from "./admin.ts";
import { ageSession } from "./stored-session.ts";
import { insertTour, readTour, saveButton } from "./tour-pages.ts";

test.use({ sharedSession: false });

const roles = "**/rest/v1/user_roles**";
const renewals = "**/auth/v1/token**";

/** Shows the tab again: auth-js announces the session, and its role is looked up. */
const showTab = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));

/** Advances the page's clock until auth-js gives up a renewal, after half a minute. */
const giveUpRenewal = (page: Page, shown: () => Promise<boolean>) =>
  expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return shown();
    })
    .toBe(true);

/** Response of a hotel's portal or a firewall to every request. */
const portal = (status: number) => ({
  status,
  contentType: "text/html",
  body: "<h1>Acceso a internet</h1>",
});

for (const [how, complaint] of [
  ["a failing server", "500 /rest/v1/user_roles"],
  ["no network", "net::ERR_FAILED /rest/v1/user_roles"],
  ["a portal's page", undefined],
  ["a firewall's refusal", "403 /rest/v1/user_roles"],
] as const)
  test(`H2: a role check that ${how} leaves without an answer keeps the list and the form open, and is repeated`, {
    tag: "@deep",
  }, async ({ admin, allow }) => {
    if (complaint) allow(complaint);
    const tour = await insertTour();
    await admin.goto(`/admin/tours?q=${encodeURIComponent(tour.name)}`);
    const link = admin.getByRole("link", { name: `Editar ${tour.name}` });
    await expect(link).toBeVisible();
    let checks = 0;
    await admin.route(roles, (route) => {
      checks += 1;
      if (how === "no network") return route.abort();
      if (how === "a failing server") return route.fulfill({ status: 500, json: {} });
      return route.fulfill(portal(how === "a portal's page" ? 200 : 403));
    });
    await showTab(admin);
    // postgrest-js retries network errors itself.
    await expect.poll(() => checks).toBeGreaterThan(how === "no network" ? 4 : 1);
    await link.click();
    const name = uniqueName("Sin cobertura");
    await admin.getByLabel("Nombre", { exact: true }).fill(name);
    const answered = admin.waitForResponse(
      (response) => response.url().includes("user_roles") && response.ok(),
    );
    await admin.unroute(roles);
    await answered;
    await saveButton(admin).click();
    await expect(admin.getByText("Tour guardado correctamente")).toBeVisible();
    await expect(admin).toHaveURL(/\/admin\/tours\?q=/);
    expect((await readTour(name)).id).toBe(tour.id);
  });

test("H2: a removed role is still noticed after a check without response", {
  tag: "@deep",
}, async ({ admin, allow }) => {
  allow("500 /rest/v1/user_roles");
  await admin.goto("/admin/tours");
  await expect(admin.getByRole("heading", { name: "Tours", level: 1 })).toBeVisible();
  await admin.route(roles, (route) => route.fulfill({ status: 500, json: {} }));
  const failed = admin.waitForResponse(roles);
  await showTab(admin);
  await failed;
  await admin.route(roles, (route) => route.fulfill({ json: [] }));
  await expect(admin).toHaveURL(/\/admin\/login$/);
  await expect(admin.getByText("que no es una cuenta de administrador")).toBeVisible();
});

for (const [how, status] of [
  ["the server cannot renew", 503],
  ["a firewall keeps from being renewed", 403],
] as const)
  test(`H2, H13: a session that ${how} is not reported as ended, and the save continues later`, {
    tag: "@deep",
  }, async ({ admin, allow }) => {
    allow(`${status} /auth/v1/token`);
    const tour = await insertTour();
    await admin.clock.install();
    await admin.goto(`/admin/tours/${tour.id}`);
    const name = uniqueName("Renovada");
    await admin.getByLabel("Nombre", { exact: true }).fill(name);
    await admin.route(renewals, (route) =>
      route.fulfill(status === 503 ? { status, json: {} } : portal(status)),
    );
    await ageSession(admin, saveButton(admin));
    const said = admin.locator(".save").getByRole("alert");
    await giveUpRenewal(admin, () => said.isVisible());
    await expect(said).toContainText("El servidor no ha podido renovar tu sesión.");
    await expect(admin.getByRole("dialog")).toHaveCount(0);
    await expect(admin.getByLabel("Nombre", { exact: true })).toHaveValue(name);
    await admin.unroute(renewals);
    await saveButton(admin).click();
    await expect(admin).toHaveURL(/\/admin\/tours$/);
    expect((await readTour(name)).id).toBe(tour.id);
  });

test("H2: a panel opened while its session cannot be renewed displays the reason, and opens later", {
  tag: "@deep",
}, async ({ admin, allow }) => {
  allow("503 /auth/v1/token");
  await admin.clock.install();
  await admin.goto("/admin/tours");
  // The page may still be starting, and would renew an expired session.
  await admin.route(renewals, (route) => route.fulfill({ status: 503, json: {} }));
  await ageSession(admin);
  await admin.reload();
  const said = admin.getByText("El servidor no ha podido renovar tu sesión.");
  await giveUpRenewal(admin, () => said.isVisible());
  await admin.unroute(renewals);
  await admin.getByRole("button", { name: "Intentar de nuevo" }).click();
  await expect(admin).toHaveURL(/\/admin\/tours$/);
});

test("A14: a page whose file failed to load offline reloads when the network is back", {
  tag: "@deep",
}, async ({ admin, allow, tolerate }) => {
  const reason = "TypeError: Failed to fetch dynamically imported module:";
  allow("net::ERR_INTERNET_DISCONNECTED /admin/assets/*");
  tolerate(
    `console: ${reason} ${adminSite().url}/admin/assets/*`,
    "net::ERR_INTERNET_DISCONNECTED /admin/statistics",
  );
  await admin.goto("/admin/settings");
  await expect(admin.getByRole("heading", { name: "Ajustes", level: 1 })).toBeVisible();
  await admin.waitForLoadState("networkidle");
  await admin.context().setOffline(true);
  await admin.getByRole("link", { name: "Estadísticas" }).click();
  await expect(admin.getByText("¡Error inesperado de la aplicación!")).toBeVisible();
  await admin.context().setOffline(false);
  await expect(admin.getByRole("heading", { name: "Estadísticas", level: 1 })).toBeVisible();
  await expect(admin).toHaveURL(/\/admin\/statistics$/);
});
