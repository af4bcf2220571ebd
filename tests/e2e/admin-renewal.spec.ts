import { expect, test } from "./admin.ts";
import { waitUntilHydrated } from "./hydrated.ts";
import { ageSession } from "./stored-session.ts";

test.use({ sharedSession: false });

test("H2: tabs that reload together with an expired token, several times, all stay signed in", async ({
  admin,
}) => {
  const others = await Promise.all([1, 2].map(() => admin.context().newPage()));
  for (const tab of others) waitUntilHydrated(tab);
  const tabs = [admin, ...others];
  for (const tab of tabs) await tab.goto("/admin/tours");
  for (let round = 0; round < 6; round++) {
    await ageSession(admin);
    await Promise.all(tabs.map((tab) => tab.reload()));
    for (const tab of tabs) {
      await expect(tab.getByRole("heading", { name: "Tours", exact: true })).toBeVisible();
      await expect(tab.getByText(/^\d+ tours?, por nombre/)).toBeVisible();
      await expect(tab).toHaveURL(/\/admin\/tours$/);
    }
  }
});

test("H2: a save while the session cannot be renewed says so, keeps the text, and works once the server is back", {
  tag: "@deep",
}, async ({ admin, allow }) => {
  test.setTimeout(180_000);
  allow("500 /auth/v1/token", "429 /auth/v1/token");
  await admin.goto("/admin/settings");
  const field = admin.getByLabel("Teléfono");
  await field.fill("+27 11 555 0199");
  let renewals = 0;
  await admin.route("**/auth/v1/token?grant_type=refresh_token", (route) => {
    renewals += 1;
    return route.fulfill({ status: renewals % 2 ? 500 : 429, json: { msg: "no" } });
  });
  const save = admin.getByRole("button", { name: "Guardar", exact: true });
  await ageSession(admin, save);
  await expect(admin.getByText("No hay conexión con el servidor").first()).toBeVisible({
    timeout: 60_000,
  });
  expect(renewals).toBeGreaterThan(3);
  await expect(admin.getByText("Tu sesión ha terminado")).toBeHidden();
  await expect(field).toHaveValue("+27 11 555 0199");

  await admin.unroute("**/auth/v1/token?grant_type=refresh_token");
  const back = Date.now();
  await expect(async () => {
    await save.click();
    await expect(admin.getByText("Ajustes guardados correctamente")).toBeVisible({
      timeout: 2_000,
    });
  }).toPass({ timeout: 60_000 });
  // The library repeats the failure for a minute, without asking the server.
  expect(Date.now() - back).toBeLessThan(45_000);
});
