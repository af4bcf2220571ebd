import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { createClient } from "@supabase/supabase-js";
import PostalMime from "postal-mime";
import type { Database } from "../../shared/database.types.ts";
import { expectAccessible } from "./a11y.ts";
import { adminDatabase, adminSite, expect, test, uniqueName } from "./admin.ts";
import { administrator } from "./administrator.ts";
import { insertEnquiries } from "./contact-pages.ts";
import { loseAnswers } from "./lost-answers.ts";
import { insertTour } from "./tour-pages.ts";

const sending = "**/rest/v1/rpc/send_proposal";
const day = (later: number) => new Date(Date.now() + later * 86_400_000).toISOString().slice(0, 10);

const tourOf = (name: string) =>
  insertTour({
    name,
    itinerary: [
      { day: 1, title_es: "Llegada", description_es: "A Upington." },
      { day: 2, title_es: "Dunas", description_es: "Rojas.", bed_es: "Nossob" },
    ],
    included_services: ["Guía"],
    seasons: [{ name_es: "Única", months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], price_2: 3000 }],
  });

const versionsOf = async (enquiry: string) => {
  const { data } = await adminDatabase()
    .from("proposals")
    .select("id,state,proposal_versions(id,number)")
    .eq("enquiry_id", enquiry)
    .throwOnError();
  return data ?? [];
};

/** Address in the mail of a version, written because no mail server is configured. */
async function mailedLink(version: string): Promise<string> {
  const file = join(adminSite().dataDir, "outbox", `proposal-${version}.eml`);
  await expect.poll(() => readFile(file).catch(() => null)).not.toBeNull();
  const { text = "" } = await PostalMime.parse(await readFile(file));
  return /\/p\/[0-9a-f]{64}/.exec(text)?.[0] ?? "";
}

/** Presses a control, and counts it. */
const counted = (page: Page) => {
  let taps = 0;
  return {
    taps: () => taps,
    async tap(name: string | RegExp, role: "button" | "link" = "button") {
      taps += 1;
      await page.getByRole(role, { name }).last().click();
    },
  };
};

test("R10, R11, R13: on a phone, a proposal is made from an enquiry and sent with four presses; a lost answer sends no second version", async ({
  admin,
  allow,
}) => {
  allow("net::ERR_FAILED /rest/v1/rpc/send_proposal");
  await admin.setViewportSize({ width: 375, height: 700 });
  const about = uniqueName("Propuesta");
  const tour = await tourOf(about);
  await adminDatabase()
    .from("site_settings")
    .update({ terms: "Un depósito al aceptar." })
    .eq("id", true)
    .throwOnError();
  const [enquiry] = await insertEnquiries(about, [
    {
      ...{ adults: 2, child_ages: [], tour_id: tour.id, tour_name: about },
      ...{ travel_from: day(200), travel_to: day(202) },
    },
  ]);
  if (!enquiry) throw new Error("not inserted");
  await admin.goto(`/admin/contacts?q=${encodeURIComponent(about)}`);
  const { tap, taps } = counted(admin);
  await tap(about);
  await tap("Hacer una propuesta", "link");
  await expect(admin.getByLabel("Título", { exact: true }).first()).toHaveValue(about);
  await expect(admin.getByLabel("Primer día")).toHaveValue(day(200));
  await expect(admin.getByLabel("Válida hasta")).toHaveAccessibleDescription(/6\.000 USD/);
  await tap("Enviar propuesta");
  const sheet = admin.getByRole("dialog", { name: "Enviar propuesta" });
  await expect(sheet).toContainText(enquiry.email);
  await expect(sheet.getByLabel("Asunto")).toHaveValue(`Tu viaje: ${about}`);
  await sheet.getByText("Lo que verá: la página").click();
  const page = sheet.frameLocator("iframe");
  await expect(page.getByRole("heading", { name: about })).toBeVisible();
  await expect(page.getByText("Un depósito al aceptar.")).toBeVisible();
  await expectAccessible(admin, "a proposal before it is sent");

  await loseAnswers(admin, sending);
  await tap("Enviar");
  await expect(sheet.getByRole("alert")).toContainText("No hay conexión");
  expect(taps()).toBe(4);
  await admin.unroute(sending);
  await sheet.getByRole("button", { name: "Enviar", exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await expect(admin.getByText(`Versión 1 enviada a ${enquiry.email}`)).toBeVisible();
  const follow = admin.getByRole("region", { name: "Seguimiento" });
  await expect(follow).toContainText("Versión 1: 6.000 USD");
  await expect(follow).toContainText("Sin abrir");
  const [proposal, ...others] = await versionsOf(enquiry.id);
  expect(others).toEqual([]);
  expect(proposal?.proposal_versions).toHaveLength(1);
  expect(await mailedLink(proposal?.proposal_versions[0]?.id ?? "")).toMatch(/^\/p\//);
  await expectAccessible(admin, "a proposal that was sent");

  // What was sent can be read later, whatever the form says by then.
  await admin.getByLabel("Título", { exact: true }).first().fill("Otro título");
  await follow.getByRole("button", { name: "Ver lo enviado en la versión 1" }).click();
  const then = admin.getByRole("dialog", { name: "Vista previa" });
  const asSent = then.frameLocator("iframe");
  await expect(asSent.getByRole("heading", { name: about })).toBeVisible();
  await expect(asSent.getByText(/, versión 1$/).first()).toBeVisible();
  await then.getByRole("button", { name: "Cerrar la vista previa" }).click();

  // The rules of sending are said at their fields, until they are followed.
  await admin.getByLabel("Válida hasta").fill("2020-01-01");
  await admin.getByRole("button", { name: "Enviar versión 2" }).click();
  await expect(admin.getByLabel("Válida hasta")).toBeFocused();
  await expect(admin.getByLabel("Válida hasta")).toHaveAccessibleDescription(
    /La fecha de validez ya pasó/,
  );
  await admin.getByLabel("Válida hasta").fill(day(10));
  await expect(admin.getByText("La fecha de validez ya pasó")).toHaveCount(0);

  await admin.goto("/admin/proposals?state=sent");
  const row = admin.getByRole("row").filter({ hasText: about });
  await expect(row).toContainText("Sin abrir");
  await expectAccessible(admin, "the list of proposals");
  expect(
    await admin.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});

test("R12, R14, R15, R16: without JavaScript a traveller reads, asks and accepts; the owner settles it and marks the deposit", async ({
  admin,
  newVisitor,
}) => {
  const about = uniqueName("Viajero");
  const [enquiry] = await insertEnquiries(about, [{ language: "en" }]);
  if (!enquiry) throw new Error("not inserted");
  const { data: made } = await adminDatabase()
    .from("proposals")
    .insert({
      ...{ enquiry_id: enquiry.id, language: "en", title: about, traveller: "Lucía Ferrer" },
      ...{ starts_on: day(200), itinerary: [{ day: 1, title: "Arrival", bed: "Nossob" }] },
      price_lines: [{ label: "Adults", quantity: 2, amount: 3000 }],
      ...{ valid_until: day(14), terms: "A deposit.", deposit: 600, payment: "Bank 1" },
    })
    .select()
    .single()
    .throwOnError();
  const id = made?.id ?? "";
  const token = await sendAsAdministrator(id, made?.updated_at ?? "");

  const reader = await newVisitor({
    ...{ baseURL: adminSite().url, javaScriptEnabled: false },
    // Openings by a headless browser are not counted.
    userAgent:
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
  });
  await reader.goto(`/p/${token}`);
  await expect(reader.getByRole("heading", { level: 1, name: about })).toBeVisible();
  await expect(reader.locator("body")).not.toContainText("Bank 1");
  await reader.getByText("Ask a question", { exact: true }).last().click();
  await reader.locator("#question-body").fill("Is there a pool?");
  await reader.locator("#question button").click();
  await expect(reader.getByRole("status")).toBeVisible();
  await expect(reader.locator("body")).toContainText("Is there a pool?");

  await admin.goto("/admin");
  await admin.getByRole("link", { name: /propuestas? esperan? respuesta/ }).click();
  await admin.getByRole("link", { name: about }).click();
  const follow = admin.getByRole("region", { name: "Seguimiento" });
  await expect(follow).toContainText("Is there a pool?");
  await expect(follow).toContainText(/Abierta/);
  await follow.getByRole("button", { name: "Ya está atendido" }).click();
  await expect(follow.getByRole("heading", { name: "Preguntas y cambios" })).toBeFocused();

  await reader.goto(`/p/${token}`);
  await reader.locator("#acceptance-name").fill("Lucía Ferrer");
  await reader.locator("#acceptance-agreed").check();
  await reader.locator("#acceptance button").click();
  await expect(reader.locator("#accepted")).toContainText("Lucía Ferrer");
  await expect(reader.locator("body")).toContainText("Bank 1");
  const calendar = await reader.request.get(`/p/${token}.ics`);
  expect(calendar.headers()["content-type"]).toContain("text/calendar");
  expect(await calendar.text()).toContain("SUMMARY:Arrival");

  await admin.reload();
  await expect(follow).toContainText("Aceptada por Lucía Ferrer");
  await follow.getByRole("button", { name: "Marcar depósito recibido" }).click();
  await expect(follow).toContainText("Depósito recibido el");
  await reader.goto(`/p/${token}`);
  await expect(reader.locator("#road")).toContainText("Received on");
  await follow.getByRole("button", { name: "Anular enlaces" }).click();
  await admin.getByRole("alertdialog").getByRole("button", { name: "Anular enlaces" }).click();
  await expect(follow.getByText(/enlaces? anulados?/i)).toBeVisible();
  expect((await reader.request.get(`/p/${token}`)).status()).toBe(404);
});

/** @returns the token of the link */
async function sendAsAdministrator(proposal: string, expected: string): Promise<string> {
  const { url, dataDir } = adminSite();
  const { publishableKey } = JSON.parse(await readFile(join(dataDir, "secrets.json"), "utf8"));
  const client = createClient<Database>(url, publishableKey, { auth: { persistSession: false } });
  const { error } = await client.auth.signInWithPassword(administrator);
  if (error) throw error;
  const operation = crypto.randomUUID();
  const { data } = await client
    .rpc("send_proposal", { proposal, operation, expected, subject: "Trip", body: "Here it is." })
    .throwOnError();
  return String(data?.token);
}
