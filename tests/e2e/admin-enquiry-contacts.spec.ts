import { adminDatabase, expect, test, uniqueName } from "./admin.ts";
import { administrator } from "./administrator.ts";
import { insertEnquiries } from "./contact-pages.ts";
import { late, openMessage, sheetOf, stateOf } from "./desk-pages.ts";

test("M1: on a phone, an answer by telephone is recorded with one press, moved to another time and undone", async ({
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
  await contact.getByRole("button", { name: "Cambiar", exact: true }).click();
  await expect(contact.getByRole("status")).toContainText("09:30");

  await contact.getByRole("button", { name: "Deshacer" }).click();
  await expect(contact.getByRole("status")).toHaveText("Deshecho.");
  await expect(phone).toBeFocused();
  await expect(sheet.getByText(late)).toBeVisible();
  await expect(thread).toHaveCount(0);
  expect(await stateOf(enquiry.id)).toBe("new");
});

test("M1: the link of a notice focuses the button and records nothing; WhatsApp focuses its own", async ({
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
