import { adminDatabase, expect, test, uniqueName } from "./admin.ts";
import { administrator } from "./administrator.ts";
import { insertEnquiries, opener } from "./contact-pages.ts";
import { late, openMessage, sheetOf, stateOf } from "./desk-pages.ts";

test("R1: on a phone, an answer by telephone is recorded with one press, moved to another time and undone", async ({
  allow,
  admin,
}) => {
  await admin.setViewportSize({ width: 375, height: 700 });
  const created_at = new Date(Date.now() - 3 * 86_400_000).toISOString();
  const { enquiry, sheet } = await openMessage(admin, uniqueName("Por teléfono"), { created_at });
  const contact = sheet.getByRole("region", { name: "Por otro canal" });
  const thread = sheet.getByRole("region", { name: "Respuestas" });
  await expect(sheet.getByText(late)).toBeVisible();
  const phone = contact.getByRole("button", { name: "Por teléfono", exact: true });
  await phone.dblclick();
  await expect(contact.getByRole("status")).toHaveText(
    /^Anotado: por teléfono, \d\d\/\d\d\/\d{4} \d\d:\d\d\.$/,
  );
  await expect(thread.getByRole("listitem")).toHaveCount(1);
  await expect(thread).toContainText(administrator.email);
  await expect(sheet.getByText(late)).toHaveCount(0);
  expect(await stateOf(enquiry.id)).toBe("active");

  await contact.getByRole("button", { name: "Cambiar la hora" }).click();
  const time = contact.getByLabel("Fecha y hora");
  await time.fill("2001-01-01T10:00");
  await contact.getByRole("button", { name: "Cambiar", exact: true }).click();
  await expect(time).toHaveAccessibleDescription(/La consulta llegó el/);
  const dayAfter = new Date(Date.parse(created_at) + 86_400_000).toISOString().slice(0, 10);
  await time.fill(`${dayAfter}T09:30`);
  const functionPath = "**/rest/v1/rpc/record_contact*";
  allow("503 /rest/v1/rpc/record_contact");
  await admin.route(functionPath, (route) => route.fulfill({ status: 503, json: {} }));
  await contact.getByRole("button", { name: "Cambiar", exact: true }).click();
  await expect(time).toHaveAccessibleDescription(/No se pudo cambiar la hora/);
  await expect(time).toHaveValue(`${dayAfter}T09:30`);
  await admin.unroute(functionPath);
  await contact.getByRole("button", { name: "Cambiar", exact: true }).click();
  await expect(contact.getByRole("status")).toContainText("09:30");

  await contact.getByRole("button", { name: "Deshacer" }).click();
  await expect(contact.getByRole("status")).toHaveText("Deshecho.");
  await expect(phone).toBeFocused();
  await expect(sheet.getByText(late)).toBeVisible();
  await expect(thread).toHaveCount(0);
  expect(await stateOf(enquiry.id)).toBe("new");
});

test("R1: the link of a notice focuses the button and records nothing; WhatsApp focuses its own", async ({
  allow,
  admin,
}) => {
  const [enquiry] = await insertEnquiries(uniqueName("Aviso"), [{ phone: "+27 82 000 0000" }]);
  await admin.goto(`/admin/contacts?message=${enquiry?.id}&record=email`);
  const sheet = sheetOf(admin, enquiry?.name ?? "");
  await expect(sheet.getByRole("button", { name: "Por correo", exact: true })).toBeFocused();
  const { data } = await adminDatabase()
    .from("enquiry_contacts")
    .select("id")
    .eq("enquiry_id", enquiry?.id ?? "");
  expect(data).toEqual([]);
  const whatsapp = sheet.getByRole("link", { name: "WhatsApp" });
  await expect(whatsapp).toHaveAttribute("href", "https://wa.me/27820000000");
  await admin.context().route("https://wa.me/**", (route) => route.fulfill({ body: "" }));
  allow("left the site: https://wa.me/27820000000");
  await whatsapp.click();
  await expect(sheet.getByRole("button", { name: "Por WhatsApp", exact: true })).toBeFocused();
  await sheet.getByRole("button", { name: "Cerrar el mensaje" }).click();
  await expect(sheet).toHaveCount(0);
  expect(new URL(admin.url()).search).not.toContain("record");
});

test("R1: an enquiry by telephone is added; typed values survive a failure and a reload, a changed channel is another call, and the enquiry opens", async ({
  allow,
  admin,
}) => {
  await admin.setViewportSize({ width: 375, height: 700 });
  const name = uniqueName("Llamada");
  await admin.goto("/admin/contacts");
  const add = admin.getByRole("button", { name: "Anotar consulta" });
  await add.click();
  const form = admin.getByRole("dialog", { name: "Anotar consulta" });
  await form.getByLabel("Nombre").fill(name);
  await form.getByRole("button", { name: "Anotar consulta" }).click();
  await expect(form.getByLabel("Correo")).toHaveAccessibleDescription(/correo válida/);
  await form.getByLabel("Correo").fill("ana@example.com");
  await form.getByLabel("Mensaje").fill("Quiere ir en mayo con dos niños.");

  const operations: string[] = [];
  const functionPath = "**/rest/v1/rpc/add_enquiry*";
  allow("503 /rest/v1/rpc/add_enquiry");
  await admin.route(functionPath, (route) => {
    operations.push(route.request().postDataJSON().operation);
    return route.fulfill({ status: 503, json: {} });
  });
  const send = async () => {
    const answered = admin.waitForResponse(functionPath);
    await form.getByRole("button", { name: "Anotar consulta" }).click();
    await answered;
    await expect(form.getByText(/No se pudo anotar/)).toBeVisible();
  };
  await send();
  await send();
  await form.getByLabel("¿Cómo contestaste?").selectOption("Por WhatsApp");
  await send();
  expect(operations[1]).toBe(operations[0]);
  expect(operations[2]).not.toBe(operations[0]);
  await admin.unroute(functionPath);

  await admin.reload();
  await expect(form.getByLabel("Nombre")).toHaveValue(name);
  await expect(form.getByLabel("¿Cómo contestaste?")).toHaveValue("whatsapp");
  await form.getByRole("button", { name: "Anotar consulta" }).click();
  const sheet = sheetOf(admin, name);
  await expect(sheet.getByRole("region", { name: "Respuestas" })).toContainText(
    "Contestado por WhatsApp",
  );
  await sheet.getByRole("button", { name: "Cerrar el mensaje" }).click();
  await expect(opener(admin, name)).toBeVisible();
  await expect(add).toBeFocused();
  await add.click();
  await expect(form.getByLabel("Nombre")).toHaveValue("");
});
