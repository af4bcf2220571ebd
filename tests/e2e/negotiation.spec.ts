import { expect, test } from "./fixtures.ts";
import { type Locale, say } from "./pages.ts";

const browsers: [string, Locale][] = [
  ["de-DE", "es"],
  ["fr-CA", "fr"],
  ["en-ZA", "en"],
  ["es-419", "es"],
];

for (const [tag, expected] of browsers) {
  test(`A8: a browser in ${tag} gets ${expected}`, {
    tag: tag === "fr-CA" ? [] : "@deep",
  }, async ({ newVisitor }) => {
    const page = await newVisitor({ locale: tag });
    await page.goto("/about");
    await expect(page.locator("html")).toHaveAttribute("lang", expected);
    await expect(page.locator("main h1")).toHaveText(say(expected, "about.title"));
    // Nothing was chosen, so nothing is stored.
    expect(await page.evaluate(() => localStorage.getItem("language"))).toBeNull();
    expect(await page.context().cookies()).toEqual([]);
  });
}

test("A8: a saved language restores a lost cookie", {
  tag: "@deep",
}, async ({ newVisitor }) => {
  const page = await newVisitor({ locale: "en-US" });
  await page.addInitScript(() => localStorage.setItem("language", "fr"));
  await page.goto("/about");
  await expect(page.locator("main h1")).toHaveText(say("fr", "about.title"));
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page).toHaveTitle(new RegExp(say("fr", "about.meta.title")));
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({ name: "language", value: "fr", sameSite: "Lax", path: "/" });
  // The next document is rendered in French.
  const html = await (await page.request.get("/about")).text();
  expect(html).toContain('<html lang="fr"');
});

test("A8: an unsupported saved language is ignored", { tag: "@deep" }, async ({ newVisitor }) => {
  const page = await newVisitor({ locale: "fr-FR" });
  await page.addInitScript(() => localStorage.setItem("language", "<b>de"));
  await page.goto("/about");
  await expect(page.locator("main h1")).toHaveText(say("fr", "about.title"));
  await expect(page.getByRole("banner")).toContainText("FR");
});

test("A8: the page works with blocked storage", { tag: "@deep" }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto("/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Español" }).click();
  await expect(page.locator("main h1")).toHaveText(say("es", "about.title"));
  await page.getByRole("contentinfo").getByRole("button", { name: "Oscuro" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
