import type { Page } from "@playwright/test";
import { expect, signedInStorage, test } from "./admin.ts";
import { administrator } from "./administrator.ts";
import { startOwnPanel } from "./own-panel.ts";
import { ageSession } from "./stored-session.ts";
import { fillTour, save, saveButton } from "./tour-pages.ts";

// One after the other: they share an account, and take its role and sessions away.
test.describe.configure({ mode: "default" });

let panel: Awaited<ReturnType<typeof startOwnPanel>>;
test.beforeAll(async () => {
  panel = await startOwnPanel();
});
test.afterAll(() => panel?.stop());

interface Fixtures {
  /** The panel of a site of its own, with its administrator signed in. */
  own: Page;
}
const it = test.extend<Fixtures>({
  own: async ({ newVisitor }, use) => {
    await panel.setRole(true);
    const storageState = await signedInStorage(panel.url);
    await use(await newVisitor({ baseURL: panel.url, storageState, locale: "es-ES" }));
  },
});

const again = (page: Page, name = "Tu sesión ha terminado") => page.getByRole("dialog", { name });

async function signInAgain(page: Page, password = administrator.password) {
  await page.getByRole("dialog").getByLabel("Contraseña").fill(password);
  await page.getByRole("dialog").getByRole("button", { name: "Ingresar" }).click();
}

it("H2: a session that was revoked in the middle of a form: signing in again saves it", async ({
  own,
  allow,
}) => {
  allow("400 /auth/v1/token", "401 /rest/v1/rpc/save_entry");
  await own.goto("/admin/tours/new");
  await fillTour(own, "Revocado");
  await panel.revokeSessions();
  await ageSession(own, saveButton(own));
  await expect(again(own)).toBeVisible();
  await own.keyboard.press("Escape");
  await expect(again(own)).toBeVisible();
  await signInAgain(own, "no es esta");
  await expect(again(own).getByRole("alert")).toContainText("Invalid login credentials");
  await signInAgain(own);
  await expect(own.getByText("Tour guardado correctamente")).toBeVisible();
  await expect(own).toHaveURL(/\/admin\/tours$/);
  await expect(own.getByRole("link", { name: "Editar Revocado" })).toBeVisible();
});

it("H2: a session that was revoked, with nothing to lose: the login, and back", {
  tag: "@deep",
}, async ({ own, allow }) => {
  allow("400 /auth/v1/token");
  await own.goto("/admin/tours");
  await expect(own.getByText(/\d+ tours?, por nombre/)).toBeVisible();
  await panel.revokeSessions();
  await ageSession(own, own.getByRole("link", { name: "Contactos" }));
  await expect(own).toHaveURL(/\/admin\/login$/);
  await own.getByLabel("Correo electrónico").fill(administrator.email);
  await own.getByLabel("Contraseña").fill(administrator.password);
  await own.getByRole("button", { name: "Ingresar" }).click();
  await expect(own).toHaveURL(/\/admin\/contacts$/);
});

it("H2: a role that was taken away in the middle of a form is noticed, and nothing is lost", {
  tag: "@deep",
}, async ({ own, allow }) => {
  allow("403 /rest/v1/rpc/save_entry");
  await own.goto("/admin/tours/new");
  await fillTour(own, "Sin permiso");
  await panel.setRole(false);
  await save(own);
  await expect(again(own, "Tu cuenta ya no es de administrador")).toBeVisible();
  await signInAgain(own);
  await expect(own.getByRole("dialog").getByRole("alert")).toContainText(
    "Esta cuenta no es de administrador.",
  );
  await panel.setRole(true);
  await signInAgain(own);
  await expect(own.getByText("Tour guardado correctamente")).toBeVisible();

  await own.getByRole("link", { name: "Editar Sin permiso" }).click();
  await own.getByLabel("Destino").fill("Zambia");
  await panel.setRole(false);
  await save(own);
  await expect(again(own, "Tu cuenta ya no es de administrador")).toBeVisible();
  await own.getByRole("button", { name: "Salir sin guardar" }).click();
  await expect(own).toHaveURL(/\/admin\/login$/);
});

it("H3: who is signed in and no administrator stays outside, and is told", {
  tag: "@deep",
}, async ({ own }) => {
  await panel.setRole(false);
  await own.goto("/admin/contacts");
  await expect(own).toHaveURL(/\/admin\/login$/);
  await expect(
    own.getByText(
      `Has ingresado como ${administrator.email}, que no es una cuenta de administrador.`,
    ),
  ).toBeVisible();
  await own.getByLabel("Correo electrónico").fill(administrator.email);
  await own.getByLabel("Contraseña").fill(administrator.password);
  await own.getByRole("button", { name: "Ingresar" }).click();
  await expect(own.getByRole("alert")).toContainText("Esta cuenta no es de administrador.");
  await expect(own).toHaveURL(/\/admin\/login$/);
});

it("G10: without the right to it a message is not erased, and it does not look as if", {
  tag: "@deep",
}, async ({ own }) => {
  const id = await panel.insertEnquiry({ name: "Lucía Ferrer" });
  await own.goto(`/admin/contacts?message=${id}`);
  await own.getByRole("button", { name: "Eliminar para siempre" }).click();
  await panel.setRole(false);
  await own.getByRole("alertdialog").getByRole("button", { name: "Eliminar para siempre" }).click();
  await expect(own).toHaveURL(/\/admin\/login$/);
  await expect(own.getByText("Mensaje eliminado correctamente")).toBeHidden();
  expect(await panel.hasEnquiry(id)).toBe(true);
});
