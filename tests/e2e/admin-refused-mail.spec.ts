import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./a11y.ts";
import { adminDatabase, adminSite, expect, test, uniqueName } from "./admin.ts";
import {
  clearUnsent,
  insertEnquiries,
  insertMails,
  opener,
  openList,
  rows,
} from "./contact-pages.ts";

// Serial: refused mails are counted together.
test.describe.configure({ mode: "default" });
test.beforeEach(clearUnsent);
test.afterAll(clearUnsent);

const refused = {
  attempts: 1,
  refused_at: "2026-11-20T08:00:00Z",
  last_error: "Error: Can't send mail - all recipients were rejected: 550 5.1.1 No such mailbox",
};

/** An enquiry with an answer that its address refuses. */
async function refusedAnswer(about: string) {
  const [enquiry] = await insertEnquiries(about, [
    { email: "lucia@correo.exmaple", phone: "+27 (0)82 123 4567", state: "active" },
  ]);
  if (!enquiry) throw new Error("not inserted");
  const id = randomUUID();
  const answer = { id, enquiry_id: enquiry.id, subject: "Tu viaje", body: "Hola, Lucía." };
  await adminDatabase().from("enquiry_answers").insert(answer).throwOnError();
  await insertMails([enquiry], { ...refused, kind: "answer", answer_id: id });
  return { enquiry, file: join(adminSite().dataDir, "outbox", `answer-${id}.eml`) };
}

const notice = (page: Page) => page.getByRole("region", { name: /rechazan? nuestros correos/ });

test("G7: a refused answer is reported with its reason, and goes out to the corrected address", async ({
  admin,
}) => {
  const about = uniqueName("Rechazada");
  const { file } = await refusedAnswer(about);
  await admin.goto("/admin");
  await admin.getByRole("link", { name: /1 visitante tiene una dirección que rechaza/ }).click();
  await expect(admin).toHaveURL((url) => url.search === "?mail=refused");
  await expect(admin.getByText("1 con una dirección rechazada")).toBeVisible();
  await expect(rows(admin)).toHaveCount(1);
  await expect(rows(admin)).toContainText("Dirección rechazada");

  await opener(admin, about).click();
  const sheet = admin.getByRole("dialog", { name: about });
  const box = sheet.getByRole("region", { name: "Dirección rechazada" });
  await expect(box).toContainText("No llegan correos a lucia@correo.exmaple.");
  await expect(box).toContainText("Parece que la dirección no existe.");
  await expect(box).toContainText("550 5.1.1 No such mailbox");
  await expect(sheet.getByRole("link", { name: "+27 (0)82 123 4567" })).toHaveAttribute(
    "href",
    "tel:+27821234567",
  );
  await expectAccessible(admin, "a message whose answer is refused");

  await box.getByRole("button", { name: "Corregir la dirección" }).click();
  const field = sheet.getByLabel("Dirección de correo correcta");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("lucia@correo.exmaple");
  await field.fill("lucia@correo");
  await field.press("Enter");
  await expect(sheet.getByText("Escribe una dirección de correo válida.")).toBeVisible();
  await expectAccessible(admin, "the form that corrects an address");
  await field.fill("\u200Blucia@correo.example ");
  await field.press("Enter");
  await expect(sheet.getByText(/^Dirección corregida\./)).toBeVisible();
  await expect(
    sheet.getByRole("button", { name: "Corregir la dirección de correo" }),
  ).toBeFocused();
  await expect(sheet.getByText(/^Respuesta enviada el/)).toBeVisible();
  await expect(box).toHaveCount(0);
  expect(await readFile(file, "utf8")).toMatch(/^To: lucia@correo\.example$/m);
  await admin.keyboard.press("Escape");
  await expect(admin.getByText("Ya no queda ninguna dirección rechazada.")).toBeVisible();
  await expect(notice(admin)).toHaveCount(0);
});

test("G7: a refused acknowledgement is reported until the message is marked as lost or spam", async ({
  admin,
}) => {
  const about = uniqueName("Acuse");
  const [enquiry, other] = await insertEnquiries(about, [{}, { name: `${about} otra` }]);
  if (!enquiry || !other) throw new Error("not inserted");
  await insertMails([enquiry, other], { ...refused, kind: "acknowledgement" });
  await openList(admin, about);
  await expect(notice(admin)).toContainText("2 visitantes tienen una dirección que rechaza");
  await opener(admin, about).click();
  const sheet = admin.getByRole("dialog", { name: about });
  await expect(sheet.getByRole("region", { name: "Dirección rechazada" })).toContainText(
    "La confirmación para el visitante no se ha entregado, y no se vuelve a intentar.",
  );
  await sheet.getByLabel("Estado").selectOption("spam");
  await admin.keyboard.press("Escape");
  await expect(notice(admin)).toContainText("1 visitante tiene una dirección que rechaza");
  await notice(admin).getByRole("link", { name: "Ver cuál es" }).click();
  await expect(rows(admin)).toHaveCount(1);
  await expect(rows(admin)).toContainText(`${about} otra`);
});
