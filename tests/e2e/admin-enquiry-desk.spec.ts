import { expectAccessible, ofTheme, ofWidth } from "./a11y.ts";
import { adminDatabase, expect, test, uniqueName } from "./admin.ts";
import { administrator } from "./administrator.ts";
import { clearUnsent, insertEnquiries } from "./contact-pages.ts";
import {
  answerField,
  answersTo,
  clearDesk,
  openMessage,
  setTemplates,
  sheetOf,
} from "./desk-pages.ts";

// Serial: the tests share templates and the outbox.
test.describe.configure({ mode: "default" });
test.beforeEach(() => setTemplates([]));
test.afterAll(clearDesk);

test("K7: notes are stored with their author, are only text, and go after a question", async ({
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
  await expect(saveNote).not.toHaveAttribute("aria-busy");
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

test("K7: a note saved while the failed notes are reloading is displayed", {
  tag: "@deep",
}, async ({ admin, allow }) => {
  allow("500 /rest/v1/enquiry_notes");
  const { promise: saved, resolve: save } = Promise.withResolvers<void>();
  let reads = 0;
  await admin.route("**/rest/v1/enquiry_notes*", async (route) => {
    const isRead = route.request().method() === "GET";
    const read = isRead ? ++reads : 0;
    if (read === 1) return route.fulfill({ status: 500, json: { message: "no" } });
    // The second read returns older data, after the note is stored.
    const response = await route.fetch();
    if (read === 2) await saved;
    await route.fulfill({ response }).catch(() => {});
    if (!isRead) save();
  });
  const { sheet } = await openMessage(admin, uniqueName("Lenta"));
  const notes = sheet.getByRole("region", { name: "Notas internas" });
  await notes.getByLabel("Nueva nota, solo para el panel").fill("Llamar hoy.");
  await expect.poll(() => reads).toBe(2);
  await notes.getByRole("button", { name: "Guardar nota" }).click();
  await expect(notes.getByRole("listitem")).toContainText("Llamar hoy.");
  await admin.unrouteAll();
});

test("K7, G10: with an enquiry go its notes, its answers, and what was typed and not sent", {
  tag: "@deep",
}, async ({ admin }) => {
  const { enquiry, sheet } = await openMessage(admin, uniqueName("Todo fuera"));
  await answerField(sheet).fill("Hola.");
  await sheet.getByRole("button", { name: "Enviar respuesta" }).click();
  await expect(answerField(sheet)).toHaveValue("");
  await answerField(sheet).fill("Algo secreto.");
  await sheet.getByLabel("Nueva nota, solo para el panel").fill("Otra cosa secreta.");
  const stored = () => admin.evaluate(() => JSON.stringify({ ...localStorage }));
  await expect.poll(stored).toContain("Otra cosa secreta.");
  expect(await stored()).toContain("Algo secreto.");
  expect(await stored()).toContain(enquiry.id);
  await sheet.getByRole("button", { name: "Eliminar para siempre" }).click();
  await admin
    .getByRole("alertdialog")
    .getByRole("button", { name: "Eliminar para siempre" })
    .click();
  await expect(sheet).toHaveCount(0);
  expect(await answersTo(enquiry.id)).toEqual([]);
  expect(await stored()).not.toContain(enquiry.id);
  // A whole word: short strings also occur in the stored session.
  expect(await stored()).not.toContain("secret");
});

test("K7, R1: a complete conversation is accessible in both themes and fits a phone", {
  tag: "@deep",
}, async ({ admin }) => {
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
        // Within the hour after which the server would assume a clock jump.
        next_attempt_at: new Date(Date.now() + 40 * 60_000).toISOString(),
      })),
    )
    .throwOnError();
  await database
    .from("enquiry_notes")
    .insert({ enquiry_id: enquiry.id, body: long })
    .throwOnError();
  await database
    .from("enquiry_contacts")
    .insert(
      [true, false].map((reached) => ({
        id: crypto.randomUUID(),
        enquiry_id: enquiry.id,
        at: enquiry.created_at,
        channel: "phone" as const,
        reached,
        author: answers[0]?.author ?? null,
      })),
    )
    .throwOnError();
  await admin.emulateMedia({ colorScheme: "light" });
  await admin.reload();
  await expect(sheet.getByText("La respuesta no ha salido")).toBeVisible();
  await answerField(sheet).fill(long);
  await sheet.getByText("Vista previa del correo").click();
  const contact = sheet.getByRole("region", { name: "Por otro canal" });
  await contact.getByRole("button", { name: "Por WhatsApp", exact: true }).click();
  await contact.getByRole("button", { name: /^Cambiar la hora/ }).click();
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

test("K7: notes and answers that fail to load display an error, and the message stays readable", {
  tag: "@deep",
}, async ({ admin, allow }) => {
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
