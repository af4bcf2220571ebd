import { openDatabase, rowsOf } from "./database.ts";
import { expect, test } from "./fixtures.ts";
import { at, inOne, say } from "./pages.ts";

for (const locale of inOne("en")) {
  test(`D1, D2: active destinations are listed by name with their details, in two columns or, on a phone, one (${locale})`, async ({
    page,
  }) => {
    const active = await rowsOf(
      openDatabase().from("destinations").select("*").eq("is_active", true),
    );
    const nameOf = (row: (typeof active)[number]) =>
      (locale === "es" ? row.name : row[`name_${locale}`]) ?? "";
    const { compare } = new Intl.Collator(locale);
    const rows = active.toSorted((a, b) => compare(nameOf(a), nameOf(b)));
    expect(rows.length).toBeGreaterThanOrEqual(6);
    await page.goto(at(locale, "/destinations"));
    const cards = page.getByRole("main").getByRole("article");
    await expect(cards).toHaveCount(rows.length);
    for (const [index, row] of rows.entries()) {
      const text = (field: "name" | "country" | "short_description" | "best_time_to_visit") =>
        (locale === "es" ? row[field] : row[`${field}_${locale}`]) ?? "";
      const card = cards.nth(index);
      await expect(card.getByRole("heading", { level: 2 })).toHaveText(text("name"));
      await expect(card.getByText(text("country"), { exact: true })).toBeVisible();
      await expect(card).toContainText(text("short_description"));
      const full = locale === "es" ? row.full_description : row[`full_description_${locale}`];
      for (const line of (full ?? "").split("\n").filter((part) => part.trim())) {
        await expect(card).toContainText(line.trim());
      }
      await expect(card).toContainText(say(locale, "entries.best"));
      await expect(card).toContainText(text("best_time_to_visit"));
      const highlights = locale === "es" ? row.highlights : row[`highlights_${locale}`];
      await expect(
        card.getByRole("list", { name: say(locale, "entries.highlights") }).getByRole("listitem"),
      ).toHaveText(highlights);
      expect(row.gallery_images.length).toBeGreaterThanOrEqual(3);
      await expect(card.locator("img")).toHaveCount(row.gallery_images.length);
    }
    await expect(page.locator("main")).not.toContainText("best_time");
    const columns = () =>
      cards.evaluateAll(
        (all) => new Set(all.map((card) => card.getBoundingClientRect().left)).size,
      );
    expect(await columns()).toBe(2);
    await page.setViewportSize({ width: 375, height: 700 });
    expect(await columns()).toBe(1);
  });
}

const noImages = {
  es: "Sin imágenes disponibles",
  en: "No images available",
  fr: "Aucune image disponible",
};

for (const locale of inOne("fr")) {
  test(`D4: a destination without pictures shows a placeholder (${locale})`, async ({
    corners: page,
  }) => {
    await page.goto(at(locale, "/destinations"));
    const cards = page.getByRole("main").getByRole("article");
    // Inactive ones are absent; sorted by name.
    await expect(cards.getByRole("heading", { level: 2 })).toHaveText([
      "A una imagen",
      "B sin imágenes",
      "C dos imágenes",
    ]);
    await expect(cards.nth(1)).toContainText(noImages[locale]);
    await expect(cards.nth(1).getByRole("button")).toHaveCount(0);
    await expect(cards.nth(0)).not.toContainText(noImages[locale]);
    // One picture has no controls, two have.
    await expect(cards.nth(0).locator("img")).toHaveCount(1);
    await expect(cards.nth(0).getByRole("button")).toHaveCount(0);
    for (const name of ["pictures.previous", "pictures.next", "pictures.pause"] as const) {
      await expect(cards.nth(2).getByRole("button", { name: say(locale, name) })).toBeVisible();
    }
  });
}
