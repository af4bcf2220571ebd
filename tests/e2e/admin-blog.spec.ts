import { expectAccessible } from "./a11y.ts";
import { adminDatabase, expect, test, uniqueName } from "./admin.ts";
import { nasty, nastyText } from "./hostile-texts.ts";
import { fillPost, insertPost, readPost, saveAndReturn } from "./post-pages.ts";
import { save, tab } from "./tour-pages.ts";

test("H7: a new post in three languages is a hidden draft, on the site in each language once published, and off it when deleted", async ({
  admin,
  reader,
}) => {
  const title = uniqueName("El barco");
  await admin.goto("/admin/blog");
  await admin.getByRole("link", { name: "Nuevo post" }).click();
  await fillPost(admin, title);
  for (const [language, suffix] of [
    ["EN", "in English"],
    ["FR", "en français"],
  ] as const) {
    await tab(admin, language).click();
    await expect(tab(admin, language)).toContainText("0 de 3");
    await admin.getByLabel("Título").fill(`${title} ${suffix}`);
    await admin.getByLabel("Extracto").fill(`Short ${suffix}`);
    await admin.getByLabel("Contenido").fill(`First ${suffix}\n\nSecond ${suffix}`);
    await expect(tab(admin, language)).toContainText("completo");
  }
  await expect(admin.getByRole("checkbox", { name: "Publicado" })).not.toBeChecked();
  await expect(admin.locator(".bar .badge")).toHaveText("Borrador");
  await saveAndReturn(admin);
  const row = admin.locator(".rows > li").filter({ hasText: title });
  await expect(row).toContainText("Borrador");
  const draft = await readPost(title);
  expect(draft).toMatchObject({
    is_published: false,
    published_at: null,
    featured_image: null,
    title_en: `${title} in English`,
    excerpt_fr: "Short en français",
    content_en: "First in English\n\nSecond in English",
  });
  const { slug } = draft;
  await reader.goto("/es/blog");
  await expect(reader.getByRole("main")).not.toContainText(title);
  await reader.goto(`/es/blog/${slug}`);
  await expect(reader).toHaveURL(/\/es\/blog$/);

  await row.getByRole("link", { name: `Editar ${title}` }).click();
  await admin.getByRole("checkbox", { name: "Publicado" }).check();
  await expect(admin.locator(".bar .badge")).toHaveText("Publicado");
  await saveAndReturn(admin);
  await expect(row.locator(".badge").first()).toHaveText("Publicado");
  const publishedAt = new Date((await readPost(title)).published_at ?? 0).getTime();
  expect(Math.abs(publishedAt - Date.now())).toBeLessThan(60_000);
  await reader.goto("/es/blog");
  await reader.getByRole("link", { name: title, exact: true }).click();
  await expect(reader).toHaveURL(new RegExp(slug));
  for (const [prefix, heading, paragraphs] of [
    ["/es", title, ["La niebla entra.", "Luego se va."]],
    ["/en", `${title} in English`, ["First in English", "Second in English"]],
    ["/fr", `${title} en français`, ["First en français", "Second en français"]],
  ] as const) {
    await reader.goto(`${prefix}/blog/${slug}`);
    await expect(reader.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(reader.locator(".article__body p")).toHaveText([...paragraphs]);
  }

  await admin.getByRole("button", { name: `Eliminar ${title}` }).click();
  const question = admin.getByRole("alertdialog", { name: `¿Eliminar «${title}»?` });
  await question.getByRole("button", { name: "Eliminar" }).click();
  await expect(admin.getByText("Post eliminado correctamente")).toBeVisible();
  const { data } = await adminDatabase().from("blog_posts").select("id").eq("id", draft.id);
  expect(data).toEqual([]);
  await reader.goto(`/es/blog/${slug}`);
  await expect(reader).toHaveURL(/\/es\/blog$/);
});

test("H7: a post that is unpublished and published again keeps its date", { tag: "@deep" }, async ({
  admin,
  reader,
}) => {
  const post = await insertPost({ is_published: true, published_at: "2026-02-03T04:05:06Z" });
  await admin.goto(`/admin/blog?q=${encodeURIComponent(post.title)}`);
  for (const published of [false, true]) {
    // Immediately, to check that the form does not start with stale data.
    await admin.getByRole("link", { name: `Editar ${post.title}` }).click();
    await admin.getByRole("checkbox", { name: "Publicado" }).setChecked(published);
    await saveAndReturn(admin);
    const answer = await reader.request.get(`/es/blog/${post.slug}`, { maxRedirects: 0 });
    expect(answer.ok()).toBe(published);
  }
  expect((await readPost(post.title)).published_at).toBe(post.published_at);
});

test("H7, K4: the list is sorted by date, the newest first, displays each post's state, and can be filtered", async ({
  admin,
}) => {
  const about = uniqueName("Orden");
  const slug = (at: number) => `${about}-${at}`.replace(" ", "-").toLowerCase();
  const ahead = "2040-03-01T06:30:00Z";
  for (const [at, row] of [
    [1, { created_at: "2026-03-09T23:30:00Z", published_at: ahead }],
    [2, { created_at: "2026-11-20T10:00:00Z", is_published: true }],
    [3, { created_at: "2026-07-01T10:00:00Z", is_published: true, published_at: ahead }],
  ] as const)
    await insertPost({ title: `${about} ${at}`, slug: slug(at), ...row });
  await admin.goto(`/admin/blog?q=${encodeURIComponent(about)}`);
  const rows = admin.locator(".rows > li");
  await expect(rows).toContainText([`${about} 2`, `${about} 3`, `${about} 1`]);
  // Already the next day in Johannesburg.
  await expect(rows).toContainText(["20/11/2026", "01/07/2026", "10/03/2026"]);
  // 08:30 in Johannesburg is 06:30 in UTC.
  await expect(rows).toContainText(["Publicado", "Programado: 01/03/2040 08:30", "Borrador"]);
  await expect(rows.first()).toContainText("Fauna, Tendai Ncube");
  await expect(admin.getByText("3 posts, los más nuevos primero")).toBeVisible();
  for (const [state, numbers] of [
    ["Publicados", [2, 3]],
    ["Programados", [3]],
    ["Borradores", [1]],
  ] as const) {
    await admin.getByLabel("Estado", { exact: true }).selectOption(state);
    await expect(rows).toContainText(numbers.map((number) => `${about} ${number}`));
    await expect(rows).toHaveCount(numbers.length);
  }
  await expect(admin.getByText("1 post, los más nuevos primero")).toBeVisible();
});

test("H7: a missing field is an error on its tab, and its field has the focus", {
  tag: "@deep",
}, async ({ admin }) => {
  await admin.goto("/admin/blog/new");
  await save(admin);
  await expect(admin.getByLabel("Título")).toBeFocused();
  await expect(admin.getByLabel("Título")).toHaveAccessibleDescription("Escribe el título");
  await expect(admin.getByText("Hay 6 campos por corregir")).toBeVisible();
  await expectAccessible(admin, "the form of a post with errors");
  await fillPost(admin, uniqueName("Francés"));
  await tab(admin, "FR").click();
  await admin.getByLabel("Extracto").fill("é".repeat(1001));
  await tab(admin, "EN").click();
  await save(admin);
  await expect(tab(admin, "FR")).toHaveAttribute("aria-selected", "true");
  await expect(admin.getByLabel("Extracto")).toBeFocused();
  await admin.getByLabel("Extracto").fill("");
  await saveAndReturn(admin);
});

test("H7: category and author are suggested from other posts", { tag: "@deep" }, async ({
  admin,
}) => {
  const { category, author } = await insertPost({
    category: uniqueName("Cultura"),
    author: uniqueName("Inés"),
  });
  await admin.goto("/admin/blog/new");
  for (const [label, word] of [
    ["Categoría", category],
    ["Autor", author],
  ] as const) {
    const list = await admin.getByLabel(label).getAttribute("list");
    await expect(admin.locator(`[id="${list}"] option[value="${word}"]`)).toHaveCount(1);
  }
});

test("H7: changing the slug of a published post displays a hint", { tag: "@deep" }, async ({
  admin,
}) => {
  const post = await insertPost({ is_published: true });
  await admin.goto(`/admin/blog/${post.id}`);
  await expect(admin.getByLabel("Dirección en la web")).toHaveAccessibleDescription(
    new RegExp(`/blog/${post.slug} llevará a la nueva`),
  );
  const draft = await insertPost();
  await admin.goto(`/admin/blog/${draft.id}`);
  await expect(admin.getByLabel("Dirección en la web")).toHaveValue(draft.slug);
  await expect(admin.getByLabel("Dirección en la web")).toHaveAccessibleDescription("");
});

test("H13: leaving a changed post asks first", { tag: "@deep" }, async ({ admin }) => {
  const post = await insertPost();
  await admin.goto(`/admin/blog/${post.id}`);
  await admin.getByLabel("Etiquetas").fill("a medias");
  await admin.getByRole("link", { name: "Cancelar" }).click();
  const question = admin.getByRole("alertdialog", { name: "¿Qué hacemos con los cambios?" });
  await question.getByRole("button", { name: "Descartar cambios" }).click();
  await expect(admin).toHaveURL(/\/admin\/blog$/);
  expect((await readPost(post.title)).tags).toEqual([]);
});

test("H7: emoji, right-to-left, HTML and SQL come back from every field, and are only text on the site", {
  tag: "@deep",
}, async ({ admin, reader }) => {
  const title = `${uniqueName("Raro")} ${nasty.HTML} 🦁 رحلة`;
  // Limits: tags 60 characters, categories 100.
  const short = `<b onclick="x()">& &amp; ${nasty.emoji}`;
  await admin.goto("/admin/blog/new");
  await fillPost(admin, title);
  for (const label of ["Extracto", "Contenido"]) await admin.getByLabel(label).fill(nastyText);
  for (const label of ["Categoría", "Autor", "Etiquetas"])
    await admin.getByLabel(label).fill(short);
  await admin.getByRole("checkbox", { name: "Publicado" }).check();
  await saveAndReturn(admin);
  const post = await readPost(title);
  expect(post).toMatchObject({
    excerpt: nastyText,
    content: nastyText,
    category: short,
    author: short,
    tags: [short],
  });
  await reader.goto(`/es/blog/${post.slug}`);
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(reader.locator(".article__body p")).toHaveText([nastyText]);
  await expect(reader.getByText(nastyText, { exact: true })).toHaveCount(2);
  await expect(reader.getByText(short, { exact: true })).toHaveCount(3);
  expect(await reader.locator("main script, main img[src=x], main b[onclick]").count()).toBe(0);
});
