import type { Page } from "@playwright/test";
import { expectAccessible } from "./a11y.ts";
import { expect, signedInStorage, test } from "./admin.ts";
import { administrator } from "./administrator.ts";
import { startOwnPanel } from "./own-panel.ts";

// Serial: the tests share an account and change its password.
test.describe.configure({ mode: "default" });

let panel: Awaited<ReturnType<typeof startOwnPanel>>;
let account = administrator;
test.beforeAll(async () => {
  panel = await startOwnPanel();
});
test.afterAll(() => panel?.stop());

const it = test.extend<{ own: Page }>({
  own: async ({ newVisitor }, use) => {
    await use(await newVisitor({ baseURL: panel.url, locale: "es-ES" }));
  },
});

async function askForMail(page: Page, email: string) {
  await expect(page.getByRole("heading", { name: "Recuperar la contraseña" })).toBeVisible();
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByRole("button", { name: "Enviar enlace" }).click();
}

const answer = (page: Page) =>
  page.getByText("Si hay una cuenta con ese correo, te hemos enviado un enlace");

/** The next mail that the panel sends. */
async function nextMail(page: Page, email = account.email) {
  const before = (await panel.mails()).length;
  await askForMail(page, email);
  await expect(answer(page)).toBeVisible();
  await expect.poll(async () => (await panel.mails()).length).toBe(before + 1);
  const mail = (await panel.mails()).at(-1) ?? "";
  return {
    to: /^To: (.*)$/m.exec(mail)?.[1],
    link: /https?:\S+\/admin\/reset#\S+/.exec(mail)?.[0] ?? "",
    code: /\b\d{10}\b/.exec(mail)?.[0] ?? "",
  };
}

async function choosePassword(page: Page, password: string, repeated = password) {
  await page.getByLabel("Nueva contraseña").fill(password);
  await page.getByLabel("Repite la contraseña").fill(repeated);
  await page.getByRole("button", { name: "Guardar contraseña" }).click();
}

/** The same link in the format of older mails: a GET of the backend, which mail scanners open as well. */
function asOlderLink(link: string): string {
  const fields = new URLSearchParams(new URL(link).hash.slice(1));
  fields.set("token", fields.get("token_hash") ?? "");
  fields.delete("token_hash");
  return `${panel.url}/auth/v1/verify?${fields}`;
}

const openLink = (page: Page) => page.getByRole("button", { name: "Elegir contraseña" });

it("I4: a forgotten password: mail, link, new password, panel", async ({ own, allow }) => {
  allow("403 /auth/v1/verify");
  const elsewhere = await panel.signInElsewhere(account);
  await own.goto("/admin/login");
  await own.getByRole("link", { name: "¿Olvidaste tu contraseña?" }).click();
  const mail = await nextMail(own);
  expect(mail.to).toContain(account.email);
  await expect(answer(own)).toBeFocused();

  const steps = await own.evaluate(() => history.length);
  for (const scanned of [mail.link, asOlderLink(mail.link)])
    for (const method of ["HEAD", "GET", "GET"])
      expect((await fetch(scanned, { method })).status).toBe(200);
  await own.goto(asOlderLink(mail.link));
  await openLink(own).click();
  await expect(own.getByText(`Para la cuenta ${account.email}.`)).toBeVisible();
  // The tokens of the link are neither in the address nor in the history.
  expect(own.url()).toBe(`${panel.url}/admin/reset`);
  expect(await own.evaluate(() => history.length)).toBe(steps + 1);
  await own.reload();
  await expect(own.getByRole("heading", { name: "Nueva contraseña" })).toBeVisible();
  await choosePassword(own, "mopane y fiebre");
  await expect(own.getByText("Contraseña cambiada")).toBeVisible();
  await expect(own).toHaveURL(/\/admin$/);
  account = { ...account, password: "mopane y fiebre" };

  await test.step("the new one counts, and sessions elsewhere are over", async () => {
    await signedInStorage(panel.url, account);
    await expect(signedInStorage(panel.url, administrator)).rejects.toThrow();
    await expect.poll(() => elsewhere.isOver()).toBe(true);
  });

  await test.step("the link works once", async () => {
    await own.goto(mail.link);
    await expectAccessible(own, "the page that a link leads to");
    await openLink(own).click();
    await expect(own.getByRole("alert")).toHaveText(
      "El enlace ha caducado o ya se ha usado. Pide otro aquí.",
    );
    await expect(own.getByLabel("Correo electrónico")).toBeVisible();
    await expect(own.getByLabel("Nueva contraseña")).toBeHidden();
  });
});

it("I4: the mail's code does as well as its link; what is wrong with a new password", {
  tag: "@deep",
}, async ({ own, allow }) => {
  allow("403 /auth/v1/verify");
  await own.goto("/admin/reset#error=access_denied&error_code=otp_expired");
  await expect(own.getByRole("alert")).toContainText("El enlace ha caducado");
  const { code } = await nextMail(own);
  await expect(own.getByText("El enlace ha caducado")).toBeHidden();
  await expectAccessible(own, "what to do next");
  await own.getByLabel("código del correo").fill("123 456 7890");
  await own.getByRole("button", { name: "Usar el código" }).click();
  await expect(own.getByRole("alert")).toContainText("Error");
  await own.getByLabel("código del correo").fill(` ${code.slice(0, 5)} ${code.slice(5)} `);
  await own.getByRole("button", { name: "Usar el código" }).click();
  await expect(own.getByRole("heading", { name: "Nueva contraseña" })).toBeVisible();

  const first = own.getByLabel("Nueva contraseña");
  const second = own.getByLabel("Repite la contraseña");
  await choosePassword(own, "corta");
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription(/Al menos 8 caracteres.*Al menos 8 caracteres/);
  await choosePassword(own, "mopane y fiebre", "mopane y otra");
  await expect(second).toHaveAccessibleDescription("Las dos contraseñas no son iguales");
  await expectAccessible(own, "the new password's form");
  await expect(second).toBeFocused();
  await own.getByRole("button", { name: "Mostrar las contraseñas" }).click();
  await expect(first).toHaveAttribute("type", "text");
  await own.getByRole("button", { name: "Ocultar las contraseñas" }).click();
  await expect(second).toHaveAttribute("type", "password");
});

it("I4: a recovery of one account is none of another's", { tag: "@deep" }, async ({
  newVisitor,
}) => {
  const page = await newVisitor({
    baseURL: panel.url,
    storageState: await signedInStorage(panel.url, account),
  });
  await page.goto("/admin/reset");
  await page.evaluate(() => sessionStorage.setItem("tsamma-recovery", "somebody-else"));
  await page.reload();
  await expect(page.getByRole("heading", { name: "Recuperar la contraseña" })).toBeVisible();
  await expect(page.getByLabel("Correo electrónico")).toHaveValue(account.email);
});

it("I4: a magic link signs in on a press, once; the login says that it is dead", {
  tag: "@deep",
}, async ({ own, allow }) => {
  allow("403 /auth/v1/verify");
  const before = (await panel.mails()).length;
  await panel.askForMagicLink(account);
  await expect.poll(async () => (await panel.mails()).length).toBe(before + 1);
  const link = /https?:\S+\/admin\/login#\S+/.exec((await panel.mails()).at(-1) ?? "")?.[0] ?? "";
  await own.goto(link);
  await own.getByRole("button", { name: "Ingresar" }).click();
  await expect(own).toHaveURL(/\/admin$/);
  await own.getByRole("button", { name: "Cerrar sesión" }).click();
  await expect(own).toHaveURL(/\/admin\/login$/);

  await own.goto(link);
  await own.getByRole("button", { name: "Ingresar" }).click();
  await expect(own.getByRole("alert")).toContainText("El enlace ha caducado o ya se ha usado.");
  await own.goto("/admin/tours#error=access_denied&error_code=otp_expired");
  await expect(own.getByRole("alert")).toContainText("El enlace ha caducado o ya se ha usado.");
  await own.getByRole("link", { name: "pide otro enlace" }).click();
  await expect(own.getByRole("heading", { name: "Recuperar la contraseña" })).toBeVisible();
});

// The last one: it uses up the mails of this address.
it("I4: an unknown address gets the same answer and no mail; too many are refused", {
  tag: "@deep",
}, async ({ own, allow }) => {
  allow("429 /auth/v1/recover");
  await own.goto("/admin/reset");
  await askForMail(own, "");
  await expect(own.getByLabel("Correo electrónico")).toHaveAccessibleDescription(
    "Escribe tu correo electrónico",
  );
  const before = (await panel.mails()).length;
  await askForMail(own, "nadie@example.com");
  await expect(answer(own)).toBeVisible();
  for (let attempt = 0; attempt < 6; attempt++) {
    const refused = own.getByRole("alert").filter({ hasText: "Demasiadas solicitudes de correo." });
    if (await refused.isVisible()) break;
    if (await answer(own).isVisible())
      await own.getByRole("button", { name: "Pedir otro enlace" }).click();
    await askForMail(own, "nadie@example.com");
    await expect(answer(own).or(refused).first()).toBeVisible();
  }
  await expect(own.getByRole("alert")).toContainText("Demasiadas solicitudes de correo.");
  expect(await panel.mails()).toHaveLength(before);
});
