import type { Page } from "@playwright/test";
import type { InsertRow } from "../../app/lib/database.types.ts";
import { adminDatabase } from "./admin.ts";

type Enquiry = InsertRow<"contact_submissions">;

/** Messages that a search for `about` finds, and nothing else; an hour apart, the first is the oldest. */
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
    )
    .select();
  if (error) throw error;
  return data;
}

export const rows = (page: Page) => page.locator("tbody tr");
export const openList = (page: Page, about: string, more = "") =>
  page.goto(`/admin/contacts?q=${encodeURIComponent(about)}${more}`);
export const opener = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
