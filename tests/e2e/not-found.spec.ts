import { expect, test } from "./fixtures.ts";
import { at, inOne, locales, navigation, say } from "./pages.ts";

const words = {
  es: { title: "Página no encontrada", text: "se ha ido de paseo", link: "Volver al inicio" },
  en: { title: "Page Not Found", text: "wandered off", link: "Return to Homepage" },
  fr: { title: "Page introuvable", text: "partie se promener", link: "Retour à l’accueil" },
};

for (const locale of inOne("es")) {
  test(`A13: an unknown path shows a 404 page with a link to the home page (${locale})`, async ({
    page,
    allow,
  }) => {
    allow(`404 ${at(locale, "/no/such/page")}`);
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    const { title, text, link } = words[locale];
    const path = at(locale, "/no/such/page");
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("main")).toContainText(text);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    await expect.poll(() => said.join("\n")).toContain(path);
    const home = page.getByRole("link", { name: link });
    await expect(home).toHaveAttribute("href", at(locale, "/"));
    await home.click();
    await expect(page).toHaveURL(at(locale, "/"));
    await expect(page.locator("main h1")).toBeVisible();
    await expect(page).not.toHaveTitle(new RegExp(title));
  });
}

for (const locale of locales) {
  test(`A13: a bare unknown path is in the visitor's language (${locale})`, {
    tag: "@deep",
  }, async ({ knownWindow, allow }) => {
    allow("404 /de/tours");
    const page = await knownWindow({ locale });
    await page.goto("/de/tours");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words[locale].title);
    await expect(page.getByRole("link", { name: words[locale].link })).toHaveAttribute("href", "/");
  });
}

for (const locale of locales) {
  test(`A14: a page whose data request gets 500 is loaded in full (${locale})`, {
    tag: "@deep",
  }, async ({ page, allow }) => {
    allow(`500 ${at(locale, "/tours")}.data`);
    await page.goto(at(locale, "/about"));
    await page.route(/\/tours\.data/, (route) =>
      route.fulfill({ status: 500, contentType: "text/plain", body: "broken" }),
    );
    await page
      .getByRole("banner")
      .locator(`nav a[href="${at(locale, "/tours")}"]`)
      .click();
    await expect(page.locator("main h1")).toHaveText(say(locale, "tours.title"));
    await expect(page).toHaveURL(at(locale, "/tours"));
    await expect(page.getByRole("banner").locator("nav a")).toHaveText(
      navigation.map(([, label]) => say(locale, label)),
    );
  });
}
