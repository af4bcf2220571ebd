import type { Page } from "@playwright/test";
import { expectAccessible } from "./a11y.ts";
import { expect, signedInStorage, test } from "./admin.ts";
import { administrator } from "./administrator.ts";
import { tabTo } from "./by-keyboard.ts";
import { startOwnPanel } from "./own-panel.ts";

// Serial: the tests share the accounts of one panel.
test.describe.configure({ mode: "default" });

let panel: Awaited<ReturnType<typeof startOwnPanel>>;
test.beforeAll(async () => {
  panel = await startOwnPanel();
});
test.afterAll(() => panel?.stop());

const it = test.extend<{ own: Page }>({
  own: async ({ newVisitor }, use) => {
    const storageState = await signedInStorage(panel.url, administrator);
    await use(await newVisitor({ baseURL: panel.url, locale: "es-ES", storageState }));
  },
});

const row = (page: Page, email: string) => page.locator(".rows > li").filter({ hasText: email });

/**
 * Sends an invitation in the form.
 * @returns the link of its mail
 */
async function invite(page: Page, email: string): Promise<string> {
  const before = (await panel.mails()).length;
  await page.goto("/admin/administrators");
  // The list shifts the form when it loads.
  await expect(row(page, administrator.email)).toContainText("Eres tú");
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByRole("button", { name: "Enviar invitación" }).click();
  // This server has no mail provider: the error is displayed at once.
  await expect(page.getByText("La invitación no se ha enviado")).toBeVisible();
  await expect(row(page, email)).toContainText("Vale hasta el");
  await expect(page.getByLabel("Correo electrónico")).toHaveValue("");
  await expect.poll(async () => (await panel.mails()).length).toBe(before + 1);
  return linkIn((await panel.mails()).at(-1));
}

const linkIn = (mail = "") => /https?:\S+\/admin\/invitation#[\w-]{43}/.exec(mail)?.[0] ?? "";

/**
 * Accepts an invitation in a new browser.
 * @returns its page
 */
async function accept(page: Page, link: string, password: string) {
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Te han invitado" })).toBeVisible();
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await page.getByLabel("Repite la contraseña").fill(password);
  await page.getByRole("button", { name: "Aceptar e ingresar" }).click();
  await expect(page).toHaveURL(/\/admin\/?$/);
}

it("K8: an invitation is mailed, accepted once, logged, and ends with the administrator's removal", async ({
  own,
  newVisitor,
  allow,
}) => {
  allow("410 /functions/v1/accept-invitation", "403 /auth/v1/user");
  allow("401 /rest/v1/rpc/administrators", "401 /rest/v1/rpc/pending_invitations");
  const link = await invite(own, "nueva@example.com");
  const guest = await newVisitor({ baseURL: panel.url, locale: "es-ES" });
  await guest.goto(link);
  await expect(guest.getByText("nueva@example.com")).toBeVisible();
  await expectAccessible(guest, "the invitation");
  await guest.getByRole("button", { name: "Aceptar e ingresar" }).click();
  await expect(guest.getByLabel("Contraseña", { exact: true })).toBeFocused();
  await guest.getByLabel("Contraseña", { exact: true }).fill("mopane y fiebre");
  await guest.getByLabel("Repite la contraseña").fill("mopane y otra");
  await guest.getByRole("button", { name: "Aceptar e ingresar" }).click();
  await expect(guest.getByText("Las dos contraseñas no son iguales")).toBeVisible();
  await accept(guest, link, "mopane y fiebre");
  await guest.getByRole("link", { name: "Administradores" }).click();
  await expect(row(guest, "nueva@example.com")).toContainText("Eres tú");
  await expect(row(guest, administrator.email).getByRole("button")).toHaveText("Quitar");

  await test.step("the link works once", async () => {
    const late = await newVisitor({ baseURL: panel.url, locale: "es-ES" });
    await late.goto(link);
    await expect(late.getByRole("heading", { name: "Esta invitación ya no vale" })).toBeVisible();
  });

  await test.step("the log lists actions, filtered by person and kind in the address", async () => {
    await own.goto("/admin/administrators/activity");
    const lines = own.locator(".lines > li");
    await expect(lines.filter({ hasText: "invitó a nueva@example.com" })).toHaveCount(1);
    await own.getByLabel("Qué").selectOption({ label: "Accesos" });
    await expect(own).toHaveURL(/kind=access/);
    await expect(lines.filter({ hasNotText: "entró en el panel" })).toHaveCount(0);
    await own.getByLabel("Quién").selectOption({ label: "nueva@example.com" });
    await expect(lines).toHaveText([/nueva@example\.com entró en el panel/]);
    await own.reload();
    await expect(lines).toHaveText([/nueva@example\.com entró en el panel/]);
  });

  await test.step("a removal asks first, and ends the session at once", async () => {
    // Loads the panel again, which has no list to show from before.
    await guest.goto("/admin");
    await expect(guest.getByRole("heading", { name: "Admin Panel" })).toBeVisible();
    await own.goto("/admin/administrators");
    const remove = own.getByRole("button", { name: "Quitar a nueva@example.com" });
    await remove.click();
    const question = own.getByRole("alertdialog", { name: "¿Quitar a nueva@example.com?" });
    await question.getByRole("button", { name: "Cancelar" }).click();
    await expect(remove).toBeFocused();
    await remove.click();
    await question.getByRole("button", { name: "Quitar" }).click();
    await expect(own.getByText("Administrador quitado")).toBeVisible();
    await expect(row(own, "nueva@example.com")).toHaveCount(0);
    await expect(own.locator("#main")).toBeFocused();
    await guest.getByRole("link", { name: "Administradores" }).click();
    await expect(guest).toHaveURL(/\/admin\/login$/);
  });
});

it("K8: an invitation is revoked by keyboard, and its link stops working", {
  tag: "@deep",
}, async ({ own, newVisitor, allow }) => {
  allow("410 /functions/v1/accept-invitation");
  allow("429 /functions/v1/invite-administrator");
  const link = await invite(own, "retirada@example.com");
  await row(own, "retirada@example.com").getByRole("button", { name: "Enviar otra vez" }).click();
  await expect(own.getByText("No se pudo enviar la invitación")).toBeVisible();
  await tabTo(own, "Retirar la invitación a retirada@example.com");
  await own.keyboard.press("Enter");
  await expect(own.getByText("Invitación retirada")).toBeVisible();
  await expect(row(own, "retirada@example.com")).toHaveCount(0);
  await expect(own.locator("#main")).toBeFocused();
  const guest = await newVisitor({ baseURL: panel.url, locale: "es-ES" });
  await guest.goto(link);
  await expect(guest.getByRole("heading", { name: "Esta invitación ya no vale" })).toBeVisible();
});

it("K8: an invalid address is an error of its field, and lists that fail to load display an error", {
  tag: "@deep",
}, async ({ own, allow }) => {
  allow("net::ERR_FAILED /rest/v1/rpc/administrators");
  allow("409 /functions/v1/invite-administrator");
  await own.goto("/admin/administrators");
  const field = own.getByLabel("Correo electrónico");
  await own.getByRole("button", { name: "Enviar invitación" }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Escribe su correo electrónico/);
  await field.fill(administrator.email);
  await own.getByRole("button", { name: "Enviar invitación" }).click();
  await expect(own.getByText("Esta persona ya es administradora.")).toBeVisible();
  await own.route("**/rpc/administrators**", (route) => route.abort());
  await own.reload();
  await expect(own.getByText("No se pudieron cargar los administradores.")).toBeVisible();
  await own.unroute("**/rpc/administrators**");
  await own.getByRole("button", { name: "Intentar de nuevo" }).click();
  await expect(row(own, administrator.email)).toContainText("Eres tú");
});

it("K8: changing the password requires the current one and ends other sessions; a new e-mail address is confirmed by mail", async ({
  own,
  newVisitor,
  allow,
}) => {
  allow("400 /auth/v1/token", "403 /auth/v1/verify");
  const email = "cuenta@example.com";
  const page = await newVisitor({ baseURL: panel.url, locale: "es-ES" });
  await accept(page, await invite(own, email), "mopane y fiebre");
  const elsewhere = await panel.signInElsewhere({ email, password: "mopane y fiebre" });
  await page.goto("/admin/account");
  const fill = async (present: string, chosen: string) => {
    await page.getByLabel("Contraseña actual").fill(present);
    await page.getByLabel("Contraseña nueva", { exact: true }).fill(chosen);
    await page.getByLabel("Repite la contraseña nueva").fill(chosen);
    await page.getByRole("button", { name: "Cambiar la contraseña" }).click();
  };
  await fill("no es esta", "acacia y baobab");
  await expect(page.getByText("La contraseña actual no es correcta.")).toBeVisible();
  expect(await elsewhere.isOver()).toBe(false);
  await fill("mopane y fiebre", "acacia y baobab");
  await expect(page.getByText("Contraseña cambiada")).toBeVisible();
  await expect(page.getByLabel("Contraseña actual")).toHaveValue("");
  expect(await elsewhere.isOver()).toBe(true);
  await panel.signInElsewhere({ email, password: "acacia y baobab" });

  const before = (await panel.mails()).length;
  await page.getByLabel("Correo nuevo").fill("otra@example.com");
  await page.getByRole("button", { name: "Cambiar el correo" }).click();
  await expect(
    page.getByText("El cambio a otra@example.com vale cuando lo confirmes con su enlace"),
  ).toBeVisible();
  await expect.poll(async () => (await panel.mails()).length).toBe(before + 1);
  const mail = (await panel.mails()).at(-1) ?? "";
  expect(/^To: (.*)$/m.exec(mail)?.[1]).toContain(email);
  const link = /https?:\S+\/admin\/login#\S+/.exec(mail)?.[0] ?? "";
  await page.goto(link);
  await page.getByRole("button", { name: "Confirmar el cambio" }).click();
  await expect(page).toHaveURL(/\/admin\/account$/);
  await expect(page.locator(".bar")).toContainText("otra@example.com");
  await page.goto(link);
  await page.getByRole("button", { name: "Confirmar el cambio" }).click();
  await expect(page.getByRole("heading", { name: "Este enlace ya no vale" })).toBeVisible();
  await page.getByRole("link", { name: "Ir a mi cuenta" }).click();
  await expect(page).toHaveURL(/\/admin\/account$/);
});

it("K8: sessions are listed by device, and ended one by one or all at once", async ({
  own,
  allow,
}) => {
  allow("net::ERR_FAILED /auth/v1/user", "net::ERR_FAILED /auth/v1/logout");
  const [first, second] = [await panel.signInElsewhere(), await panel.signInElsewhere()];
  await own.goto("/admin/account");
  await expect(own.getByText("Esta sesión")).toBeVisible();
  await expect(own.locator(".rows > li").filter({ hasText: "Esta sesión" })).toContainText(
    "Última actividad",
  );
  const close = own.getByRole("button", { name: /^Cerrar la sesión de Dispositivo desconocido/ });
  const before = await close.count();
  expect(before).toBeGreaterThanOrEqual(2);
  await close.first().click();
  await expect(own.getByText("Sesión cerrada")).toBeVisible();
  await expect(close).toHaveCount(before - 1);
  await own.route("**/auth/v1/**", (route) => route.abort());
  await own.getByRole("button", { name: "Cerrar todas las demás" }).click();
  const failed = own.getByRole("alert").filter({ hasText: "No se pudo cerrar" });
  await expect(failed).toContainText("No hay conexión con el servidor.");
  expect([await first.isOver(), await second.isOver()]).toContain(false);
  await own.unrouteAll();
  await own.getByRole("button", { name: "Cerrar todas las demás" }).click();
  await expect(own.getByText("Las demás sesiones están cerradas")).toBeVisible();
  await expect(own.getByRole("button", { name: /^Cerrar la sesión/ })).toHaveCount(0);
  expect([await first.isOver(), await second.isOver()]).toEqual([true, true]);
});

for (const path of ["administrators", "administrators/activity", "account"])
  it(`K8: /admin/${path} on a phone and at a desk, light and dark, has no fault that axe finds`, {
    tag: "@deep",
  }, async ({ own }) => {
    await own.goto(`/admin/${path}`);
    await expect(own.locator(".rows > li, .lines > li").first()).toBeVisible();
    for (const width of [320, 375, 1280])
      for (const theme of ["light", "dark"] as const) {
        await own.setViewportSize({ width, height: 800 });
        await own.emulateMedia({ colorScheme: theme });
        await expectAccessible(own, `${path}, ${width}, ${theme}`);
        const wide = await own.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect(wide).toBe(false);
      }
  });
