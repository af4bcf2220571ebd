import type { Page } from "@playwright/test";
import { openDatabase, rowsOf } from "./database.ts";
import { expect, test } from "./fixtures.ts";
import { at, inOne, type Locale, say } from "./pages.ts";

const written: Record<Locale, (amount: number) => string> = {
  es: (amount) => amount.toLocaleString("es-ES").replace(".", "\u00a0"),
  en: (amount) => amount.toLocaleString("en-US"),
  fr: (amount) => amount.toLocaleString("fr-FR"),
};
const popular = { es: /popular/i, en: /most popular/i, fr: /plus demandé/i };
const twenty = { es: /más de 20 años/i, en: /20\+ years/i, fr: /plus de 20 ans/i };

/** The sentence above the tours names their days and their lowest price. */
async function expectIntroduction(page: Page) {
  const facts = await page.locator(".facts dd").allTextContents();
  const numbers = (fit: RegExp) =>
    facts
      .flatMap((fact) => fact.match(fit)?.[1] ?? [])
      .map((text) => Number(text.replace(",", "")));
  const days = numbers(/^(\d+) days/);
  const prices = numbers(/^\$([\d,]+)/);
  expect(days.length).toBeGreaterThan(2);
  const said = page.locator("#masthead p");
  await expect(said).toContainText(`${Math.min(...days)} to ${Math.max(...days)} days`);
  await expect(said).toContainText(
    `from $${Math.min(...prices).toLocaleString("en-US")} per person`,
  );
}

for (const locale of inOne("en")) {
  test(`E1, E2, E4, E5, E7: every active tour is listed, featured first (${locale})`, async ({
    page,
  }) => {
    const active = await rowsOf(openDatabase().from("tours").select("*").eq("is_active", true));
    const rows = new Map(
      active.map((row) => [locale === "es" ? row.name : row[`name_${locale}`], row]),
    );
    expect(rows.size).toBeGreaterThanOrEqual(8);
    await page.goto(at(locale, "/tours"));
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: say(locale, "tours.request") })).toHaveAttribute(
      "href",
      at(locale, "/contact"),
    );
    await expect(main).toContainText(twenty[locale]);

    const cards = main.getByRole("article");
    await expect(cards).toHaveCount(rows.size);
    const featured: boolean[] = [];
    for (const card of await cards.all()) {
      const name = (await card.getByRole("heading", { level: 2 }).textContent()) ?? "";
      const row = rows.get(name);
      expect([...rows.keys()]).toContain(name);
      if (!row) continue;
      featured.push(row.is_featured);
      const text = (await card.textContent()) ?? "";
      const own = (field: "short_description" | "full_description" | "destination") =>
        (locale === "es" ? row[field] : row[`${field}_${locale}`]) ?? "";
      expect(popular[locale].test(text), name).toBe(row.is_featured);
      expect(text).toContain(own("short_description").trim());
      expect(text).toContain(own("destination"));
      for (const line of own("full_description")
        .split("\n")
        .filter((part) => part.trim())) {
        expect(text).toContain(line.trim());
      }
      expect(text).toMatch(new RegExp(`(?<!\\d)${row.duration_days} (días|days|jours)`));
      const { min_group_size: min, max_group_size: max } = row;
      expect(text).toMatch(
        min === max
          ? new RegExp(`(?<![-–\\d])${max} (viajero|traveller|voyageur)`)
          : new RegExp(`(?<!\\d)${min}[-–]${max} (viajero|traveller|voyageur)`),
      );
      expect(text).toContain(written[locale](row.price_per_person));
      expect(text).toMatch({ es: /desde/i, en: /from/i, fr: /à partir de/i }[locale]);
      for (const list of ["included_services", "excluded_services"] as const) {
        for (const service of locale === "es" ? row[list] : row[`${list}_${locale}`]) {
          expect(text).toContain(service);
        }
      }
      const inquire = card.getByRole("link", {
        name: new RegExp(`^${say(locale, "tours.inquire")}`),
      });
      const address = new URL((await inquire.getAttribute("href")) ?? "", "http://x");
      expect(address.pathname).toBe(at(locale, "/contact"));
      expect([...address.searchParams]).toEqual([["tour", name]]);
    }
    expect(featured).toEqual([...featured].sort((a, b) => Number(b) - Number(a)));
    expect(featured).toContain(true);

    if (locale === "en") await expectIntroduction(page);

    const other = main
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: say(locale, "tours.other.title") }) });
    await expect(other.getByRole("link")).toHaveAttribute("href", at(locale, "/contact"));
  });
}

test("E2, E4: corner cases: one group size, one day, cents, no pictures, inactive, special characters in a name", async ({
  corners: page,
}) => {
  await page.goto("/en/tours");
  const cards = page.getByRole("main").getByRole("article");
  // Featured tours are first regardless of their names.
  await expect(cards.getByRole("heading", { level: 2 })).toHaveText([
    "Zambezi & Chobe: 50%?",
    "Tour sin traducir",
  ]);
  await expect(cards.nth(0)).toContainText("Most popular");
  await expect(cards.nth(0)).toContainText(/2[-–]10/);
  await expect(cards.nth(0)).toContainText("12 days");
  const second = cards.nth(1);
  await expect(second).not.toContainText("Most popular");
  await expect(second).toContainText(/(?<!\d)4 travellers/);
  await expect(second).not.toContainText(/4[-–]4/);
  await expect(second).toContainText(/(?<!\d)1 day(?!s)/);
  await expect(second).toContainText("$1,234.50");
  await expect(second).toContainText("No images available");

  await page.goto("/fr/tours");
  const card = page.getByRole("main").getByRole("article").first();
  const name = "Zambèze & Chobe : 50 % ?";
  const link = card.getByRole("link", { name: /^Demander un devis/ });
  await expect(link).toHaveAttribute("href", `/fr/contact?tour=${encodeURIComponent(name)}`);
  await link.click();
  await expect(page).toHaveURL(/\/fr\/contact\?tour=/);
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue(
    new RegExp(
      `^${say("fr", "contact.tour", { tour: name }).replace(/[?]/g, "\\?").replaceAll(" ", "\\s")}`,
    ),
  );
});
