import { expect, test } from "vitest";
import { openDatabase, rowsOf } from "../e2e/database.ts";
import { readHead } from "../e2e/head.ts";
import { at, locales, say } from "../e2e/pages.ts";
import { readPdf } from "../support/read-pdf.ts";
import { ask, cornersUrl, documentOf, sampleOf, siteUrl } from "./site.ts";

const kinds = [
  { list: "/tours", table: "tours", type: "TouristTrip" },
  { list: "/destinations", table: "destinations", type: "TouristDestination" },
] as const;

for (const { list, table, type } of kinds) {
  test(`J1: active entries of ${list} have a complete head in each language, and are in the sitemap`, async () => {
    const rows = await rowsOf(openDatabase().from(table).select().eq("is_active", true));
    expect(rows.length).toBeGreaterThanOrEqual(6);
    const { html: map } = await documentOf("/sitemap.xml");
    const descriptions = new Set<string>();
    const sample = sampleOf(rows, 2);
    for (const row of rows)
      for (const prefix of ["", ...locales.map((locale) => `/${locale}`)])
        expect(map).toContain(`"${siteUrl()}${prefix}${list}/${row.slug}"`);
    for (const row of sample) {
      const path = `${list}/${row.slug}`;
      for (const address of [path, ...locales.map((locale) => at(locale, path))]) {
        const locale = locales.find((code) => address.startsWith(`/${code}/`));
        const language = locale ?? "en";
        const answer = await ask(address, { headers: { "accept-language": "en" } });
        expect(answer.status, address).toBe(200);
        const head = readHead(await answer.text());
        const name = (language === "es" ? row.name : row[`name_${language}`]) ?? "?";
        expect(head.title, address).toEqual([expect.stringContaining(name.slice(0, 38))]);
        expect(head.canonical, address).toEqual([siteUrl() + address]);
        expect(Object.keys(head.alternates).toSorted(), address).toEqual(
          [...locales, "x-default"].toSorted(),
        );
        expect(head.alternates["x-default"], address).toBe(siteUrl() + path);
        for (const code of locales)
          expect(head.alternates[code], address).toBe(siteUrl() + at(code, path));
        expect(head.meta.robots, address).toBeUndefined();
        expect(head.meta["og:url"], address).toBe(siteUrl() + address);
        expect(head.meta["og:image"], address).toContain(`${siteUrl()}/share/`);
        expect(
          head.structured.flatMap((data) => data["@type"]),
          address,
        ).toEqual(expect.arrayContaining([type, "BreadcrumbList"]));
        if (locale) descriptions.add(head.meta.description ?? "");
      }
    }
    expect(descriptions.size).toBe(sample.length * locales.length);
  });
}

test("F5: an unknown post or a draft redirects to the blog in the same language", async () => {
  for (const prefix of ["", ...locales.map((locale) => `/${locale}`)]) {
    const unknown = await ask(`${prefix}/blog/no-such-post`);
    expect([unknown.status, unknown.headers.get("location")]).toEqual([302, `${prefix}/blog`]);
    const draft = await ask(`${prefix}/blog/borrador`, {}, cornersUrl());
    expect([draft.status, draft.headers.get("location")]).toEqual([302, `${prefix}/blog`]);
  }
});

test("B3, F5: inactive tours and drafts are neither on the home page nor in the blog", async () => {
  for (const [path, shown, hidden] of [
    ["/es", "Zambeze &amp; Chobe: ¿50 %?", "inactivo"],
    ["/es/blog", "De noche", "Borrador secreto"],
  ] as const) {
    const html = await (await ask(path, {}, cornersUrl())).text();
    expect(html).toContain(shown);
    expect(html).not.toContain(hidden);
  }
});

test("J11: other spellings of a category redirect to its canonical URL; an unknown one is 404", async () => {
  const spelled = await ask("/fr/blog/tag/NAMIBIA?x=1");
  expect([spelled.status, spelled.headers.get("location")]).toEqual([
    301,
    "/fr/blog/tag/namibie?x=1",
  ]);
  for (const odd of ["nada", "%F0%9F%A6%92", "%00", "x".repeat(5000), "..%2f..", "'%20or%201=1"])
    for (const kind of ["tag", "category"]) {
      const answer = await ask(`/en/blog/${kind}/${odd}`);
      expect(answer.status, odd.slice(0, 20)).toBe(404);
    }
  expect((await documentOf("/es/blog/tag/nada")).html).toContain(say("es", "lost.title"));
});

test("J6: filtered lists are not indexed, and have no canonical address", async () => {
  for (const query of [
    "country=NA",
    "country=NA&month=5",
    "price=1",
    "style=nothing",
    "country=NA&page=2",
  ]) {
    for (const prefix of ["/fr", ""]) {
      const head = readHead((await documentOf(`${prefix}/tours?${query}`)).html);
      expect(head.meta.robots, query).toBe("noindex");
      expect(head.canonical, query).toEqual([]);
      expect(head.alternates, query).toEqual({});
      expect(JSON.stringify(head.structured), query).not.toContain('ItemList"');
    }
  }
  const all = readHead((await documentOf("/fr/tours")).html);
  expect(all.meta.robots).toBeUndefined();
  expect(JSON.stringify(all.structured)).toContain('ItemList"');
});

const brochure = "/tours/el-sur-del-namib-y-el-fish-river.pdf";
const pdfOf = async (response: Response) => readPdf(Buffer.from(await response.arrayBuffer()));

test("J5: a bare brochure URL answers in the visitor's language, and 404 without a tour", async () => {
  const french = await ask(brochure, { headers: { "accept-language": "fr" } });
  expect(french.status).toBe(200);
  // The response varies by language, also if it is cached.
  for (const response of [french, await ask(brochure)])
    expect(response.headers.get("vary")).toBe("Cookie, Accept-Language");
  expect((await ask(`/fr${brochure}`)).headers.get("vary")).toBeNull();
  expect(french.headers.get("content-type")).toBe("application/pdf");
  expect((await pdfOf(french)).language).toMatch(/^fr/);
  for (const odd of ["nada", "%00", "x".repeat(3000), "..%2f..%2fetc%2fpasswd", "<b>"])
    expect((await ask(`/en/tours/${odd}.pdf`)).status, odd).toBe(404);
  expect((await ask("/en/tours/inactivo.pdf", {}, cornersUrl())).status).toBe(404);
  // Also a tour without pictures, days and prices has a brochure.
  const bare = await pdfOf(await ask("/fr/tours/sin-traducir.pdf", {}, cornersUrl()));
  expect(bare.pages.join(" ")).toContain("Tour sin traducir");
});
