import { mkdir, readFile } from "node:fs/promises";
import PostalMime from "postal-mime";
import { removeFolder } from "../support/remove-folder.ts";
import { expectAccessible } from "./a11y.ts";
import { adminDatabase, expect, test, uniqueName } from "./admin.ts";
import { administrator } from "./administrator.ts";
import { clearUnsent, opener, rows } from "./contact-pages.ts";
import {
  answerField,
  answerFile,
  answersTo,
  clearDesk,
  openMessage,
  setTemplates,
} from "./desk-pages.ts";
import { loseAnswers } from "./lost-answers.ts";
import { insertTour } from "./tour-pages.ts";

// Serial: the tests share templates and the outbox.
test.describe.configure({ mode: "default" });
test.beforeEach(() => setTemplates([]));
test.afterAll(clearDesk);

test("K7: an answer is composed from a template in the visitor's language, previewed, sent, and added to the conversation", async ({
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

test("K7: an answer to an enquiry from a tour's page contains the tour's name in the visitor's language", {
  tag: "@deep",
}, async ({ admin }) => {
  await setTemplates([
    { name: "Gracias", body_es: "Hola", body_en: "About {tour}: yes.", body_fr: "" },
  ]);
  const tour = await insertTour({ name_en: "The dunes" });
  const { sheet } = await openMessage(admin, uniqueName("Desde el viaje"), {
    language: "en",
    source: `/en/tours/${tour.slug}`,
    tour_id: tour.id,
  });
  await sheet.getByRole("button", { name: "Añadir" }).click();
  await expect(answerField(sheet)).toHaveValue("About The dunes: yes.");
});

test("K7: an unsent answer survives a reload, and a failed one displays the reason and is sent once", async ({
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

  // The request arrives and its response is lost.
  const address = "**/rest/v1/rpc/answer_enquiry";
  await loseAnswers(admin, address);
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

test("K7: without https, notes are saved and answers are sent", { tag: "@deep" }, async ({
  admin,
}) => {
  // `crypto.randomUUID` exists only in secure contexts.
  await admin.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, "randomUUID"));
  const { enquiry, sheet } = await openMessage(admin, uniqueName("Sin https"));
  await sheet.getByLabel("Nueva nota, solo para el panel").fill("Llamar hoy.");
  await sheet.getByRole("button", { name: "Guardar nota" }).click();
  const notes = sheet.getByRole("region", { name: "Notas internas" });
  await expect(notes.getByRole("listitem")).toContainText("Llamar hoy.");
  await answerField(sheet).fill("Hola:\n\nSí.");
  await sheet.getByRole("button", { name: "Enviar respuesta" }).click();
  await expect(answerField(sheet)).toHaveValue("");
  expect(await answersTo(enquiry.id)).toHaveLength(1);
});

test("K7: a different text with a used operation is refused, and sent by the next press", {
  tag: "@deep",
}, async ({ admin, allow }) => {
  allow("net::ERR_FAILED /rest/v1/rpc/answer_enquiry", "409 /rest/v1/rpc/answer_enquiry");
  const { enquiry, sheet } = await openMessage(admin, uniqueName("Dos veces"));
  const address = "**/rest/v1/rpc/answer_enquiry";
  await loseAnswers(admin, address);
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

test("K7: an unsent answer is marked in list, notice and conversation, and a retry sends it", {
  tag: "@deep",
}, async ({ admin }) => {
  await clearUnsent();
  const about = uniqueName("No sale");
  const { enquiry, sheet } = await openMessage(admin, about);
  let operation = "";
  // A directory at the path of the mail makes sending fail.
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
  // Otherwise the server would retry it at any time.
  await adminDatabase()
    .from("outbox")
    .update({ next_attempt_at: new Date(Date.now() + 30 * 60_000).toISOString() })
    .is("sent_at", null)
    .throwOnError();
  await removeFolder(answerFile(operation));
  await opener(admin, enquiry.name).click();
  await mail.getByRole("button", { name: "Reintentar ahora" }).click();
  await expect(mail).toHaveText(/^Respuesta enviada el/);
  expect(await readFile(answerFile(operation), "utf8")).toContain("Subject:");
});
