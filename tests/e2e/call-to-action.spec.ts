import { expect, test } from "./fixtures.ts";
import { aPost, at, inOne, type Locale, locales, say } from "./pages.ts";

const onward: Record<Locale, { write: string; tours: string }> = {
  es: { write: "Escríbenos", tours: "Ver los tours" },
  en: { write: "Write to us", tours: "See the tours" },
  fr: { write: "Écrivez-nous", tours: "Voir les circuits" },
};

for (const path of ["/", "/about", aPost]) {
  for (const locale of path === "/" ? inOne("fr") : locales) {
    test(`J8: ${path} ends with links to the tours and the form (${locale})`, {
      tag: path === "/" ? [] : "@deep",
    }, async ({ page }) => {
      await page.goto(at(locale, path));
      const end = page.getByRole("region", { name: say(locale, "closing.title") });
      const { write, tours } = onward[locale];
      await expect(end.getByRole("link", { name: tours })).toHaveAttribute(
        "href",
        at(locale, "/tours"),
      );
      await end.getByRole("link", { name: write }).click();
      await expect(page).toHaveURL(at(locale, "/contact"));
      await expect(page.getByRole("form")).toBeVisible();
    });
  }
}
