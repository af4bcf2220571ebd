import { adminDatabase, expect, test } from "./admin.ts";
import { insertPost } from "./post-pages.ts";

/** Stored publication date of a post. */
async function publishedAt(id: string) {
  const posts = adminDatabase().from("blog_posts").select("published_at").eq("id", id);
  const { data } = await posts.single().throwOnError();
  return data.published_at && new Date(data.published_at).toISOString();
}

test("K4: the form displays when a post is published, and visitors see it from then on", async ({
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
  await admin.getByRole("checkbox", { name: "Publicado" }).check();
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
  const soon = Date.now() + 3000;
  await adminDatabase()
    .from("blog_posts")
    .update({ published_at: new Date(soon).toISOString() })
    .eq("id", post.id)
    .throwOnError();
  const html = await (await reader.request.get("/es/blog")).text();
  // On a busy machine the time has come already.
  if (Date.now() < soon) expect(html).not.toContain(post.title);
  await expect(async () => {
    await reader.goto("/es/blog");
    await expect(reader.getByText(post.title).first()).toBeVisible({ timeout: 500 });
  }).toPass();
});

test("K4: the year of an existing date is typed by keyboard and saved", { tag: "@deep" }, async ({
  admin,
}) => {
  const post = await insertPost({ published_at: "2026-11-20T09:06:00Z" });
  await admin.goto(`/admin/blog/${post.id}`);
  const date = admin.getByLabel("Fecha de publicación");
  await expect(date).toHaveValue("2026-11-20T11:06");
  await date.click({ position: { x: 20, y: 20 } });
  // Day and month, in any order.
  await admin.keyboard.press("ArrowRight");
  await admin.keyboard.press("ArrowRight");
  await admin.keyboard.type("2027");
  await expect(date).toHaveValue("2027-11-20T11:06");
  // After four digits the cursor moves on to the hour.
  await admin.keyboard.type("08");
  await expect(date).toHaveValue("2027-11-20T08:06");
  await admin.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(admin.getByText("Post guardado correctamente")).toBeVisible();
  expect(await publishedAt(post.id)).toBe("2027-11-20T06:06:00.000Z");
});

test("K4: an incomplete date is not saved until it is complete or blank", { tag: "@deep" }, async ({
  admin,
}) => {
  const at = "2026-11-20T09:06:00.000Z";
  const post = await insertPost({ published_at: at });
  await admin.goto(`/admin/blog/${post.id}`);
  const date = admin.getByLabel("Fecha de publicación");
  const save = admin.getByRole("button", { name: "Guardar", exact: true });
  const toYear = async () => {
    await date.click({ position: { x: 20, y: 20 } });
    await admin.keyboard.press("ArrowRight");
    await admin.keyboard.press("ArrowRight");
  };
  await expect(date).toHaveValue("2026-11-20T11:06");
  await toYear();
  await admin.keyboard.press("Backspace");
  await save.click();
  await expect(date).toBeFocused();
  await expect(date).toHaveAccessibleDescription(/Completa la fecha y la hora/);
  await toYear();
  await admin.keyboard.type("20");
  await save.click();
  await expect(date).toHaveAccessibleDescription(/Completa la fecha y la hora/);
  expect(await publishedAt(post.id)).toBe(at);
  await toYear();
  // Day, month and hour are unchanged.
  await admin.keyboard.type("2028");
  await expect(date).toHaveValue("2028-11-20T11:06");
  await expect(date).not.toHaveAccessibleDescription(/Completa/);
  await save.click();
  await expect(admin.getByText("Post guardado correctamente")).toBeVisible();
  expect(await publishedAt(post.id)).toBe("2028-11-20T09:06:00.000Z");

  await admin.goto(`/admin/blog/${(await insertPost()).id}`);
  await date.click({ position: { x: 20, y: 20 } });
  await admin.keyboard.type("03");
  await save.click();
  await expect(date).toHaveAccessibleDescription(/Completa la fecha y la hora/);
});
