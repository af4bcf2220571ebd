import { expect, test } from "./fixtures.ts";
import { readHead } from "./head.ts";
import { nasty } from "./hostile-texts.ts";
import { at, inOne, type Locale, say } from "./pages.ts";

// Two concurrent searches per IP address are allowed, and all tests share one.
test.describe.configure({ mode: "default" });

/** Terms of a tour, a destination and a post, without and with accents. */
const asked: Record<Locale, [typed: string, written: RegExp]> = {
  es: ["arbol", /árbol/i],
  en: ["zambezi", /Zambezi/],
  fr: ["zambeze", /Zambèze/],
};

for (const locale of inOne("fr")) {
  test(`J11: terms without accents find tours, destinations and posts (${locale})`, async ({
    page,
  }) => {
    await page.goto(at(locale, "/blog"));
    const field = page.getByRole("searchbox", { name: say(locale, "search.label") });
    const [typed, written] = asked[locale];
    await field.fill(typed);
    await field.press("Enter");
    await expect(page).toHaveURL(`${at(locale, "/search")}?q=${typed}`);
    const results = page.getByRole("main").getByRole("list").getByRole("listitem");
    await expect(page.getByRole("main").getByRole("status")).toHaveText(/[1-9]/);
    await expect(results.locator("mark").filter({ hasText: written }).first()).toBeVisible();
    const first = results.first().getByRole("link").first();
    const title = (await first.textContent()) ?? "?";
    await first.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title.trim());
    await expect(page).toHaveURL(new RegExp(`${at(locale, "")}/(tours|destinations|blog)/`));
  });
}

const elephants = { es: "elefantes", en: "elephants", fr: "éléphants" };

for (const locale of inOne("es")) {
  test(`J11, A15: without JavaScript a search shows results, their number and the query (${locale})`, async ({
    knownWindow,
  }) => {
    const page = await knownWindow({ javaScriptEnabled: false });
    await page.goto(at(locale, "/search"));
    const field = page.getByRole("searchbox", { name: say(locale, "search.label") });
    await field.fill(elephants[locale]);
    await field.press("Enter");
    await expect(field).toHaveValue(elephants[locale]);
    const count = (await page.getByRole("main").getByRole("status").textContent()) ?? "";
    expect(Number.parseInt(count, 10)).toBeGreaterThan(2);
    await field.fill("xyzzyq");
    await field.press("Enter");
    await expect(page.getByText(say(locale, "search.none"))).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("link", { name: say(locale, "search.tours") })
      .click();
    await expect(page).toHaveURL(at(locale, "/tours"));
  });
}

for (const locale of inOne("en")) {
  test(`J11: a misspelled word finds similar ones, which the page says and marks (${locale})`, async ({
    page,
  }) => {
    await page.goto(`${at(locale, "/search")}?q=okawango`);
    const status = page.getByRole("main").getByRole("status");
    await expect(status).toContainText(say(locale, "search.similar"));
    const title = page.getByRole("heading", { level: 2 }).first();
    await expect(title.locator("mark")).toHaveText("Okavango");
    await page.goto(`${at(locale, "/search")}?q=okavango`);
    await expect(status).not.toContainText(say(locale, "search.similar"));
  });
}

test("J11: hostile queries cause no server error, are escaped, and the page is not indexed", {
  tag: "@deep",
}, async ({ page, request }) => {
  const questions = {
    ...nasty,
    "10,000 letters": "a".repeat(10_000),
    "a thousand words": "ñu ".repeat(1000),
    wildcards: "%_%*?",
    quotes: `"a" 'b' «c» \\`,
    operators: "a & | ! <-> :* ( )",
    nothing: "   ",
    "control characters": "a\u0000b\u0007c\u2028d",
    "half a character": "\ud83d",
    "zero width": "\u200b\u200d\ufeff",
    combining: `e${"\u0301".repeat(80)}`,
  };
  for (const [what, q] of Object.entries(questions)) {
    // Browsers do not send lone surrogates.
    const query = new URLSearchParams({ q: q.toWellFormed() });
    for (const path of [`/en/search?${query}`, `/search.data?${query}`]) {
      const answer = await request.get(path);
      expect(answer.status(), `${what} ${path.slice(0, 12)}`).toBeLessThan(500);
    }
    const answer = await request.get(`/en/search?${query}`);
    const html = await answer.text();
    expect(answer.status(), what).toBe(200);
    expect(html.length, what).toBeLessThan(250_000);
    expect(readHead(html).meta.robots, what).toBe("noindex");
    expect(html, what).not.toContain('<script>alert("x")');
  }
  for (const query of [
    "q=%",
    "q=%E0%A4%A",
    "q=a&q=b",
    "q[]=a",
    "q=a&page=999999999",
    "q=a&page=-1",
  ]) {
    const answer = await request.get(`/fr/search?${query}`);
    expect(answer.status(), query).toBeLessThan(500);
  }

  await page.goto(`/en/search?${new URLSearchParams({ q: nasty.HTML })}`);
  await expect(page.getByRole("searchbox")).toHaveValue(nasty.HTML);
  await page.goto(`/en/search?${new URLSearchParams({ q: "a".repeat(10_000) })}`);
  await expect(page.getByText(say("en", "search.long"))).toBeVisible();
  for (const q of ["%", "_", "*"]) {
    await page.goto(`/en/search?${new URLSearchParams({ q })}`);
    await expect(page.getByText(say("en", "search.none"))).toBeVisible();
  }
});
