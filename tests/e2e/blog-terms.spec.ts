import { openDatabase, rowsOf } from "./database.ts";
import { expect, test } from "./fixtures.ts";
import { at, inEach, say } from "./pages.ts";

for (const locale of inEach) {
  test(`J11: a post's category and tag link to the posts that share it, newest first (${locale})`, async ({
    page,
  }) => {
    const posts = await rowsOf(
      openDatabase()
        .from("blog_posts")
        .select()
        .eq("is_published", true)
        .order("published_at", { ascending: false }),
    );
    const counts = Map.groupBy(
      posts.flatMap((post) => [...new Set(post.tags)].map((tag) => ({ tag, post }))),
      ({ tag }) => tag,
    );
    const tag = [...counts].find(([, rows]) => rows.length > 1)?.[0];
    const [last] = posts.filter(({ tags }) => tags.includes(tag ?? "?")).slice(-1);
    if (!tag || !last) throw new Error("no two posts share a tag");
    const titlesOf = (rows: typeof posts) =>
      rows.map((row) => (locale === "es" ? row.title : row[`title_${locale}`]) ?? "?");
    const listed = page.getByRole("article").getByRole("heading", { level: 2 });

    for (const [label, key, rows] of [
      [tag, "blog.tag", posts.filter(({ tags }) => tags.includes(tag))],
      [last.category, "blog.category", posts.filter(({ category }) => category === last.category)],
    ] as const) {
      await page.goto(at(locale, `/blog/${last.slug}`));
      await page
        .locator(".article__tags")
        .getByRole("link", { name: label, exact: true })
        .first()
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(label);
      await expect(listed).toHaveText(titlesOf(rows));
      const count = rows.length === 1 ? "blog.found_one" : "blog.found_other";
      await expect(page.getByRole("main")).toContainText(
        `${say(locale, key)} ${say(locale, count, { n: rows.length })}`,
      );
      await page.getByRole("link", { name: say(locale, "blog.back") }).click();
      await expect(listed).toHaveText(titlesOf(posts));
    }
  });
}

test("J11: other spellings of a category redirect to its canonical URL; an unknown one is 404", async ({
  page,
  request,
  allow,
}) => {
  const spelled = await request.get("/fr/blog/tag/NAMIBIA?x=1", { maxRedirects: 0 });
  expect([spelled.status(), spelled.headers().location]).toEqual([301, "/fr/blog/tag/namibia"]);
  for (const odd of ["nada", "%F0%9F%A6%92", "%00", "x".repeat(5000), "..%2f..", "'%20or%201=1"])
    for (const kind of ["tag", "category"]) {
      const answer = await request.get(`/en/blog/${kind}/${odd}`);
      expect(answer.status(), odd.slice(0, 20)).toBe(404);
    }
  allow("404 /es/blog/tag/nada");
  await page.goto("/es/blog/tag/nada");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("es", "lost.title"));
});
