import { expect, test } from "vitest";
import { readHead } from "../e2e/head.ts";
import { aPost, at, type Locale, locales, publicPages } from "../e2e/pages.ts";
import { validateStructuredData } from "../support/structured-data.ts";
import { ask, documentOf, siteUrl } from "./site.ts";

const territories: Record<Locale, string> = { es: "es_ES", en: "en_US", fr: "fr_FR" };
const defaultKeywords =
  "African safari tours, Namibia, Botswana, Victoria Falls, Kruger, South Africa wildlife, camping, lodges, custom tours, multilingual guides";

/** These have share pictures of their own. */
const ofEntry = /^\/[^/]+\/[^/]+$/;

test.for(locales)("A6: each page's document has a complete head (%s)", async (locale) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of publicPages) {
    const alternates = {
      ...Object.fromEntries(locales.map((code) => [code, siteUrl() + at(code, path)])),
      "x-default": siteUrl() + path,
    };
    for (const address of [at(locale, path), path]) {
      const answer = await ask(`${address}?utm_source=x&tour=%3Cb%3E`, {
        headers: { "accept-language": locale },
      });
      expect(answer.status, address).toBe(200);
      const head = readHead(await answer.text());

      expect(head.title, address).toHaveLength(1);
      expect(head.meta.description?.length, address).toBeGreaterThan(40);
      expect(head.meta.keywords, address).toMatch(/\p{L}{3}, \p{L}{3}/u);
      if (locale === "en" && path !== aPost) expect(head.meta.keywords).toBe(defaultKeywords);

      // Origin and path only, whatever the query is. The search is not indexed.
      const isIndexed = path !== "/search";
      expect(head.canonical, address).toEqual(isIndexed ? [siteUrl() + address] : []);
      expect(head.alternates, address).toEqual(isIndexed ? alternates : {});

      const title = head.meta["og:title"] ?? "";
      const named = `${title} | Tsamma Safaris`;
      // The home page's title contains the name.
      const isNamed = path !== "/" && named.length <= 65;
      expect(head.title[0], address).toBe(isNamed ? named : title);
      if (path === "/") expect(title, address).toContain("Tsamma Safaris");
      expect(head.meta["og:description"], address).toBe(head.meta.description);
      expect(head.meta["og:url"], address).toBe(siteUrl() + address);
      expect(head.meta["og:type"], address).toBe(path === aPost ? "article" : "website");
      expect(head.meta["og:locale"], address).toBe(territories[locale]);
      expect(head.meta["og:site_name"], address).toBe("Tsamma Safaris");
      if (!ofEntry.test(path)) expect(head.meta["og:image"]).toBe(`${siteUrl()}/og-image.jpg`);
      expect(head.meta["og:image"], address).toMatch(new RegExp(`^${siteUrl()}/`));
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

test("A6: the canonical URL keeps only the page number of the query", async () => {
  const head = readHead((await documentOf("/en/blog?page=2&utm_source=x")).html);
  expect(head.canonical).toEqual([`${siteUrl()}/en/blog?page=2`]);
  expect(head.alternates.fr).toBe(`${siteUrl()}/fr/blog?page=2`);
});

test("C4, E6, G9: structured data of the company, its tours and its contact page", async () => {
  for (const locale of locales) {
    const read = async (path: string) =>
      readHead((await documentOf(at(locale, path))).html).structured;

    const about = JSON.stringify(await read("/about"));
    expect(about).toContain('"TravelAgency"');
    expect(about).toContain('"foundingDate":"2010"');
    expect(about).toMatch(/14 (años|years|ans)/);

    const contact = JSON.stringify(await read("/contact"));
    expect(contact).toContain('"ContactPage"');
    expect(contact).toContain('"TravelAgency"');
    expect(contact).toContain('"OpeningHoursSpecification"');

    const tours = JSON.stringify(await read("/tours"));
    expect(tours).not.toContain("Product");
    const listed = [...tours.matchAll(/"@type":"ListItem".{1,200}?"url":"(.*?)"/g)];
    expect(listed.length).toBeGreaterThanOrEqual(8);
    const [tourUrl = ""] = listed.map(([, url = ""]) => url.slice(siteUrl().length + 3));
    const tour = JSON.stringify(await read(tourUrl));
    expect(tour.match(/"@type":\["TouristTrip","Product"\]/g)).toHaveLength(1);
    expect(tour).toMatch(/"duration":"P\d+D"/);
    expect(tour).toContain('"@type":"AggregateOffer"');
    expect(tour).toContain('"priceCurrency":"USD"');
    expect(tour).toMatch(/"lowPrice":\d+/);

    expect(JSON.stringify(await read("/destinations"))).toContain('"ListItem"');
    const post = JSON.stringify(await read(aPost));
    expect(post).toContain('"BlogPosting"');
    expect(post).toContain('"BreadcrumbList"');
  }
});

test("A6, E6: the structured data of each page, checked against what search engines require, has no error", async () => {
  for (const path of publicPages) {
    const html = (await documentOf(at("en", path))).html;
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

test("E6: the description of tours mentions 12-14 days, $5,850pp and groups of 2-10", async () => {
  const head = readHead((await documentOf("/en/tours")).html);
  expect(head.meta.description).toContain("12-14 day tours from $5,850pp");
  expect(head.meta.description).toContain("groups of 2-10");
  for (const locale of ["es", "fr"] as const) {
    const other = readHead((await documentOf(at(locale, "/tours"))).html);
    expect(other.meta.description).toMatch(/12 (a|à) 14/);
    expect(other.meta.description).toMatch(/5\s?850/);
    expect(other.meta.description).toMatch(/2 (a|à) 10/);
  }
});
