import { expect, test } from "./fixtures.ts";
import { readHead } from "./head.ts";
import { aPost, at, inOne, say } from "./pages.ts";

for (const locale of inOne("fr")) {
  test(`A6: URLs in the head exist; the title follows client navigation (${locale})`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.goto(at(locale, "/"));
    for (const [path, key] of [
      ["/about", "about.meta.title"],
      ["/contact", "contact.meta.title"],
    ] as const) {
      await page
        .getByRole("banner")
        .locator(`nav a[href="${at(locale, path)}"]`)
        .click();
      await expect(page).toHaveTitle(`${say(locale, key)} | Tsamma Safaris`);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
        "href",
        baseURL + at(locale, path),
      );
      await expect(page.locator("meta[name=description]")).toHaveCount(1);
    }
    for (const picture of ["/og-image.jpg", "/favicon.svg", "/site.webmanifest"]) {
      expect((await request.get(picture)).status(), picture).toBe(200);
    }
    const post = readHead(await (await request.get(at(locale, aPost))).text());
    const picture = await request.get(post.meta["og:image"] ?? "");
    expect(picture.headers()["content-type"]).toMatch(/^image\//);
  });
}

test("A6, E6: structured data is sent once, stays after hydration, and is removed with its page", async ({
  page,
  request,
}) => {
  const path = "/en/tours/el-delta-en-mokoro";
  const html = await (await request.get(path)).text();
  const scripts = page.locator('script[type="application/ld+json"]');
  const [inDocument, asData] = html.split("streamController.enqueue");
  expect(inDocument).toContain("priceCurrency");
  expect(asData).not.toContain("priceCurrency");

  await page.goto(path);
  const { structured } = readHead(html);
  const texts = await scripts.allTextContents();
  expect(texts.map((text) => JSON.parse(text))).toEqual(structured);
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/en/about");
  await expect(page.locator("main h1")).toHaveText(say("en", "about.title"));
  await expect(scripts).toHaveCount(0);
});
