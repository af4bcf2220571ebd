import { openDatabase, rowsOf } from "./database.ts";
import { expect, test } from "./fixtures.ts";
import { at, inOne } from "./pages.ts";
import { termName } from "./term-names.ts";

const months = {
  es: "ene feb mar abr may jun jul ago sept oct nov dic",
  en: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
  fr: "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
};

/** `MMM dd, yyyy` in Johannesburg time, UTC+2 all year. */
function cardDate(iso: string, locale: keyof typeof months): string {
  const there = new Date(new Date(iso).getTime() + 2 * 3_600_000);
  const month = months[locale].split(" ")[there.getUTCMonth()];
  return `${month} ${String(there.getUTCDate()).padStart(2, "0")}, ${there.getUTCFullYear()}`;
}

for (const locale of inOne("es")) {
  test(`F1, F2: published posts are listed newest first in three columns, each with a link (${locale})`, async ({
    page,
  }) => {
    const rows = await rowsOf(
      openDatabase()
        .from("blog_posts")
        .select("*")
        .eq("is_published", true)
        .order("published_at", { ascending: false }),
    );
    expect(rows.length).toBeGreaterThanOrEqual(7);
    await page.goto(at(locale, "/blog"));
    const cards = page.getByRole("main").getByRole("article");
    await expect(cards).toHaveCount(rows.length);
    const columns = await cards.evaluateAll(
      (all) => new Set(all.map((card) => card.getBoundingClientRect().left)).size,
    );
    expect(columns).toBe(3);
    for (const [index, row] of rows.entries()) {
      const card = cards.nth(index);
      const own = (field: "title" | "excerpt") =>
        (locale === "es" ? row[field] : row[`${field}_${locale}`]) ?? "";
      await expect(card.getByRole("heading", { level: 2 })).toHaveText(own("title"));
      await expect(card).toContainText(own("excerpt"));
      const names = await Promise.all([
        termName("blog_categories", row.category, locale),
        ...row.tags.map((tag) => termName("blog_tags", tag, locale)),
      ]);
      for (const label of new Set(names)) {
        const shown = names.slice(0, 3).filter((other) => other === label);
        await expect(card.getByText(label, { exact: true })).toHaveCount(shown.length);
      }
      await expect(card).toContainText(row.author);
      await expect(card.getByRole("time")).toHaveText(cardDate(row.published_at ?? "", locale));
      for (const text of [card.getByRole("heading"), card.getByText(own("excerpt"))]) {
        const lines = await text.evaluate((node) => {
          const { height } = node.getBoundingClientRect();
          return height / Number.parseFloat(getComputedStyle(node).lineHeight);
        });
        expect(lines).toBeLessThan(2.5);
      }
    }

    // A click on the card's picture.
    const second = cards.nth(1);
    await second.scrollIntoViewIfNeeded();
    const title = (await second.getByRole("heading").textContent()) ?? "";
    const box = await second.locator("img").boundingBox();
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await expect(page).toHaveURL(at(locale, `/blog/${rows[1]?.slug}`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  });
}

test("F1: dates are in Johannesburg time in any browser time zone, and HTML in a title is escaped", async ({
  corners: page,
}) => {
  // The test browser's time zone is New York.
  await page.goto("/en/blog");
  const titles = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(titles).toHaveText(["De noche", /^<img/, "Antiguo"]);
  await expect(page.getByRole("time").first()).toHaveText("Sep 01, 2026");
  await page.goto("/es/blog");
  await expect(page.getByRole("time").first()).toHaveText("sept 01, 2026");
  await page.goto("/fr/blog/noche");
  await expect(page.getByRole("time").first()).toHaveText("septembre 01, 2026");
  await page.goto("/en/blog/hostil");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("<img src=x onerror=");
  await expect(page).toHaveTitle(/<img src=x/);
  await expect(page.locator("main img")).toHaveCount(0);
});
