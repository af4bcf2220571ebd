import { readFile } from "node:fs/promises";
import { adminDatabase, expect, test, uniqueName } from "./admin.ts";
import { insertEnquiries, opener, openList, rows } from "./contact-pages.ts";
import { clearDesk, late, setTemplates, sheetOf, stateOf } from "./desk-pages.ts";

// Serial: the tests share templates and the outbox.
test.describe.configure({ mode: "default" });
test.beforeEach(() => setTemplates([]));
test.afterAll(clearDesk);

test("K7: an enquiry without answer for 24 hours is marked until its state changes", async ({
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

test("K7: the address filters the list by state, combined with search, pages and export", async ({
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
    /^Confirmada \((?:[2-9]|\d\d+)\)$/,
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

test("K7: the dashboard counts overdue enquiries, and links to them", { tag: "@deep" }, async ({
  admin,
}) => {
  await adminDatabase().from("contact_submissions").delete().neq("name", "");
  const about = uniqueName("Panel");
  await insertEnquiries(about, [{ name: `${about} A` }, { name: `${about} B`, state: "spam" }]);
  await admin.goto("/admin");
  const messages = admin.getByRole("region", { name: "Últimos mensajes" });
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
