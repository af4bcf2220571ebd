import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { InsertRow } from "../../shared/database.types.ts";
import { adminDatabase, adminSite } from "./admin.ts";

type Enquiry = InsertRow<"contact_submissions">;

/** Messages found by searching for `about`; an hour apart, the first is the oldest. */
export async function insertEnquiries(about: string, changes: Partial<Enquiry>[]) {
  const start = Date.UTC(2026, 10, 20, 6, 14);
  const { data, error } = await adminDatabase()
    .from("contact_submissions")
    .insert(
      changes.map((change, at) => ({
        name: about,
        email: "lucia@correo.example",
        phone: null,
        message: `${about}: somos dos y queremos ir en septiembre.`,
        language: "es" as const,
        created_at: new Date(start + at * 3_600_000).toISOString(),
        ...change,
      })),
      { defaultToNull: false },
    )
    .select();
  if (error) throw error;
  return data;
}

/** Failed mails of these enquiries, with a distant next attempt; `changes` override. */
export async function insertMails(
  enquiries: { id: string }[],
  changes: Partial<InsertRow<"outbox">> = {},
) {
  const { error } = await adminDatabase()
    .from("outbox")
    .insert(
      enquiries.map(({ id }) => ({
        enquiry_id: id,
        attempts: 3,
        next_attempt_at: new Date(Date.now() + 40 * 60_000).toISOString(),
        last_error: "Invalid login: 535 5.7.8 Username and Password not accepted",
        ...changes,
      })),
      { defaultToNull: false },
    );
  if (error) throw error;
}

/** Deletes all unsent mails, including those of other tests. */
export async function clearUnsent() {
  await adminDatabase().from("outbox").delete().is("sent_at", null);
}

/** File of a mail, written because no mail server is configured. */
export const mailFile = ({ id }: { id: string }) =>
  join(adminSite().dataDir, "outbox", `enquiry-${id}.eml`);

export const rows = (page: Page) => page.locator("tbody tr");
export const openList = (page: Page, about: string, more = "") =>
  page.goto(`/admin/contacts?q=${encodeURIComponent(about)}${more}`);
export const opener = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
