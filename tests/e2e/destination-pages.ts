import { expect, type Page } from "@playwright/test";
import type { InsertRow } from "../../shared/database.types.ts";
import { adminDatabase, uniqueName } from "./admin.ts";
import { save } from "./tour-pages.ts";

/** Fills the required fields of a destination. */
export async function fillDestination(page: Page, name: string) {
  await page.getByLabel("Nombre", { exact: true }).fill(name);
  await page.getByLabel("País").fill("Namibia");
  await page.getByLabel("Descripción corta").fill("Arena roja.");
  await page.getByLabel("Descripción completa").fill("Arena roja y cielo.");
}

/** Saves, and waits for the success toast, which stays for six seconds, and for the list. */
export async function saveAndReturn(page: Page) {
  await save(page);
  await expect(page.getByText("Destino guardado correctamente").last()).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/destinations$/);
}

/** Inserts a destination into the database. */
export async function insertDestination(row: Partial<InsertRow<"destinations">> = {}) {
  const name = row.name ?? uniqueName("Etosha");
  const { data, error } = await adminDatabase()
    .from("destinations")
    .insert({
      slug: name.toLowerCase().replaceAll(" ", "-"),
      name,
      country: "Namibia",
      short_description: "Corta",
      full_description: "Larga",
      ...row,
    })
    .select()
    .single();
  if (error) throw error;
  return data;
}

export async function readDestination(name: string) {
  const { data, error } = await adminDatabase()
    .from("destinations")
    .select()
    .eq("name", name)
    .single();
  if (error) throw error;
  return data;
}
