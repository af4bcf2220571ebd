import { guides } from "../../content/types/guides.ts";
import { sampleRow } from "../support/sample-entry.ts";
import { adminDatabase, expect, test, uniqueName } from "./admin.ts";
import { insertPost, readPost, saveAndReturn } from "./post-pages.ts";

async function insertGuide(name: string) {
  const { data } = await adminDatabase()
    .from("guides")
    .insert({ ...sampleRow(guides), name, slug: name.toLowerCase().replaceAll(" ", "-") })
    .select()
    .single()
    .throwOnError();
  return data;
}

test("O4: the administrator has a guide sign a post, exchanges the guide, and removes it", async ({
  admin,
  reader,
}) => {
  const [lea, omar] = [await insertGuide(uniqueName("Lea")), await insertGuide(uniqueName("Omar"))];
  const post = await insertPost({ is_published: true, published_at: "2026-01-01T00:00:00Z" });
  const field = admin.getByRole("group", { name: "Guía que lo firma" });
  const choose = async (name: string) => {
    await admin.getByRole("button", { name: "Elegir el guía" }).click();
    const sheet = admin.getByRole("dialog", { name: "Guía que lo firma" });
    await sheet.getByLabel(name).check();
    await sheet.getByRole("button", { name: "Listo" }).click();
    await expect(field.getByRole("listitem")).toHaveText([new RegExp(name)]);
  };
  const byline = reader.locator(".article__by");

  await admin.goto(`/admin/blog/${post.id}`);
  await expect(field).toContainText("Ninguno: lo firma el nombre de «Autor».");
  await choose(lea.name);
  await choose(omar.name);
  await saveAndReturn(admin);
  expect((await readPost(post.title)).author_guide_id).toBe(omar.id);
  await reader.goto(`/es/blog/${post.slug}`);
  await expect(byline.getByRole("link")).toHaveText(`${omar.name}, ${omar.role}`);
  await byline.getByRole("link").click();
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText(omar.name);
  await expect(reader.getByRole("link", { name: post.title })).toBeVisible();

  await admin.goto(`/admin/blog/${post.id}`);
  await field.getByRole("button", { name: `Quitar ${omar.name}` }).click();
  await saveAndReturn(admin);
  expect((await readPost(post.title)).author_guide_id).toBeNull();
  await reader.goto(`/es/blog/${post.slug}`);
  await expect(byline).toContainText(post.author);
  await expect(byline.getByRole("link")).toHaveCount(0);

  await admin.goto(`/admin/blog/${post.id}`);
  await admin.getByRole("button", { name: "Historial" }).click();
  const history = admin.getByRole("dialog", { name: "Historial" });
  await history.getByRole("listitem").nth(1).getByRole("button").click();
  await expect(history.locator(".changes")).toContainText(`antes: ${omar.name}`);
});
