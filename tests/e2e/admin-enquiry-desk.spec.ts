import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import PostalMime from "postal-mime";
import { removeFolder } from "../support/remove-folder.ts";
import { expectAccessible, ofTheme, ofWidth } from "./a11y.ts";
import { adminDatabase, adminSite, expect, test, uniqueName } from "./admin.ts";
import { administrator } from "./administrator.ts";
import { clearUnsent, insertEnquiries, opener, openList, rows } from "./contact-pages.ts";
import { insertTour } from "./tour-pages.ts";

// One after the other: templates and what waits are the same for all of them.
test.describe.configure({ mode: "default" });
const setTemplates = (templates: object[]) =>
  adminDatabase()
    .from("desk_settings")
    .upsert({ id: true, answer_templates: templates as never })
    .throwOnError();
test.beforeEach(() => setTemplates([]));
test.afterAll(async () => {
  await setTemplates([]);
  await clearUnsent();
});

const sheetOf = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
const answerField = (sheet: Locator) =>
  sheet.getByRole("textbox", { name: "Respuesta", exact: true });
const late = "Más de 24 h sin respuesta";
const answerFile = (operation: string) =>
  join(adminSite().dataDir, "outbox", `answer-${operation}.eml`);

/** One message, opened. */
async function openMessage(
  page: Page,
  about: string,
  changes: NonNullable<Parameters<typeof insertEnquiries>[1][number]> = {},
) {
  const [enquiry] = await insertEnquiries(about, [changes]);
  if (!enquiry) throw new Error("not inserted");
  // Other tests may have left newer ones.
  await page.goto(`/admin/contacts?q=${encodeURIComponent(about)}&message=${enquiry.id}`);
  const sheet = sheetOf(page, enquiry.name);
  await expect(answerField(sheet)).toBeVisible();
  return { enquiry, sheet };
}

const stateOf = async (id: string) =>
  (await adminDatabase().from("contact_submissions").select("state").eq("id", id).single()).data
    ?.state;
const answersTo = async (id: string) =>
  (await adminDatabase().from("enquiry_answers").select("*").eq("enquiry_id", id)).data ?? [];

test("K7: an enquiry that nobody has answered in 24 hours is marked, until its state says otherwise", async ({
  admin,
}) => {
  const about = uniqueName("Espera");
  const recent = new Date(Date.now() - 23 * 3_600_000).toISOString();
  const [old] = await insertEnquiries(about, [
    { name: `${about} vieja` },
    { name: `${about} de ayer`, created_at: recent },
    { name: `${about} perdida`, state: "lost" },
  ]);
  await openList(admin, about);
  await expect(rows(admin)).toHaveText([/de ayer.*Nueva$/, /perdida.*Perdida$/, /vieja.*Nueva/]);
  await expect(rows(admin).filter({ hasText: late })).toHaveText([/vieja/]);

  await opener(admin, `${about} vieja`).click();
  const sheet = sheetOf(admin, `${about} vieja`);
  await expect(sheet.getByText(late)).toBeVisible();
  await sheet.getByLabel("Estado").selectOption("En curso");
  await expect(sheet.getByText(late)).toHaveCount(0);
  await expect.poll(() => stateOf(old?.id ?? "")).toBe("active");
  await admin.keyboard.press("Escape");
  await expect(rows(admin).filter({ hasText: "vieja" })).toContainText("En curso");
  await expect(rows(admin).getByText(late)).toHaveCount(0);
});

test("K7: the address narrows the list to a state, with search, pages and export", async ({
  admin,
}) => {
  const about = uniqueName("Estado");
  await insertEnquiries(about, [
    { name: `${about} A`, state: "confirmed" },
    { name: `${about} B`, state: "confirmed" },
    { name: `${about} C` },
    { name: `${about} D`, state: "spam" },
  ]);
  await openList(admin, about);
  await expect(rows(admin)).toHaveCount(4);
  const filter = admin.getByLabel("Estado");
  await expect(filter.getByRole("option")).toHaveText([
    "Todos los estados",
    /^Nueva \(\d+\)$/,
    /^En curso \(\d+\)$/,
    /^Propuesta enviada \(\d+\)$/,
    /^Confirmada \([2-9]\d*\)$/,
    /^Perdida \(\d+\)$/,
    /^Spam \(\d+\)$/,
    /^Sin respuesta en 24 h \(\d+\)$/,
  ]);
  await filter.selectOption("confirmed");
  await expect(admin).toHaveURL(/state=confirmed/);
  await expect(rows(admin)).toHaveText([/ B/, / A/]);
  await expect(admin.getByText(`2 coinciden con «${about}» en «Confirmada»`)).toBeVisible();
  await admin.reload();
  await expect(filter).toHaveValue("confirmed");
  await expect(rows(admin)).toHaveCount(2);
  const arrived = admin.waitForEvent("download");
  await admin.getByRole("button", { name: "Exportar a Excel (CSV)" }).click();
  const text = await readFile(await (await arrived).path(), "utf8");
  expect(text.split(`"${about} `).length - 1).toBe(2);
  await filter.selectOption("overdue");
  await expect(rows(admin)).toHaveText([/ C/]);
  await filter.selectOption("lost");
  await admin.getByRole("button", { name: "Ver todo" }).click();
  await expect(admin).toHaveURL((url) => url.search === "");
});

test("K7: an answer is put together from a template in the visitor's language, seen before, sent, and kept in the conversation", async ({
  admin,
}) => {
  await setTemplates([
    { name: "Vacía", body_es: "", body_en: "", body_fr: "" },
    {
      name: "Gracias",
      body_es: "Hola",
      body_en: "Hello {nombre}, about {tour}: yes.",
      body_fr: "",
    },
    { name: "Visado", body_es: "El visado se pide allí.", body_en: "", body_fr: "" },
  ]);
  const about = uniqueName("Responder");
  const { enquiry, sheet } = await openMessage(admin, about, {
    name: `${about} $& <b>`,
    language: "en",
    source: "/en/contact?tour=Okavango%20%7Bnombre%7D",
    message: "Hello,\n\n<b>three</b> nights & tents?",
  });
  await expect(sheet.getByRole("heading", { name: "Responder en inglés" })).toBeVisible();
  await expect(sheet.getByLabel("Plantilla").getByRole("option")).toHaveText([
    "Gracias",
    "Visado (en español)",
  ]);
  await sheet.getByRole("button", { name: "Añadir" }).click();
  await sheet.getByLabel("Plantilla").selectOption("Visado (en español)");
  await sheet.getByRole("button", { name: "Añadir" }).click();
  const body = `Hello ${enquiry.name}, about Okavango {nombre}: yes.\n\nEl visado se pide allí.`;
  await expect(answerField(sheet)).toHaveValue(body);
  await sheet.getByLabel("Asunto").fill("Your tents");

  await sheet.getByText("Vista previa del correo").click();
  const preview = sheet.locator(".letter__preview");
  await expect(preview.getByRole("definition")).toHaveText([
    "lucia@correo.example",
    /<\S+@\S+>$/,
    "Your tents",
  ]);
  const shown = await preview.locator(".letter__words").textContent();
  expect(shown).toBe(
    `${body}\n\nOn 20 November 2026 you wrote to us:\n\n> Hello,\n> \n> <b>three</b> nights & tents?`,
  );
  await expectAccessible(admin, "an answer before it is sent");
  await sheet.getByRole("button", { name: "Enviar respuesta" }).press("Enter");

  const answers = sheet.getByRole("region", { name: "Respuestas" });
  await expect(answers.getByRole("listitem")).toHaveCount(1);
  await expect(answers).toContainText(administrator.email);
  await expect(answers).toContainText(body);
  await expect(answers.getByText(/^Respuesta enviada el \d\d/)).toBeVisible();
  await expect(sheet.getByLabel("Estado")).toHaveValue("active");
  await expect(answerField(sheet)).toHaveValue("");
  await expect(sheet.getByRole("button", { name: "Enviar respuesta" })).toBeFocused();
  const [answer] = await answersTo(enquiry.id);
  const mail = await PostalMime.parse(await readFile(answerFile(answer?.id ?? "")));
  expect(mail).toMatchObject({ subject: "Your tents", to: [{ address: enquiry.email }] });
  expect(mail.replyTo).toHaveLength(1);
  expect(mail.text?.trim()).toBe(shown);
  await admin.reload();
  await expect(answers).toContainText(body);
  await expect(answerField(sheet)).toHaveValue("");
  await expect(sheet.getByText("no se envió")).toHaveCount(0);
});

test("K7: an enquiry from a tour's own page has the tour's name filled in, in the visitor's language", async ({
  admin,
}) => {
  await setTemplates([
    { name: "Gracias", body_es: "Hola", body_en: "About {tour}: yes.", body_fr: "" },
  ]);
  const tour = await insertTour({ name_en: "The dunes" });
  const { sheet } = await openMessage(admin, uniqueName("Desde el viaje"), {
    language: "en",
    source: `/en/tours/${tour.slug}`,
  });
  await sheet.getByRole("button", { name: "Añadir" }).click();
  await expect(answerField(sheet)).toHaveValue("About The dunes: yes.");
});

test("K7: what is typed and not sent is there again; what cannot be sent says why, and goes out once", async ({
  admin,
  allow,
}) => {
  allow("net::ERR_FAILED /rest/v1/rpc/answer_enquiry");
  const { enquiry, sheet } = await openMessage(admin, uniqueName("Borrador"), { language: null });
  await expect(sheet.getByText("Lo que se repite se guarda en")).toBeVisible();
  await sheet.getByLabel("Asunto").fill("");
  await sheet.getByRole("button", { name: "Enviar respuesta" }).click();
  await expect(sheet.getByLabel("Asunto")).toBeFocused();
  await expect(sheet.getByLabel("Asunto")).toHaveAccessibleDescription("Escribe el asunto");
  await expect(answerField(sheet)).toHaveAccessibleDescription("Escribe la respuesta");
  await sheet.getByLabel("Asunto").fill("Vuestro viaje");
  await answerField(sheet).fill("Hola:\n\nSí.");
  await admin.reload();
  await expect(answerField(sheet)).toHaveValue("Hola:\n\nSí.");
  await expect(sheet.getByLabel("Asunto")).toHaveValue("Vuestro viaje");
  await expect(
    sheet.getByText(/Aquí sigue lo que se escribió el .* y no se envió\./),
  ).toBeVisible();

  // It arrives, and what the server says of it does not.
  const address = "**/rest/v1/rpc/answer_enquiry";
  await admin.route(address, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await sheet.getByRole("button", { name: "Enviar respuesta" }).click();
  await expect(sheet.getByRole("alert")).toContainText(
    "No se pudo enviar la respuesta. El servidor no contesta.",
  );
  await admin.unroute(address);
  await admin.reload();
  await expect(answerField(sheet)).toHaveValue("Hola:\n\nSí.");
  await sheet.getByRole("button", { name: "Enviar respuesta" }).click();
  await expect(answerField(sheet)).toHaveValue("");
  await expect(sheet.getByRole("region", { name: "Respuestas" }).getByRole("listitem")).toHaveCount(
    1,
  );
  expect(await answersTo(enquiry.id)).toHaveLength(1);
});

test("K7: another text by an operation that has gone out is refused, said, and sent by the next press", async ({
  admin,
  allow,
}) => {
  allow("net::ERR_FAILED /rest/v1/rpc/answer_enquiry", "409 /rest/v1/rpc/answer_enquiry");
  const { enquiry, sheet } = await openMessage(admin, uniqueName("Dos veces"));
  const address = "**/rest/v1/rpc/answer_enquiry";
  await admin.route(address, async (route) => {
    await route.fetch();
    await route.abort();
  });
  const send = sheet.getByRole("button", { name: "Enviar respuesta" });
  await answerField(sheet).fill("Primera.");
  await send.click();
  await expect(sheet.getByRole("alert")).toBeVisible();
  await admin.unroute(address);
  await answerField(sheet).fill("Segunda.");
  await send.click();
  await expect(sheet.getByRole("alert")).toContainText("Una versión anterior ya ha salido");
  await expect(answerField(sheet)).toHaveValue("Segunda.");
  await send.click();
  await expect(answerField(sheet)).toHaveValue("");
  expect((await answersTo(enquiry.id)).map(({ body }) => body).sort()).toEqual([
    "Primera.",
    "Segunda.",
  ]);
});

test("K7: an answer that does not go out is marked in list, notice and conversation, and another try sends it", async ({
  admin,
}) => {
  await clearUnsent();
  const about = uniqueName("No sale");
  const { enquiry, sheet } = await openMessage(admin, about);
  let operation = "";
  // Where the server is to write the mail there is a folder in the way.
  await admin.route("**/rest/v1/rpc/answer_enquiry", async (route) => {
    operation = route.request().postDataJSON().operation;
    await mkdir(answerFile(operation), { recursive: true });
    await route.continue();
  });
  await answerField(sheet).fill("Hola.");
  await sheet.getByRole("button", { name: "Enviar respuesta" }).click();
  const mail = sheet.getByRole("region", { name: "Correo de la respuesta" });
  await expect(mail).toContainText(/^La respuesta no ha salido: 1 intento/);
  await admin.keyboard.press("Escape");
  await expect(rows(admin).filter({ hasText: about })).toContainText("Respuesta sin enviar");
  await expect(
    admin.getByRole("heading", { name: "1 correo no ha salido", exact: true }),
  ).toBeVisible();
  await admin.getByRole("link", { name: "Ver cuál es" }).click();
  await expect(admin.getByText("1 con un correo sin enviar")).toBeVisible();
  await expect(rows(admin)).toHaveText([new RegExp(about)]);
  await removeFolder(answerFile(operation));
  await opener(admin, enquiry.name).click();
  await mail.getByRole("button", { name: "Reintentar ahora" }).click();
  await expect(mail).toHaveText(/^Respuesta enviada el/);
  expect(await readFile(answerFile(operation), "utf8")).toContain("Subject:");
});

test("K7: notes are kept with their author, are only text, and go after a question", async ({
  admin,
}) => {
  const { enquiry, sheet } = await openMessage(admin, uniqueName("Nota"));
  const notes = sheet.getByRole("region", { name: "Notas internas" });
  const field = notes.getByLabel("Nueva nota, solo para el panel");
  const saveNote = notes.getByRole("button", { name: "Guardar nota" });
  await saveNote.click();
  await expect(field).toHaveAccessibleDescription("Escribe la nota.");
  await field.fill("Llamar el lunes.\n<img src=x onerror=alert(1)>");
  await admin.reload();
  await expect(field).toHaveValue("Llamar el lunes.\n<img src=x onerror=alert(1)>");
  await saveNote.click();
  await expect(notes.getByRole("listitem")).toContainText(
    "Llamar el lunes.\n<img src=x onerror=alert(1)>",
  );
  await expect(notes.getByRole("listitem")).toContainText(administrator.email);
  await expect(field).toHaveValue("");
  await notes.getByRole("button", { name: /^Eliminar la nota del/ }).click();
  const question = admin.getByRole("alertdialog", { name: "¿Eliminar esta nota?" });
  await admin.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(notes.getByRole("listitem")).toHaveCount(1);
  await notes.getByRole("button", { name: /^Eliminar la nota del/ }).click();
  await question.getByRole("button", { name: "Eliminar" }).click();
  await expect(notes.getByRole("listitem")).toHaveCount(0);
  await expect(field).toBeFocused();
  const { data } = await adminDatabase()
    .from("enquiry_notes")
    .select("id")
    .eq("enquiry_id", enquiry.id);
  expect(data).toEqual([]);
});

test("K7, G10: with an enquiry go its notes, its answers, and what was typed and not sent", async ({
  admin,
}) => {
  const { enquiry, sheet } = await openMessage(admin, uniqueName("Todo fuera"));
  await answerField(sheet).fill("Hola.");
  await sheet.getByRole("button", { name: "Enviar respuesta" }).click();
  await expect(answerField(sheet)).toHaveValue("");
  await answerField(sheet).fill("Algo secreto zq.");
  await sheet.getByLabel("Nueva nota, solo para el panel").fill("Otra cosa zq.");
  await sheet.getByRole("button", { name: "Eliminar para siempre" }).click();
  await admin
    .getByRole("alertdialog")
    .getByRole("button", { name: "Eliminar para siempre" })
    .click();
  await expect(sheet).toHaveCount(0);
  expect(await answersTo(enquiry.id)).toEqual([]);
  const kept = await admin.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).not.toContain(enquiry.id);
  expect(kept).not.toContain("zq");
});

test("K7: the dashboard counts who waits for longer than a day, and leads to them", async ({
  admin,
}) => {
  await adminDatabase().from("contact_submissions").delete().neq("name", "");
  const about = uniqueName("Panel");
  await insertEnquiries(about, [{ name: `${about} A` }, { name: `${about} B`, state: "spam" }]);
  await admin.goto("/admin");
  const messages = admin.getByRole("region", { name: "Mensajes nuevos" });
  await expect(messages.getByRole("listitem")).toHaveText([new RegExp(`${about} A`)]);
  await messages
    .getByRole("link", { name: "1 mensaje lleva más de 24 horas sin respuesta" })
    .click();
  await expect(admin).toHaveURL(/\/admin\/contacts\?state=overdue$/);
  await expect(rows(admin)).toHaveText([new RegExp(`${about} A`)]);
  await adminDatabase().from("contact_submissions").update({ state: "lost" }).neq("name", "");
  await admin.goto("/admin/contacts?state=overdue");
  await expect(
    admin.getByText("Ningún mensaje lleva más de 24 horas sin respuesta."),
  ).toBeVisible();
  await admin.goto("/admin");
  await expect(messages.getByRole("listitem")).toHaveCount(2);
  await expect(admin.getByText(/más de 24 horas/)).toHaveCount(0);
});

test("K7: a conversation with everything in it is accessible in either theme and fits a phone", async ({
  admin,
}) => {
  await setTemplates([{ name: "N".repeat(100), body_es: "Hola", body_en: "", body_fr: "" }]);
  const long = "Sinespacios".repeat(40);
  const { enquiry, sheet } = await openMessage(admin, uniqueName("Largo"), { message: long });
  const database = adminDatabase();
  const answers = ["sent", "late"].map((state) => ({
    id: crypto.randomUUID(),
    enquiry_id: enquiry.id,
    author: `${"a".repeat(60)}@${"b".repeat(60)}.example`,
    subject: long.slice(0, 200),
    body: `${long}\n\n${state}`,
  }));
  await database.from("enquiry_answers").insert(answers).throwOnError();
  await database
    .from("outbox")
    .insert(
      answers.map(({ id }, at) => ({
        enquiry_id: enquiry.id,
        kind: "answer" as const,
        answer_id: id,
        sent_at: at === 0 ? "2026-11-21T06:00:00Z" : null,
        attempts: 3,
        last_error: at === 0 ? null : "Invalid login: 535 5.7.8",
        // Not beyond the hour after which the server would take it for a jump of the clock.
        next_attempt_at: new Date(Date.now() + 40 * 60_000).toISOString(),
      })),
    )
    .throwOnError();
  await database
    .from("enquiry_notes")
    .insert({ enquiry_id: enquiry.id, body: long })
    .throwOnError();
  await admin.emulateMedia({ colorScheme: "light" });
  await admin.reload();
  await expect(sheet.getByText("La respuesta no ha salido")).toBeVisible();
  await answerField(sheet).fill(long);
  await sheet.getByText("Vista previa del correo").click();
  await expectAccessible(admin, "a conversation");
  await admin.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(admin, "a conversation, dark", ofTheme);
  await admin.setViewportSize({ width: 320, height: 700 });
  await expectAccessible(admin, "a conversation on a phone", ofWidth);
  const over = await sheet.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(over).toBe(0);
  await admin.emulateMedia({ colorScheme: null });
  await clearUnsent();
});

test("K7: what lies beside a message and cannot be read says so, and the message is there all the same", async ({
  admin,
  allow,
}) => {
  allow("500 /rest/v1/enquiry_notes");
  const [enquiry] = await insertEnquiries(uniqueName("Sin notas"), [{}]);
  await admin.route("**/rest/v1/enquiry_notes**", (route) =>
    route.fulfill({ status: 500, json: { message: "no" } }),
  );
  await admin.goto(`/admin/contacts?message=${enquiry?.id}`);
  const sheet = sheetOf(admin, enquiry?.name ?? "");
  await expect(sheet.getByText("No se pudieron cargar las respuestas ni las notas.")).toBeVisible();
  await expect(sheet.locator(".letter__text")).toContainText("somos dos");
  await admin.unroute("**/rest/v1/enquiry_notes**");
  await sheet.getByRole("button", { name: "Intentar de nuevo" }).click();
  await expect(sheet.getByText("No se pudieron cargar")).toHaveCount(0);
});
