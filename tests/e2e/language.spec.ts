import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { at, inOne, type Locale, locales, say } from "./pages.ts";

const names: Record<Locale, string> = { es: "Español", en: "English", fr: "Français" };

/** Chooses a language in the navigation's switcher, by its name in the current language. */
async function choose(page: Page, from: Locale, to: Locale) {
  await page
    .getByRole("banner")
    .getByRole("button", { name: say(from, "language.label") })
    .click();
  await page.getByRole("banner").getByRole("link", { name: names[to] }).click();
}

const saved = (page: Page) => page.evaluate(() => localStorage.getItem("language"));
const cookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "language")?.value;

const next = { es: "en", en: "fr", fr: "es" } as const satisfies Record<Locale, Locale>;

for (const locale of inOne("en")) {
  test(`A3: the switcher shows code, name and flag of each language; the footer's one changes it too (${locale})`, async ({
    page,
  }) => {
    await page.goto(at(locale, "/about"));
    const switcher = page
      .getByRole("banner")
      .getByRole("button", { name: say(locale, "language.label") });
    await expect(switcher).toContainText(locale.toUpperCase());
    await expect(switcher).toContainText(names[locale]);
    await switcher.click();
    const options = page
      .getByRole("banner")
      .getByRole("list", { name: say(locale, "language.label") })
      .getByRole("link");
    await expect(options).toHaveCount(3);
    for (const [index, code] of locales.entries()) {
      const option = options.nth(index);
      await expect(option).toContainText(names[code]);
      await expect(option).toContainText(code.toUpperCase());
      await expect(option.locator("svg use")).toHaveAttribute(
        "href",
        new RegExp(`#icon-flag-${code}$`),
      );
      await expect(option.locator("svg")).toBeInViewport();
      await expect(option).toHaveAttribute("lang", code);
    }
    await expect(options.and(page.locator("[aria-current]"))).toContainText([names[locale]]);
    await page.keyboard.press("Escape");
    await expect(options.first()).toBeHidden();
    await page.getByRole("contentinfo").getByRole("link", { name: names[next[locale]] }).click();
    await expect(page).toHaveURL(at(next[locale], "/about"));
    await expect(page.locator("main h1")).toHaveText(say(next[locale], "about.title"));
  });
}

for (const locale of inOne("fr")) {
  test(`A10: a prefix sets the language, links keep it, the switcher changes it (${locale})`, async ({
    page,
  }) => {
    const to = next[locale];
    await page.goto(at(locale, "/tours"));
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    const hrefs = await page
      .locator("a[href^='/']")
      .evaluateAll((links) =>
        links.filter((link) => !link.hasAttribute("hreflang")).map((a) => a.getAttribute("href")),
      );
    expect(hrefs.length).toBeGreaterThan(15);
    for (const href of hrefs) expect(href).toMatch(new RegExp(`^/${locale}(/|$)`));

    await choose(page, locale, to);
    await expect(page).toHaveURL(at(to, "/tours"));
    await expect(page.locator("html")).toHaveAttribute("lang", to);
    await expect(page.locator("main h1")).toHaveText(say(to, "tours.title"));
    await expect(page).toHaveTitle(new RegExp(say(to, "tours.meta.title")));
    expect(await saved(page)).toBe(to);
    expect(await cookie(page)).toBe(to);

    // The saved choice does not affect prefixed URLs.
    await page.goto(at(locale, "/about"));
    await expect(page.locator("main h1")).toHaveText(say(locale, "about.title"));
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
  });

  test(`A10: the switcher changes a bare page in place to another language (${locale})`, async ({
    knownWindow,
  }) => {
    const from = next[locale];
    const page = await knownWindow({ locale: from });
    await page.goto("/contact?tour=Namib");
    await expect(page.locator("main h1")).toHaveText(say(from, "contact.title"));
    await page.getByLabel(say(from, "contact.name"), { exact: true }).fill("Ana");
    await choose(page, from, locale);
    await expect(page.locator("main h1")).toHaveText(say(locale, "contact.title"));
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page).toHaveURL("/contact?tour=Namib");
    await expect(page.getByLabel(say(locale, "contact.name"), { exact: true })).toHaveValue("Ana");
    expect(await saved(page)).toBe(locale);

    // From now on the server knows the choice at every bare URL.
    await page.goto("/about");
    await expect(page.locator("main h1")).toHaveText(say(locale, "about.title"));
  });
}
