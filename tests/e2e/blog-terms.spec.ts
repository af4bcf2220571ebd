import { openDatabase, rowsOf } from "./database.ts";
import { expect, test } from "./fixtures.ts";
import { at, inOne, say } from "./pages.ts";
import { termName } from "./term-names.ts";

for (const locale of inOne("en")) {
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
      [
        await termName("blog_tags", tag, locale),
        "blog.tag",
        posts.filter(({ tags }) => tags.includes(tag)),
      ],
      [
        await termName("blog_categories", last.category, locale),
        "blog.category",
        posts.filter(({ category }) => category === last.category),
      ],
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
