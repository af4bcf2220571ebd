import { validateStructuredData } from "../support/structured-data.ts";
import { expect, test } from "./fixtures.ts";
import { readHead } from "./head.ts";
import { aPost, at, inEach, inOne, type Locale, locales, publicPages, say } from "./pages.ts";

const territories: Record<Locale, string> = { es: "es_ES", en: "en_US", fr: "fr_FR" };
const defaultKeywords =
  "African safari tours, Namibia, Botswana, Victoria Falls, Kruger, South Africa wildlife, camping, lodges, custom tours, multilingual guides";

/** These have share pictures of their own. */
const ofEntry = /^\/(?:tours|destinations|blog)\/[^/]+$/;

for (const locale of inEach) {
  test(`A6: each page's document has a complete head (${locale})`, async ({ request, baseURL }) => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const path of publicPages) {
      const alternates = {
        ...Object.fromEntries(locales.map((code) => [code, baseURL + at(code, path)])),
        "x-default": baseURL + path,
      };
      for (const address of [at(locale, path), path]) {
        const answer = await request.get(`${address}?utm_source=x&tour=%3Cb%3E`, {
          headers: { "accept-language": locale },
        });
        expect(answer.status(), address).toBe(200);
        const head = readHead(await answer.text());

        expect(head.title, address).toHaveLength(1);
        expect(head.title[0], address).toContain("Tsamma Safaris");
        expect(head.meta.description?.length, address).toBeGreaterThan(40);
        expect(head.meta.keywords, address).toMatch(/\p{L}{3}, \p{L}{3}/u);
        if (locale === "en" && path !== aPost) expect(head.meta.keywords).toBe(defaultKeywords);

        // Origin and path only, whatever the query is.
        expect(head.canonical, address).toEqual([baseURL + address]);
        expect(head.alternates, address).toEqual(alternates);

        const title = head.meta["og:title"];
        expect([title, `${title} | Tsamma Safaris`], address).toContain(head.title[0]);
        expect(head.meta["og:description"], address).toBe(head.meta.description);
        expect(head.meta["og:url"], address).toBe(baseURL + address);
        expect(head.meta["og:type"], address).toBe(path === aPost ? "article" : "website");
        expect(head.meta["og:locale"], address).toBe(territories[locale]);
        expect(head.meta["og:site_name"], address).toBe("Tsamma Safaris");
        if (!ofEntry.test(path)) expect(head.meta["og:image"]).toBe(`${baseURL}/og-image.jpg`);
        expect(head.meta["og:image"], address).toMatch(new RegExp(`^${baseURL}/`));
        expect(head.meta["og:image:alt"], address).toMatch(/^\p{Lu}.{6}/u);
        expect(head.meta["twitter:card"], address).toBe("summary_large_image");
        expect(head.meta["twitter:title"], address).toBe(head.meta["og:title"]);
        expect(head.meta["twitter:description"], address).toBe(head.meta.description);
        expect(head.meta["twitter:image"], address).toBe(head.meta["og:image"]);

        // Search results are not indexed.
        if (path !== "/search") expect(head.structured.length, address).toBeGreaterThan(0);
        for (const data of head.structured) expect(data["@context"]).toBe("https://schema.org");

        if (address === path) continue;
        titles.add(head.title[0] ?? "");
        descriptions.add(head.meta.description ?? "");
      }
    }
    expect(titles.size).toBe(publicPages.length);
    expect(descriptions.size).toBe(publicPages.length);
  });
}

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

test("A6: the canonical URL keeps only the page number of the query", async ({
  request,
  baseURL,
}) => {
  const head = readHead(await (await request.get("/en/blog?page=2&utm_source=x")).text());
  expect(head.canonical).toEqual([`${baseURL}/en/blog?page=2`]);
  expect(head.alternates.fr).toBe(`${baseURL}/fr/blog?page=2`);
});

test("C4, E6, G9: structured data of the company, its tours and its contact page", async ({
  request,
}) => {
  for (const locale of locales) {
    const read = async (path: string) =>
      readHead(await (await request.get(at(locale, path))).text()).structured;

    const about = JSON.stringify(await read("/about"));
    expect(about).toContain('"TravelAgency"');
    expect(about).toContain('"foundingDate":"2010"');
    expect(about).toMatch(/14 (años|years|ans)/);

    const contact = JSON.stringify(await read("/contact"));
    expect(contact).toContain('"ContactPage"');
    expect(contact).toContain('"TravelAgency"');
    expect(contact).toContain('"OpeningHoursSpecification"');

    const tours = JSON.stringify(await read("/tours"));
    const trips = tours.match(/"@type":\["TouristTrip","Product"\]/g) ?? [];
    expect(trips.length).toBeGreaterThanOrEqual(8);
    expect(tours.match(/"duration":"P\d+D"/g)).toHaveLength(trips.length);
    expect(tours.match(/"priceCurrency":"USD"/g)).toHaveLength(trips.length);
    expect(tours).toMatch(/"price":\d+/);

    expect(JSON.stringify(await read("/destinations"))).toContain('"TouristDestination"');
    const post = JSON.stringify(await read(aPost));
    expect(post).toContain('"BlogPosting"');
    expect(post).toContain('"BreadcrumbList"');
  }
});

test("A6, E6: the structured data of each page, checked against what search engines require, has no error", async ({
  request,
}) => {
  for (const path of publicPages) {
    const html = await (await request.get(at("en", path))).text();
    const { types, errors } = await validateStructuredData(html);
    // Not indexed.
    if (path === "/search") continue;
    expect(types, path).not.toEqual([]);
    expect(errors, path).toEqual([]);
    const nameless = html.replaceAll('"name":', '"called":');
    if (types.includes("BreadcrumbList"))
      expect((await validateStructuredData(nameless)).errors, path).not.toEqual([]);
  }
});

test("A6, E6: structured data is sent once, stays after hydration, and is removed with its page", async ({
  page,
  request,
}) => {
  const html = await (await request.get("/en/tours")).text();
  expect(html.split("priceCurrency").length).toBeGreaterThan(2);
  const scripts = page.locator('script[type="application/ld+json"]');
  const [inDocument, asData] = html.split("streamController.enqueue");
  expect(inDocument).toContain("priceCurrency");
  expect(asData).not.toContain("priceCurrency");

  await page.goto("/en/tours");
  const { structured } = readHead(html);
  const texts = await scripts.allTextContents();
  expect(texts.map((text) => JSON.parse(text))).toEqual(structured);
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/en/about");
  await expect(page.locator("main h1")).toHaveText(say("en", "about.title"));
  await expect(scripts).toHaveCount(0);
});

test("E6: the description of tours mentions 12-14 days, $5,850pp and groups of 2-10", async ({
  request,
}) => {
  const head = readHead(await (await request.get("/en/tours")).text());
  expect(head.meta.description).toContain("12-14 day tours from $5,850pp");
  expect(head.meta.description).toContain("groups of 2-10");
  for (const locale of ["es", "fr"] as const) {
    const other = readHead(await (await request.get(at(locale, "/tours"))).text());
    expect(other.meta.description).toMatch(/12 (a|à) 14/);
    expect(other.meta.description).toMatch(/5[.\u00a0\u202f ]850/);
    expect(other.meta.description).toMatch(/2 (a|à) 10/);
  }
});

test("A6: a document contains no React-only attributes", async ({ request }) => {
  for (const path of ["/es", "/nothing", "/admin/login"]) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain("</html>");
    expect(html, path).not.toMatch(/suppressHydrationWarning|dangerouslySetInnerHTML/);
  }
});
