import { expect, type Page } from "@playwright/test";
import type { InsertRow } from "../../shared/database.types.ts";
import { adminDatabase, storedIn, uniqueName } from "./admin.ts";
import { save } from "./tour-pages.ts";

/** Fills the required fields of a post. */
export async function fillPost(page: Page, title: string) {
  await page.getByLabel("Título").fill(title);
  await page.getByLabel("Extracto").fill("Un barco en la arena.");
  await page.getByLabel("Contenido").fill("La niebla entra.\nLuego se va.");
  await page.getByLabel("Categoría").fill("Fauna");
  await page.getByLabel("Autor").fill("Naledi Mokoena");
}

/** Saves, and waits for the success toast, which stays for six seconds, and for the list. */
export async function saveAndReturn(page: Page) {
  await save(page);
  await expect(page.getByText("Post guardado correctamente").last()).toBeVisible();
  await expect(page).toHaveURL(({ pathname }) => pathname === "/admin/blog");
}

/** Inserts a post into the database. */
export async function insertPost(row: Partial<InsertRow<"blog_posts">> = {}) {
  const title = row.title ?? uniqueName("Niebla");
  const { data, error } = await adminDatabase()
    .from("blog_posts")
    .insert({
      slug: title.toLowerCase().replaceAll(" ", "-"),
      title,
      excerpt: "Corto",
      content: "Largo",
      category: "Fauna",
      author: "Tendai Ncube",
      ...row,
    })
    .select()
    .single();
  if (error) throw error;
  return data;
}

export async function readPost(title: string) {
  const { data, error } = await adminDatabase()
    .from("blog_posts")
    .select()
    .eq("title", title)
    .single();
  if (error) throw error;
  return data;
}

/** Names of the blog's pictures in the storage. */
export const storedPictures = () => storedIn("blog-images");

export const nameOf = (address: string | null) => address?.split("/").at(-1) ?? "";
