import { openDatabase } from "./database.ts";
import { expect, test } from "./fixtures.ts";
import { aPost, at, inOne, say } from "./pages.ts";
import { termName } from "./term-names.ts";

const months = {
  es: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
  en: "January February March April May June July August September October November December",
  fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
};

for (const locale of inOne("fr")) {
  test(`F4: a post shows all its parts (${locale})`, async ({ page }) => {
    const { data: row } = await openDatabase()
      .from("blog_posts")
      .select("*")
      .eq("slug", aPost.replace("/blog/", ""))
      .single();
    if (!row) throw new Error("the demonstration post is gone");
    const own = (field: "title" | "excerpt" | "content") =>
      (locale === "es" ? row[field] : row[`${field}_${locale}`]) ?? "";
    const terms = await Promise.all([
      termName("blog_categories", row.category, locale),
      ...row.tags.map((tag) => termName("blog_tags", tag, locale)),
    ]);
    await page.goto(at(locale, aPost));
    // Tour cards are articles too.
    const article = page.getByRole("article").first();
    await expect(article.getByRole("heading", { level: 1 })).toHaveText(own("title"));
    for (const text of [...terms, own("excerpt"), row.author]) {
      await expect(article.getByText(text, { exact: true }).first()).toBeVisible();
    }
    const there = new Date(new Date(row.published_at ?? "").getTime() + 2 * 3_600_000);
    const day = String(there.getUTCDate()).padStart(2, "0");
    await expect(article.getByRole("time")).toHaveText(
      `${months[locale].split(" ")[there.getUTCMonth()]} ${day}, ${there.getUTCFullYear()}`,
    );
    const paragraphs = own("content")
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
    expect(paragraphs.length).toBeGreaterThan(3);
    const shown = await article.getByRole("paragraph").allInnerTexts();
    const from = shown.indexOf(paragraphs[0] ?? "");
    expect(shown.slice(from, from + paragraphs.length)).toEqual(paragraphs);
    expect(
      await article
        .locator("img")
        .evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
    ).toBeGreaterThan(600);

    const back = article.getByRole("link", { name: say(locale, "blog.back") }).first();
    await expect(back).toHaveAttribute("href", at(locale, "/blog"));
    await back.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say(locale, "blog.title"));
  });
}

test("F4: every kind of line break splits paragraphs; blank lines are skipped", {
  tag: "@deep",
}, async ({ corners: page }) => {
  await page.goto("/es/blog/noche");
  const paragraphs = page.getByRole("article").getByRole("paragraph");
  await expect(
    paragraphs.getByText(/párrafo|tercero/).or(paragraphs.filter({ hasText: /^(Un|Otro)/ })),
  ).toHaveText(["Un párrafo", "Otro párrafo", "Un tercero"]);
});
