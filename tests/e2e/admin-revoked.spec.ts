import type { Locator, Page } from "@playwright/test";
import { expect, signedInStorage, test, uniqueName } from "./admin.ts";
import { administrator } from "./administrator.ts";
import { rowsOf } from "./database.ts";
import { startOwnPanel } from "./own-panel.ts";
import { ageSession } from "./stored-session.ts";
import { fillTour, insertTour, save, saveButton } from "./tour-pages.ts";
import { watchRequests } from "./watch-requests.ts";

// Serial: the tests share an account, and remove its role and sessions.
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
  allow("400 /auth/v1/token", "401 /rest/v1/rpc/open_entry");
  await own.goto("/admin/tours/new");
  await fillTour(own, "Revocado");
  await panel.revokeSessions();
  await ageSession(own, saveButton(own));
  await expect(again(own)).toBeVisible();
  // From the second Escape on, Chrome fires no cancelable event.
  for (let press = 0; press < 3; press += 1) await own.keyboard.press("Escape");
  await expect(again(own)).toBeVisible();
  await signInAgain(own, "no es esta");
  await expect(again(own).getByRole("alert")).toContainText("Invalid login credentials");
  await signInAgain(own);
  await expect(own.getByText("Tour guardado correctamente")).toBeVisible();
  await expect(own).toHaveURL(/\/admin\/tours$/);
  await expect(own.getByRole("link", { name: "Editar Revocado" })).toBeVisible();
});

it("H2, H13: what was given up when the session ended is not saved by the next sign-in", {
  tag: "@deep",
}, async ({ own, allow, tolerate }) => {
  allow("400 /auth/v1/token", "401 /rest/v1/rpc/open_entry");
  tolerate("401 /rest/v1/rpc/save_draft");
  await own.goto("/admin/tours");
  await own.getByRole("link", { name: "Nuevo tour" }).click();
  await fillTour(own, "Dejado");
  await panel.revokeSessions();
  await ageSession(own, saveButton(own));
  await own.getByRole("button", { name: "Salir sin guardar" }).click();
  await expect(own).toHaveURL(/\/admin\/login$/);
  await own.getByLabel("Correo electrónico").fill(administrator.email);
  await own.getByLabel("Contraseña").fill(administrator.password);
  await own.getByRole("button", { name: "Ingresar" }).click();
  await expect(own.getByText("Bienvenido")).toBeVisible();
  await own.goto("/admin/tours?q=Dejado");
  await expect(own.getByText("Nada coincide con lo que buscas.")).toBeVisible();
});

/** Actions that are refused after the session has ended, on a page that was loaded before. */
const refused: Record<
  string,
  { begin: (page: Page) => Promise<Locator>; said: RegExp; status: string }
> = {
  "a deletion": {
    async begin(page) {
      const tour = await insertTour({ name: uniqueName("Revocado") }, panel.database);
      await page.goto(`/admin/tours?q=${encodeURIComponent(tour.name)}`);
      await page.getByRole("button", { name: `Eliminar ${tour.name}` }).click();
      return page.getByRole("alertdialog").getByRole("button", { name: "Eliminar", exact: true });
    },
    said: /No se pudo eliminar el tour Tu sesión ha terminado\./,
    status: "401 /rest/v1/tours",
  },
  "an erasure": {
    async begin(page) {
      const { id, name } = await insertTour({ name: uniqueName("Revocado") }, panel.database);
      await panel.database.from("tours").delete().eq("id", id).throwOnError();
      await page.goto("/admin/trash");
      await page.getByRole("button", { name: `Eliminar ${name} para siempre` }).click();
      return page.getByRole("alertdialog").getByRole("button", { name: "Eliminar para siempre" });
    },
    said: /No se pudo eliminar el tour Tu sesión ha terminado\./,
    status: "401 /rest/v1/rpc/erase_versions",
  },
  "a translation that is let stand": {
    async begin(page) {
      const { id } = await insertTour(
        { name: uniqueName("Revocado"), full_description_en: "Long" },
        panel.database,
      );
      const changed = { full_description: "Más larga" };
      await panel.database.from("tours").update(changed).eq("id", id).throwOnError();
      await page.goto(`/admin/translations/tours/${id}/en`);
      return page.getByRole("button", { name: "La traducción sigue valiendo" });
    },
    said: /No se pudo anotar Tu sesión ha terminado\./,
    status: "401 /rest/v1/stale_translations",
  },
  "closing the other sessions": {
    async begin(page) {
      await panel.signInElsewhere();
      await page.goto("/admin/account");
      return page.getByRole("button", { name: "Cerrar todas las demás" });
    },
    said: /No se pudo cerrar Tu sesión ha terminado\./,
    status: "403 /auth/v1/user",
  },
  "another e-mail": {
    async begin(page) {
      await page.goto("/admin/account");
      await page.getByLabel("Correo nuevo").fill("otra@example.com");
      return page.getByRole("button", { name: "Cambiar el correo" });
    },
    said: /Tu sesión ha terminado\./,
    status: "403 /auth/v1/user",
  },
};

for (const [what, { begin, said, status }] of Object.entries(refused))
  it(`H2: ${what} after the session was revoked elsewhere is refused in Spanish, and the login follows`, {
    tag: "@deep",
  }, async ({ own, allow }) => {
    allow(status, "403 /auth/v1/user");
    const button = await begin(own);
    await expect(button).toBeVisible();
    await panel.revokeSessions();
    await button.click();
    await expect(own.getByRole("alert").filter({ hasText: said })).toBeVisible();
    await expect(own).toHaveURL(/\/admin\/login$/);
  });

it("H2, H13: a link to a draft, asked for after the session was revoked, leads to the login, and the draft is kept", {
  tag: "@deep",
}, async ({ own, allow }) => {
  allow("401 /rest/v1/rpc/make_preview_link", "403 /auth/v1/user");
  await own.setViewportSize({ width: 375, height: 800 });
  const settled = watchRequests(own);
  await own.goto("/admin/tours/new");
  await own.getByLabel("Nombre", { exact: true }).fill("A medias");
  await expect(own.getByText("Guardado en el borrador")).toBeVisible();
  await own.getByRole("button", { name: "Vista previa", exact: true }).click();
  await expect(own.frameLocator("iframe").locator("main")).toBeVisible();
  await own.getByText("Enlace para enseñarlo", { exact: true }).click();
  const ask = own.getByRole("button", { name: "Copiar enlace para enseñarlo" });
  await expect(ask).toBeVisible();
  await settled();
  await panel.revokeSessions();
  await ask.click();
  // Nothing is unsaved, so the form need not stay.
  await expect(own).toHaveURL(/\/admin\/login$/);
  await own.getByLabel("Correo electrónico").fill(administrator.email);
  await own.getByLabel("Contraseña").fill(administrator.password);
  await own.getByRole("button", { name: "Ingresar" }).click();
  await expect(own.getByText("Bienvenido")).toBeVisible();
  await own.goto("/admin/tours");
  await expect(own.getByRole("region", { name: "Sin terminar" })).toContainText("A medias");
});

it("H2: a hidden entry, deleted by who is no administrator any more, is still there, and does not look deleted", {
  tag: "@deep",
}, async ({ own }) => {
  const { id, name } = await insertTour(
    { name: uniqueName("Sin permiso"), is_active: false },
    panel.database,
  );
  await own.goto(`/admin/tours?q=${encodeURIComponent(name)}`);
  await own.getByRole("button", { name: `Eliminar ${name}` }).click();
  await panel.setRole(false);
  await own.getByRole("alertdialog").getByRole("button", { name: "Eliminar", exact: true }).click();
  await expect(own.getByRole("alert").filter({ hasText: "No se pudo eliminar" })).toBeVisible();
  await expect(own).toHaveURL(/\/admin\/login$/);
  await rowsOf(panel.database.from("tours").select("id").eq("id", id));
});

it("H2: a session that was revoked, with nothing to lose: the login, and back", {
  tag: "@deep",
}, async ({ own, allow }) => {
  allow("400 /auth/v1/token");
  await own.goto("/admin/tours");
  await expect(own.getByText(/\d+ tours?, por nombre/)).toBeVisible();
  // The next page sends anonymous requests until it redirects; whether they get a response varies.
  await own.route("**/rest/v1/**", (route) =>
    route.request().headers().authorization === `Bearer ${panel.publishableKey}`
      ? route.abort("aborted")
      : route.continue(),
  );
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
}, async ({ own, allow, tolerate }) => {
  allow("403 /rest/v1/rpc/open_entry");
  tolerate("403 /rest/v1/rpc/save_draft");
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

  await own.getByRole("link", { name: "Editar Sin permiso", exact: true }).click();
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
