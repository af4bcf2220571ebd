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

const headers: [string | undefined, Locale][] = [
  [undefined, "es"],
  ["", "es"],
  ["*", "es"],
  ["de, it;q=0.9", "es"],
  ["fr-CA", "fr"],
  ["en-GB,en;q=0.9,fr;q=0.8", "en"],
  ["de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7", "en"],
  ["en;q=0.2, fr;q=0.9, es;q=0.5", "fr"],
  ["EN-us", "en"],
];

test("A8: the server negotiates Accept-Language", async ({ baseURL }) => {
  for (const [header, expected] of headers) {
    const answer = await fetch(`${baseURL}/about`, {
      headers: { "accept-language": header ?? "" },
    });
    const html = await answer.text();
    expect(html, header).toContain(`<html lang="${expected}"`);
    expect(html, header).toContain(say(expected, "about.title"));
    expect(answer.headers.get("content-language"), header).toBe(expected);
    expect(answer.headers.get("vary"), header).toMatch(/Cookie/);
    expect(answer.headers.get("vary"), header).toMatch(/Accept-Language/);
  }
});

test("A8, A10: page, data and feed negotiate the same language", async ({ baseURL }) => {
  for (const path of ["/", "/_.data", "/tours", "/tours.data", "/rss.xml", "/nothing"]) {
    const { headers } = await fetch(baseURL + path, { headers: { "accept-language": "fr" } });
    expect(headers.get("content-language"), path).toBe("fr");
    expect(headers.get("vary"), path).toMatch(/Cookie, Accept-Language/);
  }
  for (const path of ["/en", "/en.data", "/en/tours", "/en/tours.data", "/en/rss.xml", "/en/no"]) {
    const { headers } = await fetch(baseURL + path, { headers: { "accept-language": "fr" } });
    expect(headers.get("content-language"), path).toBe("en");
    expect(headers.get("vary") ?? "", path).not.toMatch(/Cookie|Language/);
  }
});

test("A8: the cookie wins over Accept-Language; invalid values are ignored", async ({
  baseURL,
}) => {
  const cases: [string, Locale][] = [
    ["language=fr", "fr"],
    ["a=b; language=es; c=d", "es"],
    ["language=de", "en"],
    ["language=", "en"],
    ["notlanguage=fr", "en"],
  ];
  for (const [cookie, expected] of cases) {
    const answer = await fetch(`${baseURL}/about`, {
      headers: { "accept-language": "en", cookie },
    });
    expect(await answer.text(), cookie).toContain(`<html lang="${expected}"`);
  }
});

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

test("A8: the page works with blocked storage", async ({ page }) => {
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
