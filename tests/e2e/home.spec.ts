import { company } from "../../shared/company.ts";
import { openDatabase, rowsOf } from "./database.ts";
import { expect, test } from "./fixtures.ts";
import { at, inOne, say } from "./pages.ts";

const fourteen = { es: "14 años", en: "14 years", fr: "14 ans" };

for (const locale of inOne("en")) {
  test(`B1, B2, B3, B4, B5: the home page has all required sections, and up to three featured tours with links (${locale})`, async ({
    page,
  }) => {
    await page.goto(at(locale, "/"));
    const main = page.getByRole("main");

    // B1: the hero fills the screen.
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toHaveText(say(locale, "home.hero.title").replace("\n", " "));
    const hero = page.getByRole("region", { name: /./ }).filter({ has: title });
    const box = await hero.boundingBox();
    expect(box?.y).toBe(0);
    expect(box?.width).toBe(1280);
    expect(box?.height).toBeGreaterThanOrEqual(890);
    await expect(hero).toContainText(say(locale, "home.hero.subtitle"));
    const button = (name: string) => hero.getByRole("link", { name, exact: true });
    await expect(button(say(locale, "home.hero.tours"))).toHaveAttribute(
      "href",
      at(locale, "/tours"),
    );
    await expect(button(say(locale, "home.hero.contact"))).toHaveAttribute(
      "href",
      at(locale, "/contact"),
    );

    // B2
    const welcome = page.getByRole("region", { name: say(locale, "home.welcome.label") });
    await expect(welcome).toContainText(fourteen[locale]);
    await expect(welcome.getByRole("term")).toHaveText(
      ([1, 2, 3, 4] as const).map((n) => say(locale, `home.point.${n}`)),
    );

    // B4, B5
    const partners = page.getByRole("list", { name: say(locale, "home.partners") });
    await expect(partners.getByRole("img")).toHaveCount(5);
    await expect(page.getByText(say(locale, "home.partners.example"))).toBeVisible();
    for (const { name } of company.partners) {
      await expect(partners.getByRole("img", { name })).toBeVisible();
    }
    const [badge, ...others] = company.reviewSites;
    await expect(
      main.getByText(say(locale, "home.reviews.badge", { site: badge.name })),
    ).toBeVisible();
    for (const site of [badge, ...others]) {
      await expect(main.locator(`a[href="${site.href}"]`).first()).toBeVisible();
    }
    await expect(main).not.toContainText(/[★⭐]|\d\/5/);

    // B3
    const featured = await rowsOf(
      openDatabase()
        .from("tours")
        .select("name, name_en, name_fr")
        .eq("is_featured", true)
        .eq("is_active", true),
    );
    const names = featured.map((row) => (locale === "es" ? row.name : row[`name_${locale}`]));
    const section = page.getByRole("region", { name: say(locale, "home.featured.title") });
    const cards = section.getByRole("listitem");
    await expect(cards).toHaveCount(3);
    for (const card of await cards.all()) {
      const name = (await card.getByRole("heading", { level: 3 }).textContent()) ?? "";
      expect(names).toContain(name);
      await expect(card).toContainText(/[1-9]\d* (días|days|jours)/);
      const details = card.getByRole("link", { name: say(locale, "home.featured.view") });
      await expect(card.getByRole("link", { name, exact: true })).toHaveAttribute(
        "href",
        new RegExp(`^${at(locale, "/tours")}/[a-z0-9-]+$`),
      );
      await expect(details).toHaveAttribute("href", new RegExp(`^${at(locale, "/tours")}(#|$)`));
      await card.scrollIntoViewIfNeeded();
      const picture = card.locator("img");
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
        .toBeGreaterThan(100);
    }
    await expect(
      section.getByRole("link", { name: say(locale, "home.featured.all"), exact: true }),
    ).toHaveAttribute("href", at(locale, "/tours"));
    await cards
      .first()
      .getByRole("link", { name: say(locale, "home.featured.view") })
      .click();
    await expect(page).toHaveURL(new RegExp(`${at(locale, "/tours")}(#.*)?$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say(locale, "tours.title"));
  });
}
