import { openDatabase, rowsOf } from "./database.ts";
import { expect, test } from "./fixtures.ts";
import { at, inOne, type Locale, locales, say } from "./pages.ts";

/** Formats a price in a language. */
const written: Record<Locale, (amount: number) => string> = {
  es: (amount) => `${String(amount).replace(/(?<=\d\d)(?=\d{3}$)/, " ")} US$`,
  en: (amount) => `$${amount.toLocaleString("en-US")}`,
  fr: (amount) => `${String(amount).replace(/(\d)(?=(\d{3})+$)/g, "$1 ")} $US`,
};
const plain = (text: string | null) => (text ?? "").replace(/[\s\u202f\u00a0]+/g, " ").trim();

for (const locale of inOne("es")) {
  test(`J7: a tour shows the stored prices by season and group size (${locale})`, async ({
    page,
  }) => {
    const tours = await rowsOf(openDatabase().from("tours").select().eq("is_active", true));
    const [settings] = await rowsOf(openDatabase().from("site_settings").select());
    // Each language has other tours; together the languages cover all of them.
    const turn = tours.filter((_, at) => at % locales.length === locales.indexOf(locale));
    expect(turn.length).toBeGreaterThan(1);
    for (const tour of turn) {
      await page.goto(at(locale, `/tours/${tour.slug}`));
      const price = written[locale];
      const box = page.getByRole("region", { name: say(locale, "tour.prices"), exact: true });
      const rows = box.getByRole("row");
      expect(tour.seasons.length).toBeGreaterThan(1);
      await expect(rows).toHaveCount(tour.seasons.length + 1);
      // A tour for small groups has no price for large ones.
      const sizes = ([2, 4, 6] as const).filter((size) =>
        tour.seasons.some((season) => Number(season[`price_${size}`])),
      );
      expect((await rows.first().getByRole("columnheader").allTextContents()).slice(1)).toEqual(
        sizes.map((n) => say(locale, n === 6 ? "tour.prices.most" : "tour.prices.size", { n })),
      );
      for (const [index, season] of tour.seasons.entries()) {
        const row = rows.nth(index + 1);
        await expect(row.getByRole("rowheader")).toContainText(season[`name_${locale}`] ?? "?");
        const cells = await row.getByRole("cell").allTextContents();
        expect(cells.map(plain), `${tour.slug} ${index}`).toEqual(
          sizes.map((size) => price(Number(season[`price_${size}`]))),
        );
      }
      const lowest = Math.min(
        ...tour.seasons.flatMap(({ price_2, price_4, price_6 }) =>
          [price_2, price_4, price_6].map(Number).filter((amount) => amount > 0),
        ),
      );
      expect(tour.price_per_person, tour.slug).toBe(lowest);
      const text = plain(await box.textContent());
      expect(text).toContain(price(lowest));
      expect(text).toContain(price(Number(tour.single_supplement)));
      const own = (field: "child_terms") =>
        (locale === "es" ? tour[field] : tour[`${field}_${locale}`]) ?? "?";
      expect(text).toContain(plain(own("child_terms")));
      expect(text).toMatch(new RegExp(`${settings?.deposit_percent} ?%`));
      const terms = locale === "es" ? settings?.terms : settings?.[`terms_${locale}`];
      for (const line of (terms ?? "?").split("\n").filter((part) => part.trim()))
        expect(text).toContain(plain(line));

      const top = page.getByRole("main").locator("header");
      expect(plain(await top.textContent())).toContain(
        `${say(locale, "tour.from")} ${price(lowest)}`,
      );
    }
  });
}

test("J7: on a phone each season is a labelled list without clipping", { tag: "@deep" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/fr/tours/el-delta-en-mokoro#prices");
  const table = page.getByRole("table", { name: say("fr", "tour.prices.caption") });
  const cell = table.getByRole("cell").first();
  await expect(cell).toBeVisible();
  expect(await cell.evaluate((td) => getComputedStyle(td, "::before").content)).toBe(
    `"${say("fr", "tour.prices.size", { n: 2 })}"`,
  );
  const box = await table.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
});

test("J7: without seasons one price is shown, and no unknown values", { tag: "@deep" }, async ({
  corners: page,
}) => {
  await page.goto("/en/tours/sin-traducir");
  const box = page.getByRole("region", { name: "Prices", exact: true });
  await expect(box).toContainText("From $1,234.50 per person");
  await expect(box.getByRole("table")).toHaveCount(0);
  await expect(box).not.toContainText(/supplement|Children|undefined|null|NaN/);
});
