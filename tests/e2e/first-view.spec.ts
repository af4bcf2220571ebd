import { expect, test } from "./fixtures";
import { locales } from "./pages";

test("A15: one answer is enough for the first paint, and scripts come behind it", async ({
  request,
}) => {
  for (const path of ["/es", "/en/tours", "/fr/blog", "/en/contact", "/es/no-such-page"]) {
    const html = await (await request.get(path)).text();
    const head = html.slice(0, html.indexOf("</head>"));
    expect(head, path).not.toContain('rel="stylesheet"');
    expect(head.match(/<style/g), path).toHaveLength(1);
    expect(html, path).not.toContain('<link rel="modulepreload"');
    // What the first paint waits for is there, once.
    for (const [, id] of head.matchAll(/<link rel="expect" href="#([a-z-]+)"/g)) {
      expect(html.split(` id="${id}"`), `${path} #${id}`).toHaveLength(2);
    }
    expect(head, path).toContain('rel="expect" href="#site-nav" blocking="render"');
  }
});

test("A15: a page whose scripts never come can be read and walked through", async ({
  newVisitor,
  baseURL,
}) => {
  const visitor = await newVisitor({ baseURL });
  await visitor.route("**/*.js", () => {});
  for (const locale of locales) {
    await visitor.goto(`/${locale}`, { waitUntil: "commit" });
    await expect(visitor.locator("h1")).toBeVisible();
    await visitor.locator(`.hero__cta a[href="/${locale}/tours"]`).click();
    await expect(visitor).toHaveURL(`/${locale}/tours`);
    await expect(visitor.locator("h1")).toBeVisible();
  }
});

test("E7: the sentence above the tours says what the tours say", async ({ page }) => {
  await page.goto("/en/tours");
  const facts = await page.locator(".facts dd").allTextContents();
  const numbers = (fit: RegExp) =>
    facts
      .flatMap((fact) => fact.match(fit)?.[1] ?? [])
      .map((text) => Number(text.replace(",", "")));
  const days = numbers(/^(\d+) days/);
  const prices = numbers(/^\$([\d,]+)/);
  expect(days.length).toBeGreaterThan(2);
  const said = page.locator("#masthead p");
  await expect(said).toContainText(`${Math.min(...days)}–${Math.max(...days)} days`);
  await expect(said).toContainText(
    `from $${Math.min(...prices).toLocaleString("en-US")} per person`,
  );
});
