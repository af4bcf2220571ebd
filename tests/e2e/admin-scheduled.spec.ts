import { adminDatabase, expect, test, uniqueName } from "./admin.ts";
import { insertPost } from "./post-pages.ts";

test("K4: in the list, a post with a date to come is marked with its time, others as what they are", async ({
  admin,
}) => {
  const about = uniqueName("Plan");
  const slug = about.replace(" ", "-").toLowerCase();
  const ahead = "2040-03-01T06:30:00Z";
  const posts = {
    mañana: { is_published: true, published_at: ahead },
    ayer: { is_published: true, published_at: "2020-03-01T06:30:00Z" },
    guardado: { is_published: false, published_at: ahead },
  };
  for (const [at, [name, row]] of Object.entries(posts).entries())
    await insertPost({ title: `${about} ${name}`, slug: `${slug}-${at}`, ...row });
  await admin.goto(`/admin/blog?q=${encodeURIComponent(about)}`);
  const badges = (name: string) =>
    admin.locator(".rows > li").filter({ hasText: name }).locator(".badge").first();
  // Half past six in UTC is half past eight in Johannesburg.
  await expect(badges("mañana")).toHaveText("Programado: 01/03/2040 08:30");
  await expect(badges("ayer")).toHaveText("Publicado");
  await expect(badges("guardado")).toHaveText("Borrador");
  await admin.getByLabel("Estado", { exact: true }).selectOption("Programados");
  await expect(admin.locator(".rows > li h2")).toHaveText([`${about} mañana`]);
});

test("K4: the form says in words when a post comes out, and a visitor sees it from then on, not before", async ({
  admin,
  reader,
}) => {
  const post = await insertPost();
  await admin.goto(`/admin/blog/${post.id}`);
  await expect(admin.getByText("Nadie más lo ve.")).toBeVisible();
  await admin.getByLabel("Fecha de publicación").fill("2040-03-01T08:30");
  const inWords = "jueves 1 de marzo de 2040 a las 08:30, hora de Johannesburgo.";
  await expect(
    admin.getByText(`Nadie más lo ve. Márcalo como publicado para que salga el ${inWords}`),
  ).toBeVisible();
  await admin.getByLabel("Publicado").check();
  await expect(admin.getByText(`Sale en la web el ${inWords}`)).toBeVisible();
  await admin.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(admin.getByText("Post guardado correctamente")).toBeVisible();
  const { data } = await adminDatabase()
    .from("blog_posts")
    .select("published_at")
    .eq("id", post.id)
    .single();
  expect(Date.parse(data?.published_at ?? "")).toBe(Date.parse("2040-03-01T06:30:00Z"));
  await reader.goto("/es/blog");
  await expect(reader.getByText(post.title)).toHaveCount(0);
  const soon = new Date(Date.now() + 4000).toISOString();
  await adminDatabase().from("blog_posts").update({ published_at: soon }).eq("id", post.id);
  await reader.goto("/es/blog");
  await expect(reader.getByText(post.title)).toHaveCount(0);
  await expect(async () => {
    await reader.goto("/es/blog");
    await expect(reader.getByText(post.title).first()).toBeVisible({ timeout: 500 });
  }).toPass();
});
