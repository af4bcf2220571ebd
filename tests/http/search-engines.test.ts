import { expect, test } from "vitest";
import { readHead } from "../e2e/head.ts";
import { locales } from "../e2e/pages.ts";
import { ask, documentOf, siteUrl } from "./site.ts";

const slug = "el-sur-del-namib-y-el-fish-river";

const locationOf = async (path: string) => {
  const { status, headers } = await ask(path);
  return [status, headers.get("location")];
};

test("A16: another spelling of a page redirects to it in one hop, with its query", async () => {
  for (const [path, target] of [
    ["/TOURS/?utm_source=x", "/tours?utm_source=x"],
    ["/EN/About", "/en/about"],
    ["/fr/", "/fr"],
    [`/es/Tours/${slug.toUpperCase()}/?gclid=1`, `/es/tours/${slug}?gclid=1`],
    [`/es/tours/${slug}.PDF`, `/es/tours/${slug}.pdf`],
    ["/Sitemap.xml", "/sitemap.xml"],
  ] as const) {
    expect(await locationOf(path), path).toEqual([308, target]);
    expect((await ask(target)).status, target).toBe(200);
  }
  expect(await locationOf(`/Tours/?Tour=1&tour=${slug}&a=1`)).toEqual([
    301,
    `/tours/${slug}?Tour=1&a=1`,
  ]);
  expect(await locationOf("/en/Blog/Tag/NAMIBIA/?x=1")).toEqual([301, "/en/blog/tag/namibia?x=1"]);
  expect((await ask("/en/Tours/no-such-tour/")).status).toBe(404);
});

test("J2: a cached page's redirect keeps tracking parameters", async () => {
  expect(await locationOf("/en/blog/no-such-post?utm_source=x&gclid=1")).toEqual([
    302,
    "/en/blog?utm_source=x&gclid=1",
  ]);
});

test("A16: a path that looks like a host is no redirect to it", async () => {
  for (const path of ["//evil.example", "//evil.example/tours/", "/%5Cevil.example/", "///tours"]) {
    const { headers } = await ask(path);
    expect(headers.get("location") ?? "/", path).toMatch(/^\/(?![/\\])/);
  }
});

test("A16: each page is Markdown for clients that prefer it, with the data of the page", async () => {
  for (const path of ["", "/tours", `/tours/${slug}`, "/blog", "/contact", "/privacy", "/about"])
    for (const locale of locales) {
      const address = `/${locale}${path}`;
      const answer = await ask(address, { headers: { accept: "text/markdown, text/html;q=0.5" } });
      const { headers } = answer;
      const text = await answer.text();
      const { html } = await documentOf(address);
      const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]+>/g, " ") ?? "";
      expect(headers.get("content-type"), address).toBe("text/markdown; charset=utf-8");
      expect(headers.get("content-language"), address).toBe(locale);
      expect(headers.get("vary"), address).toContain("Accept, Accept-Encoding");
      expect(text, address).toMatch(/^# \S/m);
      expect(text, address).toContain(heading.trim().split(/\s+/)[0]);
      expect(text, address).not.toMatch(/<(?:div|script|p|span)\b/);
    }
  const tour = await ask(`/en/tours/${slug}`, { headers: { accept: "text/markdown" } });
  const text = await tour.text();
  const { lowPrice } = readHead((await documentOf(`/en/tours/${slug}`)).html)
    .structured.map((data) => data.offers as { lowPrice?: number } | undefined)
    .find((offers) => offers?.lowPrice) ?? { lowPrice: 0 };
  expect(text).toContain(`$${lowPrice?.toLocaleString("en")}`);
  expect(text).toContain("| Season |");
});

test("A16: Markdown has an ETag of its own, and browsers get HTML", async () => {
  const markdown = await ask("/en/about", { headers: { accept: "text/markdown" } });
  const etag = markdown.headers.get("etag") ?? "";
  const again = { accept: "text/markdown", "if-none-match": etag };
  expect((await ask("/en/about", { headers: again })).status).toBe(304);
  const html = await ask("/en/about", {
    headers: { accept: "text/html,*/*;q=0.8", "if-none-match": etag },
  });
  expect(html.status).toBe(200);
  expect(html.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(html.headers.get("vary")).toContain("Accept,");
  const missing = await ask("/en/nothing", { headers: { accept: "text/markdown" } });
  expect(missing.status).toBe(404);
  expect(await missing.text()).toMatch(/^# Page Not Found/);
});

test("A16: llms.txt names pages and entries in each language, whose addresses exist", async () => {
  for (const locale of locales) {
    const answer = await ask(`/${locale}/llms.txt`);
    expect(answer.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    const text = await answer.text();
    expect(text).toMatch(/^# .+\n\n> .+\n/);
    expect(text).toContain(`(${siteUrl()}/${locale}/tours/${slug}): `);
    expect(text).not.toContain("](/");
  }
  const french = await ask("/llms.txt", { headers: { "accept-language": "de, fr;q=0.5" } });
  expect(french.headers.get("content-language")).toBe("fr");
  expect(french.headers.get("vary")).toContain("Accept-Language");
  const links = [...(await french.text()).matchAll(/\]\((.*?)\)/g)].map(([, url = ""]) => url);
  for (const url of links.slice(0, 8))
    expect((await ask(url.slice(siteUrl().length))).status, url).toBe(200);
});

test("A16: security.txt names a contact and a time within a year (RFC 9116)", async () => {
  const answer = await ask("/.well-known/security.txt");
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now() + 30 * 86_400_000);
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
  expect(text).toContain(`Canonical: ${siteUrl()}/.well-known/security.txt`);
  expect(text).toMatch(/^Preferred-Languages: es, en, fr$/m);
});
