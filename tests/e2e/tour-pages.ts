import { expect, type Locator, type Page } from "@playwright/test";
import type { InsertRow } from "../../shared/database.types.ts";
import { adminDatabase, uniqueName } from "./admin.ts";

/** Path of publications. */
export const saving = "**/rest/v1/rpc/publish_entry";
/** Path of autosaves. */
export const autosaving = "**/rest/v1/rpc/save_draft";

/** Note in the save bar about changes that are not published. */
export const unpublished = /^(Guardando…|Guardado en el borrador)$/;

/** Fills the required fields of a tour. */
export async function fillTour(page: Page, name: string) {
  await page.getByLabel("Nombre", { exact: true }).fill(name);
  await page.getByLabel("Destino").fill("Namibia");
  await page.getByLabel("Descripción corta").fill("Arena roja.");
  await page.getByLabel("Descripción completa").fill("Arena roja y cielo.");
  await page.getByLabel("Precio por persona (USD)").fill("5850");
}

export const saveButton = (page: Page) =>
  page.getByRole("button", { name: "Guardar", exact: true });

export async function save(page: Page) {
  await saveButton(page).click();
}

/** Saves, and waits for the success toast, which stays for six seconds, and for the list. */
export async function saveAndReturn(page: Page) {
  await save(page);
  await expect(page.getByText("Tour guardado correctamente").last()).toBeVisible();
  await expect(page).toHaveURL(({ pathname }) => pathname === "/admin/tours");
}

export const tab = (page: Page, language: "ES" | "EN" | "FR"): Locator =>
  page.getByRole("tab", { name: new RegExp(`^${language}`) });

/** Inserts a tour into the database. */
export async function insertTour(
  row: Partial<InsertRow<"tours">> = {},
  database = adminDatabase(),
) {
  const name = row.name ?? uniqueName("Delta");
  const { data, error } = await database
    .from("tours")
    .insert({
      slug: name.toLowerCase().replaceAll(" ", "-"),
      name,
      short_description: "Corta",
      full_description: "Larga",
      destination: "Botsuana",
      price_per_person: 5850,
      ...row,
    })
    .select()
    .single();
  if (error) throw error;
  return data;
}

export async function readTour(name: string) {
  const { data, error } = await adminDatabase().from("tours").select().eq("name", name).single();
  if (error) throw error;
  return data;
}

/** Columns of the unpublished draft of an entry; null if it has none. */
export async function draftOf(id: string) {
  const drafts = adminDatabase().from("entry_drafts").select("data").eq("id", id);
  return (await drafts.maybeSingle().throwOnError()).data?.data ?? null;
}
