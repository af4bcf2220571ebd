import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { adminDatabase, adminSite, expect } from "./admin.ts";
import { clearUnsent, insertEnquiries } from "./contact-pages.ts";

export const setTemplates = (templates: object[]) =>
  adminDatabase()
    .from("inbox_settings")
    .upsert({ id: true, answer_templates: templates as never })
    .throwOnError();

/** Removes answer templates and unsent mails, which all messages share. */
export async function clearDesk() {
  await setTemplates([]);
  await clearUnsent();
}

export const sheetOf = (page: Page, name: string) =>
  page.getByRole("dialog", { name, exact: true });
export const answerField = (sheet: Locator) =>
  sheet.getByRole("textbox", { name: "Respuesta", exact: true });
export const late = "Más de 24 h sin respuesta";
export const answerFile = (operation: string) =>
  join(adminSite().dataDir, "outbox", `answer-${operation}.eml`);

/** Inserts an enquiry and opens it. */
export async function openMessage(
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

export const stateOf = async (id: string) =>
  (await adminDatabase().from("contact_submissions").select("state").eq("id", id).single()).data
    ?.state;
export const answersTo = async (id: string) =>
  (await adminDatabase().from("enquiry_answers").select("*").eq("enquiry_id", id)).data ?? [];
