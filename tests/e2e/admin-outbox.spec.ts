import { mkdir, readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { removeFolder } from "../support/remove-folder.ts";
import { expectAccessible } from "./a11y.ts";
import { adminDatabase, expect, test, uniqueName } from "./admin.ts";
import {
  clearUnsent,
  insertEnquiries,
  insertMails,
  mailFile,
  opener,
  openList,
  rows,
} from "./contact-pages.ts";
import { wordsSeen } from "./words-seen.ts";

// Serial: unsent mails are counted and retried together.
test.describe.configure({ mode: "default" });
test.beforeEach(clearUnsent);
test.afterAll(clearUnsent);

const notice = (page: Page) => page.getByRole("region", { name: /avisos? no ha/ });
const sheetOf = (page: Page, name: string) => page.getByRole("dialog", { name });
const mark = "Aviso sin enviar";

test("G7: an unsent mail is marked, its message displays the reason, and a retry sends it", async ({
  admin,
}) => {
  const about = uniqueName("Aviso");
  const [before, sent, fresh, failed] = await insertEnquiries(about, [
    { name: `${about} antigua` },
    { name: `${about} enviada` },
    { name: `${about} reciente` },
    { name: `${about} fallida` },
  ]);
  if (!before || !sent || !fresh || !failed) throw new Error("not inserted");
  await insertMails([sent], { last_error: null, sent_at: "2026-11-20T06:00:00Z" });
  await insertMails([fresh], { last_error: null, attempts: 0 });
  const error = `550 ${"unbreakable".repeat(30)} Username and Password not accepted EAUTH`;
  await insertMails([failed], { last_error: error });
  await openList(admin, about);
  await expect(rows(admin)).toHaveCount(4);
  await expect(rows(admin).filter({ hasText: mark })).toHaveText(/fallida/);

  const status = (name: string) =>
    sheetOf(admin, name).getByRole("region", { name: "Aviso por correo" });
  for (const [{ name }, words] of [
    [sent, "Aviso enviado el 20/11/2026 08:00"],
    [fresh, "El aviso por correo está saliendo."],
  ] as const) {
    await opener(admin, name).click();
    await expect(status(name)).toHaveText(words);
    await admin.keyboard.press("Escape");
  }
  await opener(admin, before.name).click();
  await expect(sheetOf(admin, before.name)).toBeVisible();
  await expect(status(before.name)).toHaveCount(0);
  await admin.keyboard.press("Escape");

  await admin.setViewportSize({ width: 375, height: 800 });
  await expect(rows(admin).getByText(mark)).toBeVisible();
  await opener(admin, failed.name).press("Enter");
  await expect(status(failed.name).getByRole("status")).toHaveText(
    /^El aviso por correo no ha salido: 3 intentos, el siguiente a las \d\d:\d\d\.$/,
  );
  await expect(status(failed.name)).toContainText("no acepta el usuario o la contraseña.");
  await expect(status(failed.name)).toContainText(error);
  await expectAccessible(admin, "a message whose mail has not gone out");
  const retry = status(failed.name).getByRole("button");
  const words = await wordsSeen(retry);
  await retry.press("Enter");
  await expect(status(failed.name)).toHaveText(/^Aviso enviado el \d\d/);
  expect(await words()).toContain("Reintentando...");
  await expect(status(failed.name)).toBeFocused();
  const mail = await readFile(mailFile(failed), "utf8");
  expect(mail).toContain("lucia@correo.example");
  await admin.keyboard.press("Escape");
  await expect(opener(admin, failed.name)).toBeFocused();
  await expect(admin.getByText(mark)).toHaveCount(0);
});

test("G7: a mail that fails again displays that, and can be retried again", {
  tag: "@deep",
}, async ({ admin }) => {
  const about = uniqueName("Otra vez");
  const [enquiry] = await insertEnquiries(about, [{}]);
  if (!enquiry) throw new Error("not inserted");
  await insertMails([enquiry]);
  // A directory at the path of the mail makes sending fail.
  await mkdir(mailFile(enquiry), { recursive: true });
  await openList(admin, about);
  await opener(admin, about).click();
  const status = sheetOf(admin, about).getByRole("region", { name: "Aviso por correo" });
  await status.getByRole("button", { name: "Reintentar ahora" }).click();
  await expect(status.getByRole("status")).toHaveText(
    /^Ha vuelto a fallar\. El aviso por correo no ha salido: 4 intentos, el siguiente a las/,
  );
  await expect(status).toContainText("el servidor no puede guardar el correo en su disco.");
  await removeFolder(mailFile(enquiry));
  await status.getByRole("button", { name: "Reintentar ahora" }).click();
  await expect(status).toHaveText(/^Aviso enviado el/);
  expect(await readFile(mailFile(enquiry), "utf8")).toContain("Subject:");
});

test("G7: the notice counts unsent mails with their reason; its filter combines with search, order, pages and export", {
  tag: "@deep",
}, async ({ admin, tolerate }) => {
  // A page that does not exist.
  tolerate("416 /rest/v1/contact_submissions");
  const about = uniqueName("Filtro");
  const enquiries = await insertEnquiries(
    about,
    Array.from({ length: 30 }, (_, at) => ({ name: `${about} ${String(at).padStart(2, "0")}` })),
  );
  const [other] = await insertEnquiries(uniqueName("Ajena"), [{}]);
  if (!other) throw new Error("not inserted");
  await insertMails(enquiries.slice(0, 27), { last_error: "connect ECONNREFUSED 127.0.0.1:587" });
  await insertMails([other]);
  await insertMails(enquiries.slice(27), { last_error: null, sent_at: "2026-11-20T06:00:00Z" });
  await openList(admin, about);
  await expect(notice(admin)).toContainText("28 avisos no han salido por correo");
  await expect(notice(admin)).toContainText("Parece que el servidor de correo no contesta.");
  await notice(admin).getByRole("link", { name: "Ver cuáles son" }).click();
  await expect(admin).toHaveURL((url) => url.search === "?mail=unsent");
  await expect(admin.getByText("28 con el aviso sin enviar")).toBeVisible();
  await expect(admin.getByText("1 a 25 de 28")).toBeVisible();

  await admin.getByLabel("Buscar").fill(about);
  await expect(
    admin.getByText(`27 con el aviso sin enviar coinciden con «${about}»`),
  ).toBeVisible();
  await expect(rows(admin).first()).toContainText(`${about} 26`);
  await admin.getByRole("button", { name: "Siguiente" }).click();
  await expect(rows(admin)).toHaveCount(2);
  await admin.getByRole("columnheader", { name: "Nombre" }).getByRole("button").click();
  await expect(rows(admin).first()).toContainText(`${about} 00`);
  await admin.reload();
  await expect(rows(admin).first()).toContainText(`${about} 00`);
  const arrived = admin.waitForEvent("download");
  await admin.getByRole("button", { name: "Exportar a Excel (CSV)" }).click();
  const text = await readFile(await (await arrived).path(), "utf8");
  expect(text.split(`"${about} `).length - 1).toBe(27);
  await openList(admin, about, "&mail=unsent&sort=name&page=9");
  await expect(rows(admin)).toHaveCount(25);
  await expect(admin).not.toHaveURL(/page=/);

  await notice(admin).getByRole("link", { name: "Ver todos los mensajes" }).click();
  await expect(admin).toHaveURL((url) => url.search === "?sort=name");
});

test("G7: all mails are retried together, and the notice disappears after the last one", {
  tag: "@deep",
}, async ({ admin }) => {
  const about = uniqueName("Todos");
  const enquiries = await insertEnquiries(about, [{}, {}, {}]);
  await insertMails(enquiries);
  await admin.emulateMedia({ colorScheme: "light" });
  await admin.goto("/admin/contacts?mail=unsent");
  await expect(rows(admin)).toHaveCount(3);
  await expectAccessible(admin, "mails that have not gone out");
  await admin.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(admin, "mails that have not gone out, dark", ["color-contrast"]);
  const button = notice(admin).getByRole("button");
  await expect(button).toHaveText("Reintentar todos");
  const words = await wordsSeen(button);
  await button.press("Enter");
  await expect(admin.getByText("3 avisos se reintentan ahora")).toBeVisible();
  await expect(admin.getByText("3 avisos enviados correctamente")).toBeVisible();
  await expect(notice(admin)).toHaveCount(0);
  expect(await words()).toContain("Reintentando...");
  await expect(admin.getByRole("main")).toBeFocused();
  for (const enquiry of enquiries)
    expect(await readFile(mailFile(enquiry), "utf8")).toContain("Subject:");
  await expect(admin.getByText("Ya no queda ningún aviso sin enviar.")).toBeVisible();
  await admin.getByRole("button", { name: "Ver todo" }).click();
  await expect(admin).toHaveURL((url) => url.search === "");
  await expect(rows(admin).first()).toBeVisible();
});

test("G7: a retry that cannot be requested displays the reason, and changes nothing", {
  tag: "@deep",
}, async ({ admin, allow }) => {
  allow("net::ERR_FAILED /rest/v1/rpc/retry_mails", "500 /rest/v1/rpc/retry_mails");
  const about = uniqueName("Sin red");
  const enquiries = await insertEnquiries(about, [{}]);
  await insertMails(enquiries);
  await openList(admin, about);
  const address = "**/rest/v1/rpc/retry_mails";
  await admin.route(address, (route) => route.abort());
  await notice(admin).getByRole("button", { name: "Reintentar ahora" }).click();
  await expect(admin.getByRole("alert")).toContainText(
    "No se pudo reintentar El servidor no contesta. Comprueba la conexión",
  );
  await expect(notice(admin).getByRole("button")).toHaveText("Reintentar ahora");
  await admin.unroute(address);
  await admin.route(address, (route) => route.fulfill({ status: 500, json: { message: "no" } }));
  await opener(admin, about).click();
  const sheet = sheetOf(admin, about);
  await sheet.getByRole("button", { name: "Reintentar ahora" }).click();
  await expect(sheet.getByRole("alert")).toHaveText(
    "No se pudo reintentar. El servidor ha tenido un problema. Inténtalo otra vez dentro de un momento.",
  );
  await expect(sheet.locator(".letter__mail").getByRole("status")).toContainText("3 intentos");
  const { data } = await adminDatabase()
    .from("outbox")
    .select("attempts,sent_at")
    .eq("enquiry_id", enquiries[0]?.id ?? "");
  expect(data).toEqual([{ attempts: 3, sent_at: null }]);
});

test("G7: the dashboard has a link to unsent mails, and none without failures", {
  tag: "@deep",
}, async ({ admin }) => {
  const about = uniqueName("Inicio");
  const enquiries = await insertEnquiries(about, [{}]);
  await insertMails(enquiries);
  await admin.goto("/admin");
  const messages = admin.getByRole("region", { name: "Últimos mensajes" });
  await messages.getByRole("link", { name: "1 aviso no ha salido por correo" }).click();
  await expect(admin).toHaveURL(/\/admin\/contacts\?mail=unsent$/);
  await expect(rows(admin)).toHaveText([new RegExp(about)]);
  await expect(notice(admin)).toBeVisible();
  await clearUnsent();
  for (const path of ["/admin", "/admin/contacts"]) {
    const counted = admin.waitForResponse(
      (answer) =>
        answer.url().includes("/rest/v1/outbox") && answer.headers()["content-range"] === "*/0",
    );
    await admin.goto(path);
    await counted;
    await expect(
      admin
        .getByRole("main")
        .getByText(/somos dos/)
        .first(),
    ).toBeVisible();
    await expect(admin.getByText(/avisos? no ha/)).toHaveCount(0);
  }
});
