import { adminDatabase, expect, test, uniqueName } from "./admin.ts";

test("J24: the list says where a tag is used, renames it in its posts, and merges it with another one", async ({
  admin,
}) => {
  const database = adminDatabase();
  const [first, second, slug] = [
    uniqueName("Duna"),
    uniqueName("Médano"),
    uniqueName("etiquetado"),
  ];
  await database
    .from("blog_posts")
    .insert({
      slug: slug.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
      title: slug,
      excerpt: "Arena.",
      content: "Mucha arena.",
      category: "Safari",
      author: "Ana",
      tags: [first, second],
    })
    .throwOnError();
  const tagsOf = async () =>
    (await database.from("blog_posts").select("tags").eq("title", slug).single().throwOnError())
      .data.tags;
  try {
    await admin.goto(`/admin/blog_tags?q=${encodeURIComponent(first)}`);
    const row = admin
      .getByRole("listitem")
      .filter({ has: admin.getByRole("heading", { name: first }) });
    await expect(row).toContainText("En 1 post");
    await row.getByRole("button", { name: `Eliminar ${first}` }).click();
    const sheet = admin.getByRole("dialog", { name: `«${first}» no se puede eliminar` });
    await expect(sheet).toContainText(`En 1 post: «${slug}»`);
    const renamed = `${first} roja`;
    await sheet.getByLabel("Nombre en español").fill(renamed);
    await sheet.getByRole("button", { name: "Renombrar" }).click();
    await expect(admin.getByText(`«${first}» se llama ahora «${renamed}»`)).toBeVisible();
    expect(await tagsOf()).toEqual([renamed, second]);

    await admin.getByRole("button", { name: `Renombrar ${renamed}` }).click();
    const again = admin.getByRole("dialog", { name: `Renombrar «${renamed}»` });
    await again.getByLabel("Nombre en español").fill(second.toUpperCase());
    await expect(again.getByText(`Ya existe «${second}».`)).toBeVisible();
    await again.getByRole("button", { name: "Unir" }).click();
    await expect(admin.getByText(`«${renamed}» unida a «${second}»`)).toBeVisible();
    expect(await tagsOf()).toEqual([second]);
  } finally {
    await database.from("blog_posts").delete().eq("title", slug).throwOnError();
    await database.from("blog_tags").delete().in("name", [first, second]).throwOnError();
  }
});
